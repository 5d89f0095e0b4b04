import { useEffect, useRef, useState } from "react";
import { Button, Center, Loader } from "@haul/ui/core";
import { Link } from "@haul/platform";
import { SUCCESS_MESSAGES } from "@haul/platform/messages";
import { AuthPage, useAuthPath } from "../layout/auth-layout";
import { leaveSession } from "../start-session";
import { useAuthRequest } from "../use-auth-request";

/** Signs out and says so. */
export default function LogoutPage() {
  const path = useAuthPath();
  const { run } = useAuthRequest();
  const [isDone, setIsDone] = useState(false);
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void run("logout", leaveSession).then(() => setIsDone(true));
  }, [run]);

  if (!isDone) {
    return (
      <AuthPage title="Logging out">
        <Center role="status" aria-label="Logging out">
          <Loader />
        </Center>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={SUCCESS_MESSAGES.loggedOut} lead="Thank you, and safe travels.">
      <Button component={Link} to={path("login")} fullWidth>
        Log in again
      </Button>
    </AuthPage>
  );
}
