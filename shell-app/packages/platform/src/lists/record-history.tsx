import { Panel, QueryStates, type QueryLike } from "@haul/ui/data";
import { type HistoryEntry, LoadTimeline } from "@haul/ui/freight";
import { useAnswer } from "./by-path";
import type { Records } from "./records-at";
import { naming } from "./use-record";

interface RecordHistoryProps {
  of: Records<unknown>;
  id: string;
  path: string;
}

/** What happened to a record and who did it. */
export function RecordHistory({ of: records, id, path }: RecordHistoryProps) {
  const query = useAnswer(path, naming(records, id)) as QueryLike<{ items: readonly HistoryEntry[] }>;
  return (
    <Panel title="History">
      <QueryStates query={query}>{({ items }) => <LoadTimeline entries={items} />}</QueryStates>
    </Panel>
  );
}
