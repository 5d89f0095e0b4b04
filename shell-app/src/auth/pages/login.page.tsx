import { useAtomValue } from "jotai";
import { Suspense, use, useEffect, useState } from "react";
import { Alert, Anchor, Button, Divider, Group, Stack, toast } from "@haul/ui/core";
import { BasicField, Form, SubmitButton, useForm } from "@haul/ui/forms";
import { config, Link, Navigate, useAccess, useSearchParams } from "@haul/platform";
import { AuthError, messageFor, SESSION_END_MESSAGES, SUCCESS_MESSAGES } from "@haul/platform/messages";
import { currentEntry, entriesOf } from "../../layout/nav";
import { readableRemotes } from "../../remotes";
import { resendVerification, signIn, signInWithGoogle } from "../flows/sign-in";
import { GoogleButton } from "../google/google-button";
import { AuthPage, useAuthPath } from "../layout/auth-layout";
import { useNextPath } from "../next-path";
import { identityProvider } from "../provider/identity-provider";
import { sessionEndAtom } from "../session-end";
import { enterSession } from "../start-session";
import { AuthRequestError, useAuthRequest } from "../use-auth-request";
import { SEND_AGAIN_AFTER_SECONDS, useCooldown } from "../use-cooldown";
import classes from "./login.module.css";

interface Credentials extends Record<string, unknown> {
  email: string;
  password: string;
}

/** Signing in with email and password or with Google, and back to where the person wanted to go. */
export default function LoginPage() {
  const access = useAccess();
  const next = useNextPath();
  const path = useAuthPath();
  const [search] = useSearchParams();
  // From the registration or the confirmed address, so that only the password is left to type.
  const knownEmail = search.get("email") ?? "";
  const { run } = useAuthRequest();
  const sessionEnd = useAtomValue(sessionEndAtom);
  const [unverified, setUnverified] = useState<Credentials | null>(null);
  const form = useForm<Credentials>({
    initialValues: { email: knownEmail, password: "" },
    validate: ({ email, password }) => ({
      ...(email.trim() === "" && { email: messageFor("login", new AuthError("auth/missing-email")) }),
      ...(password === "" && { password: messageFor("login", new AuthError("auth/missing-password")) }),
    }),
  });

  // The provider's code comes while the person types, not with the page and not only after the button.
  const hasTyped = form.isDirty();
  useEffect(() => {
    if (hasTyped) identityProvider(config()).catch(() => undefined);
  }, [hasTyped]);

  // A person who is signed in, already or just now, goes on to where they were headed.
  if (access.kind === "known" || access.kind === "unknown") return <Navigate to={next} replace />;

  const logIn = async (credentials: Credentials) => {
    setUnverified(null);
    try {
      const work = async () => enterSession(await signIn(await identityProvider(config()), credentials, config()));
      await run("login", work, ({ user }) => user);
    } catch (error) {
      if (isUnverified(error)) setUnverified(credentials);
      throw error;
    }
  };

  const footer = (
    <>
      New to {config().name}?{" "}
      <Anchor component={Link} to={path("register")} inherit>
        Register your company
      </Anchor>
    </>
  );
  return (
    <AuthPage title="Log in" lead="Welcome back. Your loads are where you left them." footer={footer}>
      <Stack gap="md">
        {sessionEnd && (
          <Alert color="amber" variant="light" role="status">
            {SESSION_END_MESSAGES[sessionEnd]}
          </Alert>
        )}
        {!sessionEnd && next !== "/" && (
          <Alert color="blue" variant="light" role="status">
            Sign in to go on to{" "}
            <Suspense fallback={UNNAMED_PAGE}>
              <PageName path={next} />
            </Suspense>
            .
          </Alert>
        )}
        <Form form={form} onSubmit={logIn} aria-label="Log in">
          <BasicField
            name="email"
            type="email"
            label="Email"
            autoComplete="username"
            autoFocus={!knownEmail}
            required
          />
          <BasicField
            name="password"
            type="password"
            label="Password"
            autoComplete="current-password"
            autoFocus={knownEmail !== ""}
            required
          />
          <Group justify="flex-end">
            <Anchor component={Link} to={path("recover-password")} size="sm" className={classes.forgot ?? ""}>
              Forgot your password?
            </Anchor>
          </Group>
          <SubmitButton fullWidth>Log in</SubmitButton>
        </Form>
        {unverified && <ResendVerification credentials={unverified} />}
        {config().google && (
          <>
            <Divider label="or" />
            <GoogleLogin />
          </>
        )}
      </Stack>
    </AuthPage>
  );
}

const UNNAMED_PAGE = "the page that you opened";

/** What the menu calls the page; the form does not wait for the front-ends' menus. */
function PageName({ path }: { path: string }) {
  const [pathname = path] = path.split(/[?#]/);
  return currentEntry(entriesOf(use(readableRemotes())), pathname)?.label ?? UNNAMED_PAGE;
}

function GoogleLogin() {
  const { run } = useAuthRequest();
  return (
    <GoogleButton
      label="Continue with Google"
      onAnswer={async (ask) => {
        const work = async () => {
          // The window first: browsers block one that opens after something else was waited for.
          const answer = await ask();
          return enterSession(await signInWithGoogle(await identityProvider(config()), answer));
        };
        await run("google_login", work, ({ user }) => user);
      }}
    />
  );
}

function ResendVerification({ credentials }: { credentials: Credentials }) {
  const [isSending, setIsSending] = useState(false);
  const { left, restart } = useCooldown(SEND_AGAIN_AFTER_SECONDS, false);
  const send = async () => {
    setIsSending(true);
    try {
      await resendVerification(await identityProvider(config()), credentials);
      toast.success(SUCCESS_MESSAGES.verificationSent);
      restart();
    } catch (error) {
      toast.error(messageFor("login", error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Button variant="default" loading={isSending} disabled={left > 0} onClick={() => void send()}>
      {left > 0 ? `Send again in ${left} s` : "Send the verification email again"}
    </Button>
  );
}

function isUnverified(error: unknown): boolean {
  return (
    error instanceof AuthRequestError && error.cause instanceof AuthError && error.cause.code === "email-not-verified"
  );
}
