import { useEffect, useMemo, useRef, useState } from "react";
import { counted } from "@haul/platform/records";
import { formatDay, formatTime, startOfDay, wallClock, zoneAbbreviation } from "@haul/ui/format";
import { DRIVER, TRUCK } from "../../words";
import { BoardCard } from "./board-card";
import type { BoardLeg, BoardRow } from "./board.queries";
import { lasting, laneCount, placed, positionOf, type Scale } from "./board-time";
import { RowHead } from "./row-head";
import { RowVerdict } from "./row-verdict";
import { isTruckRow, nameOf } from "./use-board-moves";
import type { Drag, useDrag } from "./use-drag";
import classes from "./board.module.css";

/** A card and the room below it; a row holds one, or as many as lie on top of each other. */
const CARD_STEP = 52;
const CARD_HEIGHT = 48;
const ROW_PADDING = 4;
/** The days stay above the rows. */
const HEAD_HEIGHT = 32;
/** The last rows of a long board show their verdict upward, for below them the board would have to grow. */
const UPWARD_ROWS = 2;
/** Rows beyond the edges that are drawn too, so that a quick scroll shows no gap. */
const SPARE_ROWS = 4;
/** What a window without a size (a test, a hidden tab) is taken for. */
const GUESSED_HEIGHT = 900;

type Dragging = ReturnType<typeof useDrag<BoardLeg>>;

export interface BoardGridProps {
  rows: readonly BoardRow[];
  overlapping: ReadonlySet<string>;
  scale: Scale;
  zone: string;
  drag: Drag<BoardLeg> | null;
  lift: Dragging["lift"];
  liftByKey: Dragging["liftByKey"];
  onOpenLeg: (leg: BoardLeg) => void;
  onOpenRow: (row: BoardRow) => void;
}

