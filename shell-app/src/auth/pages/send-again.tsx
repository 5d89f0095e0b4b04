import { useState } from "react";
import { Text } from "@haul/ui/core";
import { BasicField, Form, SubmitButton, useForm } from "@haul/ui/forms";
import { AuthError, messageFor } from "@haul/platform/messages";
import { type Credentials, credentialsOf } from "../register/just-registered";
import { SEND_AGAIN_AFTER_SECONDS, useCooldown } from "../use-cooldown";

interface SendAgainProps {
  /** The address that the link was sent to, where it is known. */
  readonly email: string | null;
  /** The provider sends the email only after a sign-in. */
  readonly send: (credentials: Credentials) => Promise<void>;
}

/** Sends the verification email again, right after the registration with one click, later with the password. */
export function SendAgain({ email, send }: SendAgainProps) {
  const [known] = useState(() => credentialsOf(email));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { left, restart } = useCooldown(SEND_AGAIN_AFTER_SECONDS, known !== null);
  const form = useForm<{ email: string; password: string }>({
    initialValues: { email: email ?? "", password: known?.password ?? "" },
    validate: (values) => ({
      ...(values.email.trim() === "" && { email: messageFor("login", new AuthError("auth/missing-email")) }),
      ...(values.password === "" && { password: messageFor("login", new AuthError("auth/missing-password")) }),
    }),
  });

  const sendAgain = async (credentials: Credentials) => {
    setSentTo(null);
    try {
      await send(credentials);
    } catch (error) {
      throw new Error(messageFor("login", error), { cause: error });
    }
    setSentTo(credentials.email.trim());
    restart();
  };

  return (
    <Form form={form} onSubmit={sendAgain} aria-label="Send the email again" keepsDraft>
      {!email && <BasicField name="email" type="email" label="Email" autoComplete="username" required />}
      {!known && (
        <BasicField name="password" type="password" label="Password" autoComplete="current-password" required />
      )}
      <SubmitButton variant="default" fullWidth disabled={left > 0}>
        {left > 0 ? `Send again in ${left} s` : "Send the email again"}
      </SubmitButton>
      <Text size="sm" c="dimmed" role="status">
        {sentTo && `Sent to ${sentTo}. Only the newest link is sure to work.`}
      </Text>
    </Form>
  );
}
