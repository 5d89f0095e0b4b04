import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { listAt } from "@haul/platform/lists";

const CHECKLIST = "/api/records/{record_kind}/{record_id}/compliance";

export type Checklist = ApiData<typeof CHECKLIST, "get">;
export type PaperLine = Checklist["lines"][number];
export type Paper = ApiData<"/api/compliance_items/{compliance_item_id}", "get">;
export type PaperKind = Checklist["record_kind"];
export type PaperType = ApiData<"/api/compliance_types", "get">["items"][number];
export type BoardRow = ApiData<"/api/compliance_board", "get">["items"][number];
export type BoardCell = BoardRow["cells"][number];

/** A driver, truck, trailer or carrier by its kind and id. */
export interface PaperSubject {
  readonly kind: PaperKind;
  readonly id: string;
}

export const pathOf = ({ kind, id }: PaperSubject) => ({ path: { record_kind: kind, record_id: id } });

/** As it is now, or as it stood at the end of a day. */
export const useChecklist = (subject: PaperSubject, as_of?: string) =>
  useApiQuery(CHECKLIST, { params: { ...pathOf(subject), ...(as_of === undefined ? {} : { query: { as_of } }) } });

/** All of a record's papers in one PDF. */
export const useOpenPaperFile = () => useApiMutation("post", `${CHECKLIST}/open`);

/** What shows papers, or follows from them. */
export const STALE_PAPERS = [
  CHECKLIST,
  "/api/compliance_board",
  "/api/compliance_items",
  "/api/drivers",
  "/api/drivers/{driver_id}",
  "/api/drivers/{driver_id}/history",
  "/api/trucks",
  "/api/trucks/{truck_id}",
  "/api/trucks/{truck_id}/history",
  "/api/trailers",
  "/api/trailers/{trailer_id}",
  "/api/trailers/{trailer_id}/history",
  "/api/motor_carriers",
  "/api/motor_carriers/{motor_carrier_id}",
  "/api/motor_carriers/{motor_carrier_id}/history",
] as const;
const stale = { invalidates: STALE_PAPERS };
export const useAddPaper = () =>
  useApiMutation("post", "/api/records/{record_kind}/{record_id}/compliance_items", stale);
export const useCorrectPaper = () => useApiMutation("patch", "/api/compliance_items/{compliance_item_id}", stale);
export const useArchivePaper = () =>
  useApiMutation("post", "/api/compliance_items/{compliance_item_id}/archive", stale);

export const usePaperTypes = () => useApiQuery("/api/compliance_types");
export const useChangeRules = () =>
  useApiMutation("patch", "/api/compliance_types/{item_type}", {
    invalidates: [...stale.invalidates, "/api/compliance_types"],
  });

/** A kind's records and how their papers stand. */
export const boardOf = (kind: PaperKind) =>
  listAt("/api/compliance_board", {
    list: `${kind}_papers`,
    sort: "name",
    open: kind,
    query: (params) => {
      const q = params.get("q");
      const terminal_id = params.get("terminal_id");
      const status = params.get("status");
      return {
        record_kind: kind,
        ...(q === null ? {} : { q }),
        ...(terminal_id === null ? {} : { terminal_id }),
        ...(status === null ? {} : { status: status.split(",") as BoardCell["status"][] }),
      };
    },
  });
