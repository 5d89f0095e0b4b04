import { useMemo, useState } from "react";
import { AssignDialog } from "../loads/legs/assign-dialog";
import { useLoad } from "../loads/loads.queries";
import { BoardGrid } from "./board-grid";
import { scaleOf } from "./board-time";
import type { BoardLeg, BoardRow, useUnassignedLegs } from "./board.queries";
import { CarryWords } from "./carry-words";
import { LegSheet } from "./leg-sheet";
import { Note } from "./move-note";
import { PhoneBoard } from "./phone-board";
import { UnassignedLane } from "./unassigned-lane";
import { UNASSIGNED, crewFor, nameOf, useBoardMoves } from "./use-board-moves";
import { useDrag } from "./use-drag";
import classes from "./board.module.css";

export interface PlannerProps {
  rows: readonly BoardRow[];
  overlapping: ReadonlySet<string>;
  lane: ReturnType<typeof useUnassignedLegs>;
  zone: string;
  from: string;
  days: number;
  isPhone: boolean;
  onOpenLoad: (loadId: string) => void;
  onOpenRow: (rowId: string) => void;
}

/** The lane and the rows, with what is dragged between them. */
export function Planner({ rows, overlapping, lane, zone, from, days, isPhone, onOpenLoad, onOpenRow }: PlannerProps) {
  const { move, note, dismiss } = useBoardMoves();
  const [sheet, setSheet] = useState<BoardLeg | null>(null);
  const [halfCrewed, setHalfCrewed] = useState<{ leg: BoardLeg; row: BoardRow } | null>(null);
  const rowOf = (leg: BoardLeg) => rows.find((row) => row.legs.some(({ leg_id }) => leg_id === leg.leg_id)) ?? null;

  const drop = (leg: BoardLeg, target: string) => {
    const home = rowOf(leg);
    if (target === UNASSIGNED) {
      if (home) void move(leg, null, home);
      return;
    }
    const row = rows.find(({ id }) => id === target);
    if (!row || row.id === home?.id) return;
    const crew = crewFor(leg, row);
    // A driver without a truck, or a truck without a driver: a person has to say with what.
    if (crew.driver_id === null || crew.truck_id === null) setHalfCrewed({ leg, row });
    else void move(leg, row, home);
  };
  const { drag, ghost, lift, liftByKey } = useDrag<BoardLeg>({
    targets: [LANE, ...rows.map((row) => ({ id: row.id, name: foundBy(row) }))],
    onDrop: drop,
  });
  const scale = useMemo(() => scaleOf(from, days, zone), [from, days, zone]);
  const openLeg = (leg: BoardLeg) => (isPhone ? setSheet(leg) : onOpenLoad(leg.load_id));
  const overRow = rows.find(({ id }) => id === drag?.over);

  return (
    <>
      {note && <Note note={note} onDismiss={dismiss} />}
      <CarryWords drag={drag} over={drag?.over === UNASSIGNED ? LANE.name : overRow && nameOf(overRow)} />
      <UnassignedLane
        lane={lane}
        drag={drag}
        lift={isPhone ? ignore : lift}
        liftByKey={liftByKey}
        onOpenLeg={openLeg}
      />
      {isPhone ? (
        <PhoneBoard rows={rows} overlapping={overlapping} onOpenLeg={openLeg} onOpenRow={({ id }) => onOpenRow(id)} />
      ) : (
        <BoardGrid
          rows={rows}
          overlapping={overlapping}
          scale={scale}
          zone={zone}
          drag={drag}
          lift={lift}
          liftByKey={liftByKey}
          onOpenLeg={openLeg}
          onOpenRow={({ id }) => onOpenRow(id)}
        />
      )}
      {drag?.by === "pointer" && (
        <div className={classes.ghost} ref={ghost} aria-hidden>
          {drag.item.number}
        </div>
      )}
      {sheet && <LegSheet loadId={sheet.load_id} legId={sheet.leg_id} onClose={() => setSheet(null)} />}
      {halfCrewed && <CompleteCrew {...halfCrewed} onClose={() => setHalfCrewed(null)} />}
    </>
  );
}

const ignore = () => undefined;

const LANE = { id: UNASSIGNED, name: "Unassigned" };

/** A row is found by its driver and by the number of its truck. */
const foundBy = ({ driver, truck }: BoardRow) => [driver?.name, truck?.name].filter(Boolean).join(" ");

/** Asks for what a row lacks. */
function CompleteCrew({ leg, row, onClose }: { leg: BoardLeg; row: BoardRow; onClose: () => void }) {
  const { data } = useLoad(leg.load_id);
  if (!data) return null;
  const { driver, truck, trailer } = row;
  const proposed = {
    ...(driver ? { driver: { id: driver.id, name: driver.name } } : {}),
    ...(truck ? { truck: { id: truck.id, name: truck.name } } : {}),
    ...(leg.trailer || !trailer ? {} : { trailer }),
  };
  const itsLeg = data.legs.find(({ id }) => id === leg.leg_id);
  return <AssignDialog load={data} leg={itsLeg} proposed={proposed} onClose={onClose} />;
}
