import { ToneBadge } from "@haul/ui/freight";

/** That a record was put away; nothing for one in use. */
export function ArchivedBadge({ record }: { record: { readonly archived_at?: string | undefined } }) {
  return record.archived_at !== undefined && <ToneBadge tone="neutral">Archived</ToneBadge>;
}
