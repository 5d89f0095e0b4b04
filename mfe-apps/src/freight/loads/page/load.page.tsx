import { useCan, usePageTitle, useParams } from "@haul/platform";
import { Alert, Group, List, Stack } from "@haul/ui/core";
import { PageHeader, Panel, QueryStates } from "@haul/ui/data";
import { LaneLabel, LoadTimeline, StatusBadge, codeWord, statusLook } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { LoadActions } from "../life/load-actions";
import { LoadCharges } from "../charges/load-charges";
import { LoadDocuments } from "../documents/load-documents";
import { LoadFacts } from "./load-facts";
import { LoadLegs } from "../legs/load-legs";
import { LoadStops } from "../stops/load-stops";
import { MissingTimes } from "../times/missing-times";
import { LoadTracking } from "../../tracking/load/load-tracking";
import { useLoad, useLoadHistory, type Load } from "../loads.queries";
import classes from "./load.module.css";

/** Everything about one load. */
export default function LoadPage() {
  const { load_id: loadId = "" } = useParams();
  const load = useLoad(loadId);
  usePageTitle(load.data ? `Load ${load.data.number}` : "Load");
  return <QueryStates query={load}>{(data) => <LoadView load={data} />}</QueryStates>;
}

function LoadView({ load }: { load: Load }) {
  const history = useLoadHistory(load.id);
  const mayFollow = useCan("tracking:read") && load.status !== "draft";
  const mayReadPapers = useCan("documents:read");
  return (
    <>
      <PageHeader
        title={`Load ${load.number}`}
        description={<Lane load={load} />}
        action={
          <Group gap="xs">
            <LoadActions load={load} />
          </Group>
        }
      />
      <Stack gap="md">
        <Group gap="xs">
          <StatusBadge kind="load" status={load.status} />
          {load.timeliness !== "on_time" && (
            <StatusBadge kind="timeliness" status={load.timeliness} title={load.timeliness_reason} />
          )}
          <StatusBadge kind="billing" status={load.billing_status} />
        </Group>
        {load.billing_decision?.reason && <HeldUp load={load} />}
        {load.delivered_at !== undefined && load.billing_blockers.length > 0 && <Blockers load={load} />}
        <MissingTimes load={load} />
        <div className={classes.panels}>
          <div className={classes.column}>
            <Panel title="Stops">
              <LoadStops load={load} />
            </Panel>
            <Panel title="Charges">
              <LoadCharges load={load} />
            </Panel>
            {mayFollow && (
              <Panel title="Tracking">
                <LoadTracking loadId={load.id} />
              </Panel>
            )}
            <div className={classes.last}>
              <Panel title="History">
                <QueryStates query={history}>{({ items }) => <LoadTimeline entries={items} />}</QueryStates>
              </Panel>
            </div>
          </div>
          <div className={classes.column}>
            {load.legs.length > 1 && (
              <Panel title="Legs">
                <LoadLegs load={load} />
              </Panel>
            )}
            <Panel title="Load">
              <LoadFacts load={load} />
            </Panel>
            {mayReadPapers && (
              <Panel title="Documents">
                <LoadDocuments load={load} />
              </Panel>
            )}
          </div>
        </div>
      </Stack>
    </>
  );
}

function Lane({ load }: { load: Load }) {
  const place = (stop: Load["stops"][number] | undefined) =>
    stop && { city: stop.facility.address.city, state: stop.facility.address.state };
  const origin = place(load.stops[0]);
  const destination = place(load.stops.at(-1));
  return (
    <>
      {load.customer.name}
      {origin && destination && (
        <>
          {" · "}
          <LaneLabel origin={origin} destination={destination} />
        </>
      )}
    </>
  );
}

/** Why somebody in billing holds the load up, or sent it back. */
function HeldUp({ load: { billing_status, billing_decision } }: { load: Load }) {
  return (
    <Alert
      color="amber"
      icon={<IconAlertTriangle size={16} aria-hidden />}
      title={`Billing: ${statusLook("billing", billing_status).word}`}
    >
      {billing_decision?.exception && `${codeWord("billingException", billing_decision.exception)}. `}
      {billing_decision?.reason} ({billing_decision?.decided_by})
    </Alert>
  );
}

/** Why billing cannot take the load yet. */
function Blockers({ load }: { load: Load }) {
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} title="Not ready to bill">
      <List size="md">
        {load.billing_blockers.map(({ code, message }) => (
          <List.Item key={code}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
