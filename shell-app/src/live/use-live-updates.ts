import { useEffect } from "react";
import { useSetAtom } from "jotai";
import { liveStateAtom, useQueryClient, useSession } from "@haul/platform";

/** Receives colleagues' changes while a member of a company is signed in. */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient();
  const setState = useSetAtom(liveStateAtom);
  const session = useSession();
  const company = session?.status === "active" ? session.company?.id : undefined;
  const reader = session?.user_id;
  useEffect(() => {
    if (company === undefined || reader === undefined) return;
    let close: (() => void) | undefined;
    let isOver = false;
    import("./live-updates").then(
      ({ keepLive }) => {
        if (!isOver) close = keepLive(queryClient, `${company}-${reader}`, setState);
      },
      () => {
        // The page works without; it only has to say so.
        setState("lost");
      },
    );
    return () => {
      isOver = true;
      close?.();
      setState("connecting");
    };
  }, [company, queryClient, reader, setState]);
}
