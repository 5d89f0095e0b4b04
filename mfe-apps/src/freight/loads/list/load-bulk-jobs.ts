import { apiClient, apiKey, useAction, useQueryClient } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { runBulk, type BulkJob } from "@haul/ui/data";
import { LOAD } from "../../../words";
import { STALE, type Load, type LoadSummary } from "../loads.queries";

/** One thing done to many loads, without the words that every job shares. */
type LoadJob<Answer> = Pick<BulkJob<LoadSummary, Answer>, "doing" | "done" | "run" | "undo">;

/** Starts a job over loads; it keeps running while the person does something else. */
export function useLoadJobs() {
  const queryClient = useQueryClient();
  const act = useAction();
  const onSettled = () => Promise.all(STALE.map((path) => queryClient.invalidateQueries({ queryKey: apiKey(path) })));
  return <Answer>(rows: readonly LoadSummary[], { run, undo, ...job }: LoadJob<Answer>) => {
    void runBulk({
      ...job,
      run: (load) => act(() => run(load)),
      ...(undo && { undo: (load: LoadSummary, answer: Answer) => act(() => undo(load, answer)) }),
      rows,
      nameOf: (load) => load.number,
      onSettled,
    });
  };
}

/** Each call states the version shown in the list, so an earlier change is not overwritten. */
const seen = (load: LoadSummary) => ({ params: { path: { load_id: load.id } }, body: { version: load.version } });

/** Bulk jobs cannot ask about each load: one whose customer's credit is used up is among the refused ones. */
const sold = (load: LoadSummary) => ({
  ...seen(load),
  body: { version: load.version, accepts_credit_risk: false },
});

export const book: LoadJob<Load> = {
  doing: "Booking loads",
  done: (count) => `${counted(count, LOAD)} booked`,
  run: (load) => apiClient.POST("/api/loads/{load_id}/book", sold(load)).then(answerOf),
};

export const dispatch: LoadJob<Load> = {
  doing: "Dispatching loads",
  done: (count) => `${counted(count, LOAD)} dispatched`,
  run: (load) => apiClient.POST("/api/loads/{load_id}/dispatch", sold(load)).then(answerOf),
};

export function hold(reason: string): LoadJob<Load> {
  return {
    doing: "Putting loads on hold",
    done: (count) => `${counted(count, LOAD)} on hold`,
    run: (load) => putOnHold(load, load.version, reason),
    undo: (load, { version }) => takeOffHold(load, version),
  };
}

/** What a load was before, so that it can be again. */
interface Changed {
  readonly before: Load;
  readonly after: Load;
}

export const release: LoadJob<Changed> = {
  doing: "Releasing loads",
  done: (count) => `${counted(count, LOAD)} released`,
  run: async (load) => {
    const before = await read(load);
    return { before, after: await takeOffHold(load, load.version) };
  },
  undo: (load, { before, after }) => putOnHold(load, after.version, before.hold_reason ?? "Back on hold"),
};

export function setDispatcher({ id, label }: { id: string; label: string }): LoadJob<Changed> {
  return {
    doing: "Setting the dispatcher",
    done: (count) => `${label} dispatches ${counted(count, LOAD)}`,
    run: async (load) => {
      const before = await read(load);
      return { before, after: await change(load, load.version, id) };
    },
    undo: (load, { before, after }) => change(load, after.version, before.dispatcher?.id ?? null),
  };
}

/** Only loads that had no such tag before lose it again, or that had it get it back. */
export function tag({ id: tagId, label }: { id: string; label: string }, isOn: boolean): LoadJob<boolean> {
  const put = ({ id }: LoadSummary, isAdded: boolean) => {
    const body = isAdded ? { add: [tagId] } : { remove: [tagId] };
    return apiClient.POST("/api/loads/{load_id}/tags", { params: { path: { load_id: id } }, body }).then(answerOf);
  };
  return {
    doing: isOn ? "Tagging loads" : "Removing the tag",
    done: (count) =>
      isOn ? `${counted(count, LOAD)} tagged ${label}` : `${label} removed from ${counted(count, LOAD)}`,
    run: async (load) => {
      const before = await read(load);
      await put(load, isOn);
      return before.tags.some(({ id }) => id === tagId);
    },
    undo: (load, was) => put(load, was),
  };
}

function read({ id }: LoadSummary): Promise<Load> {
  return apiClient.GET("/api/loads/{load_id}", { params: { path: { load_id: id } } }).then(answerOf);
}

function change({ id }: LoadSummary, version: number, dispatcher_id: string | null): Promise<Load> {
  const init = { params: { path: { load_id: id } }, body: { version, dispatcher_id } };
  return apiClient.PATCH("/api/loads/{load_id}", init).then(answerOf);
}

function putOnHold({ id }: LoadSummary, version: number, reason: string): Promise<Load> {
  const init = { params: { path: { load_id: id } }, body: { version, reason } };
  return apiClient.POST("/api/loads/{load_id}/hold", init).then(answerOf);
}

function takeOffHold({ id }: LoadSummary, version: number): Promise<Load> {
  const init = { params: { path: { load_id: id } }, body: { version } };
  return apiClient.POST("/api/loads/{load_id}/release", init).then(answerOf);
}

/** The client throws what is no success, and these operations always answer the load. */
function answerOf({ data }: { data?: Load | undefined }): Load {
  return data as Load;
}
