/**
 * What only long forms need, apart from the others because a list never loads it: addresses, folded sections, drafts,
 * and the paper from which a form is filled in.
 */
export { AddressFields, type PlaceFieldProps } from "../forms/address-fields";
export { addressOf, addressValues, type AddressValues } from "../forms/address-values";
export { useIsWide } from "../core/use-is-wide";
export { DraftNotice } from "../forms/draft-notice";
export { FoldedSection, type FoldedSectionProps } from "../forms/folded-section";
export { useFormDraft, type FormDraft, type FormDraftOptions } from "../forms/use-form-draft";
export { PaperView, useIsViewable, type PaperViewProps } from "../freight/paper-view";
export { StreetField } from "../forms/street-field";
