import { useCan } from "@haul/platform";
import { EditableDrawer, useRecord, type OpenRecord } from "@haul/platform/lists";
import { Anchor, Stack, Title, UiLink } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { labelOf } from "@haul/ui/freight";
import { PlaceHold, RecordHolds } from "../holds/record-holds";
import { OWNERSHIPS } from "../words";
import { RecordPapers } from "../papers/record-papers";
import { archivingWords } from "../shared/archiving";
import { PaperAlert } from "../shared/paper-warnings";
import { RecordLink } from "../shared/record-link";
import { RecordSafety } from "../shared/record-safety";
import { UnitStatus } from "../shared/unit-status";
import { TruckForm } from "./truck-form";
import { TruckOwnerships } from "./truck-ownerships";
import { trucks, type Truck } from "./trucks.queries";

export function TruckDrawer(props: OpenRecord) {
  const { data } = useRecord(trucks, props.id);
  return (
    <EditableDrawer
      {...props}
      of={trucks}
      title={({ unit_number }) => `Truck ${unit_number}`}
      badge={(truck) => <UnitStatus unit={truck} />}
      archiving={archivingWords("truck", `Truck ${data?.unit_number ?? ""}`, data)}
      more={(truck) => <PlaceHold subject={{ kind: "truck", id: truck.id }} name={`truck ${truck.unit_number}`} />}
      Form={TruckForm}
    >
      {(truck) => <Facts truck={truck} />}
    </EditableDrawer>
  );
}

function Facts({ truck }: { truck: Truck }) {
  const mayWrite = useCan("trucks:write");
  const { current_load: load } = truck;
  return (
    <Stack>
      <RecordHolds recordId={truck.id} />
      <PaperAlert warnings={truck.paper_warnings} />
      <DescriptionList
        items={[
          { label: "Year and make", value: [truck.year, truck.make, truck.model].filter(Boolean).join(" ") },
          { label: "VIN", value: truck.vin },
          { label: "Tire size", value: truck.tire_size },
          { label: "Plate", value: [truck.plate_state, truck.plate].filter(Boolean).join(" ") },
          { label: "Ownership", value: labelOf(OWNERSHIPS, truck.ownership) },
          { label: "Fleet owner", value: truck.fleet_owner?.name },
          {
            label: "Usual driver",
            value: truck.usual_driver && <RecordLink kind="driver" record={truck.usual_driver} />,
          },
          {
            label: "Runs under",
            value: truck.motor_carrier ? (
              <Anchor component={UiLink} href={`/apps/safety/carriers?motor_carrier=${truck.motor_carrier.id}`}>
                {truck.motor_carrier.name}
              </Anchor>
            ) : (
              "Your own authority"
            ),
          },
          {
            label: "Load",
            value: load && (
              <Anchor component={UiLink} href={`/apps/loads/${load.id}`}>
                {load.number}
              </Anchor>
            ),
          },
          {
            label: "Odometer",
            value: truck.odometer_miles !== undefined && `${truck.odometer_miles.toLocaleString("en-US")} mi`,
          },
          { label: "Terminal", value: truck.terminal?.name },
          ...(truck.status_reason ? [{ label: "Status reason", value: truck.status_reason }] : []),
          { label: "Notes", value: truck.notes },
        ]}
      />
      <RecordPapers subject={{ kind: "truck", id: truck.id }} name={`truck ${truck.unit_number}`} />
      <RecordSafety subject={{ kind: "truck", id: truck.id }} />
      <section aria-label="Owners">
        <Title order={2} mb="xs">
          Owners
        </Title>
        <TruckOwnerships truck={truck} mayWrite={mayWrite} />
      </section>
    </Stack>
  );
}
