import type { ReactNode } from "react";
import { Code } from "@haul/ui/core";
import { EmptyState } from "@haul/ui/data";
import { IconLock, IconWebhook } from "@haul/ui/icons";
import { useLiveUpdates } from "../../live/use-live-updates";
import { Readers } from "../parts/readers";

interface WebhookReadersProps {
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

/** What only people who may read webhooks see. */
export function WebhookReaders({ header, children }: WebhookReadersProps) {
  return (
    <Readers permission="webhooks:read" icon={IconWebhook} what="endpoints" refusal={<AskAnAdmin />} header={header}>
      <Live>{children}</Live>
    </Readers>
  );
}

/** The frame of other pages receives colleagues' changes; these pages have none around them. */
function Live({ children }: { children: ReactNode }) {
  useLiveUpdates();
  return children;
}

function AskAnAdmin() {
  return (
    <EmptyState icon={IconLock} title="An Admin manages endpoints">
      Ask an Admin of your company to add your URL and give you its signing secret. To see endpoints and deliveries
      yourself, you need the permission <Code>webhooks:read</Code>.
    </EmptyState>
  );
}
