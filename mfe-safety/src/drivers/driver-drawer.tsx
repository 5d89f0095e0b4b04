import { Fragment } from "react";
import { EditableDrawer, useRecord, type OpenRecord } from "@haul/platform/lists";
import { Anchor, Stack, UiLink } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { addressLine, Day, formatPhone, labelOf, MailLink, PhoneLink, StatusBadge, codeWord } from "@haul/ui/freight";
import { DriverEvents } from "../events/driver-events";
import { DriverInvestigation } from "../inquiries/driver-investigation";
import { DriverMvrs } from "../mvrs/driver-mvrs";
import { PlaceHold, RecordHolds } from "../holds/record-holds";
import { RecordPapers } from "../papers/record-papers";
import { archivingWords } from "../shared/archiving";
import { PaperAlert } from "../shared/paper-warnings";
import { RecordSafety } from "../shared/record-safety";
import { DriverIdentity } from "../testing/driver-identity";
import { DriverTesting } from "../testing/driver-testing";
import { DriverTermination, EndEmployment } from "../terminations/driver-termination";
import { EMPLOYMENTS, ENDORSEMENTS } from "../words";
import { DriverForm } from "./driver-form";
import { drivers, type Driver } from "./drivers.queries";
import { driverRecord } from "./drivers.records";

export function DriverDrawer(props: OpenRecord) {
  const { data } = useRecord(drivers, props.id);
  return (
    <EditableDrawer
      {...props}
      of={drivers}
      title={({ full_name }) => full_name}
      badge={(driver) => <StatusBadge kind={driverRecord.looks} status={driver.status} />}
      archiving={archivingWords("driver", data?.full_name ?? "", data)}
      more={(driver) => (
        <>
          <EndEmployment driver={driver} />
          <PlaceHold subject={{ kind: "driver", id: driver.id }} name={driver.full_name} />
        </>
      )}
      Form={DriverForm}
    >
      {(driver) => <Facts driver={driver} />}
    </EditableDrawer>
  );
}

/** Breaks between its parts, not inside the number. */
function licenseOf({ has_cdl, license_class, license_state, license_number }: Driver) {
  const parts = [!has_cdl && "No CDL", license_class && `Class ${license_class}`, license_state, license_number].filter(
    Boolean,
  );
  if (parts.length === 0) return undefined;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && " · "}
      <span style={{ whiteSpace: "nowrap" }}>{part}</span>
    </Fragment>
  ));
}

function Facts({ driver }: { driver: Driver }) {
  const { address, emergency_contact: emergency, current_load: load } = driver;
  return (
    <Stack>
      <RecordHolds recordId={driver.id} />
      <PaperAlert warnings={driver.paper_warnings} />
      <DriverTermination driver={driver} />
      <DescriptionList
        items={[
          { label: "Code", value: driver.code },
          { label: "Kind", value: codeWord("driverKind", driver.kind) },
          {
            label: "Phone",
            value: driver.phone && <PhoneLink phone={driver.phone} />,
          },
          { label: "Email", value: driver.email && <MailLink email={driver.email} /> },
          {
            label: "License",
            value: licenseOf(driver),
          },
          { label: "Endorsements", value: driver.endorsements.map((code) => labelOf(ENDORSEMENTS, code)).join(", ") },
          { label: "Restrictions", value: driver.restrictions.join(" ") },
          { label: "Hired", value: driver.hired_on && <Day on={driver.hired_on} /> },
          ...(driver.status === "terminated" || driver.terminated_on
            ? [{ label: "Terminated", value: driver.terminated_on && <Day on={driver.terminated_on} /> }]
            : []),
          ...(driver.rehired_on ? [{ label: "Rehired", value: <Day on={driver.rehired_on} /> }] : []),
          { label: "Employment", value: EMPLOYMENTS[driver.employment] },
          { label: "Terminal", value: driver.terminal?.name },
          { label: "Home by", value: driver.home_by_on && <Day on={driver.home_by_on} /> },
          { label: "Home time", value: driver.home_note },
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
            value: addressLine(address),
          },
          {
            label: "Emergency contact",
            value:
              emergency &&
              [emergency.name, emergency.relation, formatPhone(emergency.phone)].filter(Boolean).join(" · "),
          },
          { label: "Notes", value: driver.notes },
        ]}
      />
      <RecordPapers subject={{ kind: "driver", id: driver.id }} name={driver.full_name} driver={driver} />
      <DriverMvrs driver={driver} />
      <RecordSafety subject={{ kind: "driver", id: driver.id }} />
      <DriverEvents driver={driver} />
      <DriverInvestigation driverId={driver.id} />
      <DriverTesting driverId={driver.id} />
      <DriverIdentity driverId={driver.id} name={driver.full_name} />
    </Stack>
  );
}
