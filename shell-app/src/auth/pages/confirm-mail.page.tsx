import { Anchor, Button, List, Text } from "@haul/ui/core";
import { Link, useSearchParams } from "@haul/platform";
import { AuthPage, useAuthPath } from "../layout/auth-layout";

/** After the sign-up: the address has to be confirmed before anybody gets in. */
export default function ConfirmMailPage() {
  const path = useAuthPath();
  const [search] = useSearchParams();
  const email = search.get("email");
  return (
    <AuthPage
      title="Check your mail"
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
      <Text size="sm" c="dimmed">
        Nothing there after a few minutes? Look into the spam folder. The log-in page can send the email again.
      </Text>
      <Button component={Link} to={`${path("login")}${email ? `?email=${encodeURIComponent(email)}` : ""}`} fullWidth>
        Go to log in
      </Button>
    </AuthPage>
  );
}
