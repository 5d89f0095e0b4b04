import { useEffect, useState } from "react";
import { Button, Text } from "@haul/ui/core";
import { Link } from "@haul/platform";
import { AuthPage } from "../layout/auth-layout";
import { GOOGLE_CHANNEL, readCallback } from "./google-protocol";

/** Where Google's window ends: hands the answer to the page that asked, and closes. */
export default function GoogleCallbackPage() {
  const [callback] = useState(() => readCallback(location.hash));

  useEffect(() => {
    // The token must not stay in the address or in the history.
    history.replaceState(null, "", location.pathname);
    if (!callback) return;
    const channel = new BroadcastChannel(GOOGLE_CHANNEL);
    channel.postMessage(callback);
    channel.close();
    window.close();
  }, [callback]);

  return (
    <AuthPage title={callback ? "Signing you in" : "Google sign-in did not finish"}>
      <Text>
        {callback
          ? "You can close this window if it does not close by itself."
          : "This window opened without an answer from Google. Please log in again."}
      </Text>
      {!callback && (
        <Button component={Link} to="/auth/login" fullWidth>
          Go to login
        </Button>
      )}
    </AuthPage>
  );
}
