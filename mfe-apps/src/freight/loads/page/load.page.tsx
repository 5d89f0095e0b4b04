import { urlChoice, usePageTitle, useParams, useUrlState } from "@haul/platform";
import { RecordPresence } from "@haul/platform/lists";
import { Alert, Group, List, Stack, Text } from "@haul/ui/core";
import { PageHeader, Panel, QueryStates } from "@haul/ui/data";
import { LaneLabel, StatusBadge, codeWord, isUnconfirmed, statusLook } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { DOT } from "../../../shared/dot";
import { DropPapers } from "../documents/drop-papers";
import { LoadActions } from "../life/load-actions";
import { LoadFacts } from "./load-facts";
import { LoadLegs } from "../legs/load-legs";
import { LoadStops } from "../stops/load-stops";
import { MissingTimes } from "../times/missing-times";
import { useLoad, type Load } from "../loads.queries";
import { LoadStrip } from "./load-strip";
import { LOAD_TABS, LoadTabs, type LoadTab } from "./load-tabs";
import { PhoneBar } from "./phone-bar";
import { AskForPod } from "../../tracking/links/ask-for-pod";
import classes from "./load.module.css";

/** Everything about one load. */
export default function LoadPage() {
  const { load_id: loadId = "" } = useParams();
  const load = useLoad(loadId);
  usePageTitle(load.data ? `Load ${load.data.number}` : "Load");
  return (
    <>
      {/* The page has a heading without its load, too. */}
      {load.isError && !load.data && <PageHeader title="Load" />}
      <QueryStates query={load}>{(data) => <LoadView load={data} />}</QueryStates>
    </>
  );
}

const STATE = { tab: urlChoice(LOAD_TABS, "charges") };

function LoadView({ load }: { load: Load }) {
  const [{ tab }, setState] = useUrlState(STATE);
  // The tab is part of the page: Back leads to where one came from.
  const show = (next: LoadTab) => setState({ tab: next }, { replace: true });
  const subject = { kind: "load", id: load.id } as const;
  const showPapers = () => show("papers");
  return (
    <DropPapers load={load} onOpen={showPapers}>
      <PageHeader
        title={`Load ${load.number}`}
        back={{ href: "/apps/loads", label: "Loads" }}
        description={<Lane load={load} />}
        badge={<Statuses load={load} />}
        action={<LoadActions load={load} />}
      />
      <Stack gap="md">
        <RecordPresence subject={subject} isEditing={false} />
        <LoadStrip load={load} onUpload={showPapers} />
        {load.billing_decision?.reason && <HeldUp load={load} />}
        {load.delivered_at !== undefined && load.billing_blockers.length > 0 && <Blockers load={load} />}
        {mayMissTimes(load, new Date()) && <MissingTimes load={load} />}
        <div className={classes.panels}>
          <div className={classes.column}>
            {load.legs.length > 1 && (
              <Panel title="Legs">
                <LoadLegs load={load} />
              </Panel>
            )}
            <Panel title="Load">
              <LoadFacts load={load} />
            </Panel>
          </div>
          <div className={classes.column}>
            <Panel title="Stops">
              <LoadStops load={load} />
            </Panel>
            <LoadTabs load={load} active={tab} onChange={show} />
          </div>
        </div>
      </Stack>
      <PhoneBar load={load} onUpload={showPapers} />
    </DropPapers>
  );
}

/** Where the load and its money are; of the money nothing while there is nothing to bill. */
function Statuses({ load }: { load: Load }) {
  return (
    <Group gap="xs">
      <StatusBadge kind="load" status={load.status} />
      {load.timeliness !== "on_time" && (
        <StatusBadge kind="timeliness" status={load.timeliness} title={load.timeliness_reason} />
      )}
      {load.billing_status !== "not_ready" && (
        <Group gap={4}>
          <Text size="sm" c="dimmed">
            Billing
          </Text>
          <StatusBadge kind="billing" status={load.billing_status} />
        </Group>
      )}
    </Group>
  );
}

/** A look at the load itself saves asking for the times of most: none is due or in doubt. */
function mayMissTimes({ status, stops }: Load, now: Date): boolean {
  return stops.some(
    ({ earliest_at, arrived_at, departed_at, events }) =>
      events.some(isUnconfirmed) ||
      (status !== "delivered" && new Date(earliest_at) <= now && !(arrived_at && departed_at)),
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
          {DOT}
          <span className={classes.part}>
            <LaneLabel origin={origin} destination={destination} />
          </span>
        </>
      )}
    </>
  );
}

/** Why billing holds the load, or sent it back. */
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

const POD_MISSING = "pod_missing";

/** Why billing cannot take the load yet. */
function Blockers({ load }: { load: Load }) {
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} title="Not ready to bill">
      <List size="md">
        {load.billing_blockers.map(({ code, message }) => (
          <List.Item key={code}>
            {message}
            {code === POD_MISSING && <AskForPod loadId={load.id} driver={load.legs.at(-1)?.driver?.name} />}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
