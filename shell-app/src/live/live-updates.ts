import type { QueryClient } from "@tanstack/react-query";
import type { LiveState } from "@haul/platform";
import { collection } from "../records/collection";
import { openLiveStream } from "./live-stream";
import { type Change, showsAny } from "./topics";

/** Changes come in bursts, one write telling of several records: they are collected for this long. */
const COLLECT_MS = 300;

/** Keeps the query cache true while colleagues work, until the returned function is called. */
export function keepLive(queryClient: QueryClient, reader: string, onState: (state: LiveState) => void): () => void {
  const refresher = createRefresher(queryClient);
  const close = openLiveStream(reader, { onChange: refresher.add, onReset: refresher.addAll, onState });
  return () => {
    close();
    refresher.stop();
  };
}

interface Refresher {
  readonly add: (change: Change) => void;
  readonly addAll: () => void;
  readonly stop: () => void;
}

/**
 * Reads again what is shown and changed, and marks the rest as out of date.
 * While the person's own change is under way it waits: the answer must not overtake what the screen already shows.
 */
function createRefresher(queryClient: QueryClient): Refresher {
  let changes: Change[] = [];
  let isAll = false;
  let timer: number | undefined;

  const plan = () => {
    timer ??= window.setTimeout(refresh, COLLECT_MS);
  };
  const refresh = () => {
    timer = undefined;
    if (queryClient.isMutating() > 0) {
      plan();
      return;
    }
    const told = isAll ? "all" : changes;
    changes = [];
    isAll = false;
    invalidate(queryClient, told).catch(() => undefined);
  };
  return {
    add: (change) => {
      changes.push(change);
      plan();
    },
    addAll: () => {
      isAll = true;
      plan();
    },
    stop: () => {
      window.clearTimeout(timer);
    },
  };
}

async function invalidate(queryClient: QueryClient, told: readonly Change[] | "all"): Promise<void> {
  const predicate = told === "all" ? () => true : showsAny(await collection(), told);
  // A hidden tab reads again when it is looked at.
  const refetchType = document.hidden ? "none" : "active";
  await queryClient.invalidateQueries({ predicate, refetchType });
}
