import { STREET_UNKNOWN } from "@haul/ui/format";
import { IconBuildingWarehouse } from "@haul/ui/icons";
import { DuplicatesPage } from "../merging/duplicates-page";
import type { MergeField } from "../merging/merge-rows";
import { FacilityMergeDialog } from "./facility-merge-dialog";
import { reasonWords } from "./facility-merge-words";
import { facilities, useFacilityDuplicates, type Facility } from "./facilities.queries";

const columns: MergeField<Facility>[] = [
  { label: "Street", of: ({ address }) => address.line1 || STREET_UNKNOWN },
  { label: "City", of: ({ address }) => `${address.city}, ${address.state} ${address.postal_code}`.trim() },
];

export default function FacilityDuplicatesPage() {
  return (
    <DuplicatesPage
      of={facilities}
      query={useFacilityDuplicates()}
      rowsOf={(group) => group.facilities}
      reasonsOf={(group) => group.reasons.map((reason) => reasonWords(reason, group.facilities))}
      icon={IconBuildingWarehouse}
      compared="Names within a city, addresses, and places on the map are compared."
      columns={columns}
      dialog={(survivor, merged, close) => <FacilityMergeDialog survivor={survivor} merged={merged} onClose={close} />}
    />
  );
}
