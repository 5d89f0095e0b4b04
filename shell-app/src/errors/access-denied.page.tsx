import { Button } from "@haul/ui/core";
import { type Access, Link, type ServerSession, useAccess, useLocation } from "@haul/platform";
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
              Log out
            </Button>
          ) : (
            <BackButton />
          )}
        </>
      }
    >
      {isSuspended
        ? suspensionText(suspension)
        : "Your role does not include this. If you need it for your work, ask an administrator of your company to open the section to you."}
    </ErrorPage>
  );
}

/** The server's session says so as soon as it is asked again; the refusal that led here says it at once. */
function hasSuspensionCode(state: unknown): boolean {
  return typeof state === "object" && state !== null && "code" in state && state.code === "user_suspended";
}

function suspensionOf(access: Access): ServerSession | undefined {
  return access.kind === "known" && access.session.state === "suspended" ? access.session : undefined;
}
