import { useMemo, useState } from "react";
import { findCustomer, searchCustomers, useCan, usePageTitle } from "@haul/platform";
import { Button, toast, useIsPhone } from "@haul/ui/core";
import { ListPage, type Filter } from "@haul/ui/data";
import { statusOptions } from "@haul/ui/freight";
import { IconClockExclamation, IconSettings } from "@haul/ui/icons";
import { findFacility, searchFacilities } from "../../partners/facilities/facility-search";
import { columnsOf } from "./detention-columns";
import { DecisionDialog } from "./decision-dialog";
import { DetentionDrawer } from "./detention-drawer";
import { DetentionFigures } from "./detention-figures";
import { DetentionTabs } from "./detention-tabs";
import { useDetentionList } from "./use-detention-list";
import type { Detention } from "./detention.queries";
import { PolicyDrawer } from "./policy-drawer";
import { detentionRecord } from "./detention.records";

const filters: Filter[] = [
  { kind: "choices", name: "status", label: "Status", options: statusOptions(detentionRecord.looks) },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
  { kind: "record", name: "facility_id", label: "Facility", search: searchFacilities, resolve: findFacility },
  { kind: "days", name: "arrived", label: "Arrived" },
  { kind: "flag", name: "has_changed_facts", label: "Facts changed since" },
];

/** Stops that kept a truck: what is to be decided first, then what still runs and what became of each claim. */
export default function DetentionListPage() {
  usePageTitle("Detention");
  const { page, drawer, group } = useDetentionList();
  const [claiming, setClaiming] = useState<Detention | null>(null);
  const isPhone = useIsPhone();
  const mayDecide = useCan("loads:write");
  const columns = useMemo(() => columnsOf(mayDecide ? setClaiming : undefined), [mayDecide]);
  const [isEditingTerms, setIsEditingTerms] = useState(false);
  const mayReadTerms = useCan("customers:read");

  return (
    <ListPage
      {...page}
      title="Detention"
      description="Trucks waiting at docks, and what customers owe for it."
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
      figures={!isPhone && <DetentionFigures />}
      tabs={<DetentionTabs value={group} />}
      filters={filters}
      searchPlaceholder="Load, reference, customer, facility"
      noun="stops"
      columns={columns}
      rowHref={(detention) => `/apps/loads/detention?detention=${detention.id}`}
      empty={{
        icon: IconClockExclamation,
        title: "No detention yet",
        body: "A stop appears here when a truck arrives. Once its free time is over, the clock shows what the wait costs.",
      }}
    >
      {drawer && <DetentionDrawer {...drawer} />}
      {claiming && (
        <DecisionDialog
          detention={claiming}
          decision="approve"
          onDecided={() => toast.success(`Detention on load ${claiming.load.number} is claimed.`)}
          onClose={() => setClaiming(null)}
        />
      )}
      {isEditingTerms && <PolicyDrawer onClose={() => setIsEditingTerms(false)} />}
    </ListPage>
  );
}
