/** The trade's own things: statuses, stop times, money and measures, lanes, stops, charges, papers, invoices. */
export { ChargesTable, chargeBasis, isAgreed, type ChargesTableProps } from "./charges-table";
export { codeOptions, codeWord, labelOf, type CodeKind } from "./codes";
export { DocumentList, pagesOf, versionOf, type DocumentListProps, type DocumentView } from "./document-list";
export { DocumentViewer, type DocumentViewerProps } from "./document-viewer";
export { discountTerms, invoiceCarrier, paymentTerms } from "./invoice-parties";
export { InvoiceView, type InvoiceParty, type InvoiceViewProps } from "./invoice-view";
export { changedField, changedValue } from "./change-words";
export { LoadTimeline } from "./load-timeline";
export { MailLink } from "./mail-link";
export {
  statusLook,
  statusLooks,
  statusOptions,
  words,
  type BillingStatus,
  type LoadStatus,
  type StatusKind,
  type ShownStatus,
  type StatusLook,
  type StatusLooks,
  type StatusOf,
  type Timeliness,
  type TruckStatus,
} from "./status";
export { PhoneLink } from "./phone-link";
export { RateDifference } from "./rate-difference";
export { StatusBadge, ToneBadge, type StatusBadgeProps, type ToneBadgeProps } from "./status-badge";
export { doubtWords, isUnconfirmed } from "./stop-times";
export { StopList, StopSchedule, type StopListProps } from "./stop-list";
export type { Address, ChargeView, HistoryEntry, StopEventView, StopView } from "./types";
export {
  Day,
  EquipmentLabel,
  ExpiryBadge,
  LaneLabel,
  laneWords,
  Miles,
  Money,
  PaperPresence,
  Rate,
  RelativeTime,
  StopTime,
  StopWindow,
  Weight,
  type LanePlace,
} from "./values";
export * from "../format";
