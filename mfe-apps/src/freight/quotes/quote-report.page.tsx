import { usePageTitle } from "@haul/platform";
import { useLatestParams } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { SegmentedControl, Stack, useIsPhone } from "@haul/ui/core";
import {
  DataTable,
  EmptyState,
  Figure,
  Figures,
  FilterBar,
  PageHeader,
  Panel,
  QueryStates,
  TabRow,
  listOfAll,
  withParameter,
  type Column,
  type Filter,
} from "@haul/ui/data";
import { Money, formatDuration, formatMoney, labelOf } from "@haul/ui/freight";
import { LOSS_REASONS, QUOTE, QUOTE_GROUPINGS } from "../../words";
import { QuoteTabs } from "./quote-tabs";
import { useQuoteReport, type QuoteReport, type ReportQuery } from "./quotes.queries";

type Grouping = NonNullable<ReportQuery["by"]>;

const GROUPINGS = optionsOf(QUOTE_GROUPINGS);

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
      <PageHeader
        title={QUOTE.heading}
        description="How your quotes turned out, each quote number counted once."
        isTight="tabs"
      />
      <TabRow>
        <QuoteTabs active="report" />
      </TabRow>
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
  const isPhone = useIsPhone();
  const { totals } = report;
  if (totals.sent_count === 0)
    return <EmptyState title="Nothing was sent in this period">A quote counts from the day it was sent.</EmptyState>;
  return (
    <Stack gap="md">
      <Figures label="Totals">
        {!isPhone && <Sent totals={totals} />}
        <Won totals={totals} />
        {!isPhone && <NotWon totals={totals} />}
        <WinRate totals={totals} />
        {!isPhone && <TimeToQuote totals={totals} />}
        {!isPhone && <Realized totals={totals} />}
      </Figures>
      <Panel title={`By ${QUOTE_GROUPINGS[by].toLowerCase()}`}>
        <Rows report={report} by={by} />
      </Panel>
      {report.loss_reasons.length > 0 && (
        <Panel title="Why quotes were lost">
          <Losses report={report} />
        </Panel>
      )}
      {/* A phone shows the rows before them. */}
      {isPhone && (
        <Figures label="More totals">
          <Sent totals={totals} />
          <NotWon totals={totals} />
          <TimeToQuote totals={totals} />
          <Realized totals={totals} />
        </Figures>
      )}
    </Stack>
  );
}

type TotalProps = Pick<QuoteReport, "totals">;

const Sent = ({ totals }: TotalProps) => (
  <Figure label="Sent" value={totals.sent_count} comparison={{ text: formatMoney(totals.sent_cents) }} />
);

const Won = ({ totals }: TotalProps) => (
  <Figure label="Won" value={totals.won_count} comparison={{ text: formatMoney(totals.won_cents) }} />
);

const NotWon = ({ totals }: TotalProps) => (
  <Figure label="Not won" value={totals.missed_count} definition="Declined, lost or expired" />
);

const WinRate = ({ totals }: TotalProps) => (
  <Figure
    label="Win rate"
    value={share(totals.win_rate_percent) ?? "–"}
    definition="Share won of the quotes won, declined, lost or expired"
  />
);

const TimeToQuote = ({ totals }: TotalProps) => (
  <Figure
    label="Time to quote"
    value={minutes(totals.average_response_minutes) ?? "–"}
    definition="Average time from request to quote"
  />
);

const Realized = ({ totals }: TotalProps) => {
  const { scored_count: count, quoted_margin_percent, realized_margin_percent } = totals;
  return (
    <Figure
      label="Realized margin"
      value={share(realized_margin_percent) ?? "–"}
      definition="Margin of the delivered loads by the miles driven and today's cost model"
      {...(quoted_margin_percent === undefined
        ? {}
        : { comparison: { text: `quoted ${quoted_margin_percent}% on ${count} ${count === 1 ? "load" : "loads"}` } })}
    />
  );
};

const share = (percent: string | undefined) => (percent === undefined ? null : `${percent}%`);
const minutes = (value: number | undefined) => (value === undefined ? null : formatDuration(value));

type Row = QuoteReport["rows"][number];

const FIGURES: Column<Row>[] = [
  { key: "sent", title: "Sent", align: "end", render: ({ result }) => result.sent_count },
  { key: "won", title: "Won", align: "end", render: ({ result }) => result.won_count },
  { key: "rate", title: "Win rate", align: "end", render: ({ result }) => share(result.win_rate_percent) },
  {
    key: "amount",
    title: "Amount won",
    align: "end",
    render: ({ result }) => (result.won_cents === 0 ? null : <Money cents={result.won_cents} />),
  },
  {
    key: "quoted",
    title: "Margin quoted",
    align: "end",
    render: ({ result }) => share(result.quoted_margin_percent),
  },
  {
    key: "realized",
    title: "Realized",
    align: "end",
    render: ({ result }) => share(result.realized_margin_percent),
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
      columns={[{ key: "name", title: QUOTE_GROUPINGS[by], isWrapping: true, render: ({ name }) => name }, ...FIGURES]}
    />
  );
}

/** The quotes of one customer, prospect or lane. */
function rowsBehind(by: Grouping, id: string | undefined, name: string): string {
  const params = new URLSearchParams(by === "customer" && id ? { customer_id: id } : { q: name });
  return `/apps/quotation?${params}`;
}

const LOSSES: Column<QuoteReport["loss_reasons"][number]>[] = [
  { key: "reason", title: "Reason", render: ({ reason }) => labelOf(LOSS_REASONS, reason) },
  { key: "count", title: "Quotes", align: "end", render: ({ count }) => count },
  { key: "cents", title: "Worth", align: "end", render: ({ cents }) => <Money cents={cents} /> },
];

function Losses({ report }: { report: QuoteReport }) {
  return (
    <Stack gap="xs">
      <DataTable
        label="Loss reasons"
        isInline
        list={listOfAll(report.loss_reasons)}
        rowId={({ reason }) => reason}
        empty={null}
        columns={LOSSES}
      />
      {report.average_price_gap_cents !== undefined && (
        <span>
          Competitors were <Money cents={report.average_price_gap_cents} /> cheaper on average, where known.
        </span>
      )}
    </Stack>
  );
}
