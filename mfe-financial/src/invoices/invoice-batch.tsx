import { useEffect, useEffectEvent } from "react";
import { apiKey, Link, useQueryClient, useSearchParams } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Alert, Anchor, List, Progress, Text } from "@haul/ui/core";
import { QueryStates, withParameter } from "@haul/ui/data";
import { Money } from "@haul/ui/freight";
import { INVOICE, LOAD } from "../words";
import { STALE, useInvoiceBatch, type InvoiceBatch } from "./invoices.queries";

/** The address names the batch, so that its progress survives a reload. */
export const BATCH_PARAMETER = "batch";

/** Posted invoices that a person submits. */
const TO_SUBMIT = "/apps/financial/invoices?status=posted&delivery=portal";

/** How far a batch of invoices is, and what it could not do. */
export function InvoiceBatchProgress({ id }: { id: string }) {
  const [, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const query = useInvoiceBatch(id);
  const done = query.data?.status === "done";
  const refresh = useEffectEvent(() => {
    for (const path of STALE) void queryClient.invalidateQueries({ queryKey: apiKey(path) });
  });
  useEffect(() => {
    if (done) refresh();
  }, [done]);
  const close = () => setParams((params) => withParameter(params, BATCH_PARAMETER, null));
  return <QueryStates query={query}>{(batch) => <Standing batch={batch} onClose={close} />}</QueryStates>;
}

function Standing({ batch, onClose }: { batch: InvoiceBatch; onClose: () => void }) {
  const { load_count, done_count, invoice_count, mailed_count, portal_count, total_cents, currency, problems } = batch;
  const made = (
    <>
      {counted(invoice_count, INVOICE)}, <Money cents={total_cents} currency={currency} /> total
      {batch.last_step === "send" && `, ${mailed_count.toLocaleString("en-US")} queued to be mailed`}.
      {portal_count > 0 && (
        <>
          {" "}
          <Anchor component={Link} inherit to={TO_SUBMIT} underline="always">
            {portal_count === 1
              ? "1 is left to submit to a portal"
              : `${portal_count.toLocaleString("en-US")} are left to submit to portals`}
          </Anchor>
          .
        </>
      )}
    </>
  );
  if (batch.status === "running")
    return (
      <Alert role="status" title={`Invoicing ${counted(load_count, LOAD)}`}>
        <Progress value={(done_count / load_count) * 100} animated aria-label="Loads invoiced" my="xs" />
        <Text>
          {done_count.toLocaleString("en-US")} of {counted(load_count, LOAD)}: {made} You can leave this page.
        </Text>
      </Alert>
    );
  return (
    <Alert
      role="status"
      color={problems.length > 0 ? "amber" : "green"}
      title={problems.length > 0 ? "Some loads could not be invoiced or emailed" : "All loads are invoiced"}
      withCloseButton
      closeButtonLabel="Close"
      onClose={onClose}
    >
      <Text>{made}</Text>
      {problems.length > 0 && (
        <List mt="xs">
          {problems.map(({ customer, loads, invoice, message }) => (
            <List.Item key={[customer, invoice?.id, ...loads].join()}>
              {[customer, invoice?.name ?? loads.join(", ")].filter(Boolean).join(", ")}: {message}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
