import { useState, type ReactNode } from "react";
import { useCan, usePageTitle } from "@haul/platform";
import { useListAddress } from "@haul/platform/lists";
import { Anchor, Button } from "@haul/ui/core";
import { ListPage, listOf, neighbours, withParameter, type Column, type Filter } from "@haul/ui/data";
import { formatPhone } from "@haul/ui/freight";
import { IconPlus, IconUsers } from "@haul/ui/icons";
import { FleetOwnerDrawer } from "./fleet-owner-drawer";
import { FleetOwnerDialog } from "./fleet-owner-form";
import { DEFAULT_SORT, useFleetOwners, type FleetOwner } from "./fleet-owners.queries";

const columns: Column<FleetOwner>[] = [
  { key: "name", title: "Owner", isSortable: true, render: (owner) => owner.name },
  { key: "company_name", title: "Company", render: (owner) => owner.company_name ?? "–" },
  {
    key: "email",
    title: "Email",
    render: (owner) => (
      <Anchor inherit href={`mailto:${owner.email}`}>
        {owner.email}
      </Anchor>
    ),
  },
  { key: "phone", title: "Phone", render: (owner) => (owner.phone ? formatPhone(owner.phone) : "–") },
  { key: "truck_count", title: "Trucks", align: "end", render: (owner) => owner.truck_count },
];

const filters: Filter[] = [{ kind: "flag", name: "archived", label: "Archived" }];

const OPEN = "fleet_owner";
const idOf = (owner: FleetOwner) => owner.id;

export function FleetOwnerList({ tabs }: { tabs: ReactNode }) {
  usePageTitle("Fleet owners");
  const { params, setParams, memory } = useListAddress("fleet_owners");
  const [isAdding, setIsAdding] = useState(false);
  const list = listOf(useFleetOwners(params));
  const openId = params.get(OPEN);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const go = (id: string | null) => setParams(withParameter(params, OPEN, id));
  const add = useCan("fleet_owners:write") ? (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add fleet owner
    </Button>
  ) : null;
  return (
    <ListPage
      title="Fleet owners"
      description="Who owns trucks that run under your authority; they sign in to their own portal by email."
      action={add}
      tabs={tabs}
      filters={filters}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      searchPlaceholder="Name, company, email"
      list={list}
      columns={columns}
      rowId={idOf}
      openId={openId}
      onOpen={(owner) => go(owner.id)}
      onClose={() => go(null)}
      defaultSort={DEFAULT_SORT}
      empty={{
        icon: IconUsers,
        title: "No fleet owners yet",
        body: "Add the owners of trucks that are leased on to you, then give them their trucks.",
        action: add,
      }}
    >
      {openId !== null && (
        <FleetOwnerDrawer
          fleetOwnerId={openId}
          onClose={() => go(null)}
          onPrevious={previous ? () => go(previous.id) : undefined}
          onNext={next ? () => go(next.id) : undefined}
        />
      )}
      {isAdding && <FleetOwnerDialog onClose={() => setIsAdding(false)} onSaved={(owner) => go(owner.id)} />}
    </ListPage>
  );
}
