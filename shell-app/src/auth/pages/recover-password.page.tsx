import { useState } from "react";
import { Alert, Anchor, Stack, Text } from "@haul/ui/core";
import { IconMailCheck } from "@haul/ui/icons";
import { BasicField, Form, SubmitButton, useForm } from "@haul/ui/forms";
import { config, Link, useSearchParams } from "@haul/platform";
import { AuthError, messageFor, SUCCESS_MESSAGES } from "@haul/platform/messages";
import { AuthPage, useAuthPath } from "../layout/auth-layout";
import { identityProvider } from "../provider/identity-provider";
import { useAuthRequest } from "../use-auth-request";

interface Values extends Record<string, unknown> {
  email: string;
}

/** Asks the provider for a mail with a link to a new password. */
export default function RecoverPasswordPage() {
  const path = useAuthPath();
  const [search] = useSearchParams();
  const { run } = useAuthRequest();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<Values>({
    initialValues: { email: search.get("email") ?? "" },
    validate: ({ email }) =>
      email.trim() === "" ? { email: messageFor("forgotPassword", new AuthError("auth/missing-email")) } : {},
  });

  const send = async ({ email }: Values) => {
    setSentTo(null);
    await run("forgot_password", async () => (await identityProvider(config())).sendPasswordReset(email.trim()));
    setSentTo(email.trim());
  };

  return (
    <AuthPage
      title="Reset your password"
      lead="We will email you a link to choose a new one."
      footer={
        <Anchor component={Link} to={path("login")} inherit>
          Back to login
        </Anchor>
      }
    >
      <Stack gap="md">
        {sentTo && (
          <Alert color="green" variant="light" role="status" icon={<IconMailCheck size={16} />}>
            {SUCCESS_MESSAGES.passwordResetSent}
            <Text size="sm" mt={4}>
              If {sentTo} has an account, the email is on its way. Check your spam folder too.
            </Text>
          </Alert>
        )}
        <Form form={form} onSubmit={send} aria-label="Reset your password">
          <BasicField name="email" type="email" label="Email" autoComplete="username" autoFocus required />
          <SubmitButton fullWidth>{sentTo ? "Send again" : "Send the link"}</SubmitButton>
        </Form>
      </Stack>
    </AuthPage>
  );
}
