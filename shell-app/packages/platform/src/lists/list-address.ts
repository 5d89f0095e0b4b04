import { useSearchParams, useSession } from "@haul/platform";
import { useColumnChoices } from "./column-choice";

type SetParams = ReturnType<typeof useSearchParams>[1];

/** A list's state: what the address says, and what is remembered of the person. `ListPage` takes both. */
export interface ListAddress {
  readonly params: URLSearchParams;
  readonly setParams: SetParams;
  readonly memory: {
    readonly choice: readonly string[] | null;
    readonly onChoose: (keys: readonly string[] | null) => void;
  };
}

/**
 * The address of a list and the person's choices for it. `list` is the list's name for good: choices are kept under it.
 *
 * ```tsx
 * const { params, setParams, memory } = useListAddress("loads");
 * <ListPage params={params} onParamsChange={setParams} memory={memory} … />
 * ```
 */
export function useListAddress(list: string): ListAddress {
  const [params, setParams] = useSearchParams();
  const userId = useSession()?.user_id ?? "";
  const [choices, choose] = useColumnChoices(list, userId);
  const memory = { choice: choices[""] ?? null, onChoose: (keys: readonly string[] | null) => choose("", keys) };
  return { params, setParams, memory };
}
