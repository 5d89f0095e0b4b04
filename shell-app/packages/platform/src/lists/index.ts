/**
 * Lists and records' pages: what lists remember of a person, and what the pages of records have in common.
 * Bundled by every front-end that has lists, and never by the sign-in pages: everything with state comes from the shared
 * `@haul/platform`.
 */
export { ArchivedBadge } from "./archived-badge";
export { ArchiveButton, type ArchiveButtonProps } from "./archive-button";
export { ArchiveRecord, EditableDrawer, type EditableDrawerProps, type RecordFormProps } from "./editable-drawer";
export { type ListAddress, useListAddress } from "./list-address";
export { useLatestParams } from "./latest-params";
export { RecordPanel, type RecordPanelProps } from "./record-panel";
export { AddDialog, RecordListPage, type RecordListPageProps } from "./record-list-page";
export { type Kept, listAt, type ListSource, type Records, recordsAt } from "./records-at";
export { useListExports } from "./use-list-exports";
export { useArchiveRecord, useRecord, useSaveRecord } from "./use-record";
export { type OpenRecord, type RecordList, useRecordList } from "./use-record-list";
