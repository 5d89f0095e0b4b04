import { useEffect, useState } from "react";
import { Alert, Anchor, Button, Center, Loader } from "@haul/ui/core";
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
  if (actionPage(search.get("mode")) === "/auth/verify-email") {
    return <Navigate to={`/auth/verify-email${query}`} replace />;
  }
  const code = search.get("oobCode");
  return code ? <CheckedLink key={code} code={code} /> : <DeadLink error={new AuthError("auth/invalid-action-code")} />;
}

type Check = { kind: "running" } | { kind: "alive"; email: string | undefined } | { kind: "dead"; error: unknown };

/** Asks whose the link is before anything is typed. */
function CheckedLink({ code }: { code: string }) {
  const [check, setCheck] = useState<Check>({ kind: "running" });

  useEffect(() => {
    let isLeft = false;
    readEmail(code).then(
      (email) => !isLeft && setCheck({ kind: "alive", email }),
      // What is no answer about the link, such as a lost connection, is told when the password is sent.
      (error: unknown) =>
        !isLeft && setCheck(isAboutLink(error) ? { kind: "dead", error } : { kind: "alive", email: undefined }),
    );
    return () => {
      isLeft = true;
    };
  }, [code]);

  switch (check.kind) {
    case "running":
      return (
        <AuthPage title="Checking the link">
          <Center role="status" aria-label="Checking the link">
            <Loader />
          </Center>
        </AuthPage>
      );
    case "dead":
      return <DeadLink error={check.error} />;
    case "alive":
      return <NewPassword code={code} email={check.email} />;
  }
}

async function readEmail(code: string): Promise<string | undefined> {
  return (await (await identityProvider(config())).readAction(code)).email;
}

const isAboutLink = (error: unknown) => String((error as { code?: unknown }).code).endsWith("-action-code");

function DeadLink({ error }: { error: unknown }) {
  return (
    <AuthPage title="This link does not work">
      <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={16} aria-hidden />}>
        {messageFor("passwordChange", error)}
      </Alert>
      <Button component={Link} to="/auth/recover-password" fullWidth>
        Request a new link
      </Button>
    </AuthPage>
  );
}

function NewPassword({ code, email }: { code: string; email: string | undefined }) {
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
  if (isDone) {
    return (
      <AuthPage title="Password changed" lead={SUCCESS_MESSAGES.passwordChanged}>
        <Button component={Link} to="/auth/login" fullWidth>
          Log in
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
      lead={email && `For ${email}.`}
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
