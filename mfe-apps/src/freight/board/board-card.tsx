import { Fragment, useId, type KeyboardEvent, type PointerEvent } from "react";
import { useCan } from "@haul/platform";
import { VisuallyHidden } from "@haul/ui/core";
import { LaneLabel, codeWord, formatMoney, laneWords, statusLook } from "@haul/ui/freight";
import { formatRelative, formatStopTime } from "@haul/ui/format";
import {
  IconAlertTriangle,
  IconClockExclamation,
  IconMailOff,
  IconRoute,
  IconSteeringWheel,
  type Icon,
} from "@haul/ui/icons";
import { answerWords, isUnsent, linkWords } from "../loads/legs/leg-answer";
import type { BoardLeg } from "./board.queries";
import { nextPlace } from "./leg-order";
import classes from "./board-card.module.css";

export interface BoardCardProps {
  leg: BoardLeg;
  /** Overlaps another load of the same driver or truck. */
  isOverlapping: boolean;
  isLifted: boolean;
  onOpen: () => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** In a row its place says when and who; in the lane it says when; in a column it says all, below its driver all but who. */
  shows?: "place" | "pickup" | "facts" | "all";
}

/** One leg of a load. It opens on a click, and may be dragged where its crew may change. */
export function BoardCard({ leg, isOverlapping, isLifted, shows = "place", ...on }: BoardCardProps) {
  const isMovable = useCan("loads:write") && leg.allowed_actions.includes("assign") && on.onKeyDown !== undefined;
  const { word, tone, icon: Glyph } = statusLook("load", leg.status);
  const reasonId = useId();
  // As high as its text: the lane breaks between its places, where a low card cuts it.
  const isTall = shows === "all" || shows === "facts";
  return (
    <button
      type="button"
      className={classes.card}
      data-tone={tone}
      data-shows={shows}
      data-lifted={isLifted || undefined}
      data-movable={isMovable || undefined}
      data-leg={leg.leg_id}
      {...(isMovable ? { "aria-roledescription": "movable card", "aria-describedby": `${HINT_ID} ${reasonId}` } : {})}
      title={told(leg, isOverlapping)}
      onClick={on.onOpen}
      onPointerDown={isMovable ? on.onPointerDown : undefined}
      onKeyDown={isMovable ? on.onKeyDown : undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      {/* The name is what is seen, with what goes without saying on the screen before and behind it. */}
      <VisuallyHidden>Load </VisuallyHidden>
      <span className={classes.cardHead}>
        <strong>{leg.number}</strong>
        {leg.leg_count > 1 && (
          <span className={classes.part}>
            <IconRoute size={12} aria-hidden /> {leg.sequence}/{leg.leg_count}
          </span>
        )}{" "}
        {shows === "pickup" && <VisuallyHidden>{`${word},`}</VisuallyHidden>}{" "}
        <span className={classes.word}>{shows === "pickup" ? timeOf(leg.from) : word}</span> <Standing leg={leg} />
      </span>
      <span className={classes.cardFoot}>
        <Glyph size={13} aria-hidden />
        {isOverlapping && <Flag tone="bad" icon={IconClockExclamation} word="Overlap" />}
        {leg.acknowledgement === "declined" && <Declined leg={leg} />}
        {leg.acknowledgement === "pending" && <Unanswered leg={leg} />}{" "}
        <span className={classes.line}>
          <LaneLabel origin={leg.from} destination={leg.to} isLine={!isTall} />
        </span>
      </span>
      {isTall ? <Facts leg={leg} hasCrew={shows === "all"} /> : <Unseen leg={leg} shows={shows} />}
      {leg.leg_count > 1 && <VisuallyHidden>{`, leg ${leg.sequence} of ${leg.leg_count}`}</VisuallyHidden>}
      {/* The tooltip says it too, but a movable card is described by its hint instead. */}
      <span id={reasonId} hidden>
        {leg.timeliness_reason}
      </span>
    </button>
  );
}

export const HINT_ID = "board-card-hint";

/** Who hauls it, and with what. */
export const crewLine = ({ driver, truck }: Pick<BoardLeg, "driver" | "truck">) =>
  [driver?.name ?? "No driver yet", truck && `truck ${truck.name}`].filter(Boolean).join(", ");

/** How it stands against its schedule; on time goes without saying. */
function Standing({ leg: { timeliness } }: { leg: BoardLeg }) {
  const { word } = statusLook("timeliness", timeliness);
  if (timeliness === "late") return <Flag tone="bad" icon={IconAlertTriangle} word={word} isLast />;
  if (timeliness === "at_risk") return <Flag tone="attention" icon={IconAlertTriangle} word={word} isLast />;
  return timeliness === "unknown" ? <span className={classes.quiet}>{word}</span> : null;
}

function Declined({ leg }: { leg: BoardLeg }) {
  const { word, icon } = statusLook("acknowledgement", "declined");
  const why = declinedWords(leg);
  return (
    <>
      <Flag tone="bad" icon={icon} word={word} />
      {why && <VisuallyHidden>{`: ${why}`}</VisuallyHidden>}
    </>
  );
}

/** Whose answer is missing, and since when; a link that never arrived gets none. An icon alone while it is on time. */
function Unanswered({ leg }: { leg: BoardLeg }) {
  const { icon: Glyph } = statusLook("acknowledgement", "pending");
  if (isUnsent(leg))
    return (
      <span className={classes.flag} data-tone="bad">
        <IconMailOff size={12} aria-hidden />
        <VisuallyHidden>{`Link not sent: ${leg.link_problem ?? "no address"}`}</VisuallyHidden>
      </span>
    );
  return (
    <span className={classes.quiet}>
      <Glyph size={12} aria-hidden />
      <VisuallyHidden>{`Unanswered: ${unansweredWords(leg)}`}</VisuallyHidden>
    </span>
  );
}

const unansweredWords = (leg: BoardLeg) =>
  [linkWords(leg), leg.dispatched_at && `dispatched ${formatRelative(leg.dispatched_at)}`].filter(Boolean).join(", ");

/** Who declined, why, and how long ago. */
const declinedWords = (leg: BoardLeg) =>
  [leg.driver?.name, answerWords(leg), leg.answered_at && formatRelative(leg.answered_at)].filter(Boolean).join(", ");

interface FlagProps {
  tone: "bad" | "attention";
  icon: Icon;
  word: string;
  isLast?: boolean;
}

/** Something to look at: an icon and a word, so that the color says nothing alone. */
function Flag({ tone, icon: Glyph, word, isLast }: FlagProps) {
  return (
    <span className={classes.flag} data-tone={tone} data-last={isLast || undefined}>
      <Glyph size={12} aria-hidden /> <span className={classes.flagWord}>{word}</span>
    </span>
  );
}

/** The lines of a card that has room for them; a line breaks between facts, and within one that is longer. */
function Facts({ leg, hasCrew }: { leg: BoardLeg; hasCrew: boolean }) {
  const { word, place } = nextPlace(leg);
  const total = formatMoney(leg.total_cents, leg.currency);
  const facts = [
    `${word} ${timeOf(place)}`,
    codeWord("equipment", leg.equipment),
    leg.leg_count > 1 ? `${total} for the load` : total,
  ];
  return (
    <>
      {hasCrew && (
        <span className={classes.crew}>
          <IconSteeringWheel size={13} aria-hidden /> <span className={classes.line}>{crewLine(leg)}</span>
        </span>
      )}
      <span className={classes.line} data-dim>
        {facts.map((fact, at) => (
          <Fragment key={fact}>
            <span className={classes.fact}>{at < facts.length - 1 ? `${fact}\u00a0·` : fact}</span>{" "}
          </Fragment>
        ))}
      </span>
      <span className={classes.line} data-dim>
        {leg.customer.name}
      </span>
    </>
  );
}

/** What the card's place on the board tells those who see it. */
function Unseen({ leg, shows }: { leg: BoardLeg; shows: "place" | "pickup" }) {
  const times = shows === "place" ? `${timesOf(leg)}, ` : "";
  return <VisuallyHidden>{`, ${times}${leg.customer.name}`}</VisuallyHidden>;
}

const timeOf = ({ at, time_zone }: BoardLeg["from"]) => formatStopTime(at, time_zone);

const timesOf = ({ from, to }: BoardLeg) => `${timeOf(from)} to ${timeOf(to)}`;

const told = (leg: BoardLeg, isOverlapping: boolean) =>
  [
    leg.timeliness_reason,
    leg.acknowledgement === "declined" && `Declined: ${declinedWords(leg)}`,
    leg.acknowledgement === "pending" && `Unanswered: ${unansweredWords(leg)}`,
    isOverlapping && "Overlaps another load of the same driver or truck.",
    `${laneWords(leg.from, leg.to)}, ${leg.customer.name}`,
    timesOf(leg),
    crewLine(leg),
    `${codeWord("equipment", leg.equipment)}, ${formatMoney(leg.total_cents, leg.currency)}`,
  ]
    .filter(Boolean)
    .join("\n");
