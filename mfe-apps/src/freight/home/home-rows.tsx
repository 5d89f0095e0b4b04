import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, UiLink, UnstyledButton } from "@haul/ui/core";
import { LaneLabel, PhoneLink, RelativeTime, StatusBadge, StopTime, codeWord } from "@haul/ui/freight";
import { IconClipboardCheck } from "@haul/ui/icons";
import { HomeTime } from "../board/row-standing";
import { DOT } from "../../shared/dot";
import { answerWords } from "../loads/legs/leg-answer";
import { CheckCallDialog } from "../tracking/calls/check-call-dialog";
import { Position } from "../tracking/position-cell";
import { dueWords } from "../tracking/tracking-words";
import { hasCrew } from "../tracking/tracking.queries";
import { HomeRow } from "./home-part";
import type { CallDue, EmptyTruck, MyLoad, UnansweredLeg } from "./home.queries";
import classes from "./home.module.css";

/** Opens a load beside the page, or one leg with what can be done with it. */
export interface Opens {
  onOpen: (loadId: string) => void;
  onAct: (leg: { loadId: string; legId?: string }) => void;
}

function LoadName({ number, onClick }: { number: string; onClick: () => void }) {
  return (
    <UnstyledButton className={classes.open} onClick={onClick}>
      Load {number}
    </UnstyledButton>
  );
}

/** Whom to call, where the truck was, and the call at one press. */
export function CallRow({ row, onOpen }: { row: CallDue; onOpen: Opens["onOpen"] }) {
  const mayLog = useCan("tracking:write");
  const [isCalling, setIsCalling] = useState(false);
  const { load, driver, next_check_call: next, position } = row;
  return (
    <HomeRow
      name={<LoadName number={load.number} onClick={() => onOpen(load.id)} />}
      badge={<StatusBadge kind="load" status={load.status} size="sm" />}
      facts={
        <>
          {driver?.name}
          {next && `, call ${dueWords(next)}`}
          {position && <Position position={position} isShort />}
        </>
      }
      actions={
        <>
          {driver?.phone && <PhoneLink phone={driver.phone} />}
          {mayLog && hasCrew(row) && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconClipboardCheck size={14} aria-hidden />}
              aria-label={`Log a check call for load ${load.number}`}
              onClick={() => setIsCalling(true)}
            >
              Log call
            </Button>
          )}
          {isCalling && <CheckCallDialog row={row} onClose={() => setIsCalling(false)} />}
        </>
      }
    />
  );
}

/** A trip that its driver declined, or has not answered since it was sent. */
export function UnansweredRow({ leg, onOpen, onAct }: { leg: UnansweredLeg } & Opens) {
  const why = answerWords(leg);
  return (
    <HomeRow
      name={<LoadName number={leg.number} onClick={() => onOpen(leg.load_id)} />}
      badge={<StatusBadge kind="acknowledgement" status={leg.acknowledgement} size="sm" />}
      facts={
        <>
          {leg.driver?.name}
          {leg.acknowledgement === "declined" ? (
            <>
              {why && `: ${why}`}
              {leg.answered_at && (
                <>
                  , <RelativeTime at={leg.answered_at} />
                </>
              )}
            </>
          ) : (
            leg.dispatched_at && (
              <>
                , sent <RelativeTime at={leg.dispatched_at} />
              </>
            )
          )}
          <div>
            <LaneLabel origin={leg.from} destination={leg.to} isLine />,{" "}
            <StopTime at={leg.from.at} zone={leg.from.time_zone} />
          </div>
        </>
      }
      actions={
        <ActButton
          number={leg.number}
          label={leg.acknowledgement === "declined" ? "Find a driver" : "Record answer"}
          onClick={() => onAct({ loadId: leg.load_id, legId: leg.leg_id })}
        />
      }
    />
  );
}

/** A load for tomorrow that no driver has been sent yet. */
export function UndispatchedRow({ load, onOpen, onAct }: { load: MyLoad } & Opens) {
  return (
    <HomeRow
      name={<LoadName number={load.number} onClick={() => onOpen(load.id)} />}
      badge={<StatusBadge kind="load" status={load.status} size="sm" />}
      facts={
        <>
          {load.driver?.name ?? "No driver"}
          {load.truck && `, truck ${load.truck.name}`}
          <div>
            <LaneLabel origin={load.origin} destination={load.destination} isLine />,{" "}
            <StopTime at={load.pickup_at} zone={load.origin.time_zone} />
          </div>
        </>
      }
      actions={
        <ActButton
          number={load.number}
          label={load.driver && load.truck ? "Dispatch" : "Assign"}
          onClick={() => onAct({ loadId: load.id })}
        />
      }
    />
  );
}

/** A truck that stands empty, or will by tomorrow, and where. */
export function EmptyTruckRow({ row }: { row: EmptyTruck }) {
  const { truck, driver, next_available: next, is_busy: isBusy } = row;
  const name = truck?.name ?? "";
  return (
    <HomeRow
      name={<span>Truck {name}</span>}
      badge={<HomeTime row={row} />}
      facts={
        <>
          {next ? (
            <>
              {isBusy ? "Free in" : "Empty in"} {next.city}, {next.state},{" "}
              <span style={{ whiteSpace: "nowrap" }}>
                {isBusy ? "" : "since "}
                <StopTime at={next.at} zone={next.time_zone} />
              </span>
            </>
          ) : (
            "Location unknown: no loads yet"
          )}
          <div>{driver?.name ?? "No driver"}</div>
        </>
      }
      actions={
        <>
          {driver?.phone && <PhoneLink phone={driver.phone} />}
          <Button
            component={UiLink}
            href={`/apps/loads/board?rows=trucks&q=${encodeURIComponent(name)}`}
            size="xs"
            variant="default"
            aria-label={`Plan truck ${name} on the board`}
          >
            Plan
          </Button>
        </>
      }
    />
  );
}

/** One of the loads still to be moved. */
export function OpenLoadRow({ load, onOpen, onAct }: { load: MyLoad } & Opens) {
  const { next_stop: next } = load;
  return (
    <HomeRow
      name={<LoadName number={load.number} onClick={() => onOpen(load.id)} />}
      badge={
        <>
          <StatusBadge kind="load" status={load.status} size="sm" />
          {load.timeliness !== "on_time" && (
            <StatusBadge kind="timeliness" status={load.timeliness} title={load.timeliness_reason} size="sm" />
          )}
        </>
      }
      facts={
        <>
          {load.customer.name}, {load.driver?.name ?? "no driver"}
          <div>
            <LaneLabel origin={load.origin} destination={load.destination} isLine />
            {next?.scheduled_at && (
              <>
                {DOT}
                {codeWord("stop", next.kind)} {next.city}, <StopTime at={next.scheduled_at} zone={next.time_zone} />
              </>
            )}
          </div>
        </>
      }
      actions={<ActButton number={load.number} label="Next step" onClick={() => onAct({ loadId: load.id })} />}
    />
  );
}

function ActButton({ number, label, onClick }: { number: string; label: string; onClick: () => void }) {
  const mayWrite = useCan("loads:write");
  if (!mayWrite) return null;
  return (
    <Button size="xs" variant="default" aria-label={`${label}: load ${number}`} onClick={onClick}>
      {label}
    </Button>
  );
}
