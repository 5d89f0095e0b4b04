import { UnstyledButton, VisuallyHidden } from "@haul/ui/core";
import { formatStopTime } from "@haul/ui/format";
import { DOT } from "../../shared/dot";
import type { BoardRow } from "./board.queries";
import { HomeTime, MayNotDrive, NextCall, shortMoment, Whereabouts } from "./row-standing";
import { isTruckRow, nameOf } from "./use-board-moves";
import classes from "./board.module.css";

/**
 * Who the row is and what they drive, or which truck and who drives it, with the day to be home; below it where they
 * are now and when they arrive; last where and when they are free. When to call is on the line with room for it.
 */
export function RowHead({ row, onOpen }: { row: BoardRow; onOpen: () => void }) {
  const { next_available: next, standing } = row;
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
        <MayNotDrive row={row} />
        <HomeTime row={row} />
      </span>
      {standing && (
        <span className={classes.rowLine}>
          <Whereabouts standing={standing} />
          {!standing.eta_at && <NextCall standing={standing} />}
        </span>
      )}
      <span className={classes.rowLine} title={next && `${placeOf(row)}, ${formatStopTime(next.at, next.time_zone)}`}>
        <span className={classes.line} data-dim>
          {placeOf(row)}
        </span>{" "}
        {next && row.is_busy && (
          <time className={classes.rowTime} dateTime={next.at}>
            {shortMoment(next.at, next.time_zone)}
          </time>
        )}
        {standing?.eta_at && <NextCall standing={standing} />}
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
  return parts.filter(Boolean).join(DOT);
}

const placeOf = ({ is_busy, next_available: next }: BoardRow) =>
  next ? `${is_busy ? "Free in" : "At"} ${next.city}, ${next.state}` : "No loads yet";
