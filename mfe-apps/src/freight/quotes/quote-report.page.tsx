import { usePageTitle } from "@haul/platform";
import { useLatestParams } from "@haul/platform/lists";
import { SegmentedControl, Stack, Table } from "@haul/ui/core";
import {
  DataTable,
  EmptyState,
  Figure,
  Figures,
  FilterBar,
  PageHeader,
  Panel,
  QueryStates,
  listOfAll,
  withParameter,
  type Column,
  type Filter,
} from "@haul/ui/data";
import { Money, formatDuration, formatMoney, labelOf } from "@haul/ui/freight";
import { QuoteTabs } from "./quote-tabs";
import { LOSS_REASONS } from "./quote-words";
import { useQuoteReport, type QuoteReport, type ReportQuery } from "./quotes.queries";

type Grouping = NonNullable<ReportQuery["by"]>;

const GROUPINGS: { value: Grouping; label: string }[] = [
  { value: "customer", label: "Customer" },
  { value: "lane", label: "Lane" },
  { value: "user", label: "Person" },
];

const filters: Filter[] = [{ kind: "days", name: "sent", label: "Sent" }];

/** How often customers say yes, to whom they say no and why, and how fast the carrier answers. */
export default function QuoteReportPage() {
  usePageTitle("Win rate");
  const [params, setParams] = useLatestParams();
  const by = GROUPINGS.find(({ value }) => value === params.get("by"))?.value ?? "customer";
  const [from, to] = [params.get("sent_from"), params.get("sent_to")];
  const report = useQuoteReport({ by, ...(from ? { sent_from: from } : {}), ...(to ? { sent_to: to } : {}) });
  return (
    <>
      <PageHeader title="Quotes" description="How your quotes turned out, each quote number counted once." />
      <QuoteTabs active="report" />
      <FilterBar filters={filters} params={params} onParamsChange={setParams}>
        <SegmentedControl
          data={GROUPINGS}
          value={by}
          onChange={(value) => setParams(withParameter(params, "by", value), { replace: true })}
          aria-label="By"
        />
      </FilterBar>
      <QueryStates query={report}>{(data) => <Report report={data} by={by} />}</QueryStates>
    </>
  );
}

function Report({ report, by }: { report: QuoteReport; by: Grouping }) {
  const { totals } = report;
  if (totals.sent_count === 0)
    return <EmptyState title="Nothing was sent in this period">A quote counts from the day it was sent.</EmptyState>;
  return (
    <Stack gap="md">
      <Figures label="Totals">
        <Figure label="Sent" value={totals.sent_count} comparison={{ text: formatMoney(totals.sent_cents) }} />
        <Figure label="Won" value={totals.won_count} comparison={{ text: formatMoney(totals.won_cents) }} />
        <Figure label="Not won" value={totals.missed_count} definition="Declined, lost or expired" />
        <Figure
          label="Win rate"
          value={share(totals.win_rate_percent)}
          definition="Share won of the quotes won, declined, lost or expired"
        />
        <Figure
          label="Time to quote"
          value={minutes(totals.average_response_minutes)}
          definition="Average time from request to quote"
        />
      </Figures>
      <Panel title={`By ${labelOf(GROUPINGS, by).toLowerCase()}`}>
        <Rows report={report} by={by} />
      </Panel>
      {report.loss_reasons.length > 0 && (
        <Panel title="Why quotes were lost">
          <Losses report={report} />
        </Panel>
      )}
    </Stack>
  );
}

const share = (percent: string | undefined) => (percent === undefined ? "–" : `${percent}%`);
const minutes = (value: number | undefined) => (value === undefined ? "–" : formatDuration(value));

type Row = QuoteReport["rows"][number];

const FIGURES: Column<Row>[] = [
  { key: "sent", title: "Sent", align: "end", render: ({ result }) => result.sent_count },
  { key: "won", title: "Won", align: "end", render: ({ result }) => result.won_count },
  { key: "rate", title: "Win rate", align: "end", render: ({ result }) => share(result.win_rate_percent) },
  {
    key: "amount",
    title: "Amount won",
    align: "end",
    render: ({ result }) => (result.won_cents === 0 ? "–" : <Money cents={result.won_cents} />),
  },
  {
    key: "time",
    title: "Time to quote",
    align: "end",
    render: ({ result }) => minutes(result.average_response_minutes),
  },
];

function Rows({ report, by }: { report: QuoteReport; by: Grouping }) {
  return (
    <DataTable
      label={`Quotes by ${by}`}
      isInline
      list={listOfAll(report.rows)}
      rowId={({ id, name }) => `${id ?? ""}${name}`}
      {...(by === "user" ? {} : { rowHref: ({ id, name }: Row) => rowsBehind(by, id, name) })}
      empty={null}
      columns={[
        { key: "name", title: labelOf(GROUPINGS, by), isWrapping: true, render: ({ name }) => name },
        ...FIGURES,
      ]}
    />
  );
}

/** The quotes of one customer, prospect or lane. */
function rowsBehind(by: Grouping, id: string | undefined, name: string): string {
  const params = new URLSearchParams(by === "customer" && id ? { customer_id: id } : { q: name });
  return `/apps/quotation?${params}`;
}

function Losses({ report }: { report: QuoteReport }) {
  return (
    <Stack gap="xs">
      <Table aria-label="Loss reasons" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Reason</Table.Th>
            <Table.Th ta="end">Quotes</Table.Th>
            <Table.Th ta="end">Worth</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {report.loss_reasons.map(({ reason, count, cents }) => (
            <Table.Tr key={reason}>
              <Table.Td>{labelOf(LOSS_REASONS, reason)}</Table.Td>
              <Table.Td ta="end">{count}</Table.Td>
              <Table.Td ta="end">
                <Money cents={cents} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {report.average_price_gap_cents !== undefined && (
        <span>
          Competitors asked <Money cents={report.average_price_gap_cents} /> less on average, where known.
        </span>
      )}
    </Stack>
  );
}
