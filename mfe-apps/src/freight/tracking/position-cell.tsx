import { Group, Text } from "@haul/ui/core";
import { formatStopTime, localZone } from "@haul/ui/format";
import { IconAlertTriangle } from "@haul/ui/icons";
import { DOT } from "../../shared/dot";
import { POSITION_SOURCES } from "../../words";
import { ageOf, placeName } from "./tracking-words";
import type { TrackedPosition } from "./tracking.queries";

interface Props {
  position: Omit<TrackedPosition, "source"> & { source?: TrackedPosition["source"] };
  /** Where there is little room, who says so waits in the tooltip. */
  isShort?: boolean;
  /** With the clock time, where nobody asks for a tooltip. */
  hasClock?: boolean;
}

/** Where the truck was, who says so, and how long ago; an old one looks old. */
export function Position({ position, isShort = false, hasClock = false }: Props) {
  const { at, is_stale, source } = position;
  const clock = formatStopTime(at, localZone());
  const told = source && POSITION_SOURCES[source];
  return (
    <div>
      <Text span inherit {...(is_stale ? { c: "dimmed", fs: "italic" } : {})}>
        {placeName(position) ?? "Place unknown"}
      </Text>
      <Group gap={4} wrap="nowrap" justify="inherit">
        {is_stale && <IconAlertTriangle size={13} color="var(--mantine-color-amber-text)" aria-hidden />}
        <Text size="sm" {...(is_stale ? { c: "var(--mantine-color-amber-text)", fw: 500 } : { c: "dimmed" })}>
          <time dateTime={at} title={[clock, isShort && told].filter(Boolean).join(", ")}>
            {hasClock ? `${clock} (${ageOf(position)})` : is_stale ? `Old: ${ageOf(position)}` : ageOf(position)}
          </time>
          {!isShort && told && `${DOT}${told}`}
        </Text>
      </Group>
    </div>
  );
}
