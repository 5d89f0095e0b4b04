import { Button } from "@haul/ui/core";
import { Link, useAccess } from "@haul/platform";
import { BackButton, StartPageButton } from "./error-actions";
import { ErrorPage } from "./error-page";

/** Where every refused page load or action ends. */
export default function AccessDeniedPage() {
  const access = useAccess();
  const isSignedIn = access.kind !== "anonymous";
  return (
    <ErrorPage
      status="403"
      title="Access denied"
      actions={
        <>
          {isSignedIn ? (
            <StartPageButton />
          ) : (
            <Button component={Link} to="/auth/login">
              Log in
            </Button>
          )}
          <BackButton />
        </>
      }
    >
      Your role does not include this. If you need it for your work, ask an administrator of your company to open the
      section to you.
    </ErrorPage>
  );
}
