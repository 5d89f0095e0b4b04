import { useEffect, useState } from "react";
import { Alert, Button, Center, Loader } from "@haul/ui/core";
import { config, Link, messageFor, Navigate, SUCCESS_MESSAGES, useLocation, useSearchParams } from "@haul/platform";
import { AuthPage } from "../layout/auth-layout";
import { identityProvider, type EmailAction } from "../provider/identity-provider";
import { actionPage, continuePath } from "./email-action";

type Outcome = { kind: "working" } | { kind: "done"; message: string } | { kind: "failed"; message: string };

/** A code works once; React may run effects twice, and people press "back". */
const applied = new Map<string, Promise<string>>();

/** Confirms an address from a link in a mail; also takes back or completes a change of address. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const location_ = useLocation();
  const mode = search.get("mode");
  const page = actionPage(mode);
  if (page === "/auth/reset-password") return <Navigate to={page + location_.search} replace />;
  return <ApplyCode code={search.get("oobCode") ?? ""} continueUrl={search.get("continueUrl")} />;
}

function ApplyCode({ code, continueUrl }: { code: string; continueUrl: string | null }) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: "working" });

  useEffect(() => {
    let isLeft = false;
    const show = (next: Outcome) => {
      if (!isLeft) setOutcome(next);
    };
    applyOnce(code).then(
      (message) => show({ kind: "done", message }),
      (error: unknown) => show({ kind: "failed", message: messageFor("emailAction", error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [code]);

  if (outcome.kind === "working") {
    return (
      <AuthPage title="Confirming your email">
        <Center role="status" aria-label="Confirming your email">
          <Loader />
        </Center>
      </AuthPage>
    );
  }
  if (outcome.kind === "failed") {
    return (
      <AuthPage title="This link does not work">
        <Alert color="red" variant="light" role="alert">
          {outcome.message}
        </Alert>
        <Button component={Link} to="/auth/login" variant="default" fullWidth>
          Go to log in
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="All set">
      <Alert color="green" variant="light" role="status">
        {outcome.message}
      </Alert>
      <Button component={Link} to={continuePath(continueUrl, location.origin) ?? "/auth/login"} fullWidth>
        Log in
      </Button>
    </AuthPage>
  );
}

function applyOnce(code: string): Promise<string> {
  let promise = applied.get(code);
  if (!promise) {
    promise = apply(code);
    applied.set(code, promise);
    // A failure may be the network's: asking again must be possible.
    promise.catch(() => applied.delete(code));
  }
  return promise;
}

async function apply(code: string): Promise<string> {
  const provider = await identityProvider(config());
  const { action } = await provider.readAction(code);
  await provider.applyAction(code);
  return doneMessage(action);
}

function doneMessage(action: EmailAction): string {
  if (action === "recover_email") return SUCCESS_MESSAGES.emailRecovered;
  if (action === "change_email") return SUCCESS_MESSAGES.emailChanged;
  return SUCCESS_MESSAGES.emailVerified;
}
