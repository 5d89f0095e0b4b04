import { useId, type KeyboardEvent, type PointerEvent } from "react";
import { useCan } from "@haul/platform";
import { VisuallyHidden } from "@haul/ui/core";
import { codeWord, formatMoney, statusLook, StatusBadge } from "@haul/ui/freight";
import { formatStopTime } from "@haul/ui/format";
import { IconAlertTriangle, IconRoute } from "@haul/ui/icons";
import type { BoardLeg } from "./board.queries";
import classes from "./board.module.css";

export interface BoardCardProps {
  leg: BoardLeg;
  isLifted: boolean;
  onOpen: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** What else may be told where there is room. */
  isWide?: boolean;
}

/** One leg of a load. It opens on a click, and may be dragged where its crew may change. */
export function BoardCard({ leg, isLifted, onOpen, onPointerDown, onKeyDown, isWide }: BoardCardProps) {
  const isMovable = useCan("loads:write") && leg.allowed_actions.includes("assign");
  const { word, tone, icon: Glyph } = statusLook("load", leg.status);
  const { timeliness, timeliness_reason } = leg;
  const reasonId = useId();
  return (
    <button
      type="button"
      className={classes.card}
      data-tone={tone}
      data-lifted={isLifted || undefined}
      data-movable={isMovable || undefined}
      data-leg={leg.leg_id}
      {...(isMovable ? { "aria-roledescription": "movable card", "aria-describedby": `${HINT_ID} ${reasonId}` } : {})}
      title={told(leg)}
      onClick={onOpen}
      onPointerDown={isMovable ? onPointerDown : undefined}
      onKeyDown={isMovable ? onKeyDown : undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      {/* The name is what is seen, with what goes without saying on the screen before and behind it. */}
      <VisuallyHidden>Load </VisuallyHidden>
      <span className={classes.cardHead}>
        <Glyph size={13} aria-hidden />
        <strong>{leg.number}</strong>
        {leg.leg_count > 1 && (
          <span className={classes.part}>
            <IconRoute size={12} aria-hidden /> {leg.sequence}/{leg.leg_count}
          </span>
        )}
        <span className={classes.word}>{word}</span>
        {(timeliness === "late" || timeliness === "at_risk") && (
          <span className={classes.trouble} data-late={timeliness === "late" || undefined}>
            <IconAlertTriangle size={12} aria-hidden /> {statusLook("timeliness", timeliness).word}
          </span>
        )}
        {timeliness === "unknown" && <span className={classes.quiet}>{statusLook("timeliness", timeliness).word}</span>}
      </span>
      <span className={classes.line}>{lane(leg)}</span>
      <span className={classes.line} data-dim>
        {leg.customer.name}
      </span>
      {isWide && (
        <span className={classes.line} data-dim>
          {formatStopTime(leg.from.at, leg.from.time_zone)} · {codeWord("equipment", leg.equipment)} ·{" "}
          {formatMoney(leg.total_cents, leg.currency)}
        </span>
      )}
      {leg.leg_count > 1 && <VisuallyHidden>{`, leg ${leg.sequence} of ${leg.leg_count}`}</VisuallyHidden>}
      {leg.acknowledgement === "declined" && <StatusBadge kind="acknowledgement" status="declined" size="xs" />}
      {/* The tooltip says it too, but a movable card is described by its hint instead. */}
      <span id={reasonId} hidden>
        {timeliness_reason}
      </span>
    </button>
  );
}

export const HINT_ID = "board-card-hint";

export const lane = ({ from, to }: BoardLeg) => `${from.city}, ${from.state} → ${to.city}, ${to.state}`;

const told = (leg: BoardLeg) =>
  [
    leg.timeliness_reason,
    `${lane(leg)}, ${leg.customer.name}`,
    `${formatStopTime(leg.from.at, leg.from.time_zone)} to ${formatStopTime(leg.to.at, leg.to.time_zone)}`,
    `${codeWord("equipment", leg.equipment)}, ${formatMoney(leg.total_cents, leg.currency)}`,
  ]
    .filter(Boolean)
    .join("\n");
