import { useApiMutation, useApiQuery } from "@haul/platform";
import { Button, confirm, toast } from "@haul/ui/core";
import { Panel } from "@haul/ui/data";
import { SessionList } from "./session-list";

const STALE = ["/api/sessions"] as const;

/** Where the person is signed in, and signing out what they do not recognize. */
export function OwnSessions() {
  const query = useApiQuery("/api/sessions");
  const end = useApiMutation("post", "/api/sessions/{session_id}/revoke", { invalidates: STALE });
  const endOthers = useApiMutation("post", "/api/sessions/revoke_others", { invalidates: STALE });
  const onError = (error: Error) => {
    toast.error(error);
  };
  const askToEndOthers = async () => {
    const isSure = await confirm({
      title: "Sign out everywhere else?",
      body: "Every other browser and phone has to sign in again. This one stays signed in.",
      action: "Sign out other devices",
      isDestructive: true,
    });
    if (!isSure) return;
    endOthers.mutate({}, { onError, onSuccess: () => toast.success("All other devices are signed out.") });
  };
  const hasOthers = query.data?.items.some(({ is_current }) => !is_current) ?? false;
  return (
    <Panel
      title="Where you are signed in"
      action={
        hasOthers && (
          <Button size="xs" variant="default" loading={endOthers.isPending} onClick={() => void askToEndOthers()}>
            Sign out all others
          </Button>
        )
      }
    >
      <SessionList
        query={query}
        endingId={end.isPending ? end.variables.params.path.session_id : undefined}
        onEnd={(session) => {
          end.mutate({ params: { path: { session_id: session.id } } }, { onError });
        }}
      />
    </Panel>
  );
}
