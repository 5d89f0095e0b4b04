import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { Anchor, Button, Stack, UiLink } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { addressLine, PhoneLink } from "@haul/ui/freight";
import { facilities, type Facility } from "./facilities.queries";
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

function FacilityFacts({ facility }: { facility: Facility }) {
  const { address, latitude, longitude, geofence_radius_m } = facility;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: "Address", value: addressLine(address) },
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
            value: facility.phone && <PhoneLink phone={facility.phone} />,
          },
          { label: "Hours", value: facility.hours },
          { label: "Instructions", value: facility.instructions },
        ]}
      />
      <Anchor component={UiLink} href={`/apps/loads?facility_id=${facility.id}`}>
        Loads that stop at {facility.name}
      </Anchor>
      <FacilityDetention facilityId={facility.id} />
    </Stack>
  );
}
