import type { ReactNode } from "react";
import { Link, useHasSection } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { Anchor, Button } from "@haul/ui/core";
import { ListPage, type Column, type Filter } from "@haul/ui/data";
import { codeWord, Day, labelOf, Money } from "@haul/ui/freight";
import { IconReceipt } from "@haul/ui/icons";
import { POSTING_FACTS } from "../words";
import { journal, useAccounts, type LedgerLine } from "./ledger.queries";

const columns: Column<LedgerLine>[] = [
  { key: "memo", title: "Memo", cut: "14rem", render: ({ memo }) => <span title={memo}>{memo}</span> },
  { key: "posted_on", title: "Date", isSortable: true, render: ({ posted_on }) => <Day on={posted_on} /> },
  {
    key: "account",
    file: ["account_number", "account"],
    title: "Account",
    render: ({ account }) => `${account.number} ${account.name}`,
  },
  {
    key: "debit",
    title: "Debit",
    align: "end",
    isEmpty: ({ debit_cents }) => debit_cents === undefined,
    render: ({ debit_cents, currency }) =>
      debit_cents === undefined ? null : <Money cents={debit_cents} currency={currency} />,
  },
  {
    key: "credit",
    title: "Credit",
    align: "end",
    isEmpty: ({ credit_cents }) => credit_cents === undefined,
    render: ({ credit_cents, currency }) =>
      credit_cents === undefined ? null : <Money cents={credit_cents} currency={currency} />,
  },
  {
    key: "invoice",
    title: "Invoice",
    isEmpty: ({ invoice }) => invoice === undefined,
    render: ({ invoice }) =>
      invoice && (
        <Anchor component={Link} inherit to={`/apps/financial/invoices?invoice=${invoice.id}`}>
          {invoice.name}
        </Anchor>
      ),
  },
  {
    key: "payment",
    title: "Payment",
    isEmpty: ({ payment }) => payment === undefined,
    render: ({ payment }) =>
      payment && (
        <Anchor component={Link} inherit to={`/apps/financial/payments?payment=${payment.id}`}>
          {payment.name}
        </Anchor>
      ),
  },
  {
    key: "load",
    title: "Load",
    isEmpty: ({ load }) => load === undefined,
    render: ({ load }) => load && <LoadOf load={load} />,
  },
  {
    key: "charge",
    title: "Charge",
    isOptional: "narrow",
    isEmpty: ({ charge_code }) => charge_code === undefined,
    render: ({ charge_code }) => charge_code && codeWord("charge", charge_code),
  },
  {
    key: "approved_by",
    title: "Approved by",
    isOptional: true,
    card: "hidden",
    isEmpty: ({ approved_by }) => approved_by === undefined,
    render: ({ approved_by }) => approved_by,
  },
  { key: "fact", title: "Fact", isOptional: true, card: "hidden", render: ({ fact }) => labelOf(POSTING_FACTS, fact) },
  { key: "posted_by", title: "Posted by", isOptional: true, card: "hidden", render: ({ posted_by }) => posted_by },
];

/** The load with its stop times and papers is one click away. */
function LoadOf({ load }: { load: NonNullable<LedgerLine["load"]> }) {
  const opensLoads = useHasSection("loads");
  return opensLoads ? (
    <Anchor component={Link} inherit to={`/apps/loads/${load.id}`}>
      {load.name}
    </Anchor>
  ) : (
    load.name
  );
}

/** Every line of the ledger, and what it comes from. */
export function JournalList({ tabs }: { tabs: ReactNode }) {
  const { page } = useRecordList(journal);
  const { data } = useAccounts();
  const { onOpen: _open, onClose: _close, openId: _openId, ...list } = page;
  const accounts = (data?.items ?? []).map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` }));
  const filters: Filter[] = [
    { kind: "choices", name: "account_id", label: "Account", options: accounts },
    { kind: "days", name: "on", label: "Date" },
  ];
  return (
    <ListPage
      {...list}
      title="Ledger"
      description="Every posting, line by line. Entries are never edited; mistakes are corrected with reversing entries."
      tabs={tabs}
      filters={filters}
      noun="ledger lines"
      columns={columns}
      empty={{
        icon: IconReceipt,
        title: "Nothing posted yet",
        body: "Post an invoice or record a payment. Its lines appear here, each with a link to its source.",
        action: (
          <Button component={Link} to="/apps/financial/invoices" variant="default">
            Go to Invoices
          </Button>
        ),
      }}
    />
  );
}
