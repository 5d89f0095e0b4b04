import { useEffect, useState } from "react";
import { Anchor, Avatar, Group, Stack, Text } from "@haul/ui/core";
import { BasicField, Form, SubmitButton, useForm } from "@haul/ui/forms";
import { config, Link, Navigate, readStoredUser, useNavigate } from "@haul/platform";
import { AuthError, messageFor } from "@haul/platform/messages";
import { signIn, signInWithGoogle, type SignedIn } from "../flows/sign-in";
import { GoogleButton } from "../google/google-button";
import { AuthPage, useAuthPath } from "../layout/auth-layout";
import { clearLock, readLock, writeLock, type Lock } from "../lock";
import { useNextPath } from "../next-path";
import { identityProvider } from "../provider/identity-provider";
import { enterSession, lockSession } from "../start-session";
import { useAuthRequest } from "../use-auth-request";

/**
 * Locks the screen for a person who walks away: the session ends here, the name stays.
 * The password, or Google, opens it again on the page that was left.
 */
export default function LockScreenPage() {
  const path = useAuthPath();
  const [lock] = useState<Lock | null>(() => {
    const user = readStoredUser();
    return user ? writeLock(user) : readLock();
  });

  useEffect(() => {
    if (readStoredUser()) void lockSession();
  }, []);

  return lock ? <Locked lock={lock} /> : <Navigate to={path("login")} replace />;
}

function Locked({ lock }: { lock: Lock }) {
  const path = useAuthPath();
  const navigate = useNavigate();
  const next = useNextPath();
  const { run } = useAuthRequest();
  const form = useForm({
    initialValues: { password: "" },
    validate: ({ password }) =>
      password === "" ? { password: messageFor("login", new AuthError("auth/missing-password")) } : {},
  });

  const unlock = async (operation: "login" | "google_login", work: () => Promise<SignedIn>) => {
    await run(
      operation,
      async () => enterSession(await work()),
      ({ user }) => user,
    );
    clearLock();
    await navigate(next, { replace: true });
  };

  return (
    <AuthPage
      title="Screen locked"
      footer={
        <>
          Not you?{" "}
          <Anchor component={Link} to={path("login")} inherit onClick={clearLock}>
            Log in as a different user
          </Anchor>
        </>
      }
    >
      <Group gap="sm">
        <Avatar src={lock.photoURL ?? null} name={lock.name} color="teal" alt="" />
        <Stack gap={0}>
          <Text fw={600}>{lock.name}</Text>
          <Text size="sm" c="dimmed">
            {lock.email}
          </Text>
        </Stack>
      </Group>
      <Form
        form={form}
        onSubmit={({ password }) =>
          unlock("login", async () =>
            signIn(await identityProvider(config()), { email: lock.email, password }, config()),
          )
        }
        aria-label="Unlock"
      >
        <BasicField
          name="password"
          type="password"
          label="Password"
          autoComplete="current-password"
          autoFocus
          required
        />
        <SubmitButton fullWidth>Unlock</SubmitButton>
      </Form>
      <GoogleButton
        label="Unlock with Google"
        onAnswer={(ask) =>
          unlock("google_login", async () => {
            const answer = await ask();
            return signInWithGoogle(await identityProvider(config()), answer);
          })
        }
      />
    </AuthPage>
  );
}
