import { useState } from "react";
import { apiClient, useCan, usePageTitle } from "@haul/platform";
import { useListAddress, useListExports } from "@haul/platform/lists";
import { Button, Group, UiLink } from "@haul/ui/core";
import { ListPage, listOf, neighbours, withParameter, type BulkActions, type Filter } from "@haul/ui/data";
import { stateOptions } from "@haul/ui/forms";
import { IconBuildingWarehouse, IconCopy, IconPlus } from "@haul/ui/icons";
import { ArchiveBulk } from "../../shared/archive-bulk";
import { FacilityDialog } from "./create-facility";
import { columns } from "./facility-columns";
import { FacilityDrawer } from "./facility-drawer";
import { findCity, searchCities } from "./facility-search";
import { DEFAULT_SORT, STALE, facilitiesQuery, useFacilities, type Facility } from "./facilities.queries";
import { timeZoneOptions } from "./time-zones";

const filters: Filter[] = [
  { kind: "choices", name: "state", label: "State", options: stateOptions },
  { kind: "record", name: "city", label: "City", search: searchCities, resolve: findCity },
  { kind: "choices", name: "time_zone", label: "Time zone", options: timeZoneOptions },
  { kind: "flag", name: "has_appointments", label: "Trucks still due" },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** The parameter that names the facility whose drawer is open; searches link with it too. */
const OPEN = "facility";

/** Where trucks load and unload. */
export default function FacilityListPage() {
  usePageTitle("Facilities");
  const { params, setParams, memory } = useListAddress("facilities");
  const [isAdding, setIsAdding] = useState(false);
  const list = listOf(useFacilities(params));
  const exports = useListExports("facilities", facilitiesQuery(params));
  const openId = params.get(OPEN);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const go = (id: string | null) => setParams(withParameter(params, OPEN, id));
  const mayWrite = useCan("facilities:write");
  const add = mayWrite ? (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add facility
    </Button>
  ) : null;

  return (
    <ListPage
      title="Facilities"
      description="Where trucks load and unload, in which zone, and what drivers must know."
      action={
        <Group gap="xs">
          <Button
            component={UiLink}
            href="/apps/facilities/duplicates"
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
          >
            Duplicates
          </Button>
          {add}
        </Group>
      }
      filters={filters}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      exports={exports}
      searchPlaceholder="Name, city"
      list={list}
      bulk={mayWrite ? bulk : undefined}
      columns={columns}
      rowId={idOf}
      openId={openId}
      onOpen={(facility) => go(facility.id)}
      onClose={() => go(null)}
      defaultSort={DEFAULT_SORT}
      empty={{
        icon: IconBuildingWarehouse,
        title: "No facilities yet",
        body: "Add the docks and yards where you pick up and deliver; stops are scheduled in their time zones.",
        action: add,
      }}
    >
      {openId !== null && (
        <FacilityDrawer
          facilityId={openId}
          onClose={() => go(null)}
          onPrevious={previous ? () => go(previous.id) : undefined}
          onNext={next ? () => go(next.id) : undefined}
        />
      )}
      {isAdding && (
        <FacilityDialog
          onDone={(made) => {
            setIsAdding(false);
            if (made) go(made.id);
          }}
        />
      )}
    </ListPage>
  );
}

const path = ({ id }: Facility) => ({ params: { path: { facility_id: id } } });

const bulk: BulkActions<Facility> = {
  nameOf: ({ name }) => name,
  actions: (rows, clear) => (
    <ArchiveBulk
      rows={rows}
      onStart={clear}
      nouns={["facility", "facilities"]}
      archive={(row) => apiClient.POST("/api/facilities/{facility_id}/archive", path(row))}
      restore={(row) => apiClient.POST("/api/facilities/{facility_id}/restore", path(row))}
      stale={STALE}
    />
  ),
};

const idOf = ({ id }: Facility) => id;
