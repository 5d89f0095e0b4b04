import { useApiQuery, useCan, useSession } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { Button, Email, Stack, confirm, toast } from "@haul/ui/core";
import { DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { RelativeTime, StatusBadge } from "@haul/ui/freight";
import { userRecord } from "../admin.records";
import { InvitedUserActions } from "./invited-user";
import { ResetPassword } from "./reset-password";
import { SuspendUser } from "./suspend-user";
import { UserForm } from "./user-form";
import { UserSessions } from "./user-sessions";
import { type User, useReinstateUser, useRemoveUser } from "./users.queries";

export function UserDrawer({ id: user_id, onClose, onPrevious, onNext }: OpenRecord) {
  const user = useApiQuery("/api/users/{user_id}", { params: { path: { user_id } } });
  const canWrite = useCan("users:write");
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={user.data?.full_name ?? "User"}
      badge={user.data && <StatusBadge kind={userRecord.looks} status={user.data.status} />}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={user.data && canWrite && <UserActions user={user.data} onRemoved={onClose} />}
    >
      <QueryStates query={user}>
        {(data) => (
          <Stack gap="lg">
            <DescriptionList
              items={[
                { label: "Email", value: <Email address={data.email} /> },
                { label: "Last seen", value: data.last_seen_at && <RelativeTime at={data.last_seen_at} /> },
                data.status === "invited"
                  ? { label: "Invited", value: <RelativeTime at={data.invited_at ?? data.created_at} /> }
                  : { label: "Joined", value: <RelativeTime at={data.created_at} /> },
                ...(data.status === "suspended"
                  ? [{ label: "Reason for suspension", value: data.suspended_reason }]
                  : []),
              ]}
            />
            {canWrite && data.status !== "removed" && <UserForm key={data.id} user={data} />}
            {data.status === "active" && <UserSessions user={data} />}
          </Stack>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}

function UserActions({ user, onRemoved }: { user: User; onRemoved: () => void }) {
  const session = useSession();
  const reinstate = useReinstateUser();
  const remove = useRemoveUser();
  const target = { params: { path: { user_id: user.id } } };
  const isSelf = session?.user_id === user.id;

  const askToRemove = async () => {
    const isSure = await confirm({
      title: `Remove ${user.full_name}?`,
      body: "They lose access right away. What they did stays on the records and in the audit log.",
      action: "Remove user",
      isDestructive: true,
    });
    if (!isSure) return;
    remove.mutate(target, {
      onSuccess: () => {
        toast.success(`${user.full_name} is removed.`);
        onRemoved();
      },
      onError: (error) => {
        toast.error(error);
      },
    });
  };
  return (
    <>
      {user.status === "suspended" && (
        <Button
          size="xs"
          variant="default"
          loading={reinstate.isPending}
          onClick={() => {
            reinstate.mutate(target, {
              onError: (error) => {
                toast.error(error);
              },
            });
          }}
        >
          Reinstate
        </Button>
      )}
      {user.status === "invited" && <InvitedUserActions user={user} onWithdrawn={onRemoved} />}
      {user.status === "active" && <ResetPassword user={user} />}
      {user.status === "active" && !isSelf && <SuspendUser user={user} />}
      {(user.status === "active" || user.status === "suspended") && !isSelf && (
        <Button size="xs" variant="default" color="red" loading={remove.isPending} onClick={() => void askToRemove()}>
          Remove
        </Button>
      )}
    </>
  );
}
