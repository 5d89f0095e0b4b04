import { Anchor, Button } from "@haul/ui/core";
import { type Access, Link, type ServerSession, useAccess, useCan, useLocation, useSession } from "@haul/platform";
import { suspensionText } from "../start-page/suspension";
import { BackButton, StartPageButton } from "./error-actions";
import { ErrorPage } from "./error-page";

/** Where every refused page load or action ends. */
export default function AccessDeniedPage() {
  const access = useAccess();
  const state: unknown = useLocation().state;
  const isSignedIn = access.kind !== "anonymous";
  const suspension = suspensionOf(access);
  const isSuspended = isSignedIn && (suspension !== undefined || hasSuspensionCode(state));
  return (
    <ErrorPage
      status="403"
      title={isSuspended ? "Your access is suspended" : "Access denied"}
      actions={
        <>
          {isSignedIn ? (
            <StartPageButton />
          ) : (
            <Button component={Link} to="/auth/login">
              Log in
            </Button>
          )}
          {isSuspended ? (
            <Button component={Link} to="/auth/logout" variant="default">
              Sign out
            </Button>
          ) : (
            <BackButton />
          )}
        </>
      }
    >
      {isSuspended ? (
        suspensionText(suspension)
      ) : isSignedIn ? (
        <Refusal state={state} />
      ) : (
        "Log in to see whether your role may open this page."
      )}
    </ErrorPage>
  );
}

/** What is missing, as the server said it, and who can give it. */
function Refusal({ state }: { state: unknown }) {
  const company = useSession()?.company?.legal_name ?? "your company";
  const mayGrant = useCan("role_grants:write");
  const missing = missingPermission(state);
  return (
    <>
      {missing ?? "Your role cannot open this page."}{" "}
      {mayGrant ? (
        <>
          You can open sections to roles under{" "}
          <Anchor component={Link} to="/admin?tab=roles" inherit>
            Admin, Roles
          </Anchor>
          .
        </>
      ) : missing ? (
        `An Admin of ${company} can give it to your role, under Admin, Roles.`
      ) : (
        `An admin of ${company} can allow it under Admin, Roles.`
      )}
    </>
  );
}

function missingPermission(state: unknown): string | undefined {
  const refusal = state as { code?: unknown; message?: unknown } | null;
  return refusal?.code === "permission_missing" && typeof refusal.message === "string" ? refusal.message : undefined;
}

/** The server's session says so as soon as it is asked again; the refusal that led here says it at once. */
function hasSuspensionCode(state: unknown): boolean {
  return typeof state === "object" && state !== null && "code" in state && state.code === "user_suspended";
}

function suspensionOf(access: Access): ServerSession | undefined {
  return access.kind === "known" && access.session.status === "suspended" ? access.session : undefined;
}
