import { useApiQuery, useCan, type ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { LEGAL_HOLD } from "../words";

export type LegalHold = ApiData<"/api/legal_holds/{legal_hold_id}", "get">;

export const holds = recordsAt("/api/legal_holds/{legal_hold_id}", {
  noun: LEGAL_HOLD,
  sort: "-begins_on",
  texts: ["record_kind", "record_id"],
  flags: ["is_in_force", "archived"],
  hasHistory: true,
  exports: "legal_holds",
});

/** The holds of a record that are in force. */
/** Nothing for people without the permission. */
export function useHoldsOn(record_id: string) {
  const enabled = useCan("legal_holds:read");
  return useApiQuery("/api/legal_holds", { params: { query: { record_id, is_in_force: true } } }, { enabled });
}
