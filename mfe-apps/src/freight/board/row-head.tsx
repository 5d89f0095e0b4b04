import { UnstyledButton, VisuallyHidden } from "@haul/ui/core";
import { formatDay, formatStopTime, formatTime, zoneAbbreviation } from "@haul/ui/format";
import type { BoardRow } from "./board.queries";
import { isTruckRow, nameOf } from "./use-board-moves";
import classes from "./board.module.css";

/** Who the row is and what they drive, or which truck and who drives it; below it where and when they are free. */
export function RowHead({ row, onOpen }: { row: BoardRow; onOpen: () => void }) {
  const { next_available: next } = row;
  const crew = crewOf(row);
  return (
    <>
      <span className={classes.rowLine}>
        <UnstyledButton className={classes.rowName} onClick={onOpen}>
          {nameOf(row)}
        </UnstyledButton>{" "}
        <span className={classes.line} data-dim title={crew}>
          {crew}
        </span>
      </span>
      <span className={classes.rowLine} title={next && `${placeOf(row)}, ${formatStopTime(next.at, next.time_zone)}`}>
        <span className={classes.line} data-dim>
          {placeOf(row)}
        </span>{" "}
        {next && row.is_busy && (
          <time className={classes.rowTime} dateTime={next.at}>
            {weekday(next.at, next.time_zone)} {formatTime(next.at, next.time_zone)}{" "}
            {zoneAbbreviation(next.at, next.time_zone)}
          </time>
        )}
      </span>
      {row.legs.length === 0 && <VisuallyHidden>No loads in the days shown</VisuallyHidden>}
    </>
  );
}

function crewOf(row: BoardRow): string {
  const { driver, truck, trailer } = row;
  const parts = [
    isTruckRow(row) ? (driver?.name ?? "No driver") : truck ? `Truck ${truck.name}` : "No truck",
    truck && truck.status !== "available" && (truck.status === "in_shop" ? "in shop" : "out of service"),
    trailer?.name,
  ];
  return parts.filter(Boolean).join(" · ");
}

const placeOf = ({ is_busy, next_available: next }: BoardRow) =>
  next ? `${is_busy ? "Free in" : "At"} ${next.city}, ${next.state}` : "No loads yet";

/** `Mon` of `Mon, Nov 23`. */
const weekday = (at: string, zone: string) => formatDay(at, zone).slice(0, 3);
