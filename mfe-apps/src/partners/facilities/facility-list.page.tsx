import { findTag, RecordListPage, searchTags } from "@haul/platform/lists";
import { stateOptions } from "@haul/ui/core";
import type { Filter } from "@haul/ui/data";
import { IconBuildingWarehouse } from "@haul/ui/icons";
import { DuplicatesButton } from "../merging/duplicates-page";
import { columns } from "./facility-columns";
import { FacilityDrawer } from "./facility-drawer";
import { FacilityForm } from "./facility-form";
import { findCity, searchCities } from "./facility-search";
import { facilities } from "./facilities.queries";
import { timeZoneOptions } from "./time-zones";

const filters: Filter[] = [
  { kind: "choices", name: "state", label: "State", options: stateOptions },
  { kind: "record", name: "city", label: "City", search: searchCities, resolve: findCity },
  { kind: "choices", name: "time_zone", label: "Time zone", options: timeZoneOptions },
  { kind: "flag", name: "has_appointments", label: "Trucks still due" },
  { kind: "record", name: "tag", label: "Tag", search: searchTags, resolve: findTag },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** Where trucks load and unload. */
export default function FacilityListPage() {
  return (
    <RecordListPage
      of={facilities}
      imports="facilities"
      description="Where trucks load and unload, their time zones, and what drivers must know."
      tools={<DuplicatesButton href="/apps/facilities/duplicates" />}
      filters={filters}
      searchPlaceholder="Name, city"
      columns={columns}
      nameOf={({ name }) => name}
      empty={{
        icon: IconBuildingWarehouse,
        title: "No facilities yet",
        body: "Add the docks and yards where you pick up and deliver; stops are scheduled in their time zones.",
      }}
      Drawer={FacilityDrawer}
      formSize="lg"
      Form={FacilityForm}
    />
  );
}
