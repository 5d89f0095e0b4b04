import { EditableDrawer, useRecord, type OpenRecord } from "@haul/platform/lists";
import { Alert, List, Stack, Text } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { Day, formatDate, StatusBadge } from "@haul/ui/freight";
import { IconCheck, IconClockExclamation, IconFlag, IconInfoCircle } from "@haul/ui/icons";
import { ChallengePanel } from "../challenges/challenge-panel";
import { RecordLink } from "../shared/record-link";
import { PREVENTABILITIES } from "../words";
import { AccidentForm } from "./accident-form";
import { recordableReason, testReason, testWindows, type TestWindow } from "./accident-standing";
import { accidents, type Accident } from "./accidents.queries";
import { RecordableBadge } from "./recordable-badge";

/** An accident: what follows from it, its facts, and what happened to the record. */
export function AccidentDrawer(props: OpenRecord) {
  const { data } = useRecord(accidents, props.id);
  return (
    <EditableDrawer
      {...props}
      of={accidents}
      title={({ city, state }) => `Accident in ${city}, ${state}`}
      badge={({ is_recordable }) => is_recordable && <RecordableBadge />}
      archiving={archivingOf(data)}
      Form={AccidentForm}
    >
      {(accident) => <Facts accident={accident} />}
    </EditableDrawer>
  );
}

/** A recordable accident is missed by an auditor. */
const archivingOf = (accident: Accident | undefined) =>
  accident?.is_recordable
    ? `This accident is recordable: it must stay in the register for three years from ${formatDate(accident.happened_on)} (49 CFR 390.15). Archive it only if it was entered by mistake.`
    : "It leaves the list and its exports.";

const yesNo = (is: boolean) => (is ? "Yes" : "No");

function Facts({ accident }: { accident: Accident }) {
  const { city, state, description } = accident;
  return (
    <Stack>
      <RegisterVerdict accident={accident} />
      <TestVerdict accident={accident} />
      <DescriptionList
        items={[
          { label: "Date", value: <Day on={accident.happened_on} /> },
          { label: "Time", value: accident.local_time },
          { label: "Place", value: `${city}, ${state}` },
          { label: "Driver", value: accident.driver && <RecordLink kind="driver" record={accident.driver} /> },
          { label: "Truck", value: accident.truck && <RecordLink kind="truck" record={accident.truck} /> },
          { label: "Trailer", value: accident.trailer && <RecordLink kind="trailer" record={accident.trailer} /> },
          { label: "Injuries", value: accident.injury_count },
          { label: "Fatalities", value: accident.fatality_count },
          { label: "Towed", value: yesNo(accident.is_towed) },
          { label: "Hazmat released", value: yesNo(accident.is_hazmat_released) },
          { label: "Driver cited", value: yesNo(accident.is_cited) },
          {
            label: "Preventability",
            value: <StatusBadge kind={PREVENTABILITIES} status={accident.preventability} />,
          },
          { label: "Police report", value: accident.report_number },
          {
            label: "Description",
            value: description && (
              <Text span inherit style={{ whiteSpace: "pre-line" }}>
                {description}
              </Text>
            ),
          },
        ]}
      />
      <ChallengePanel
        challenged={{
          subject: "accident",
          id: accident.id,
          label: `${city}, ${state}, ${formatDate(accident.happened_on)}`,
        }}
      />
    </Stack>
  );
}

/** Whether it belongs in the register, and why. */
function RegisterVerdict({ accident }: { accident: Accident }) {
  const { is_recordable } = accident;
  return (
    <Alert
      color={is_recordable ? "amber" : "gray"}
      icon={is_recordable ? <IconFlag size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
      title={is_recordable ? "Recordable" : "Not recordable"}
    >
      <Text size="md">
        {recordableReason(accident)}{" "}
        {is_recordable
          ? "It belongs in the accident register for three years (49 CFR 390.5, 390.15)."
          : "It does not belong in the accident register (49 CFR 390.5)."}
      </Text>
    </Alert>
  );
}

/** Whether the driver has to be tested, why, and how long there is time. */
function TestVerdict({ accident }: { accident: Accident }) {
  if (!accident.is_test_required) {
    return (
      <Alert color="gray" icon={<IconInfoCircle size={16} aria-hidden />} title="No post-accident test required">
        <Text size="md">{testReason(accident)}</Text>
      </Alert>
    );
  }
  const { happened_on, local_time } = accident;
  const windows = testWindows(accident);
  const isOver = windows.every((window) => window.isOver);
  return (
    <Alert
      color={isOver ? "amber" : "red"}
      icon={<IconClockExclamation size={16} aria-hidden />}
      title="Post-accident test required"
    >
      <Text size="md" mb={4}>
        {testReason(accident)}{" "}
        {local_time === undefined
          ? "The accident’s time isn’t on file, so the hours count from the end of"
          : `The hours count from ${local_time} on`}{" "}
        {formatDate(happened_on)}, local time.
      </Text>
      <List size="md">
        {windows.map((window) => (
          <List.Item key={window.name}>{windowWords(window)}</List.Item>
        ))}
      </List>
      <Text size="md" mt={4}>
        Document the reason if alcohol isn’t tested within 2 hours, or if a test isn’t done in time (49 CFR 382.303).
      </Text>
    </Alert>
  );
}

function windowWords({ name, hours, endsLocal, isOver }: TestWindow): string {
  const [day = "", clock = ""] = endsLocal.split("T");
  const end = `${formatDate(day)}, ${clock}`;
  return isOver
    ? `${name}: the ${hours}-hour window closed by ${end}. A later test doesn’t count.`
    : `${name}: within ${hours} hours of the accident, ${end} at the latest.`;
}
