import { useState } from "react";
import { useCan } from "@haul/platform";
import { Anchor, Button, Stack, UiLink } from "@haul/ui/core";
import { ArchiveButton, DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { formatPhone } from "@haul/ui/freight";
import { FleetOwnerForm } from "./fleet-owner-form";
import { useArchiveFleetOwner, useFleetOwner, useRestoreFleetOwner, type FleetOwner } from "./fleet-owners.queries";

export interface FleetOwnerDrawerProps {
  fleetOwnerId: string;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function FleetOwnerDrawer({ fleetOwnerId, onClose, onPrevious, onNext }: FleetOwnerDrawerProps) {
  const owner = useFleetOwner(fleetOwnerId);
  const mayWrite = useCan("fleet_owners:write");
  const [editedId, setEditedId] = useState<string | null>(null);
  const isEditing = editedId === fleetOwnerId;
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={owner.data?.name ?? "Fleet owner"}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={
        mayWrite && owner.data && !isEditing && <Actions owner={owner.data} onEdit={() => setEditedId(fleetOwnerId)} />
      }
    >
      <QueryStates query={owner}>
        {(data) =>
          isEditing ? <FleetOwnerForm owner={data} onDone={() => setEditedId(null)} /> : <Facts owner={data} />
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function Actions({ owner, onEdit }: { owner: FleetOwner; onEdit: () => void }) {
  const archive = useArchiveFleetOwner();
  const restore = useRestoreFleetOwner();
  const params = { path: { fleet_owner_id: owner.id } };
  return (
    <>
      <Button size="xs" onClick={onEdit}>
        Edit
      </Button>
      <ArchiveButton
        name={owner.name}
        isArchived={owner.archived_at !== undefined}
        consequence="The owner can no longer sign in to the portal; the history stays."
        archive={() => archive.mutateAsync({ params })}
        restore={() => restore.mutateAsync({ params })}
      />
    </>
  );
}

function Facts({ owner }: { owner: FleetOwner }) {
  const { address } = owner;
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: "Company", value: owner.company_name },
          { label: "Email", value: <Anchor href={`mailto:${owner.email}`}>{owner.email}</Anchor> },
          {
            label: "Phone",
            value: owner.phone && <Anchor href={`tel:${owner.phone}`}>{formatPhone(owner.phone)}</Anchor>,
          },
          {
            label: "Address",
            value: address && `${address.line1}, ${address.city}, ${address.state} ${address.postal_code}`,
          },
          {
            label: "Trucks",
            value: (
              <Anchor component={UiLink} href={`/apps/safety/trucks?fleet_owner_id=${owner.id}`}>
                {owner.truck_count}
              </Anchor>
            ),
          },
          { label: "Notes", value: owner.notes },
        ]}
      />
    </Stack>
  );
}
