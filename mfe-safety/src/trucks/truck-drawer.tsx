import { useState } from "react";
import { useCan } from "@haul/platform";
import { Anchor, Button, Stack, Title, UiLink } from "@haul/ui/core";
import { ArchiveButton, DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { ExpiryBadge, StatusBadge } from "@haul/ui/freight";
import { PaperAlert } from "../shared/paper-warnings";
import { TruckForm } from "./truck-form";
import { TruckOwnerships } from "./truck-ownerships";
import { OWNERSHIPS } from "./truck-words";
import { useArchiveTruck, useRestoreTruck, useTruck, type Truck } from "./trucks.queries";

export interface TruckDrawerProps {
  truckId: string;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function TruckDrawer({ truckId, onClose, onPrevious, onNext }: TruckDrawerProps) {
  const truck = useTruck(truckId);
  const mayWrite = useCan("trucks:write");
  const [editedId, setEditedId] = useState<string | null>(null);
  const isEditing = editedId === truckId;
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={truck.data ? `Truck ${truck.data.unit_number}` : "Truck"}
      badge={truck.data && <StatusBadge kind="truck" status={truck.data.status} />}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={
        mayWrite && truck.data && !isEditing && <Actions truck={truck.data} onEdit={() => setEditedId(truckId)} />
      }
    >
      <QueryStates query={truck}>
        {(data) =>
          isEditing ? (
            <TruckForm truck={data} onDone={() => setEditedId(null)} />
          ) : (
            <Facts truck={data} mayWrite={mayWrite} />
          )
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function Actions({ truck, onEdit }: { truck: Truck; onEdit: () => void }) {
  const archive = useArchiveTruck();
  const restore = useRestoreTruck();
  const params = { path: { truck_id: truck.id } };
  return (
    <>
      <Button size="xs" onClick={onEdit}>
        Edit
      </Button>
      <ArchiveButton
        name={`Truck ${truck.unit_number}`}
        isArchived={truck.archived_at !== undefined}
        consequence="The truck is no longer offered for loads; its history stays."
        archive={() => archive.mutateAsync({ params })}
        restore={() => restore.mutateAsync({ params })}
      />
    </>
  );
}

function Facts({ truck, mayWrite }: { truck: Truck; mayWrite: boolean }) {
  const { current_load: load } = truck;
  return (
    <Stack>
      <PaperAlert warnings={truck.paper_warnings} />
      <DescriptionList
        items={[
          { label: "Truck", value: [truck.year, truck.make, truck.model].filter(Boolean).join(" ") },
          { label: "VIN", value: truck.vin },
          { label: "Plate", value: [truck.plate_state, truck.plate].filter(Boolean).join(" ") },
          { label: "Ownership", value: OWNERSHIPS.find((one) => one.value === truck.ownership)?.label },
          { label: "Fleet owner", value: truck.fleet_owner?.name },
          { label: "Usual driver", value: truck.usual_driver?.name },
          {
            label: "Load",
            value: load && (
              <Anchor component={UiLink} href={`/apps/loads/${load.id}`}>
                {load.number}
              </Anchor>
            ),
          },
          { label: "Registration until", value: <ExpiryBadge on={truck.registration_expires_on} /> },
          { label: "Inspection until", value: <ExpiryBadge on={truck.annual_inspection_expires_on} /> },
          { label: "Insurance until", value: <ExpiryBadge on={truck.insurance_expires_on} /> },
          {
            label: "Odometer",
            value: truck.odometer_miles !== undefined && `${truck.odometer_miles.toLocaleString("en-US")} mi`,
          },
          { label: "Terminal", value: truck.terminal?.name },
          { label: "Why", value: truck.status_reason },
          { label: "Notes", value: truck.notes },
        ]}
      />
      <section aria-label="Owners">
        <Title order={2} mb="xs">
          Owners
        </Title>
        <TruckOwnerships truck={truck} mayWrite={mayWrite} />
      </section>
    </Stack>
  );
}
