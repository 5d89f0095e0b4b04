import { useSession } from "@haul/platform";
import { type ColumnChoices, useColumnChoices } from "./column-choice";
import { useLatestParams } from "./latest-params";
import { useViews } from "./use-views";

type SetParams = ReturnType<typeof useLatestParams>[1];

/** A list's state: what the address says, and what is remembered of the person. `ListPage` takes both. */
export interface ListAddress {
  readonly params: URLSearchParams;
  readonly setParams: SetParams;
  readonly memory: {
    readonly choices: ColumnChoices;
    readonly onChoose: (view: string, keys: readonly string[] | null) => void;
    readonly views: ReturnType<typeof useViews>;
  };
}

/**
 * The address of a list and the person's choices for it. `list` is the list's name for good: choices and views are kept under it.
 *
 * ```tsx
 * const { params, setParams, memory } = useListAddress("loads");
 * <ListPage params={params} onParamsChange={setParams} memory={memory} … />
 * ```
 */
export function useListAddress(list: string): ListAddress {
  const [params, setParams] = useLatestParams();
  const userId = useSession()?.user_id ?? "";
  const [choices, onChoose] = useColumnChoices(list, userId);
  const views = useViews(list, userId);
  return { params, setParams, memory: { choices, onChoose, views } };
}
