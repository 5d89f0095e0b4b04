import { Anchor, Group, Stack, Text, UnstyledButton, VisuallyHidden } from "@haul/ui/core";
import { formatPhone, formatStopTime } from "@haul/ui/freight";
import { IconPhone } from "@haul/ui/icons";
import { BoardCard } from "./board-card";
import type { BoardLeg, BoardRow } from "./board.queries";
import { nameOf } from "./use-board-moves";
import classes from "./board.module.css";

export interface PhoneBoardProps {
  rows: readonly BoardRow[];
  onOpenLeg: (leg: BoardLeg) => void;
  onOpenRow: (row: BoardRow) => void;
}

/** The board for a thumb: driver by driver. A tap on a card opens what can be done with it, in place of dragging. */
export function PhoneBoard({ rows, onOpenLeg, onOpenRow }: PhoneBoardProps) {
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: "none" }} aria-label="Board">
      {rows.map((row) => (
        <li key={row.id} className={classes.phoneRow} aria-label={nameOf(row)}>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <UnstyledButton className={classes.rowName} onClick={() => onOpenRow(row)}>
              {nameOf(row)}
            </UnstyledButton>
            {row.driver?.phone && (
              <Anchor href={`tel:${row.driver.phone}`}>
                <Group gap={4} wrap="nowrap">
                  <IconPhone size={16} aria-hidden />
                  <VisuallyHidden>{`Call ${row.driver.name} `}</VisuallyHidden> {formatPhone(row.driver.phone)}
                </Group>
              </Anchor>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {row.truck ? `Truck ${row.truck.name}` : "No truck"}
            {row.next_available &&
              ` · ${row.is_busy ? "free" : "at"} ${row.next_available.city}, ${row.next_available.state}${
                row.is_busy ? `, ${formatStopTime(row.next_available.at, row.next_available.time_zone)}` : ""
              }`}
          </Text>
          {row.legs.length > 0 && (
            <ul className={classes.phoneCards}>
              {row.legs.map((leg) => (
                <li key={leg.leg_id}>
                  <BoardCard
                    leg={leg}
                    isWide
                    isLifted={false}
                    onOpen={() => onOpenLeg(leg)}
                    onPointerDown={() => undefined}
                    onKeyDown={() => undefined}
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
