import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { ArchiveButton, DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { formatPhone } from "@haul/ui/freight";
import { useArchiveFacility, useFacility, useRestoreFacility, type Facility } from "./facilities.queries";
import { FacilityForm } from "./facility-form";
import { formatRadius, USUAL_RADIUS_M } from "./geofence";
import { timeZoneOptions } from "./time-zones";

/** A facility beside the loads: where it is, its zone and hours, what drivers must know. */
export function FacilityDrawer({ facilityId, onClose }: { facilityId: string; onClose: () => void }) {
  const facility = useFacility(facilityId);
  const mayWrite = useCan("facilities:write");
  const [isEditing, setIsEditing] = useState(false);
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={facility.data?.name ?? "Facility"}
      actions={
        facility.data &&
        mayWrite &&
        !isEditing && <FacilityActions facility={facility.data} onEdit={() => setIsEditing(true)} />
      }
    >
      <QueryStates query={facility}>
        {(data) =>
          isEditing ? (
            <FacilityForm facility={data} onDone={() => setIsEditing(false)} />
          ) : (
            <FacilityFacts facility={data} />
          )
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function FacilityFacts({ facility }: { facility: Facility }) {
  const { address, latitude, longitude, geofence_radius_m } = facility;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return (
    <DescriptionList
      items={[
        { label: "Address", value: `${address.line1}, ${address.city}, ${address.state} ${address.postal_code}` },
        {
          label: "Coordinates",
          value: isPlaced
            ? `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
            : "Not known: nobody can tell whether a truck is here",
        },
        {
          label: "Geofence",
          value:
            geofence_radius_m === undefined
              ? `${formatRadius(USUAL_RADIUS_M)} around it, as usual`
              : `${formatRadius(geofence_radius_m)} around it`,
        },
        {
          label: "Time zone",
          value: timeZoneOptions.find(({ value }) => value === facility.time_zone)?.label ?? facility.time_zone,
        },
        { label: "Phone", value: facility.phone && formatPhone(facility.phone) },
        { label: "Hours", value: facility.hours },
        { label: "Instructions", value: facility.instructions },
      ]}
    />
  );
}

function FacilityActions({ facility, onEdit }: { facility: Facility; onEdit: () => void }) {
  const archive = useArchiveFacility();
  const restore = useRestoreFacility();
  const params = { path: { facility_id: facility.id } };
  return (
    <>
      <Button size="xs" onClick={onEdit}>
        Edit
      </Button>
      <ArchiveButton
        name={facility.name}
        isArchived={facility.archived_at !== undefined}
        consequence="The facility is no longer offered for new stops; its history stays."
        archive={() => archive.mutateAsync({ params })}
        restore={() => restore.mutateAsync({ params })}
      />
    </>
  );
}
