import { useCan, usePageTitle } from "@haul/platform";
import { Stack } from "@haul/ui/core";
import { EmptyState, PageHeader, QueryStates } from "@haul/ui/data";
import { IconBuildingWarehouse } from "@haul/ui/icons";
import { DuplicateGroup } from "../merging/duplicate-group";
import type { MergeField } from "../merging/merge-rows";
import { FacilityMergeDialog } from "./facility-merge-dialog";
import { reasonWords } from "./facility-merge-words";
import { useFacilityDuplicates, type Facility } from "./facilities.queries";

const columns: MergeField<Facility>[] = [
  { label: "Street", of: ({ address }) => address.line1 },
  { label: "City", of: ({ address }) => `${address.city}, ${address.state} ${address.postal_code}` },
];

/** Facilities that look as if they had been entered twice, and why. */
export default function FacilityDuplicatesPage() {
  usePageTitle("Possible duplicates");
  const duplicates = useFacilityDuplicates();
  const mayMerge = useCan("facilities:write");
  return (
    <>
      <PageHeader
        title="Possible duplicates"
        description="Facilities that look as if they had been entered twice. Choose the one to keep."
        back={{ href: "/apps/facilities", label: "Facilities" }}
      />
      <QueryStates query={duplicates}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={IconBuildingWarehouse} title="No two facilities look alike">
              Names within a city, addresses, and places on the map are compared.
            </EmptyState>
          ) : (
            <Stack>
              {items.map(({ facilities, reasons }) => (
                <DuplicateGroup
                  key={facilities.map(({ id }) => id).join()}
                  rows={facilities}
                  reasons={reasons.map((reason) => reasonWords(reason, facilities))}
                  nouns={["facility", "facilities"]}
                  columns={columns}
                  hrefOf={({ id }) => `/apps/facilities?facility=${id}`}
                  mayMerge={mayMerge}
                  dialog={(survivor, merged, close) => (
                    <FacilityMergeDialog survivor={survivor} merged={merged} onClose={close} />
                  )}
                />
              ))}
            </Stack>
          )
        }
      </QueryStates>
    </>
  );
}
