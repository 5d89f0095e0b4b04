import { counted } from "@haul/platform/records";
import { Group, Text } from "@haul/ui/core";
import { StatusBadge, StopTime, StopWindow, ToneBadge, codeWord } from "@haul/ui/freight";
import { IconFlag } from "@haul/ui/icons";
import { DOT } from "../../../shared/dot";
import { CHECK_CALL_RULES, EXCEPTION } from "../../../words";
import { dueWords, lateness } from "../tracking-words";
import type { TrackedLoad } from "../tracking.queries";

/** Whether it arrives when it should, with the sentence that says why; what went wrong stands beneath. */
export function TimelinessBadges({ row }: { row: TrackedLoad }) {
  const { load, next_stop, timeliness, timeliness_reason, open_exceptions } = row;
  return (
    <Group gap={4} maw="11rem">
      {next_stop ? (
        <StatusBadge kind="timeliness" status={timeliness} title={timeliness_reason} />
      ) : (
        <StatusBadge kind="load" status={load.status} title={timeliness_reason} />
      )}
      {open_exceptions.length > 0 && (
        <ToneBadge tone="bad" size="sm" icon={IconFlag} title={open_exceptions.map(({ detail }) => detail).join("\n")}>
          {counted(open_exceptions.length, EXCEPTION)}
        </ToneBadge>
      )}
    </Group>
  );
}

/** Where it goes next, when it will be there, and how that compares with the appointment. */
export function NextStop({ row, stop }: { row: TrackedLoad; stop: NonNullable<TrackedLoad["next_stop"]> }) {
  return (
    <>
      {codeWord("stop", stop.kind)} {stop.city}, {stop.state}
      <div>
        <Eta row={row} />
      </div>
    </>
  );
}

/** When the truck has to be there. */
export function Appointment({ stop }: { stop: NonNullable<TrackedLoad["next_stop"]> }) {
  if (stop.schedule === "first_come" && !stop.latest_at) return "First come";
  return stop.latest_at ? (
    <StopWindow from={stop.earliest_at} to={stop.latest_at} zone={stop.time_zone} />
  ) : (
    <StopTime at={stop.earliest_at} zone={stop.time_zone} />
  );
}

export function Eta({ row: { eta, next_stop, minutes_late } }: { row: TrackedLoad }) {
  if (next_stop?.arrived_at)
    return (
      <>
        There since <StopTime at={next_stop.arrived_at} zone={next_stop.time_zone} />
        {isLate(minutes_late) && (
          <Text size="sm" c="var(--mantine-color-red-text)">
            Arrived {lateness(minutes_late)}
          </Text>
        )}
      </>
    );
  if (!next_stop) return "–";
  if (!eta)
    return (
      <Text span inherit c="dimmed">
        No ETA yet
      </Text>
    );
  return (
    <span title={eta.explanation}>
      <StopTime at={eta.at} zone={next_stop.time_zone} />
      <Text
        size="sm"
        maw="14rem"
        style={{ whiteSpace: "normal" }}
        c={isLate(minutes_late) ? "var(--mantine-color-red-text)" : "dimmed"}
      >
        {[
          minutes_late === undefined ? null : lateness(minutes_late),
          eta.confidence === "low" ? "rough estimate" : null,
          eta.is_past ? "no update since" : null,
        ]
          .filter(Boolean)
          .join(DOT) || "no appointment"}
      </Text>
    </span>
  );
}

export function NextCall({ call }: { call: NonNullable<TrackedLoad["next_check_call"]> }) {
  return (
    <>
      <Text span inherit {...(call.is_due ? { c: "var(--mantine-color-red-text)", fw: 500 } : {})}>
        <time dateTime={call.due_at}>{dueWords(call)}</time>
      </Text>
      <Text size="sm" c="dimmed">
        {CHECK_CALL_RULES[call.rule]}
      </Text>
    </>
  );
}

const isLate = (minutes: number | undefined): minutes is number => minutes !== undefined && minutes > 0;
