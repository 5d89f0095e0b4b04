import { Text } from "@haul/ui/core";
import { StopTime, StopWindow, codeWord } from "@haul/ui/freight";
import { IconCircleCheck, IconCircleDashed, IconMapPin } from "@haul/ui/icons";
import type { PublicTracking } from "./public.queries";
import classes from "../tracking.module.css";

type Stop = PublicTracking["stops"][number];

const GLYPHS = { ahead: IconCircleDashed, arrived: IconMapPin, departed: IconCircleCheck } as const;
const WORDS = { ahead: "Upcoming", arrived: "The truck is there", departed: "Done" } as const;
const COLORS = {
  ahead: "var(--mantine-color-dimmed)",
  arrived: "var(--mantine-color-violet-text)",
  departed: "var(--mantine-color-green-text)",
} as const;

/** The stops in their order, and how far the truck has come. */
export function Milestones({ tracking }: { tracking: PublicTracking }) {
  return (
    <ol className={classes.milestones} aria-label="Stops">
      {tracking.stops.map((stop) => {
        const Glyph = GLYPHS[stop.milestone];
        const isNext = stop.milestone === "ahead" && stop.sequence === tracking.next_stop_sequence;
        return (
          <li key={stop.sequence} className={classes.milestone}>
            <Glyph
              size={22}
              color={isNext ? "var(--mantine-color-blue-text)" : COLORS[stop.milestone]}
              role="img"
              aria-label={isNext ? "Next" : WORDS[stop.milestone]}
            />
            <div>
              <Text fw={500}>
                {codeWord("stop", stop.kind)} in {stop.city}, {stop.state}
              </Text>
              <Times stop={stop} />
              {isNext && tracking.eta && (
                <Text size="sm">
                  ETA <StopTime at={tracking.eta.at} zone={stop.time_zone} />
                </Text>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Times({ stop }: { stop: Stop }) {
  const { arrived_at, departed_at, earliest_at, latest_at, time_zone, schedule } = stop;
  return (
    <>
      {schedule !== "first_come" && (
        <Text size="sm" c="dimmed">
          Appointment:{" "}
          {latest_at ? (
            <StopWindow from={earliest_at} to={latest_at} zone={time_zone} />
          ) : (
            <StopTime at={earliest_at} zone={time_zone} />
          )}
        </Text>
      )}
      {arrived_at && (
        <Text size="sm">
          Arrived <StopTime at={arrived_at} zone={time_zone} />
        </Text>
      )}
      {departed_at && (
        <Text size="sm">
          Left <StopTime at={departed_at} zone={time_zone} />
        </Text>
      )}
    </>
  );
}
