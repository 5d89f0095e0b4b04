import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { Anchor, Button, Stack, Text, UiLink } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { formatDuration, PhoneLink } from "@haul/ui/freight";
import { facilities, type Facility } from "./facilities.queries";
import { FacilityAddress } from "./facility-address";
import { FacilityDetention } from "./facility-detention";
import { FacilityForm } from "./facility-form";
import { formatRadius, USUAL_RADIUS_M } from "./geofence";
import { timeZoneWord } from "./time-zones";

/** A facility: where it is, its zone and hours, what drivers must know, how long it keeps them, and what happened to it. */
export function FacilityDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={facilities}
      title={({ name }) => name}
      actions={
        <Button size="xs" variant="default" component={UiLink} href="/apps/facilities/duplicates">
          Duplicates
        </Button>
      }
      archiving="The facility is no longer offered for new stops; its history stays."
      Form={FacilityForm}
    >
      {(facility) => <FacilityFacts facility={facility} />}
    </EditableDrawer>
  );
}

/** Its own position, or else an approximate one, which detects no arrivals. */
function coordinatesOf({ latitude, longitude, approximate_latitude, approximate_longitude }: Facility) {
  if (latitude !== undefined && longitude !== undefined) return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  if (approximate_latitude === undefined || approximate_longitude === undefined)
    return "Not known. Arrivals can't be detected.";
  return (
    <>
      ≈ {approximate_latitude.toFixed(2)}, {approximate_longitude.toFixed(2)}
      <Text size="sm" c="dimmed">
        Approximate, from the ZIP Code or city. Arrivals can't be detected.
      </Text>
    </>
  );
}

function FacilityFacts({ facility }: { facility: Facility }) {
  const { geofence_radius_meters, usual_stay_minutes } = facility;
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: "Address", value: <FacilityAddress facility={facility} /> },
          {
            label: "Coordinates",
            value: coordinatesOf(facility),
          },
          {
            label: "Geofence",
            value:
              geofence_radius_meters === undefined
                ? `${formatRadius(USUAL_RADIUS_M)} radius (default)`
                : `${formatRadius(geofence_radius_meters)} radius`,
          },
          { label: "Time zone", value: timeZoneWord(facility.time_zone) },
          {
            label: "Phone",
            value: facility.phone && <PhoneLink phone={facility.phone} />,
          },
          { label: "Hours", value: facility.hours },
          {
            label: "Typical dwell",
            value: (
              <>
                {usual_stay_minutes === undefined ? "–" : formatDuration(usual_stay_minutes)}
                <Text size="sm" c="dimmed">
                  Median of the last live visits, up to 20
                </Text>
              </>
            ),
          },
          { label: "Instructions", value: facility.instructions },
        ]}
      />
      <Anchor component={UiLink} href={`/apps/loads?group=all&facility_id=${facility.id}`}>
        Loads that stop at {facility.name}
      </Anchor>
      <FacilityDetention facilityId={facility.id} />
    </Stack>
  );
}
