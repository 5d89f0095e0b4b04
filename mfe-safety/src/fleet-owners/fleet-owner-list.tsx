import type { ReactNode } from "react";
import { RecordListPage } from "@haul/platform/lists";
import type { Column, Filter } from "@haul/ui/data";
import { MailLink, PhoneLink } from "@haul/ui/freight";
import { IconUsers } from "@haul/ui/icons";
import { FleetOwnerDrawer } from "./fleet-owner-drawer";
import { FleetOwnerForm } from "./fleet-owner-form";
import { fleetOwners, type FleetOwner } from "./fleet-owners.queries";

const columns: Column<FleetOwner>[] = [
  { key: "name", title: "Owner", isSortable: true, render: (owner) => owner.name },
  { key: "company_name", title: "Company", render: (owner) => owner.company_name },
  {
    key: "email",
    title: "Email",
    render: (owner) => <MailLink inherit email={owner.email} />,
  },
  { key: "phone", title: "Phone", render: (owner) => (owner.phone ? <PhoneLink inherit phone={owner.phone} /> : null) },
  { key: "truck_count", title: "Trucks", align: "end", render: (owner) => owner.truck_count },
];

const filters: Filter[] = [{ kind: "flag", name: "archived", label: "Archived" }];

export function FleetOwnerList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={fleetOwners}
      description="Owners of the trucks leased on to you. They sign in to their own portal by email."
      tabs={tabs}
      filters={filters}
      searchPlaceholder="Name, company, email"
      columns={columns}
      empty={{
        icon: IconUsers,
        title: "No fleet owners yet",
        body: "Add the owners of trucks that are leased on to you, then assign their trucks to them.",
      }}
      Drawer={FleetOwnerDrawer}
      Form={FleetOwnerForm}
    />
  );
}
