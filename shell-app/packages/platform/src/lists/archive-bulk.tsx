import { useAction, useQueryClient } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Button } from "@haul/ui/core";
import { runBulk } from "@haul/ui/data";
import { answerKey } from "./by-path";
import type { Kept, Records } from "./records-at";
import { archiving } from "./use-record";

interface ArchiveBulkProps<Row> {
  of: Records<unknown>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Takes the marks off once the work has begun. */
  onStart: () => void;
}

/** Puts several records away, or takes them out again; each is the other's way back. */
export function ArchiveBulk<Row>({ of: records, rows, nameOf, onStart }: ArchiveBulkProps<Row>) {
  const queryClient = useQueryClient();
  const act = useAction();
  const inUse = rows.filter((row) => kept(row).archived_at === undefined);
  const archived = rows.filter((row) => kept(row).archived_at !== undefined);
  const { archive, restore } = archiving(records);
  const start = (isAway: boolean) => {
    onStart();
    void runBulk<Row, unknown>({
      doing: `${isAway ? "Archiving" : "Restoring"} ${records.noun.many}`,
      done: (count) => `${counted(count, records.noun)} ${isAway ? "archived" : "restored"}`,
      rows: isAway ? inUse : archived,
      nameOf,
      run: (row) => act(() => (isAway ? archive : restore)(kept(row).id)),
      undo: (row) => act(() => (isAway ? restore : archive)(kept(row).id)),
      onSettled: () =>
        Promise.all(records.stale.map((path) => queryClient.invalidateQueries({ queryKey: answerKey(path) }))),
    });
  };
  return (
    <>
      <Button variant="default" disabled={inUse.length === 0} onClick={() => start(true)}>
        Archive
      </Button>
      <Button variant="default" disabled={archived.length === 0} onClick={() => start(false)}>
        Restore
      </Button>
    </>
  );
}

const kept = (row: unknown) => row as Kept;
