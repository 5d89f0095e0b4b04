import { useState } from "react";
import { findCustomer, searchCustomers, useCan, usePageTitle } from "@haul/platform";
import { useListAddress, useListExports } from "@haul/platform/lists";
import { Button } from "@haul/ui/core";
import { ListPage, listOf, neighbours, withParameter, type Filter } from "@haul/ui/data";
import { statusOptions } from "@haul/ui/freight";
import { IconClockExclamation, IconSettings } from "@haul/ui/icons";
import { findFacility, searchFacilities } from "../../partners/facilities/facility-search";
import { columns } from "./detention-columns";
import { DetentionDrawer } from "./detention-drawer";
import { DetentionFigures } from "./detention-figures";
import { DetentionTabs } from "./detention-tabs";
import { DEFAULT_SORT, detentionQuery, useDetentions, type Detention } from "./detention.queries";
import { PolicyDrawer } from "./policy-drawer";
import { detentionRecord } from "./detention.records";

const filters: Filter[] = [
  { kind: "choices", name: "status", label: "State", options: statusOptions(detentionRecord.looks) },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
  { kind: "record", name: "facility_id", label: "Facility", search: searchFacilities, resolve: findFacility },
  { kind: "days", name: "arrived", label: "Arrived" },
  { kind: "flag", name: "has_changed_facts", label: "Facts changed since" },
];

/** The parameter that names the wait whose drawer is open; notices link with it too. */
const OPEN = "detention";

/** Every stop that kept a truck: what still runs, what is to be decided, and what became of each claim. */
export default function DetentionListPage() {
  usePageTitle("Detention");
  const { params, setParams, memory } = useListAddress("detention");
  const [isEditingTerms, setIsEditingTerms] = useState(false);
  const list = listOf(useDetentions(params));
  const exports = useListExports("detention", detentionQuery(params));
  const openId = params.get(OPEN);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const go = (detention: Detention | null) => setParams(withParameter(params, OPEN, detention?.id ?? null));
  const mayReadTerms = useCan("customers:read");

  return (
    <ListPage
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
      params={params}
      onParamsChange={setParams}
      memory={memory}
      exports={exports}
      searchPlaceholder="Load, reference, customer, facility"
      list={list}
      noun="stops"
      columns={columns}
      rowId={idOf}
      rowHref={(detention) => `/apps/loads/detention?${OPEN}=${detention.id}`}
      openId={openId}
      onOpen={go}
      onClose={() => go(null)}
      defaultSort={DEFAULT_SORT}
      empty={{
        icon: IconClockExclamation,
        title: "No truck has waited yet",
        body: "A stop appears here when a truck arrives. Once its free time is over, the clock shows what the wait costs.",
      }}
    >
      {openId !== null && (
        <DetentionDrawer
          detentionId={openId}
          onClose={() => go(null)}
          onPrevious={previous ? () => go(previous) : undefined}
          onNext={next ? () => go(next) : undefined}
        />
      )}
      {isEditingTerms && <PolicyDrawer onClose={() => setIsEditingTerms(false)} />}
    </ListPage>
  );
}

const idOf = (detention: Detention) => detention.id;
