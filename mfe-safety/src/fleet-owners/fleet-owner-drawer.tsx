import { Anchor, UiLink } from "@haul/ui/core";
import { MailLink, PhoneLink } from "@haul/ui/freight";
import { DescriptionList } from "@haul/ui/data";
import { addressLine } from "@haul/ui/format";
import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { FleetOwnerForm } from "./fleet-owner-form";
import { fleetOwners } from "./fleet-owners.queries";

export function FleetOwnerDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={fleetOwners}
      title={({ name }) => name}
      archiving="The owner can no longer sign in to the portal; the history is kept."
      Form={FleetOwnerForm}
    >
      {({ id, company_name, email, phone, address, truck_count, notes }) => (
        <DescriptionList
          items={[
            { label: "Company", value: company_name },
            { label: "Email", value: <MailLink email={email} /> },
            { label: "Phone", value: phone && <PhoneLink phone={phone} /> },
            { label: "Address", value: addressLine(address) },
            {
              label: "Trucks",
              value: (
                <Anchor component={UiLink} href={`/apps/safety/trucks?fleet_owner_id=${id}`}>
                  {truck_count}
                </Anchor>
              ),
            },
            { label: "Notes", value: notes },
          ]}
        />
      )}
    </EditableDrawer>
  );
}
