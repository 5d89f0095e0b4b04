import { useState } from "react";
import * as z from "zod/mini";
import { useCan } from "@haul/platform";
import { Button, Group, Modal, Stack, Text } from "@haul/ui/core";
import { PageHeader, QueryStates } from "@haul/ui/data";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { RelativeTime, StatusBadge } from "@haul/ui/freight";
import { IconLock, IconLockOpen } from "@haul/ui/icons";
import { PERIOD_STATUSES } from "../words";
import { CloseDialog } from "./close-dialog";
import { usePeriods, useReopenPeriod, type AccountingPeriod } from "./close.queries";
import classes from "../invoices/invoices.module.css";
import own from "./close.module.css";

const monthOf = ({ starts_on }: AccountingPeriod) =>
  new Date(`${starts_on}T00:00:00Z`).toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** The months of the ledger: a closed one takes no postings until someone reopens it. */
export function Months() {
  const query = usePeriods();
  return (
    <>
      <PageHeader
        title="Month-end close"
        description="Nothing can be posted to a closed month. You can close a month after it ends."
      />
      <QueryStates query={query}>
        {({ items }) => (
          <ul className={classes["lines"]} aria-label="Months">
            {items.map((period) => (
              <Month key={period.starts_on} period={period} />
            ))}
          </ul>
        )}
      </QueryStates>
    </>
  );
}

function Month({ period }: { period: AccountingPeriod }) {
  const mayClose = useCan("ledger:close");
  const [asking, setAsking] = useState<"close" | "reopen" | null>(null);
  const month = monthOf(period);
  const { status, closed_by, closed_at, reopened_because } = period;
  return (
    <li className={`${classes["line"]} ${own["month"]}`} aria-label={month}>
      <Stack gap={0}>
        <Group gap="xs">
          <Text fw={600}>{month}</Text>
          <StatusBadge kind={PERIOD_STATUSES} status={status} />
        </Group>
        <Text size="sm" c="dimmed">
          {closed_at && (
            <>
              <RelativeTime at={closed_at} /> by {closed_by}
            </>
          )}
          {reopened_because && `Reopened: ${reopened_because}`}
        </Text>
      </Stack>
      {mayClose && status === "open" && period.is_over && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLock size={14} aria-hidden />}
          aria-label={`Close ${month}`}
          onClick={() => setAsking("close")}
        >
          Close
        </Button>
      )}
      {mayClose && status === "closed" && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLockOpen size={14} aria-hidden />}
          aria-label={`Reopen ${month}`}
          onClick={() => setAsking("reopen")}
        >
          Reopen
        </Button>
      )}
      {asking === "close" && <CloseDialog period={period} month={month} onClose={() => setAsking(null)} />}
      {asking === "reopen" && <ReopenDialog period={period} onClose={() => setAsking(null)} />}
    </li>
  );
}

const schema = z.object({ reason: requiredText("Say why; it stays in the history.") });

function ReopenDialog({ period, onClose }: { period: AccountingPeriod; onClose: () => void }) {
  const reopen = useReopenPeriod();
  const form = useForm({ initialValues: { reason: "" }, schema });
  const title = `Reopen ${monthOf(period)}?`;
  const save = async ({ reason }: typeof form.values) => {
    await reopen.mutateAsync({ body: { starts_on: period.starts_on, version: period.version, reason } });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">It accepts postings again, so figures that were already reported may change.</Text>
        <FormField name="reason" type="textarea" label="Reason" maxLength={500} required autoFocus />
        <FormActions submitLabel="Reopen" onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
