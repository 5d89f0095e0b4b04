import { useEffect } from "react";
import { config, toApiError, useApiMutation, useLocation, useNavigate } from "@haul/platform";
import { Alert, Button, Text } from "@haul/ui/core";
import { ErrorState } from "@haul/ui/data";
import { IconAlertTriangle, IconCircleCheck } from "@haul/ui/icons";
import { AuthPage } from "../auth/layout/auth-layout";

/**
 * Ends an unwanted invitation, without an account.
 * The token stands behind `#`, which no browser sends anywhere; the page hands it to the API in a body.
 * Opening the page changes nothing: programs that check mail follow every link.
 */
export default function RefuseInvitationPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, hash } = location;
  const token = hash.replace(/^#/, "") || keptToken(location.state);

  // Out of the address bar, where it could be copied along; the entry of the history keeps it for a reload.
  useEffect(() => {
    if (hash !== "") void navigate(pathname, { replace: true, state: { token: hash.replace(/^#/, "") } });
  }, [hash, pathname, navigate]);

  return token === "" ? <BadLink /> : <Refusal key={token} token={token} />;
}

function keptToken(state: unknown): string {
  const token = (state as { token?: unknown } | null)?.token;
  return typeof token === "string" ? token : "";
}

function Refusal({ token }: { token: string }) {
  const refuse = useApiMutation("post", "/api/public_invitations/refuse");
  const decline = () => {
    refuse.mutate({ body: { token } });
  };
  if (refuse.isSuccess) {
    return (
      <AuthPage title="Invitation declined">
        <Alert color="green" variant="light" role="status" icon={<IconCircleCheck size={16} aria-hidden />}>
          The invitation no longer works, and this company can no longer email you.
        </Alert>
        <Text c="dimmed">There is nothing else to do. You can close this page.</Text>
      </AuthPage>
    );
  }
  if (refuse.error && toApiError(refuse.error).status === 404) return <BadLink />;
  if (refuse.error) {
    return (
      <AuthPage title="Not declined yet">
        <ErrorState error={refuse.error} title="The invitation could not be declined" onRetry={decline} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Not expecting this invitation?"
      lead={`A company on ${config().name} invited your address to join it.`}
    >
      <Text size="md">This declines the invitation and stops all email from this company to you.</Text>
      <Button onClick={decline} loading={refuse.isPending} fullWidth>
        Decline the invitation
      </Button>
      <Text size="sm" c="dimmed">
        You don&apos;t need an account. Other companies can still email you. To join instead, use the other link in the
        email; once you decline, it no longer works.
      </Text>
    </AuthPage>
  );
}

function BadLink() {
  return (
    <AuthPage title="This link does not work">
      <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={16} aria-hidden />}>
        It is incomplete or more than 90 days old.
      </Alert>
      <Text size="md">
        Open the link in the email again, or copy all of it into the address bar. If the email is that old, you can
        ignore it.
      </Text>
    </AuthPage>
  );
}
