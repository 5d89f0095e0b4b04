import { useApiMutation, useApiQuery, useCan } from "@haul/platform";
import { Button, confirm, toast } from "@haul/ui/core";
import { Panel } from "@haul/ui/data";
import { SessionList } from "../../sessions/session-list";
import type { User } from "./users.queries";

const STALE = ["/api/users/{user_id}/sessions", "/api/sessions"] as const;

/** Where a colleague is signed in, and ending it. */
export function UserSessions({ user }: { user: User }) {
  const path = { user_id: user.id };
  const query = useApiQuery("/api/users/{user_id}/sessions", { params: { path } });
  const canWrite = useCan("users:write");
  const end = useApiMutation("post", "/api/users/{user_id}/sessions/{session_id}/revoke", { invalidates: STALE });
  const endAll = useApiMutation("post", "/api/users/{user_id}/sessions/revoke", { invalidates: STALE });
  const onError = (error: Error) => {
    toast.error(error);
  };
  const askToEndAll = async () => {
    const isSure = await confirm({
      title: `Sign ${user.full_name} out everywhere?`,
      body: "They have to sign in again on every device. Their access stays as it is.",
      action: "Sign out all devices",
      isDestructive: true,
    });
    if (!isSure) return;
    const onSuccess = () => toast.success(`${user.full_name} has to sign in again.`);
    endAll.mutate({ params: { path } }, { onError, onSuccess });
  };
  return (
    <Panel
      title="Sessions"
      action={
        canWrite &&
        (query.data?.items.length ?? 0) > 0 && (
          <Button size="xs" variant="default" loading={endAll.isPending} onClick={() => void askToEndAll()}>
            Sign out everywhere
          </Button>
        )
      }
    >
      <SessionList
        query={query}
        endingId={end.isPending ? end.variables.params.path.session_id : undefined}
        onEnd={
          canWrite
            ? ({ id: session_id }) => {
                end.mutate({ params: { path: { ...path, session_id } } }, { onError });
              }
            : undefined
        }
      />
    </Panel>
  );
}
