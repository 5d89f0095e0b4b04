import type { ReactNode } from "react";
import { config, Link, type ServerSession, useApiMutation } from "@haul/platform";
import { restoreAccess } from "../auth/start-session";
import { Button, confirm, Container, Group, Paper, Stack, Text, Title, toast } from "@haul/ui/core";
import { suspensionText } from "./suspension";

type MembershipNoticeProps =
  | { readonly kind: "unreachable"; readonly message: string }
  | { readonly kind: "inactive"; readonly session: ServerSession }
  | { readonly kind: "no_pages"; readonly session: ServerSession };

/** Why a signed-in person sees no page of the product yet. */
export function MembershipNotice(props: MembershipNoticeProps) {
  if (props.kind === "unreachable") {
    return (
      <Notice title="Your account could not be looked up">
        <Text>{props.message}</Text>
        <TryAgain />
      </Notice>
    );
  }
  const { session } = props;
  if (props.kind === "no_pages") {
    return (
      <Notice title="No pages are open to you yet">
        <Text>
          You belong to {session.company?.legal_name}. An administrator there decides which parts of {config().name} you
          can use, and has not opened any to your role so far.
        </Text>
        <TryAgain />
      </Notice>
    );
  }
  switch (session.status) {
    case "suspended":
      return (
        <Notice title="Your account is suspended">
          <Text>{suspensionText(session)}</Text>
          <TryAgain />
        </Notice>
      );
    case "awaiting_admission":
      return (
        <Notice title="Waiting to be admitted">
          <Text>
            {session.join_request?.company_name ?? "The company"} has your request to join. You can use {config().name}{" "}
            as soon as one of its administrators admits you.
          </Text>
          <Group>
            <TryAgain />
            <Withdraw companyName={session.join_request?.company_name ?? "the company"} />
          </Group>
        </Notice>
      );
    case "email_unverified":
      return (
        <Notice title="Confirm your email address">
          <Text>Follow the link that was sent to {session.email}, then sign in again.</Text>
          <TryAgain />
        </Notice>
      );
    case "unregistered":
    case "active":
      return (
        <Notice title="No company yet">
          <Text>{session.email} is signed in, but belongs to no company.</Text>
          <Button component={Link} to="/auth/register">
            Register your company
          </Button>
        </Notice>
      );
  }
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container component="main" size={520} py={96}>
      <Paper p="xl">
        <Stack align="flex-start">
          <Title order={1}>{title}</Title>
          {children}
          <Button component={Link} to="/auth/logout" variant="subtle" px={0}>
            Sign out
          </Button>
        </Stack>
      </Paper>
    </Container>
  );
}

function TryAgain() {
  return (
    <Button variant="default" onClick={() => void restoreAccess()}>
      Check again
    </Button>
  );
}

function Withdraw({ companyName }: { companyName: string }) {
  const withdraw = useApiMutation("post", "/api/join_requests/mine/withdraw", { onSuccess: restoreAccess });
  const ask = async () => {
    const isSure = await confirm({
      title: "Withdraw the request?",
      body: `${companyName} will no longer see it. You can ask again later.`,
      action: "Withdraw the request",
      isDestructive: true,
    });
    if (isSure)
      withdraw.mutate(
        {},
        {
          onError: (error) => {
            toast.error(error);
          },
        },
      );
  };
  return (
    <Button variant="default" color="red" loading={withdraw.isPending} onClick={() => void ask()}>
      Withdraw the request
    </Button>
  );
}
