import { ToneBadge } from "@haul/ui/freight";

/** Marks an archived record; nothing for one in use. */
export function ArchivedBadge({ record }: { record: { readonly archived_at?: string | undefined } }) {
  return record.archived_at !== undefined && <ToneBadge tone="neutral">Archived</ToneBadge>;
}
