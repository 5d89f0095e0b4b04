import { useCallback, useEffect, useState } from "react";
import { ApiError, useLocation } from "@haul/platform";

/** What stands behind a link: not there yet, gone, broken, or this. */
export type Opened<Data> =
  | { kind: "loading" }
  | { kind: "nothing" }
  | { kind: "failed"; error: unknown; retry: () => void }
  | { kind: "open"; token: string; data: Data; put: (data: Data) => void };

const MINUTE = 60_000;

/**
 * Opens what the token in the address leads to, and refreshes each minute while the page is visible.
 * The token stands behind `#`, which no browser sends anywhere; the page hands it to the API in a body.
 */
export function useOpened<Data>(open: (init: { body: { token: string } }) => Promise<Data>): Opened<Data> {
  const token = useLocation().hash.replace(/^#/, "");
  const [data, setData] = useState<Data>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (token === "") return;
    let isCurrent = true;
    open({ body: { token } }).then(
      (answer) => {
        if (!isCurrent) return;
        setData(answer);
        setError(undefined);
      },
      (cause: unknown) => isCurrent && setError(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt, open]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") again();
    }, MINUTE);
    return () => clearInterval(timer);
  }, [again]);

  if (token === "" || (error instanceof ApiError && error.status === 404)) return { kind: "nothing" };
  // A refresh that fails keeps what is shown: the page says how old that is.
  if (data !== undefined) return { kind: "open", token, data, put: setData };
  if (error !== undefined) return { kind: "failed", error, retry: again };
  return { kind: "loading" };
}
