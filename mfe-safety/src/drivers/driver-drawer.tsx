import { useState } from "react";
import { useCan } from "@haul/platform";
import { Anchor, Button, Stack, UiLink } from "@haul/ui/core";
import { ArchiveButton, DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Day, ExpiryBadge, StatusBadge, formatPhone } from "@haul/ui/freight";
import { PaperAlert } from "../shared/paper-warnings";
import { DriverForm } from "./driver-form";
import { DRIVER_KINDS, labelOf } from "./driver-words";
import { useArchiveDriver, useDriver, useRestoreDriver, type Driver } from "./drivers.queries";
import { driverRecord } from "./drivers.records";

export interface DriverDrawerProps {
  driverId: string;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function DriverDrawer({ driverId, onClose, onPrevious, onNext }: DriverDrawerProps) {
  const driver = useDriver(driverId);
  const mayWrite = useCan("drivers:write");
  const [editedId, setEditedId] = useState<string | null>(null);
  const isEditing = editedId === driverId;
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={driver.data?.full_name ?? "Driver"}
      badge={driver.data && <StatusBadge kind={driverRecord.looks} status={driver.data.state} />}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={
        mayWrite && driver.data && !isEditing && <Actions driver={driver.data} onEdit={() => setEditedId(driverId)} />
      }
    >
      <QueryStates query={driver}>
        {(data) =>
          isEditing ? <DriverForm driver={data} onDone={() => setEditedId(null)} /> : <Facts driver={data} />
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function Actions({ driver, onEdit }: { driver: Driver; onEdit: () => void }) {
  const archive = useArchiveDriver();
  const restore = useRestoreDriver();
  const params = { path: { driver_id: driver.id } };
  return (
    <>
      <Button size="xs" onClick={onEdit}>
        Edit
      </Button>
      <ArchiveButton
        name={driver.full_name}
        isArchived={driver.archived_at !== undefined}
        consequence="The driver is no longer offered for loads; the history stays."
        archive={() => archive.mutateAsync({ params })}
        restore={() => restore.mutateAsync({ params })}
      />
    </>
  );
}

function Facts({ driver }: { driver: Driver }) {
  const { address, emergency_contact: emergency, current_load: load } = driver;
  return (
    <Stack>
      <PaperAlert warnings={driver.paper_warnings} />
      <DescriptionList
        items={[
          { label: "Code", value: driver.code },
          { label: "Kind", value: labelOf(DRIVER_KINDS, driver.kind) },
          {
            label: "Phone",
            value: driver.phone && <Anchor href={`tel:${driver.phone}`}>{formatPhone(driver.phone)}</Anchor>,
          },
          { label: "Email", value: driver.email && <Anchor href={`mailto:${driver.email}`}>{driver.email}</Anchor> },
          {
            label: "License",
            value: [
              driver.license_class && `Class ${driver.license_class}`,
              driver.license_state,
              driver.license_number,
            ]
              .filter(Boolean)
              .join(" · "),
          },
          { label: "License until", value: <ExpiryBadge on={driver.license_expires_on} /> },
          { label: "Medical until", value: <ExpiryBadge on={driver.medical_expires_on} /> },
          { label: "Endorsements", value: driver.endorsements.join(" ") },
          { label: "Restrictions", value: driver.restrictions.join(" ") },
          { label: "Hired", value: driver.hired_on && <Day on={driver.hired_on} /> },
          { label: "Terminated", value: driver.terminated_on && <Day on={driver.terminated_on} /> },
          { label: "Terminal", value: driver.terminal?.name },
          { label: "Fleet owner", value: driver.fleet_owner?.name },
          {
            label: "Load",
            value: load && (
              <Anchor component={UiLink} href={`/apps/loads/${load.id}`}>
                {load.number}
              </Anchor>
            ),
          },
          {
            label: "Address",
            value: address && `${address.line1}, ${address.city}, ${address.state} ${address.postal_code}`,
          },
          {
            label: "In an emergency",
            value:
              emergency &&
              [emergency.name, emergency.relation, formatPhone(emergency.phone)].filter(Boolean).join(" · "),
          },
          { label: "Notes", value: driver.notes },
        ]}
      />
    </Stack>
  );
}
