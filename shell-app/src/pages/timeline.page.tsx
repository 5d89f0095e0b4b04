import { useApiQuery, usePageTitle } from "@haul/platform";
import { Stack } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { LoadTimeline, StatusBadge, StopList } from "@haul/ui/freight";
import { LoadChooser } from "./load-chooser";
import classes from "./pages.module.css";

/** A load's life: its stops, and who did what. */
export default function TimelinePage() {
  usePageTitle("Timeline");
  return (
    <LoadChooser title="Timeline" description="A load's stops, and who did what and when.">
      {(loadId) => <LoadLife key={loadId} loadId={loadId} />}
    </LoadChooser>
  );
}

function LoadLife({ loadId }: { loadId: string }) {
  const params = { params: { path: { load_id: loadId } } };
  const load = useApiQuery("/api/loads/{load_id}", params);
  const history = useApiQuery("/api/loads/{load_id}/history", params);
  return (
    <QueryStates query={load}>
      {({ number, status, stops }) => (
        <Stack className={classes.narrow}>
          <Panel title={`Load ${number}`} action={<StatusBadge kind="load" status={status} />}>
            <StopList stops={stops} />
          </Panel>
          <Panel title="History">
            <QueryStates query={history}>{({ items }) => <LoadTimeline entries={items} />}</QueryStates>
          </Panel>
        </Stack>
      )}
    </QueryStates>
  );
}
