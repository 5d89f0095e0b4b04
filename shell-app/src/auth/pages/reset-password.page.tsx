import { useState } from "react";
import { Alert, Anchor, Button } from "@haul/ui/core";
import { BasicField, Form, SubmitButton, useForm } from "@haul/ui/forms";
import { IconAlertTriangle } from "@haul/ui/icons";
import { config, Link, Navigate, useLocation, useSearchParams } from "@haul/platform";
import { AuthError, messageFor, SUCCESS_MESSAGES } from "@haul/platform/messages";
import { AuthPage } from "../layout/auth-layout";
import { identityProvider } from "../provider/identity-provider";
import { checkPassword, PASSWORD_ADVICE } from "../register/password";
import { useAuthRequest } from "../use-auth-request";
import { actionPage } from "./email-action";

interface Values extends Record<string, unknown> {
  password: string;
  repeated: string;
}

/** Chooses a new password from a link in a mail. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const { search: query } = useLocation();
  const { run } = useAuthRequest();
  const [isDone, setIsDone] = useState(false);
  const form = useForm<Values>({
    initialValues: { password: "", repeated: "" },
    validate: ({ password, repeated }) => {
      const problem = checkPassword(password);
      if (problem) return { password: problem };
      return password === repeated ? {} : { repeated: "The two passwords differ." };
    },
  });

  const code = search.get("oobCode");
  if (actionPage(search.get("mode")) === "/auth/verify-email") {
    return <Navigate to={`/auth/verify-email${query}`} replace />;
  }
  if (isDone) {
    return (
      <AuthPage title="Password changed" lead={SUCCESS_MESSAGES.passwordChanged}>
        <Button component={Link} to="/auth/login" fullWidth>
          Log in
        </Button>
      </AuthPage>
    );
  }
  if (!code) {
    return (
      <AuthPage title="This link does not work">
        <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={16} aria-hidden />}>
          {messageFor("passwordChange", new AuthError("auth/invalid-action-code"))}
        </Alert>
        <Button component={Link} to="/auth/recover-password" fullWidth>
          Request a new link
        </Button>
      </AuthPage>
    );
  }

  const change = async ({ password }: Values) => {
    await run("forgot_password_change", async () =>
      (await identityProvider(config())).confirmPasswordReset(code, password),
    );
    setIsDone(true);
  };
  return (
    <AuthPage
      title="Choose a new password"
      footer={
        <Anchor component={Link} to="/auth/recover-password" inherit>
          Request a new link
        </Anchor>
      }
    >
      <Form form={form} onSubmit={change} aria-label="Choose a new password">
        <BasicField
          name="password"
          type="password"
          label="New password"
          description={PASSWORD_ADVICE}
          autoComplete="new-password"
          autoFocus
          required
        />
        <BasicField name="repeated" type="password" label="Repeat new password" autoComplete="new-password" required />
        <SubmitButton fullWidth>Change password</SubmitButton>
      </Form>
    </AuthPage>
  );
}
