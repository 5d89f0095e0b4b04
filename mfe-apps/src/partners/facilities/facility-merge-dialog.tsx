import { MergeDialog } from "../merging/merge-dialog";
import { MERGE_FIELDS, movesWords } from "./facility-merge-words";
import { useFacilityMergePreview, useMergeFacility, type Facility } from "./facilities.queries";

interface FacilityMergeDialogProps {
  survivor: Facility;
  merged: Facility;
  onClose: () => void;
}

/** What merging two facilities would do, before it is done. */
export function FacilityMergeDialog({ survivor, merged, onClose }: FacilityMergeDialogProps) {
  const preview = useFacilityMergePreview(survivor.id, merged.id);
  const merge = useMergeFacility();
  const params = { path: { facility_id: survivor.id, merged_facility_id: merged.id } };
  return (
    <MergeDialog
      survivor={survivor}
      merged={merged}
      preview={preview}
      fields={MERGE_FIELDS}
      movesOf={movesWords}
      warning="After the merge, stops no longer show which of the two the truck visited."
      submitLabel="Merge facilities"
      onMerge={(body) => merge.mutateAsync({ params, body })}
      onClose={onClose}
    />
  );
}
