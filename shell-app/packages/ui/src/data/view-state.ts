import { shownColumns, tidyChoice, type Column, type ColumnChoice } from "./columns";
import { SEARCH_PARAMETER, SORT_PARAMETER, parametersOf, type Filter } from "./filters";
import type { ListMemory, ListView, ReadyView } from "./list-memory";

/** The parameter that names the open view. */
export const VIEW_PARAMETER = "view";
/** Says that the list is open as it comes although a view is the default. */
const NO_VIEW = "all";

/** The list's own part of the address, written the same way regardless of order; drawers and tabs are left out. */
export function viewSearch(filters: readonly Filter[], params: URLSearchParams): string {
  const own = new URLSearchParams();
  for (const name of ownParameters(filters)) {
    const value = params.get(name);
    if (value) own.set(name, value);
  }
  return own.toString();
}

/** The address with a view open, or with none. */
export function withView(
  filters: readonly Filter[],
  params: URLSearchParams,
  view: Pick<ListView, "id" | "search"> | null,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...ownParameters(filters), VIEW_PARAMETER]) next.delete(name);
  if (view) {
    const kept = new URLSearchParams(view.search);
    for (const name of ownParameters(filters)) {
      const value = kept.get(name);
      if (value) next.set(name, value);
    }
  }
  next.set(VIEW_PARAMETER, view?.id ?? NO_VIEW);
  return next;
}

/** The address with a view that is no person's own: its search, and no view open. */
export function withReadyView(
  filters: readonly Filter[],
  params: URLSearchParams,
  { search }: Pick<ReadyView, "search">,
): URLSearchParams {
  return withView(filters, params, { id: NO_VIEW, search });
}

/** Whether the address leaves the list open, so that the default view may open. */
export function isPlain(filters: readonly Filter[], params: URLSearchParams): boolean {
  return !params.has(VIEW_PARAMETER) && viewSearch(filters, params) === "";
}

/** The address that shows a colleague the same rows: even without filters their own default view does not replace it. */
export function sharedSearch(filters: readonly Filter[], params: URLSearchParams): string {
  const shared = new URLSearchParams(params);
  if (isPlain(filters, params)) shared.set(VIEW_PARAMETER, NO_VIEW);
  return shared.toString();
}

/** The address without the word for "no view" where there is no default that it keeps away. */
export function settled(filters: readonly Filter[], params: URLSearchParams, hasDefault: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  if (next.get(VIEW_PARAMETER) === NO_VIEW && !hasDefault) next.delete(VIEW_PARAMETER);
  if (hasDefault && isPlain(filters, next)) next.set(VIEW_PARAMETER, NO_VIEW);
  return next;
}

/** The open view, the columns in effect, and whether either was changed since the view was kept. */
export interface ViewState {
  readonly view: ListView | null;
  readonly choice: ColumnChoice;
  readonly isChanged: boolean;
  /** The list's part of the address as it is now. */
  readonly search: string;
  /** The whole search of an address that shows a colleague the same rows. */
  readonly link: string;
}

export function viewState<Row>(
  memory: ListMemory | undefined,
  filters: readonly Filter[],
  columns: readonly Column<Row>[],
  params: URLSearchParams,
): ViewState {
  const id = params.get(VIEW_PARAMETER);
  const view = memory?.views.items?.find((one) => one.id === id) ?? null;
  const chosen = memory?.choices[view?.id ?? ""];
  const search = viewSearch(filters, params);
  return {
    view,
    choice: tidyChoice(columns, chosen ?? view?.columns ?? null),
    isChanged:
      view !== null && (chosen !== undefined || search !== viewSearch(filters, new URLSearchParams(view.search))),
    search,
    link: sharedSearch(filters, params),
  };
}

/** What this browser keeps of a choice: nothing where it is what the view, or the list, shows anyway. */
export function choiceToKeep<Row>(
  columns: readonly Column<Row>[],
  view: ListView | null,
  choice: ColumnChoice,
): ColumnChoice {
  const keys = (of: ColumnChoice) =>
    shownColumns(columns, of)
      .slice(1)
      .map((column) => column.key);
  const wanted = keys(choice);
  return wanted.join() === keys(view?.columns ?? null).join() ? null : wanted;
}

function ownParameters(filters: readonly Filter[]): string[] {
  return [SEARCH_PARAMETER, ...filters.flatMap(parametersOf), SORT_PARAMETER];
}
