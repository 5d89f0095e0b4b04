import { useEffect } from "react";
import { useAtomValue, useSetAtom } from "jotai";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  apiClient,
  clearLocalSession,
  dispatchAuth,
  sessionAnswerAtom,
  storedUserAtom,
  tokenManager,
} from "@haul/platform";

/** Sections and suspension may change while a page is open; the server checks each call in any case. */
const RECHECK_MILLISECONDS = 5 * 60_000;

/** Asks the server who the stored user is, and keeps asking. Renders nothing. */
export function AccessSource() {
  const user = useAtomValue(storedUserAtom);
  const setAnswer = useSetAtom(sessionAnswerAtom);
  const uid = user?.uid;
  useForgetOthers(uid);

  const { data, error } = useQuery({
    queryKey: ["get", "/api/session", uid],
    queryFn: async ({ signal }) => {
      const answer = await apiClient.GET("/api/session", { signal });
      return answer.data;
    },
    enabled: uid !== undefined,
    refetchInterval: RECHECK_MILLISECONDS,
    meta: { isBackground: true },
  });

  useEffect(() => {
    if (uid === undefined) return;
    if (error?.status === 401) {
      clearLocalSession(tokenManager);
      dispatchAuth({ type: "user_changed", user: null });
    } else if (data) {
      setAnswer({ uid, result: { session: data } });
    } else if (error) {
      setAnswer({ uid, result: { error } });
    }
  }, [uid, data, error, setAnswer]);

  return null;
}

/** What one person has read is not there for the next one at the same browser. */
function useForgetOthers(uid: string | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    return () => {
      if (uid !== undefined) queryClient.clear();
    };
  }, [uid, queryClient]);
}
