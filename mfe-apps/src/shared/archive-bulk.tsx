import { apiKey, useQueryClient } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { runBulk } from "@haul/ui/data";

interface Archivable {
  readonly name: string;
  readonly archived_at?: string | undefined;
}

interface ArchiveBulkProps<Row extends Archivable> {
  rows: readonly Row[];
  /** Takes the marks off once the work has begun. */
  onStart: () => void;
  /** What one and several of them are called. */
  nouns: readonly [one: string, many: string];
  archive: (row: Row) => Promise<unknown>;
  restore: (row: Row) => Promise<unknown>;
  /** What this puts out of date. */
  stale: readonly Parameters<typeof apiKey>[0][];
}

/** Puts several records away, or takes them out again; each is the other's way back. */
export function ArchiveBulk<Row extends Archivable>(props: ArchiveBulkProps<Row>) {
  const { rows, onStart, nouns, archive, restore, stale } = props;
  const queryClient = useQueryClient();
  const inUse = rows.filter(({ archived_at }) => archived_at === undefined);
  const archived = rows.filter(({ archived_at }) => archived_at !== undefined);
  const counted = (count: number) => `${count} ${count === 1 ? nouns[0] : nouns[1]}`;
  const onSettled = () => Promise.all(stale.map((path) => queryClient.invalidateQueries({ queryKey: apiKey(path) })));
  const start = (isAway: boolean) => {
    onStart();
    void runBulk<Row, unknown>({
      doing: `${isAway ? "Archiving" : "Restoring"} ${nouns[1]}`,
      done: (count) => `${counted(count)} ${isAway ? "archived" : "restored"}`,
      rows: isAway ? inUse : archived,
      nameOf: ({ name }) => name,
      run: isAway ? archive : restore,
      undo: isAway ? restore : archive,
      onSettled,
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
