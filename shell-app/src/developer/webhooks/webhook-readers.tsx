import type { ReactNode } from "react";
import { Link, loginPath, useAccess, useCan, useLocation } from "@haul/platform";
import { Anchor, Button, Code } from "@haul/ui/core";
import { EmptyState, LoadingState } from "@haul/ui/data";
import { IconLock, IconWebhook } from "@haul/ui/icons";
import { useLiveUpdates } from "../../live/use-live-updates";

interface WebhookReadersProps {
  /** Above what everybody else sees, on a page that has no title without the endpoint. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

/** What only people who may read webhooks see; everybody else learns how to get there. */
export function WebhookReaders({ header, children }: WebhookReadersProps) {
  const access = useAccess();
  const canRead = useCan("webhooks:read");
  if (access.kind === "looking_up") return <LoadingState />;
  if (access.kind !== "anonymous" && canRead) return <Live>{children}</Live>;
  return (
    <>
      {header}
      {access.kind === "anonymous" ? <SignIn /> : <AskAnAdmin />}
    </>
  );
}

/** The frame of other pages receives colleagues' changes; these pages have none around them. */
function Live({ children }: { children: ReactNode }) {
  useLiveUpdates();
  return children;
}

function SignIn() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon={IconWebhook}
      title="Sign in to see your company's endpoints"
      action={
        <Button component={Link} to={loginPath(`${pathname}${search}`)}>
          Sign in
        </Button>
      }
    >
      No account yet?{" "}
      <Anchor component={Link} to="/auth/register" underline="always">
        Register your company
      </Anchor>
      .
    </EmptyState>
  );
}

function AskAnAdmin() {
  return (
    <EmptyState icon={IconLock} title="An Admin manages endpoints">
      Ask an Admin of your company to add your URL and give you its signing secret. To see endpoints and deliveries
      yourself, you need the permission <Code>webhooks:read</Code>.
    </EmptyState>
  );
}
