import { useState } from "react";
import { findCustomer, searchCustomers, useCan, usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { Button } from "@haul/ui/core";
import { ListPage, type Filter } from "@haul/ui/data";
import { statusOptions } from "@haul/ui/freight";
import { IconClockExclamation, IconSettings } from "@haul/ui/icons";
import { findFacility, searchFacilities } from "../../partners/facilities/facility-search";
import { columns } from "./detention-columns";
import { DetentionDrawer } from "./detention-drawer";
import { DetentionFigures } from "./detention-figures";
import { DetentionTabs } from "./detention-tabs";
import { detentionList } from "./detention.queries";
import { PolicyDrawer } from "./policy-drawer";
import { detentionRecord } from "./detention.records";

const filters: Filter[] = [
  { kind: "choices", name: "status", label: "State", options: statusOptions(detentionRecord.looks) },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
  { kind: "record", name: "facility_id", label: "Facility", search: searchFacilities, resolve: findFacility },
  { kind: "days", name: "arrived", label: "Arrived" },
  { kind: "flag", name: "has_changed_facts", label: "Facts changed since" },
];

/** Every stop that kept a truck: what still runs, what is to be decided, and what became of each claim. */
export default function DetentionListPage() {
  usePageTitle("Detention");
  const { page, drawer } = useRecordList(detentionList);
  const [isEditingTerms, setIsEditingTerms] = useState(false);
  const mayReadTerms = useCan("customers:read");

  return (
    <ListPage
      {...page}
      title="Detention"
      description="Trucks that wait at docks, and what customers owe for it."
      action={
        mayReadTerms && (
          <Button
            variant="default"
            leftSection={<IconSettings size={16} aria-hidden />}
            onClick={() => setIsEditingTerms(true)}
          >
            Terms
          </Button>
        )
      }
      figures={<DetentionFigures />}
      tabs={<DetentionTabs value="stops" />}
      filters={filters}
      searchPlaceholder="Load, reference, customer, facility"
      noun="stops"
      columns={columns}
      rowHref={(detention) => `/apps/loads/detention?detention=${detention.id}`}
      empty={{
        icon: IconClockExclamation,
        title: "No truck has waited yet",
        body: "A stop appears here when a truck arrives. Once its free time is over, the clock shows what the wait costs.",
      }}
    >
      {drawer && <DetentionDrawer {...drawer} />}
      {isEditingTerms && <PolicyDrawer onClose={() => setIsEditingTerms(false)} />}
    </ListPage>
  );
}
