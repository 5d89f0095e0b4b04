import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, apiClient, useLocation, type ApiData } from "@haul/platform";
import { flush, forget, itemsOf, keep, remove, type Item, type Paper, type Progress } from "./outbox";

/** What a driver is asked for. */
export type PublicRequest = ApiData<"/api/public_document_request/open", "post">;
export type RequestedLine = PublicRequest["lines"][number];

/** What a link leads to, and what waits on the phone. */
export type OpenedRequest =
  | { kind: "loading" }
  | { kind: "gone"; lost: Item[]; carrier: string | undefined }
  | { kind: "failed"; retry: () => void }
  | ({ kind: "open"; request: PublicRequest; isOld: boolean } & Waiting);

interface Waiting {
  items: Item[];
  /** Of the paper that is being sent now. */
  progress: Progress | undefined;
  /** Keeps a paper and sends it as soon as there is a connection; false if the phone has no room for it. */
  send: (paper: Paper) => Promise<boolean>;
  discard: (key: string) => Promise<void>;
}

const MINUTE = 60_000;
/** A phone that says it is online may not be; it costs little to try. */
const AGAIN = 20_000;

/** Opens the request of the link. The token stands behind `#`, which no browser sends anywhere. */
export function useRequest(): OpenedRequest {
  const token = useLocation().hash.replace(/^#/, "");
  const [request, setRequest] = useState<PublicRequest>();
  const [lost, setLost] = useState<Item[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const { items, progress, send, discard, sendAll } = useOutbox(token, setRequest, setLost);

  const look = useCallback(async () => {
    try {
      const { data } = await apiClient.POST("/api/public_document_request/open", { body: { token } });
      if (data) setRequest(data);
      setHasFailed(false);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setLost(await forget(token));
      else setHasFailed(true);
    }
  }, [token]);

  useEffect(() => {
    if (token === "") return;
    // What waits goes first: the look then shows what came of it.
    const refresh = () => void sendAll().then(look);
    refresh();
    const onReturn = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const looking = setInterval(onReturn, MINUTE);
    const sending = setInterval(() => void sendAll(), AGAIN);
    window.addEventListener("online", refresh);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      clearInterval(looking);
      clearInterval(sending);
      window.removeEventListener("online", refresh);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [token, sendAll, look]);

  if (token === "" || lost !== undefined) return { kind: "gone", lost: lost ?? [], carrier: request?.carrier.name };
  if (request) return { kind: "open", request, isOld: hasFailed, items, progress, send, discard };
  if (hasFailed) return { kind: "failed", retry: () => void look() };
  return { kind: "loading" };
}

/** What waits on the phone for this link. */
function useOutbox(
  token: string,
  onRequest: (request: PublicRequest) => void,
  onGone: (lost: Item[]) => void,
): Waiting & { sendAll: () => Promise<void> } {
  const [items, setItems] = useState<Item[]>([]);
  const [progress, setProgress] = useState<Progress>();
  const isSending = useRef(false);
  const reload = useCallback(async () => setItems(await itemsOf(token)), [token]);

  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const told = {
        onProgress: setProgress,
        onRequest: (fresh: PublicRequest) => {
          onRequest(fresh);
          void reload();
        },
      };
      if ((await flush(token, told)) === "gone") onGone(await forget(token));
    } finally {
      isSending.current = false;
      await reload();
    }
  }, [token, onRequest, onGone, reload]);

  const send = useCallback(
    async (paper: Paper) => {
      try {
        await keep(token, paper);
      } catch {
        return false;
      }
      await reload();
      void sendAll();
      return true;
    },
    [token, reload, sendAll],
  );
  const discard = useCallback(
    async (key: string) => {
      await remove(key);
      await reload();
    },
    [reload],
  );
  return { items, progress, send, discard, sendAll };
}
