import { QueryObserver, type QueryClient } from "@tanstack/react-query";
import { apiKey, apiQuery, type ServerSession } from "@haul/platform";

/** Sections and suspension may change while a page is open; the server checks each call in any case. */
const RECHECK_INTERVAL_MS = 2 * 60_000;

const PATH = "/api/session";

export interface SessionWatch {
  /** Starts asking; a person who has just signed in brings the first answer along. */
  start(known?: ServerSession): void;
  stop(): void;
  /** Asks now, or waits for the answer that is under way. */
  recheck(): Promise<void>;
}

/**
 * Asks the server again and again who is signed in: every two minutes while the page is seen, and whenever its window
 * gets the focus. `onAnswer` gets each answer; a failure only as long as there was none.
 */
export function watchSession(
  queryClient: QueryClient,
  onAnswer: (answer: { session: ServerSession } | { error: Error }) => void,
): SessionWatch {
  const options = (enabled: boolean) =>
    apiQuery(PATH, undefined, {
      enabled,
      refetchInterval: RECHECK_INTERVAL_MS,
      refetchOnWindowFocus: "always",
      meta: { isBackground: true },
    });
  const observer = new QueryObserver(queryClient, options(false));
  observer.subscribe(({ data, error, isFetching }) => {
    if (isFetching) return;
    if (data) onAnswer({ session: data });
    else if (error) onAnswer({ error });
  });
  return {
    start: (known) => {
      if (known) queryClient.setQueryData(apiKey(PATH), known);
      observer.setOptions(options(true));
    },
    stop: () => {
      observer.setOptions(options(false));
    },
    recheck: async () => {
      await observer.refetch({ cancelRefetch: false });
    },
  };
}
