import { useEffect, useMemo } from "react";
import type { Column, ColumnChoice } from "./columns";
import type { FilterBarProps } from "./filter-bar";
import { withParameter, type Filter } from "./filters";
import { openGroup, type ListGroups } from "./group-tabs";
import type { ListMemory, ListView, ReadyView } from "./list-memory";
import { choiceToKeep, isPlain, settled, viewState, withReadyView, withView } from "./view-state";

interface ListViewOptions<Row> extends Pick<FilterBarProps, "params" | "onParamsChange"> {
  memory: ListMemory | undefined;
  filters: readonly Filter[];
  groups: ListGroups | undefined;
  columns: readonly Column<Row>[];
}

/** The open view of a list. One that comes without a word about its rows opens with the person's default. */
export function useListView<Row>(options: ListViewOptions<Row>) {
  const { memory, groups, columns, params, onParamsChange } = options;
  const filters = useKept(options.filters, groups?.name);
  const state = viewState(memory, filters, columns, params);
  const byDefault = memory?.views.items?.find((view) => view.is_own && view.is_default);

  const change: FilterBarProps["onParamsChange"] = (next, options) =>
    onParamsChange((current) => settled(filters, next(current), byDefault !== undefined), options);

  const opensDefault = byDefault !== undefined && isPlain(filters, params);
  useEffect(() => {
    if (!opensDefault) return;
    const open = (current: URLSearchParams) =>
      isPlain(filters, current) ? withView(filters, current, byDefault) : current;
    onParamsChange(open, { replace: true });
  }, [opensDefault, byDefault, filters, onParamsChange]);

  return {
    state,
    /** No view is open, and no group leaves rows out. */
    isAll: state.view === null && (groups === undefined || openGroup(groups, params) === groups.all),
    change,
    open: (view: ListView | null) => {
      // As it was kept: what this browser changed of its columns goes.
      if (view) memory?.onChoose(view.id, null);
      change((current) => {
        const opened = withView(filters, current, view);
        return view === null && groups ? withParameter(opened, groups.name, groups.all) : opened;
      });
    },
    openReady: (ready: ReadyView) => change((current) => withReadyView(filters, current, ready)),
    linkOf: (view: ListView) => withView(filters, params, view).toString(),
    choose: (choice: ColumnChoice) => memory?.onChoose(state.view?.id ?? "", choiceToKeep(columns, state.view, choice)),
  };
}

/** What a view keeps of the address: the filters, and the group. */
function useKept(filters: readonly Filter[], group: string | undefined): readonly Filter[] {
  return useMemo(
    () => (group === undefined ? filters : [...filters, { kind: "select", name: group, label: group, options: [] }]),
    [filters, group],
  );
}
