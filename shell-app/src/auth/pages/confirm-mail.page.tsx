import { useEffect } from "react";
import { Anchor, Button, List, Text } from "@haul/ui/core";
import { config, Link, useSearchParams } from "@haul/platform";
import { resendVerification } from "../flows/sign-in";
import { AuthPage, useAuthPath } from "../layout/auth-layout";
import { identityProvider } from "../provider/identity-provider";
import { forgetCredentials } from "../register/just-registered";
import { loginAddress } from "./login-address";
import { SendAgain } from "./send-again";

/** After the sign-up: the address has to be confirmed before the first log-in. */
export default function ConfirmMailPage() {
  const path = useAuthPath();
  const [search] = useSearchParams();
  const email = search.get("email");
  useEffect(() => forgetCredentials, []);
  return (
    <AuthPage
      title="Check your email"
      lead={email ? `We sent a link to ${email}.` : "We sent you a link."}
      footer={
        <>
          Wrong address?{" "}
          <Anchor component={Link} to={path("register")} inherit>
            Register again
          </Anchor>
        </>
      }
    >
      <List type="ordered" spacing="xs">
        <List.Item>Open the email and follow the link in it. It confirms that the address is yours.</List.Item>
        <List.Item>Come back and log in with your email and password.</List.Item>
      </List>
      <Button component={Link} to={loginAddress(path("login"), email)} fullWidth>
        Go to login
      </Button>
      <Text size="sm" c="dimmed">
        Nothing there after a few minutes? Check your spam folder, or send the email again.
      </Text>
      <SendAgain
        email={email}
        send={async (credentials) => resendVerification(await identityProvider(config()), credentials)}
      />
    </AuthPage>
  );
}
