import { useState } from "react";
import { useCan } from "@haul/platform";
import { Alert, Anchor, Button, Stack, UiLink } from "@haul/ui/core";
import { ArchiveButton, DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { ToneBadge, formatPhone } from "@haul/ui/freight";
import { RecordHistory } from "../../shared/record-history";
import {
  useArchiveFacility,
  useFacility,
  useFacilityHistory,
  useRestoreFacility,
  type Facility,
} from "./facilities.queries";
import { FacilityDetention } from "./facility-detention";
import { FacilityForm } from "./facility-form";
import { formatRadius, USUAL_RADIUS_M } from "./geofence";
import { timeZoneWord } from "./time-zones";

interface FacilityDrawerProps {
  facilityId: string;
  /** The facility that the link was for, where it was merged into this one. */
  mergedName?: string | undefined;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** A facility: where it is, its zone and hours, what drivers must know, how long it keeps them, and what happened to it. */
export function FacilityDrawer({ mergedName, ...props }: FacilityDrawerProps) {
  const { facilityId, onClose, onPrevious, onNext } = props;
  const facility = useFacility(facilityId);
  const mayWrite = useCan("facilities:write");
  const [editedId, setEditedId] = useState<string | null>(null);
  const isEditing = editedId === facilityId;
  if (facility.data?.merged_into_id !== undefined)
    return <FacilityDrawer {...props} facilityId={facility.data.merged_into_id} mergedName={facility.data.name} />;
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={facility.data?.name ?? "Facility"}
      badge={facility.data?.archived_at !== undefined && <ToneBadge tone="neutral">Archived</ToneBadge>}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={
        facility.data &&
        mayWrite &&
        !isEditing && <FacilityActions facility={facility.data} onEdit={() => setEditedId(facilityId)} />
      }
    >
      <QueryStates query={facility}>
        {(data) =>
          isEditing ? (
            <FacilityForm facility={data} onDone={() => setEditedId(null)} />
          ) : (
            <>
              {mergedName !== undefined && (
                <Alert mb="md" role="status">
                  {mergedName} was merged into this facility.
                </Alert>
              )}
              <FacilityFacts facility={data} />
            </>
          )
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function FacilityFacts({ facility }: { facility: Facility }) {
  const { address, latitude, longitude, geofence_radius_m } = facility;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const history = useFacilityHistory(facility.id);
  return (
    <Stack>
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
          { label: "Time zone", value: timeZoneWord(facility.time_zone) },
          {
            label: "Phone",
            value: facility.phone && <Anchor href={`tel:${facility.phone}`}>{formatPhone(facility.phone)}</Anchor>,
          },
          { label: "Hours", value: facility.hours },
          { label: "Instructions", value: facility.instructions },
        ]}
      />
      <Anchor component={UiLink} href={`/apps/loads?facility_id=${facility.id}`}>
        Loads that stop at {facility.name}
      </Anchor>
      <FacilityDetention facilityId={facility.id} />
      <RecordHistory query={history} />
    </Stack>
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
      <Button size="xs" variant="default" component={UiLink} href="/apps/facilities/duplicates">
        Duplicates
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
