import { useCan } from "@haul/platform";
import { Group, Text, useIsPhone } from "@haul/ui/core";
import { statusLook } from "@haul/ui/freight";
import { TruckPlace } from "../../tracking/load/truck-place";
import { NextStep } from "../life/next-step";
import type { Load } from "../loads.queries";
import { RouteStops } from "./route-stops";
import { UploadPaper } from "../documents/upload-paper";
import classes from "./load-strip.module.css";

/** Nothing moves and nothing will, so that there is no truck to look for. */
const AT_REST: readonly Load["status"][] = ["draft", "delivered", "cancelled", "tonu"];
const OVER: readonly Load["status"][] = ["cancelled", "tonu"];

interface LoadStripProps {
  load: Load;
  /** Offers an upload, and leads to where the paper will be. */
  onUpload?: () => void;
}

/** What a dispatcher looks for first: the way and how far it is done, where the truck is, and the next step. */
export function LoadStrip({ load, onUpload }: LoadStripProps) {
  const isPhone = useIsPhone();
  const isMoving = !AT_REST.includes(load.status);
  const hasTruck = load.legs.some((leg) => leg.truck);
  const mayFollow = useCan("tracking:read") && isMoving && hasTruck;
  return (
    <section className={classes.strip} aria-label="At a glance">
      <RouteStops load={load} isMoving={isMoving} />
      <WhyStopped load={load} />
      {isMoving && load.timeliness !== "on_time" && <Text size="sm">{load.timeliness_reason}</Text>}
      <div className={classes.foot}>
        {mayFollow && <TruckPlace loadId={load.id} />}
        {!isPhone && (
          <Group gap="xs" className={classes.next}>
            <NextStep load={load} />
            {/* At the end, where it keeps its place while the next step changes. */}
            {onUpload && <UploadPaper load={load} onOpen={onUpload} />}
          </Group>
        )}
      </div>
    </section>
  );
}

function reasonOf({ status, hold_reason, breakdown_reason, cancelled_reason }: Load): string | undefined {
  if (status === "on_hold") return hold_reason;
  if (status === "breakdown") return breakdown_reason;
  return OVER.includes(status) ? cancelled_reason : undefined;
}

/** Why the load waits, or why nothing more will come of it. */
function WhyStopped({ load }: { load: Load }) {
  const { status } = load;
  const reason = reasonOf(load);
  if (!reason) return null;
  const { word, tone, icon: Icon } = statusLook("load", status);
  return (
    <Text size="sm" className={classes.why} data-tone={tone}>
      <Icon size={16} aria-hidden />
      <span>
        <b>{word}:</b> {reason}
      </span>
    </Text>
  );
}
