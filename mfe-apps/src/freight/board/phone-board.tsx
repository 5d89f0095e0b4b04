import { Ltr, Stack, Text, UnstyledButton, VisuallyHidden } from "@haul/ui/core";
import { formatPhone, formatStopTime } from "@haul/ui/freight";
import { IconPhone } from "@haul/ui/icons";
import { DOT } from "../../shared/dot";
import { BoardCard } from "./board-card";
import type { BoardLeg, BoardRow } from "./board.queries";
import { HomeTime, MayNotDrive, standingWords } from "./row-standing";
import { isTruckRow, nameOf } from "./use-board-moves";
import classes from "./phone-board.module.css";

export interface PhoneBoardProps {
  rows: readonly BoardRow[];
  overlapping: ReadonlySet<string>;
  onOpenLeg: (leg: BoardLeg) => void;
  onOpenRow: (row: BoardRow) => void;
}

/** The board for a thumb: driver by driver. A tap on a card opens what can be done with it, in place of dragging. */
export function PhoneBoard({ rows, overlapping, onOpenLeg, onOpenRow }: PhoneBoardProps) {
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: "none" }} aria-label="Board">
      {rows.map((row) => (
        <li key={row.id} className={classes.row} aria-label={nameOf(row)}>
          <div className={classes.head}>
            <UnstyledButton className={classes.name} onClick={() => onOpenRow(row)}>
              {nameOf(row)}
            </UnstyledButton>
            <MayNotDrive row={row} />
            <HomeTime row={row} />
            {row.driver?.phone && (
              <a className={classes.call} href={`tel:${row.driver.phone}`}>
                <IconPhone size={16} aria-hidden />
                <VisuallyHidden>{`Call ${row.driver.name} `}</VisuallyHidden> <Ltr>{formatPhone(row.driver.phone)}</Ltr>
              </a>
            )}
          </div>
          <Text size="sm" c="dimmed">
            {whereFree(row)}
          </Text>
          {row.standing && (
            <Text size="sm" {...(row.standing.is_call_due ? { c: "var(--mantine-color-red-text)" } : { c: "dimmed" })}>
              {standingWords(row.standing)}
            </Text>
          )}
          {row.legs.length > 0 && (
            <ul className={classes.cards} aria-label={`Loads of ${nameOf(row)}`}>
              {row.legs.map((leg) => (
                <li key={leg.leg_id}>
                  <BoardCard
                    leg={leg}
                    shows="facts"
                    isOverlapping={overlapping.has(leg.leg_id)}
                    isLifted={false}
                    onOpen={() => onOpenLeg(leg)}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Stack>
  );
}

function whereFree(row: BoardRow): string {
  const { driver, truck, is_busy, next_available: next } = row;
  const crew = isTruckRow(row) ? (driver?.name ?? "No driver") : truck ? `Truck ${truck.name}` : "No truck";
  if (!next) return `${crew}${DOT}no loads yet`;
  const place = `${crew}${DOT}${is_busy ? "free in" : "at"} ${next.city}, ${next.state}`;
  return is_busy ? `${place}, ${formatStopTime(next.at, next.time_zone)}` : place;
}
