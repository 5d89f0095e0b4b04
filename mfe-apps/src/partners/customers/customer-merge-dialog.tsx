import { MergeDialog } from "../merging/merge-dialog";
import { MERGE_FIELDS, movesWords } from "./merge-words";
import { useMergeCustomer, useMergePreview, type Customer } from "./customers.queries";

interface CustomerMergeDialogProps {
  survivor: Customer;
  merged: Customer;
  onClose: () => void;
}

/** What merging two customers would do, before it is done. */
export function CustomerMergeDialog({ survivor, merged, onClose }: CustomerMergeDialogProps) {
  const preview = useMergePreview(survivor.id, merged.id);
  const merge = useMergeCustomer();
  const params = { path: { customer_id: survivor.id, merged_customer_id: merged.id } };
  return (
    <MergeDialog
      survivor={survivor}
      merged={merged}
      preview={preview}
      fields={MERGE_FIELDS}
      movesOf={({ moves }) => movesWords(moves)}
      warning="After the merge, loads no longer show which of the two they were booked for."
      submitLabel="Merge customers"
      onMerge={(body) => merge.mutateAsync({ params, body })}
      onClose={onClose}
    />
  );
}
