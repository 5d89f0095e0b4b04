import { useApiQuery, useCan, type ApiData } from "@haul/platform";
import type { SelectOption } from "@haul/ui/forms";
import { trimmed } from "./decimal";

type FuelProgram = ApiData<"/api/quote_settings", "get">["fuel_programs"][number];

/** Who may see the programs. */
export const useMayReadPrograms = () => useCan("quotes:read");

/** The company's fuel programs; nothing for those who may not read them. */
export function useFuelPrograms(): readonly FuelProgram[] | undefined {
  const mayRead = useMayReadPrograms();
  return useApiQuery("/api/quote_settings", undefined, { enabled: mayRead }).data?.fuel_programs;
}

/** Programs to choose from, with their current rates. An archived one is offered only where it is `chosen`. */
export function programOptions(programs: readonly FuelProgram[], chosen?: string): SelectOption[] {
  return programs
    .filter(({ id, archived_at }) => archived_at === undefined || id === chosen)
    .map(({ id, name, current_rate }) => ({
      value: id,
      label:
        current_rate === undefined ? `${name} (no diesel price yet)` : `${name}: $${trimmed(current_rate)} per mile`,
    }));
}
