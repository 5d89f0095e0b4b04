import { Button, confirm, toast } from "@haul/ui/core";
import { useInviteAgain, useWithdrawInvitation, type User } from "./users.queries";

/** What can be done about an invitation that nobody accepted yet. */
export function InvitedUserActions({ user, onWithdrawn }: { user: User; onWithdrawn: () => void }) {
  const again = useInviteAgain();
  const withdraw = useWithdrawInvitation();
  const target = { params: { path: { user_id: user.id } } };
  const onError = (error: Error) => {
    toast.error(error);
  };
  const askToWithdraw = async () => {
    const isSure = await confirm({
      title: `Withdraw the invitation of ${user.full_name}?`,
      body: `The email to ${user.email} no longer lets them in. You can invite them again.`,
      action: "Withdraw invitation",
      isDestructive: true,
    });
    if (!isSure) return;
    withdraw.mutate(target, {
      onError,
      onSuccess: () => {
        toast.success(`The invitation of ${user.full_name} is withdrawn.`);
        onWithdrawn();
      },
    });
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={again.isPending}
        onClick={() => {
          again.mutate(target, { onError, onSuccess: () => toast.success(`Sent to ${user.email} again.`) });
        }}
      >
        Send again
      </Button>
      <Button size="xs" variant="default" color="red" loading={withdraw.isPending} onClick={() => void askToWithdraw()}>
        Withdraw
      </Button>
    </>
  );
}
