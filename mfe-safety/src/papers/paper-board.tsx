import type { ReactNode } from "react";
import { findTerminal, searchTerminals, usePageTitle } from "@haul/platform";
import { useRecordList, type OpenRecord } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Text } from "@haul/ui/core";
import { ListPage, type Column, type Filter } from "@haul/ui/data";
import { StatusBadge, ToneBadge } from "@haul/ui/freight";
import { formatDate } from "@haul/ui/format";
import { IconCircleX, IconClockExclamation, IconFileCheck } from "@haul/ui/icons";
import { PAPER, PAPER_PROBLEMS, PAPER_STATUSES } from "../words";
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
  return (
    <ListPage
      {...page}
      title={PAPER.heading}
      description="What is on file, what is missing, and what expires next."
      tabs={tabs}
      filters={filtersOf(kind)}
      searchPlaceholder={SEARCHED_BY[kind]}
      noun={noun}
      columns={[...FIXED, ...columns.map(({ item_type, name }) => paperColumn(item_type, name))]}
      empty={{
        icon: IconFileCheck,
        title: `No ${noun} yet`,
        body: `Add ${noun}; their papers and expiration dates appear here.`,
      }}
    >
      {drawer && <Drawer {...drawer} />}
    </ListPage>
  );
}

const FIXED: Column<BoardRow>[] = [
  { key: "name", title: "Name", render: ({ name }) => name },
  {
    key: "complete",
    title: "In order",
    card: "badge",
    render: ({ required_count, complete_count }) => (
      <Text span inherit {...(complete_count < required_count ? { c: "red", fw: 600 } : {})}>
        {complete_count} of {required_count}
      </Text>
    ),
  },
];

const paperColumn = (item_type: string, title: string): Column<BoardRow> => ({
  key: item_type,
  title,
  isEmpty: ({ cells }) => cells.every((cell) => cell.item_type !== item_type || cell.status === "not_required"),
  render: ({ cells }) => {
    const cell = cells.find((one) => one.item_type === item_type);
    return cell && <Cell cell={cell} />;
  },
});

/** A valid paper is its date; anything else is said in words. */
function Cell({ cell: { status, expires_on } }: { cell: BoardCell }) {
  if (status === "not_required") return null;
  if (expires_on === undefined) return <StatusBadge kind={PAPER_STATUSES} status={status} />;
  const day = formatDate(expires_on);
  if (status === "valid") return day;
  const { word, tone } = PAPER_STATUSES[status];
  return (
    <ToneBadge tone={tone} icon={status === "expired" ? IconCircleX : IconClockExclamation} title={word}>
      {status === "expired" ? `Expired ${day}` : day}
    </ToneBadge>
  );
}
