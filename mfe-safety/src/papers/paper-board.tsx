import { useState, type ReactNode } from "react";
import { findTerminal, searchTerminals, useCan, usePageTitle } from "@haul/platform";
import { useRecordList, type OpenRecord } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Button, Group, UiLink } from "@haul/ui/core";
import { ListPage, type Column, type Filter } from "@haul/ui/data";
import { labelOf, StatusBadge, ToneBadge } from "@haul/ui/freight";
import { formatDate } from "@haul/ui/format";
import { IconCircleX, IconClockExclamation, IconFileCheck, IconMail } from "@haul/ui/icons";
import { MOST_DRIVERS, RequestManyDialog } from "../requests/request-many-dialog";
import { CompleteCount } from "../shared/complete-count";
import { PAPER, PAPER_PROBLEMS, PAPER_STATUSES, RECORD_KINDS } from "../words";
import { PaperRules } from "./paper-rules";
import { boardOf, type BoardCell, type BoardRow, type PaperKind } from "./papers.queries";

interface PaperBoardProps {
  kind: PaperKind;
  /** What the rows are called. */
  noun: string;
  tabs: ReactNode;
  Drawer: (props: OpenRecord) => ReactNode;
}

const problems: Filter = { kind: "choices", name: "status", label: "Papers", options: optionsOf(PAPER_PROBLEMS) };
const filters: Filter[] = [
  problems,
  { kind: "record", name: "terminal_id", label: "Terminal", search: searchTerminals, resolve: findTerminal },
];

/** Carriers belong to the whole company. */
const filtersOf = (kind: PaperKind) => (kind === "motor_carrier" ? [problems] : filters);

const SEARCHED_BY: Readonly<Record<PaperKind, string>> = {
  driver: "Name",
  truck: "Unit",
  trailer: "Unit",
  motor_carrier: "Name",
};

const BOARDS: Readonly<Record<PaperKind, ReturnType<typeof boardOf>>> = {
  driver: boardOf("driver"),
  truck: boardOf("truck"),
  trailer: boardOf("trailer"),
  motor_carrier: boardOf("motor_carrier"),
};

/** Which papers are on file, and which expire next: a row for each record in use, a column for each paper. */
export function PaperBoard({ kind, noun, tabs, Drawer }: PaperBoardProps) {
  usePageTitle(PAPER.heading);
  const { page, drawer, first } = useRecordList(BOARDS[kind]);
  const columns = first?.columns ?? [];
  const [showsRules, setShowsRules] = useState(false);
  // Only drivers have a phone to send papers from.
  const mayImport = useCan("drivers:write");
  const mayAsk = mayImport && kind === "driver";
  const [asking, setAsking] = useState<{ rows: readonly BoardRow[]; clear: () => void } | null>(null);
  return (
    <ListPage
      {...page}
      title={PAPER.heading}
      description="What is on file, what is missing, and what expires next."
      tabs={tabs}
      action={
        <>
          {mayImport && (
            <Button variant="default" component={UiLink} href="/apps/imports?kind=compliance_items">
              Import
            </Button>
          )}
          <Button variant="default" onClick={() => setShowsRules(true)}>
            Rules
          </Button>
        </>
      }
      filters={filtersOf(kind)}
      searchPlaceholder={SEARCHED_BY[kind]}
      noun={noun}
      columns={[...fixedOf(kind), ...columns.map(({ item_type, name }) => paperColumn(item_type, name))]}
      {...(mayAsk
        ? {
            bulk: {
              nameOf: ({ name }: BoardRow) => name,
              actions: (rows: readonly BoardRow[], clear: () => void) => (
                <Button
                  leftSection={<IconMail size={16} aria-hidden />}
                  disabled={rows.length === 0 || rows.length > MOST_DRIVERS}
                  {...(rows.length > MOST_DRIVERS ? { title: `At most ${MOST_DRIVERS} drivers at once` } : {})}
                  onClick={() => setAsking({ rows, clear })}
                >
                  Request documents
                </Button>
              ),
            },
          }
        : {})}
      empty={{
        icon: IconFileCheck,
        title: `No ${noun} yet`,
        body: `Add ${noun}; their papers and expiration dates appear here.`,
      }}
    >
      {drawer && <Drawer {...drawer} />}
      {showsRules && <PaperRules kind={kind} noun={noun} onClose={() => setShowsRules(false)} />}
      {asking && (
        <RequestManyDialog
          drivers={asking.rows}
          papers={columns}
          onClose={(wasSent) => {
            setAsking(null);
            if (wasSent) asking.clear();
          }}
        />
      )}
    </ListPage>
  );
}

/** `Truck 118` is the unit `118` of a board of trucks. */
const UNIT = new RegExp(`^(${RECORD_KINDS.truck}|${RECORD_KINDS.trailer}) `);

const fixedOf = (kind: PaperKind): Column<BoardRow>[] => [
  kind === "truck" || kind === "trailer"
    ? { key: "name", title: "Unit", render: ({ name }) => name.replace(UNIT, "") }
    : { key: "name", title: labelOf(RECORD_KINDS, kind), render: ({ name }) => name },
  {
    key: "complete",
    title: "In order",
    card: "badge",
    render: ({ cells, ...counts }) => (
      <CompleteCount {...counts} hasExpired={cells.some(({ status }) => status === "expired")} />
    ),
  },
];

const paperColumn = (item_type: string, title: string): Column<BoardRow> => ({
  key: item_type,
  title,
  isEmpty: ({ cells }) => cells.every((cell) => cell.item_type !== item_type || cell.status === "not_required"),
  render: ({ cells }) => {
    const cell = cells.find((one) => one.item_type === item_type);
    return cell && cell.status !== "not_required" ? <Cell cell={cell} /> : null;
  },
});

/** A valid paper is its date; anything else is said in words. */
function Cell({ cell: { status, expires_on } }: { cell: BoardCell }) {
  if (expires_on === undefined) return inRow(<StatusBadge kind={PAPER_STATUSES} status={status} />);
  const day = formatDate(expires_on);
  if (status === "valid") return day;
  const { word, tone } = PAPER_STATUSES[status];
  return inRow(
    <ToneBadge tone={tone} icon={status === "expired" ? IconCircleX : IconClockExclamation} title={word}>
      {status === "expired" ? `Expired ${day}` : day}
    </ToneBadge>,
  );
}

/** In a box of its own, so that a row with a badge is no higher than one with dates alone. */
const inRow = (badge: ReactNode) => <Group gap={0}>{badge}</Group>;
