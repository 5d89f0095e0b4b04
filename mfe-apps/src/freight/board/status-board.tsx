import { useState } from "react";
import { toast } from "@haul/ui/core";
import { statusLook } from "@haul/ui/freight";
import { GATHERED_STATUSES } from "../../words";
import { acceptingCredit } from "../../partners/credit/accept-credit";
import { AssignDialog } from "../loads/legs/assign-dialog";
import { ReasonDialog } from "../loads/life/reason-dialog";
import {
  useDispatchLoad,
  useLoad,
  useReleaseLoad,
  useRepairLoad,
  useStartLoad,
  useUnassignLoad,
  type LegAction,
  type Load,
} from "../loads/loads.queries";
import { BoardCard } from "./board-card";
import type { BoardLeg } from "./board.queries";
import { CarryWords } from "./carry-words";
import { byUrgency } from "./leg-order";
import { useDrag } from "./use-drag";
import classes from "./board.module.css";

type Status = BoardLeg["status"];

/** Columns in the order of a load's life, and the statuses that each of them gathers. */
const COLUMNS: readonly { id: Status; also?: readonly Status[] }[] = [
  { id: "booked" },
  { id: "assigned" },
  { id: "dispatched" },
  { id: "en_route_pickup", also: ["at_pickup", "loaded"] },
  { id: "in_transit", also: ["at_delivery"] },
  { id: "delivered" },
  { id: "on_hold", also: ["breakdown"] },
];

const nameOf = (id: Status) => GATHERED_STATUSES[id] ?? statusLook("load", id).word;

const TARGETS = COLUMNS.map(({ id }) => ({ id, name: nameOf(id) }));

const columnOf = (leg: BoardLeg): Status =>
  COLUMNS.find(({ id, also }) => id === leg.status || also?.includes(leg.status))?.id ?? "booked";

export interface StatusBoardProps {
  legs: readonly BoardLeg[];
  overlapping: ReadonlySet<string>;
  onOpenLeg: (leg: BoardLeg) => void;
}

/** Loads by status, the most urgent on top. Moving a card runs the action that leads there, or says why nothing does. */
export function StatusBoard({ legs, overlapping, onOpenLeg }: StatusBoardProps) {
  const [asking, setAsking] = useState<{ loadId: string; legId: string; dialog: "assign" | "hold" } | null>(null);
  const [dispatch, start, unassign] = [useDispatchLoad(), useStartLoad(), useUnassignLoad()];
  const [release, repair] = [useReleaseLoad(), useRepairLoad()];

  const run = (verb: "dispatch" | "start" | "unassign", leg: BoardLeg) => {
    if (!leg.allowed_actions.includes(verb satisfies LegAction)) {
      toast.warning(`Load ${leg.number} is ${nameOf(leg.status).toLowerCase()}: ${REFUSED[verb]}`);
      return;
    }
    const step = {
      params: { path: { load_id: leg.load_id } },
      body: { version: leg.load_version, leg_id: leg.leg_id },
    };
    const refused = (error: unknown) => toast.error(error);
    if (verb === "dispatch")
      void acceptingCredit("dispatch", (accepts_credit_risk) =>
        dispatch.mutateAsync({ ...step, body: { ...step.body, accepts_credit_risk } }),
      ).catch(refused);
    else (verb === "start" ? start : unassign).mutate(step, { onError: refused });
  };

  const drop = (leg: BoardLeg, target: string) => {
    const ask = (dialog: "assign" | "hold") => setAsking({ loadId: leg.load_id, legId: leg.leg_id, dialog });
    const goesOn = target === "on_hold" ? undefined : { on_hold: release, breakdown: repair }[leg.status as string];
    if (goesOn) {
      const params = { path: { load_id: leg.load_id } };
      goesOn.mutate({ params, body: { version: leg.load_version } }, { onError: (error) => toast.error(error) });
    } else if (target === "booked") run("unassign", leg);
    else if (target === "assigned" && leg.status === "booked") ask("assign");
    else if (target === "dispatched") run("dispatch", leg);
    else if (target === "en_route_pickup" && leg.allowed_actions.includes("start")) run("start", leg);
    else if (target === "on_hold") ask("hold");
    else
      toast.warning(
        `Load ${leg.number} reaches “${nameOf(target as Status)}” when its stops are recorded. Record it on the load.`,
      );
  };
  const { drag, ghost, lift, liftByKey } = useDrag<BoardLeg>({ targets: TARGETS, onDrop: drop });

  return (
    <>
      <div className={classes.columns} data-drag-scroll>
        {COLUMNS.map(({ id }) => {
          const inColumn = legs.filter((leg) => columnOf(leg) === id).toSorted(byUrgency);
          const Glyph = statusLook("load", id).icon;
          return (
            <section
              key={id}
              className={classes.column}
              aria-label={nameOf(id)}
              data-drop-target={id}
              data-over={drag?.over === id || undefined}
            >
              <div className={classes.columnHead}>
                <Glyph size={14} aria-hidden /> {nameOf(id)} <span className={classes.count}>{inColumn.length}</span>
              </div>
              <ul className={classes.columnCards}>
                {inColumn.map((leg) => (
                  <li key={leg.leg_id}>
                    <BoardCard
                      leg={leg}
                      shows="all"
                      isOverlapping={overlapping.has(leg.leg_id)}
                      isLifted={drag?.item.leg_id === leg.leg_id}
                      onOpen={() => onOpenLeg(leg)}
                      onPointerDown={(event) => lift(event, leg)}
                      onKeyDown={(event) => liftByKey(event, leg, id)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {drag?.by === "pointer" && (
        <div className={classes.ghost} ref={ghost} aria-hidden>
          {drag.item.number}
        </div>
      )}
      <CarryWords drag={drag} over={drag?.over ? nameOf(drag.over as Status) : undefined} />
      {asking && <Asked {...asking} onClose={() => setAsking(null)} />}
    </>
  );
}

const REFUSED = {
  dispatch: "it needs a driver and a truck, and can be dispatched only once.",
  start: "it needs a driver and a truck first.",
  unassign: "its truck is on the road, so it keeps its crew.",
} as const;

interface AskedProps {
  loadId: string;
  legId: string;
  dialog: "assign" | "hold";
  onClose: () => void;
}

/** What a move needs to know first. */
function Asked({ loadId, legId, dialog, onClose }: AskedProps) {
  const { data } = useLoad(loadId);
  if (!data) return null;
  const leg: Load["legs"][number] | undefined = data.legs.find(({ id }) => id === legId);
  return dialog === "hold" ? (
    <ReasonDialog load={data} action="hold" onClose={onClose} />
  ) : (
    <AssignDialog load={data} leg={leg} onClose={onClose} />
  );
}
