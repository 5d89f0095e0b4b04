import { errorMessage } from "../core/api-error";
import { toast } from "../core/toasts";
import classes from "./bulk-run.module.css";

export interface BulkJob<Row, Answer> {
  /** While it runs: "Dispatching loads". */
  doing: string;
  /** When it is over: `done(3)` is "3 loads are dispatched". */
  done: (count: number) => string;
  rows: readonly Row[];
  /** What a refused row is called. */
  nameOf: (row: Row) => string;
  run: (row: Row) => Promise<Answer>;
  /** What is still to do about a row that went through: "not sent: …". */
  remarkOn?: (answer: Answer) => string | undefined;
  /** Takes one back, where the trade has an inverse. */
  undo?: (row: Row, answer: Answer) => Promise<unknown>;
  /** After the last one, and after undoing: reloads the list. */
  onSettled: () => unknown;
}

/** Few enough to leave the server and the browser's connections free for the person's other work. */
const AT_ONCE = 4;

let runs = 0;

/**
 * Does one thing to many rows, a few at a time. A toast shows progress while the person keeps working, then how many
 * went through and who was refused why.
 */
export async function runBulk<Row, Answer>(job: BulkJob<Row, Answer>): Promise<void> {
  const { rows, nameOf, run, remarkOn, undo } = job;
  const id = `bulk-${(runs += 1)}`;
  const done: { row: Row; answer: Answer }[] = [];
  const refused: Noted[] = [];
  const remarks: Noted[] = [];
  const show = () => {
    const message = `${done.length + refused.length} of ${rows.length}`;
    toast.info(message, { id, title: job.doing, loading: true, isLasting: true });
  };

  window.addEventListener("beforeunload", stay);
  show();
  const waiting = rows.values();
  const work = async () => {
    for (const row of waiting) {
      try {
        const answer = await run(row);
        done.push({ row, answer });
        const remark = remarkOn?.(answer);
        if (remark !== undefined) remarks.push({ name: nameOf(row), reason: remark });
      } catch (error) {
        refused.push({ name: nameOf(row), reason: errorMessage(error) });
      }
      show();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  window.removeEventListener("beforeunload", stay);

  const takeBack = () =>
    void runBulk({
      doing: "Undoing",
      done: (count) => `${count} undone`,
      rows: done,
      nameOf: ({ row }) => nameOf(row),
      run: ({ row, answer }) => undo?.(row, answer) ?? Promise.resolve(),
      onSettled: job.onSettled,
    });
  const options = {
    id,
    loading: false,
    ...(undo && done.length > 0 ? { action: { label: "Undo", onClick: takeBack } } : {}),
  };
  const noted = [...refused, ...remarks];
  if (noted.length === 0) toast.success(`${job.done(done.length)}.`, { ...options, title: null });
  else {
    toast.warning(<Notes notes={noted} />, {
      ...options,
      isLasting: true,
      title: refused.length === 0 ? job.done(done.length) : `${job.done(done.length)}, ${refused.length} refused`,
    });
  }
  await job.onSettled();
}

/** The browser asks before it leaves while rows are still waiting. */
function stay(event: BeforeUnloadEvent) {
  event.preventDefault();
}

interface Noted {
  name: string;
  reason: string;
}

function Notes({ notes }: { notes: readonly Noted[] }) {
  return (
    <ul className={classes.refusals}>
      {notes.map(({ name, reason }) => (
        <li key={name}>
          <b>{name}</b>: {reason}
        </li>
      ))}
    </ul>
  );
}
