import { useEffect } from "react";
import type { Column, ColumnChoice } from "./columns";
import type { FilterBarProps } from "./filter-bar";
import type { Filter } from "./filters";
import type { ListMemory, ListView } from "./list-memory";
import { choiceToKeep, isPlain, settled, viewState, withView } from "./view-state";

interface ListViewOptions<Row> extends Pick<FilterBarProps, "params" | "onParamsChange"> {
  memory: ListMemory | undefined;
  filters: readonly Filter[];
  columns: readonly Column<Row>[];
}

/** The open view of a list. One that comes without a word about its rows opens with the person's default. */
export function useListView<Row>({ memory, filters, columns, params, onParamsChange }: ListViewOptions<Row>) {
  const state = viewState(memory, filters, columns, params);
  const byDefault = memory?.views.items?.find((view) => view.is_own && view.is_default);

  const change: FilterBarProps["onParamsChange"] = (next, options) =>
    onParamsChange(settled(filters, next, byDefault !== undefined), options);

  const opensDefault = byDefault !== undefined && isPlain(filters, params);
  useEffect(() => {
    if (opensDefault) onParamsChange(withView(filters, params, byDefault), { replace: true });
  }, [opensDefault, byDefault, filters, params, onParamsChange]);

  return {
    state,
    change,
    open: (view: ListView | null) => {
      // As it was kept: what this browser changed of its columns goes.
      if (view) memory?.onChoose(view.id, null);
      change(withView(filters, params, view));
    },
    choose: (choice: ColumnChoice) => memory?.onChoose(state.view?.id ?? "", choiceToKeep(columns, state.view, choice)),
  };
}
