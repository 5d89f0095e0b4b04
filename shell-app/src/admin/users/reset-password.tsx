import { useState } from "react";
import { config } from "@haul/platform";
import { messageFor } from "@haul/platform/messages";
import { Button, confirm, toast } from "@haul/ui/core";
import { identityProvider } from "../../auth/provider/identity-provider";
import type { User } from "./users.queries";

/** Lets the identity provider mail a link for a new password. Only the person can follow it. */
export function ResetPassword({ user }: { user: User }) {
  const [isSending, setSending] = useState(false);
  const send = async () => {
    const isSure = await confirm({
      title: `Send ${user.full_name} a link for a new password?`,
      body: `It goes to ${user.email}. Until they use it, the old password works; end their sessions if it is known to others.`,
      action: "Send link",
    });
    if (!isSure) return;
    setSending(true);
    try {
      await (await identityProvider(config())).sendPasswordReset(user.email);
      toast.success(`A link for a new password is on its way to ${user.email}.`);
    } catch (cause) {
      toast.error(new Error(messageFor("forgotPassword", cause)));
    } finally {
      setSending(false);
    }
  };
  return (
    <Button size="xs" variant="default" loading={isSending} onClick={() => void send()}>
      Reset password
    </Button>
  );
}
