import { focusManager, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { type ApiError, toApiError } from "@haul/api";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      /** A query that the page can do without: a 403 does not leave the page. */
      isBackground?: boolean;
    };
    mutationMeta: { isBackground?: boolean };
  }
}

/** How long rows count as fresh: short, for a dispatcher's screen must not lie. */
const FRESH_MILLISECONDS = 15_000;
const RETRIES = 2;

/** Codes of a 403 that a page of its own explains. */
const EXPLAINED_REFUSALS = new Set(["all_terminals_needed", "email_not_verified", "recent_sign_in_needed"]);

/** Codes of refusals that last for minutes: asking again at once only delays what the server has to say. */
const LASTING_REFUSALS = new Set(["too_many_failures"]);

export interface QueryClientEvents {
  /** The server refused a page's own load or a person's action. */
  readonly onForbidden: (error: ApiError) => void;
}

/** The query cache that shell and remotes share. */
export function createQueryClient(events: QueryClientEvents): QueryClient {
  const refuse = (error: unknown, isBackground: boolean | undefined) => {
    const refusal = toApiError(error);
    if (refusal.status === 403 && !isBackground && !EXPLAINED_REFUSALS.has(refusal.code)) events.onForbidden(refusal);
  };
  focusManager.setEventListener(onWindowFocus);
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        refuse(error, query.meta?.isBackground);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        refuse(error, mutation.meta?.isBackground);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        staleTime: FRESH_MILLISECONDS,
        retry: (count, error) => {
          const { isRetryable, code } = toApiError(error);
          return count < RETRIES && isRetryable && !LASTING_REFUSALS.has(code);
        },
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** On a desk with two screens a window loses and regains the focus while it stays visible. */
function onWindowFocus(onFocus: () => void): () => void {
  const notify = () => {
    onFocus();
  };
  window.addEventListener("focus", notify);
  document.addEventListener("visibilitychange", notify);
  return () => {
    window.removeEventListener("focus", notify);
    document.removeEventListener("visibilitychange", notify);
  };
}
