/** Patterns for pages over records: list, filters in the address, drawer, figures, facts, history, the four states. */
export { runBulk } from "./bulk";
export type { BulkJob } from "./bulk-run";
export { copyLink } from "./copy-link";
export { filledColumns, type Column, type ColumnChoice } from "./columns";
export { PartBoundary } from "./boundary";
export { DataTable, type DataTableProps } from "./data-table";
export { DescriptionList, Panel, type Description } from "./description-list";
export { Figure, Figures, type FigureProps, type FiguresProps } from "./figure";
export { ExportMenu, type ExportMenuProps } from "./export-menu";
export { FilterBar, type FilterBarProps } from "./filter-bar";
export {
  SEARCH_PARAMETER,
  SORT_PARAMETER,
  withParameter,
  withoutFilters,
  type ActiveFilter,
  type Filter,
  type ParamsChange,
} from "./filters";
export type { ListGroups } from "./group-tabs";
export type { ExportFormat, ListExport, ListExports } from "./list-exports";
export type { ListMemory, ListView, ListViewInput, ListViews, ReadyView } from "./list-memory";
export { ListPage, type BulkActions, type ListPageProps } from "./list-page";
export { asked, listQuery, type Asked, type ListQuery } from "./list-query";
export { listOf, listOfAll, type ListState, type Page, type PagedQuery, type Sort } from "./list-state";
export { PageHeader, type PageHeaderProps } from "./page-header";
export { RecordDrawer, neighbours, type RecordDrawerProps } from "./record-drawer";
export { saveFile } from "./save-file";
export { SecretOnce } from "./secret-once";
export {
  EmptyState,
  ErrorState,
  ForbiddenState,
  LoadingState,
  NotFoundState,
  QueryStates,
  type EmptyStateProps,
  type ErrorStateProps,
  type QueryLike,
} from "./states";
export { TabRow, TabStrip } from "./tab-strip";
export { Timeline, type TimelineEntry } from "./timeline";