/** Rows down, days across. Only the rows in sight are in the page. */
export function BoardGrid({ rows, overlapping, scale, zone, drag, onOpenLeg, onOpenRow, ...by }: BoardGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: GUESSED_HEIGHT });
  // Once for all marks of a drag: they move nothing.
  const { laid, heights, tops, total } = useMemo(() => layOut(rows, scale), [rows, scale]);
  const first = Math.max(tops.findIndex((top, index) => top + (heights[index] ?? 0) > view.top) - SPARE_ROWS, 0);
  const end = tops.findIndex((top) => top > view.top + view.height);
  const shown = laid.slice(first, end === -1 ? laid.length : end + SPARE_ROWS);

  const look = () => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    setView({ top: scrollTop, height: clientHeight === 0 ? GUESSED_HEIGHT : clientHeight });
  };
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // The row chosen by arrow keys scrolls into view.
  const chosen = drag?.by === "keyboard" ? rows.findIndex(({ id }) => id === drag.over) : -1;
  const [chosenTop, chosenHeight = 0] = [tops[chosen], heights[chosen]];
  useEffect(() => {
    const element = box.current;
    if (!element || chosenTop === undefined) return;
    const lowest = chosenTop + chosenHeight + HEAD_HEIGHT - element.clientHeight;
    if (chosenTop < element.scrollTop) element.scrollTop = chosenTop;
    else if (lowest > element.scrollTop) element.scrollTop = lowest;
  }, [chosenTop, chosenHeight]);

  return (
    <div className={classes.box} ref={box} onScroll={look} data-drag-scroll>
      <div className={classes.canvas} data-days={scale.days.length}>
        <div className={classes.headRow} aria-hidden>
          <div className={classes.corner}>{rowCount(rows)}</div>
          <div className={classes.dayHeads}>
            {scale.days.map((day) => (
              <div key={day} className={classes.dayHead} data-today={isToday(day, zone) || undefined}>
                {dayName(day, zone)}
              </div>
            ))}
            {hoursOf(scale).map(({ at, instant }) => (
              <div key={at} className={classes.hourHead} style={{ insetInlineStart: `${at * 100}%` }}>
                {formatTime(instant, zone)} {zoneAbbreviation(instant, zone)}
              </div>
            ))}
          </div>
        </div>
        <ul
          className={classes.rows}
          style={{ height: total }}
          aria-label="Board"
          aria-description={daysShown(scale, zone)}
        >
          {shown.map(({ row, cards }, offset) => {
            const index = first + offset;
            const isOver = drag?.over === row.id;
            return (
              <li
                key={row.id}
                className={classes.row}
                style={{ transform: `translateY(${tops[index] ?? 0}px)`, height: heights[index] }}
                aria-label={nameOf(row)}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                data-drop-target={row.id}
                data-over={isOver || undefined}
                data-upward={(rows.length > 6 && index >= rows.length - UPWARD_ROWS) || undefined}
              >
                <div className={classes.rowHead}>
                  <RowHead row={row} onOpen={() => onOpenRow(row)} />
                  {drag && <RowVerdict leg={drag.item} row={row} isOver={isOver} />}
                </div>
                <div className={classes.track} data-days={scale.days.length}>
                  {linesOf(scale).map((at) => (
                    <span key={at} className={classes.dayLine} style={{ insetInlineStart: `${at * 100}%` }} />
                  ))}
                  <NowLine scale={scale} />
                  <ul className={classes.slots} aria-label={`Loads of ${nameOf(row)}`}>
                    {cards.map(({ item, left, width, lane, goesOn }) => (
                      <li
                        key={item.leg_id}
                        className={classes.slot}
                        data-goes-on={goesOn || undefined}
                        style={{
                          insetInlineStart: `${left * 100}%`,
                          width: `${width * 100}%`,
                          top: lane * CARD_STEP + ROW_PADDING,
                          height: CARD_HEIGHT,
                        }}
                      >
                        <BoardCard
                          leg={item}
                          isOverlapping={overlapping.has(item.leg_id)}
                          isLifted={drag?.item.leg_id === item.leg_id}
                          onOpen={() => onOpenLeg(item)}
                          onPointerDown={(event) => by.lift(event, item)}
                          onKeyDown={(event) => by.liftByKey(event, item, row.id)}
                        />
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** The cards of each row, how high it is for them, where it begins, and where the last one ends. */
function layOut(rows: readonly BoardRow[], scale: Scale) {
  // A card of a short leg has room for its number and a flag: the width of a day, or less where days are wide.
  const minWidth = 1 / Math.max(scale.days.length, 5);
  const laid = rows.map((row) => ({
    row,
    cards: placed(
      row.legs.map((leg) => lasting(leg)),
      scale,
      minWidth,
    ),
  }));
  const heights = laid.map(({ cards }) =>
    Math.max(CARD_STEP + ROW_PADDING, laneCount(cards) * CARD_STEP + ROW_PADDING),
  );
  const tops: number[] = [];
  let total = 0;
  for (const height of heights) {
    tops.push(total);
    total += height;
  }
  return { laid, heights, tops, total };
}

function NowLine({ scale }: { scale: Scale }) {
  const at = positionOf(new Date(), scale);
  if (at < 0 || at > 1) return null;
  return <span className={classes.now} style={{ insetInlineStart: `${at * 100}%` }} />;
}

/** A single day is wide enough for its hours. */
function hoursOf({ days, bounds: [start = 0, end = 0] }: Scale) {
  return days.length > 1 ? [] : [0.25, 0.5, 0.75].map((at) => ({ at, instant: new Date(start + at * (end - start)) }));
}

const linesOf = (scale: Scale) => [
  ...scale.days.map((_, index) => index / scale.days.length),
  ...hoursOf(scale).map(({ at }) => at),
];

function rowCount(rows: readonly BoardRow[]): string {
  return counted(rows.length, rows.every(isTruckRow) ? TRUCK : DRIVER);
}

const isToday = (day: string, zone: string) => wallClock(new Date(), zone).slice(0, 10) === day;

const dayName = (day: string, zone: string) => formatDay(startOfDay(day, zone) ?? new Date(), zone);

const daysShown = ({ days }: Scale, zone: string) => {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return first === last ? dayName(first, zone) : `${dayName(first, zone)} to ${dayName(last, zone)}`;
};
