import { Panel, QueryStates, type QueryLike } from "@haul/ui/data";
import { LoadTimeline, type HistoryEntry } from "@haul/ui/freight";

/** What happened to a record and who did it. */
export function RecordHistory({ query }: { query: QueryLike<{ items: readonly HistoryEntry[] }> }) {
  return (
    <Panel title="History">
      <QueryStates query={query}>{({ items }) => <LoadTimeline entries={items} />}</QueryStates>
    </Panel>
  );
}
