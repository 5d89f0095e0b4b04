import { Link, useHasSection } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { Alert, Anchor, Email, Stack, Text, Title } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { chargeBasis, codeWord, Day, discountTerms, LoadTimeline, Money, paymentTerms } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { Happened } from "../happened";
import { INVOICE_ORIGINS, INVOICE_STATUSES } from "../words";
import { WriteOffRequests } from "../write-offs/write-off-requests";
import { InvoiceActions } from "./invoice-actions";
import { InvoiceAdjustments } from "./invoice-adjustments";
import { Due, InvoiceBadges } from "./invoice-columns";
import { InvoiceDisputes } from "./invoice-disputes";
import { InvoicePayments } from "./invoice-payments";
import { InvoiceDelivery, InvoiceDiscount, PortalNotice } from "./invoice-terms";
import { useInvoice, useInvoiceHistory, type Invoice, type InvoiceLine } from "./invoices.queries";
import classes from "./invoices.module.css";

/** An invoice: who owes what for which loads, its papers, and what happened to it. */
export function InvoiceDrawer({ id, ...rest }: OpenRecord) {
  const query = useInvoice(id);
  const { data } = query;
  return (
    <RecordDrawer
      isOpen
      size="xl"
      title={data ? `Invoice ${data.number}` : "Invoice"}
      badge={data && <InvoiceBadges invoice={data} />}
      actions={data && <InvoiceActions invoice={data} />}
      {...rest}
    >
      <QueryStates query={query}>
        {(invoice) => (
          <Stack gap="lg">
            {invoice.mail_status === "failed" && invoice.status !== "voided" && (
              <Alert color="red" icon={<IconAlertTriangle size={16} aria-hidden />} title="The mail was not sent">
                {invoice.mail_problem}
              </Alert>
            )}
            <PortalNotice invoice={invoice} />
            {isToDecide(invoice) && <WriteOffRequests invoice={invoice} />}
            <InvoiceFacts invoice={invoice} />
            <section aria-label="Lines">
              <Title order={2} mb="xs">
                Lines
              </Title>
              <Lines invoice={invoice} />
            </section>
            <InvoicePayments invoice={invoice} />
            <InvoiceDisputes invoice={invoice} />
            {!isToDecide(invoice) && <WriteOffRequests invoice={invoice} />}
            <InvoiceAdjustments invoice={invoice} />
            <History id={invoice.id} />
          </Stack>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}

/** What waits for a decision comes first. */
const isToDecide = ({ write_off_requests = [] }: Invoice) => write_off_requests.some(({ status }) => status === "open");

function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { currency, adjusted_cents, paid_cents, disputed_cents } = invoice;
  const { sent_at, posted_at, posted_by, voided_at, voided_by } = invoice;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const seesLedger = useHasSection("financial");
  return (
    <DescriptionList
      items={[
        { label: "Customer", value: invoice.customer.name },
        ...(invoice.reference === undefined ? [] : [{ label: "Reference", value: invoice.reference }]),
        { label: "Date", value: <Day on={invoice.invoiced_on} /> },
        { label: "Terms", value: discountTerms(invoice) ?? paymentTerms(invoice.payment_terms_days) },
        { label: "Due", value: <Due invoice={invoice} /> },
        ...(invoice.discount_cents === undefined
          ? []
          : [{ label: "Discount", value: <InvoiceDiscount invoice={invoice} /> }]),
        { label: "Total", value: money(invoice.total_cents) },
        ...(adjusted_cents === 0 ? [] : [{ label: "Adjusted", value: money(adjusted_cents) }]),
        ...(paid_cents === 0 ? [] : [{ label: "Paid", value: money(paid_cents) }]),
        { label: "Owed", value: invoice.status === "draft" ? null : money(invoice.balance_cents) },
        ...(disputed_cents === 0 ? [] : [{ label: "Disputed", value: money(disputed_cents) }]),
        { label: "Bill to", value: <Lined text={invoice.bill_to} /> },
        { label: "Remit to", value: <Lined text={invoice.remit_to} /> },
        { label: "Delivery", value: <InvoiceDelivery invoice={invoice} /> },
        { label: "Email", value: invoice.email },
        ...(invoice.origin === "opening_balance"
          ? []
          : [{ label: "Sent", value: sent_at && <Happened at={sent_at} by={invoice.sent_to} to /> }]),
        { label: "Created by", value: invoice.created_by },
        { label: "Posted", value: posted_at && <Happened at={posted_at} by={posted_by} /> },
        ...(voided_at
          ? [
              { label: "Voided", value: <Happened at={voided_at} by={voided_by} /> },
              { label: "Void reason", value: invoice.void_reason },
            ]
          : []),
        {
          label: "Ledger",
          value: posted_at && seesLedger && (
            <Anchor component={Link} inherit to={`/apps/financial/ledger?invoice_id=${invoice.id}`}>
              Postings of this invoice
            </Anchor>
          ),
        },
      ]}
    />
  );
}

/** An address line by line; an email address among them breaks at its marks. */
function Lined({ text }: { text: string }) {
  return (
    <Text style={{ whiteSpace: "pre-line" }}>
      <Email address={text} />
    </Text>
  );
}

/** The lines, the load's number above those of each load; an opening balance is one line without a load. */
function Lines({ invoice: { origin, lines = [], total_cents, currency } }: { invoice: Invoice }) {
  const opensLoads = useHasSection("loads");
  const loads = [...new Map(lines.map(({ load }) => [load.id, load])).values()];
  return (
    <ul className={classes["lines"]} aria-label="Invoice lines">
      {origin === "opening_balance" && (
        <li className={classes["line"]}>
          <div>
            <Text>{INVOICE_ORIGINS[origin]}</Text>
            <Text size="sm" c="dimmed">
              Owed on an invoice from another system when it was imported. The invoice itself is in that system;
              statements list it.
            </Text>
          </div>
          <Text>
            <Money cents={total_cents} currency={currency} />
          </Text>
        </li>
      )}
      {loads.map((load) => (
        <li key={load.id}>
          <Text fw={600}>
            {opensLoads ? (
              <Anchor component={Link} inherit to={`/apps/loads/${load.id}`}>
                Load {load.name}
              </Anchor>
            ) : (
              `Load ${load.name}`
            )}
          </Text>
          <ul className={classes["lines"]}>
            {lines
              .filter((line) => line.load.id === load.id)
              .map((line) => (
                <Line key={line.id} line={line} currency={currency} />
              ))}
          </ul>
        </li>
      ))}
      <li className={classes["line"]}>
        <Text fw={600}>Total</Text>
        <Text fw={600}>
          <Money cents={total_cents} currency={currency} />
        </Text>
      </li>
    </ul>
  );
}

function Line({ line, currency }: { line: InvoiceLine; currency: string }) {
  const facts = [
    chargeBasis({ ...line, currency }),
    line.description,
    line.approved_by && `approved by ${line.approved_by}`,
  ];
  return (
    <li className={classes["line"]}>
      <div>
        <Text>{codeWord("charge", line.code)}</Text>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(" · ")}
        </Text>
      </div>
      <Text>
        <Money cents={line.amount_cents} currency={currency} />
      </Text>
    </li>
  );
}

function History({ id }: { id: string }) {
  const query = useInvoiceHistory(id);
  return (
    <Panel title="History">
      <QueryStates query={query}>
        {({ items }) => <LoadTimeline entries={items} statuses={INVOICE_STATUSES} />}
      </QueryStates>
    </Panel>
  );
}
