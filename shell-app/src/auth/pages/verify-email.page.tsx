import { useEffect, useState } from "react";
import { Alert, Button, Center, Loader } from "@haul/ui/core";
import { IconAlertTriangle, IconCircleCheck } from "@haul/ui/icons";
import { config, Link, Navigate, useLocation, useSearchParams } from "@haul/platform";
import { messageFor, SUCCESS_MESSAGES } from "@haul/platform/messages";
import { AuthPage } from "../layout/auth-layout";
import { identityProvider, type EmailAction } from "../provider/identity-provider";
import { actionPage, continuePath } from "./email-action";
import { loginAddress } from "./login-address";

/** What was done, and the address that it was done for. */
interface Applied {
  message: string;
  email: string | undefined;
}

type Outcome = { kind: "working" } | ({ kind: "done" } & Applied) | { kind: "failed"; message: string };

/** A code works once; React may run effects twice, and people press "back". */
const applied = new Map<string, Promise<Applied>>();

/** Confirms an address from a link in a mail; also reverts or completes a change of address. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const location_ = useLocation();
  const mode = search.get("mode");
  const page = actionPage(mode);
  if (page === "/auth/reset-password") return <Navigate to={page + location_.search} replace />;
  const isConfirming = mode === null || mode === "verifyEmail";
  return (
    <ApplyCode code={search.get("oobCode") ?? ""} continueUrl={search.get("continueUrl")} isConfirming={isConfirming} />
  );
}

interface ApplyCodeProps {
  code: string;
  continueUrl: string | null;
  /** Of a registration, whose link can be sent again. */
  isConfirming: boolean;
}

function ApplyCode({ code, continueUrl, isConfirming }: ApplyCodeProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: "working" });

  useEffect(() => {
    let isLeft = false;
    const show = (next: Outcome) => {
      if (!isLeft) setOutcome(next);
    };
    applyOnce(code).then(
      (done) => show({ kind: "done", ...done }),
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
        <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={16} aria-hidden />}>
          {outcome.message}
        </Alert>
        {isConfirming && (
          <Button component={Link} to="/auth/confirm-mail" fullWidth>
            Request a new link
          </Button>
        )}
        <Button component={Link} to="/auth/login" variant="default" fullWidth>
          Go to login
        </Button>
      </AuthPage>
    );
  }
  const target = continuePath(continueUrl, location.origin) ?? loginAddress("/auth/login", outcome.email);
  return (
    <AuthPage title="All set">
      <Alert color="green" variant="light" role="status" icon={<IconCircleCheck size={16} aria-hidden />}>
        {outcome.message}
      </Alert>
      <Button component={Link} to={target} fullWidth>
        Log in
      </Button>
    </AuthPage>
  );
}

function applyOnce(code: string): Promise<Applied> {
  let promise = applied.get(code);
  if (!promise) {
    promise = apply(code);
    applied.set(code, promise);
    // A failure may be the network's: asking again must be possible.
    promise.catch(() => applied.delete(code));
  }
  return promise;
}

async function apply(code: string): Promise<Applied> {
  const provider = await identityProvider(config());
  const { action, email } = await provider.readAction(code);
  await provider.applyAction(code);
  return { message: doneMessage(action), email };
}

function doneMessage(action: EmailAction): string {
  if (action === "recover_email") return SUCCESS_MESSAGES.emailRecovered;
  if (action === "change_email") return SUCCESS_MESSAGES.emailChanged;
  return SUCCESS_MESSAGES.emailVerified;
}
