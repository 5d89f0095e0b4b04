/**
 * Lists and records' pages: what lists remember of a person, and what the pages of records have in common.
 * Bundled by every front-end that has lists, and never by the sign-in pages: everything with state comes from the shared
 * `@haul/platform`.
 */
export { FILE_TYPES, smallEnough, useAddFile } from "./annotations/add-file";
export {
  findTag,
  type RecordKind as AnnotatedKind,
  searchTags,
  STALE_TAGS,
  type Subject,
  tagRecord,
  type TagRef,
  useFiles,
  useOpenFile,
} from "./annotations/annotations.queries";
export { RecordAnnotations, type RecordAnnotationsProps } from "./annotations/record-annotations";
export { RecordPresence } from "./annotations/record-presence";
export { RecordTags } from "./annotations/record-tags";
export { TagBulk } from "./annotations/tag-bulk";
export { TagChips } from "./annotations/tag-chips";
export { TagDialog } from "./annotations/tag-dialog";
export { ArchivedBadge } from "./archived-badge";
export { ArchiveButton, type ArchiveButtonProps } from "./archive-button";
export { ArchiveRecord, EditableDrawer, type EditableDrawerProps, type RecordFormProps } from "./editable-drawer";
export { type ListAddress, useListAddress } from "./list-address";
export { useLatestParams } from "./latest-params";
export { RecordPanel, type RecordPanelProps } from "./record-panel";
export { AddDialog, RecordListPage, type RecordListPageProps } from "./record-list-page";
export { type Kept, listAt, type ListSource, type Records, recordsAt, recordsOf } from "./records-at";
export { useListExports } from "./use-list-exports";
export { type Saving, useLiveForm, useOpenedVersion } from "./use-opened-version";
export { useArchiveRecord, useRecord, useSaveRecord } from "./use-record";
export { type OpenRecord, type RecordList, useRecordList } from "./use-record-list";
