import { useState } from "react";
import { useCan, useSession } from "@haul/platform";
import { Button, Group, Text, Title } from "@haul/ui/core";
import { labelOf, Money, RelativeTime, StatusBadge } from "@haul/ui/freight";
import { Dialogs, lazyDialog } from "../dialogs";
import type { Invoice } from "../invoices/invoices.queries";
import { ADJUSTMENT_REASONS, WRITE_OFF_STATUSES } from "../words";
import type { Decision } from "./decide-dialog";
import type { WriteOffRequest } from "./write-offs.queries";
import classes from "../invoices/invoices.module.css";

const DecideDialog = lazyDialog(() => import("./decide-dialog"));

/** Write-offs that people asked for, and what became of them; nothing while there is none. */
export function WriteOffRequests({ invoice }: { invoice: Invoice }) {
  const [deciding, setDeciding] = useState<{ request: WriteOffRequest; decision: Decision } | null>(null);
  const { write_off_requests: requests = [], currency } = invoice;
  if (requests.length === 0) return null;
  return (
    <section aria-label="Write-off requests">
      <Title order={2} mb="xs">
        Write-off requests
      </Title>
      <ul className={classes["lines"]} aria-label="Write-off requests of the invoice">
        {requests.map((request) => (
          <Request
            key={request.id}
            request={request}
            currency={currency}
            onDecide={(decision) => setDeciding({ request, decision })}
          />
        ))}
      </ul>
      <Dialogs ahead={[DecideDialog]}>
        {deciding && <DecideDialog invoice={invoice} {...deciding} onClose={() => setDeciding(null)} />}
      </Dialogs>
    </section>
  );
}

interface RequestProps {
  request: WriteOffRequest;
  currency: string;
  onDecide: (decision: Decision) => void;
}

function Request({ request, currency, onDecide }: RequestProps) {
  const { status, reason, note, amount_cents, decided_at, decided_by, decision_note } = request;
  return (
    <li className={classes["line"]}>
      <div>
        <Group gap="xs">
          <Text>{labelOf(ADJUSTMENT_REASONS, reason)}</Text>
          <StatusBadge kind={WRITE_OFF_STATUSES} status={status} size="sm" />
        </Group>
        {note && <Text size="sm">{note}</Text>}
        <Text size="sm" c="dimmed">
          Requested <RelativeTime at={request.created_at} /> by {request.requested_by}
        </Text>
        {decided_at && (
          <Text size="sm" c="dimmed">
            {WRITE_OFF_STATUSES[status].word} <RelativeTime at={decided_at} /> by {decided_by}
            {decision_note && `: ${decision_note}`}
          </Text>
        )}
        {status === "open" && <Decisions request={request} onDecide={onDecide} />}
      </div>
      <Money cents={amount_cents} currency={currency} />
    </li>
  );
}

/** The person who asked can withdraw it; others decide. */
function Decisions({ request, onDecide }: Pick<RequestProps, "request" | "onDecide">) {
  const mayWriteOff = useCan("invoices:write_off");
  const own = useSession()?.user_id;
  if (own !== undefined && own === request.requested_by_id)
    return (
      <Button size="compact-sm" variant="default" mt="xs" onClick={() => onDecide("withdraw")}>
        Withdraw request
      </Button>
    );
  if (!mayWriteOff) return null;
  return (
    <Group gap="xs" mt="xs">
      <Button size="compact-sm" onClick={() => onDecide("approve")}>
        Approve write-off
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => onDecide("reject")}>
        Reject
      </Button>
    </Group>
  );
}
