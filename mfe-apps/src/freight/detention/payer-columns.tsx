import type { ReactNode } from "react";
import { counted } from "@haul/platform/records";
import { Text } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import { Money, formatDuration, formatNumber } from "@haul/ui/freight";
import { STOP } from "../../words";
import { approvedShare, askedCents, agreedCents } from "./approved-share";
import type { DetentionSums } from "./detention.queries";

/** A customer's or a facility's part of the report. */
export interface Part {
  id: string;
  name: string;
  sums: DetentionSums;
}

/** The order of a table that says nothing else: who pays the smallest share of what was asked. */
export const LEAST_PAID = "share";

interface SumColumn {
  key: string;
  title: string;
  /** What the column is sorted by; undefined stands last either way. */
  value: (sums: DetentionSums) => number | undefined;
  render: (sums: DetentionSums) => ReactNode;
  isEmpty?: (sums: DetentionSums) => boolean;
}

const money = (key: string, title: string, value: (sums: DetentionSums) => number): SumColumn => ({
  key,
  title,
  value,
  isEmpty: (sums) => value(sums) === 0,
  render: (sums) => (value(sums) === 0 ? null : <Money cents={value(sums)} />),
});

const SUMS: readonly SumColumn[] = [
  {
    key: LEAST_PAID,
    title: "Share approved",
    value: approvedShare,
    render: (sums) => {
      const share = approvedShare(sums);
      return share === undefined ? null : <Share share={share} sums={sums} />;
    },
  },
  {
    key: "dwell",
    title: "Avg. dwell",
    value: (sums) => sums.average_dwell_minutes,
    render: ({ average_dwell_minutes: minutes }) => (minutes === undefined ? null : formatDuration(minutes)),
  },
  {
    key: "detained",
    title: "Detained",
    value: (sums) => sums.detained_count,
    render: (sums) => <Detained sums={sums} />,
  },
  {
    key: "minutes",
    title: "Billable",
    value: (sums) => sums.detained_minutes,
    render: ({ detained_minutes: minutes }) => (minutes === 0 ? null : formatDuration(minutes)),
  },
  money("open", "Open", (sums) => sums.pending_cents + sums.disputed_cents),
  money("claimed", "Claimed", (sums) => sums.approved_cents),
  money("billed", "Billed", (sums) => sums.billed_cents),
  money("paid", "Paid", (sums) => sums.paid_cents),
  money("waived", "Waived", (sums) => sums.waived_cents),
  money("denied", "Denied", (sums) => sums.denied_cents),
];

/** In a narrow window columns share their lines, so that all of them are in sight. */
const NARROW: readonly SumColumn[] = SUMS.filter(({ key }) => key !== "minutes").map((column) => {
  if (column.key === LEAST_PAID)
    return {
      ...column,
      render: (sums) => {
        const share = approvedShare(sums);
        return share === undefined ? null : <NarrowShare share={share} sums={sums} />;
      },
    };
  return column.key === "detained" ? { ...column, render: (sums) => <NarrowDetained sums={sums} /> } : column;
});

/** `84%`, and of how much. */
function Share({ share, sums }: { share: number; sums: DetentionSums }) {
  return (
    <>
      {percent(share)}
      <Text size="sm" c="dimmed">
        <Money cents={agreedCents(sums)} /> of <Money cents={askedCents(sums)} />
      </Text>
    </>
  );
}

/** What they agreed to has its own columns. */
function NarrowShare({ share, sums }: { share: number; sums: DetentionSums }) {
  return (
    <>
      {percent(share)}
      <Text size="sm" c="dimmed">
        of <Money cents={askedCents(sums)} />
      </Text>
    </>
  );
}

/** How often a truck was detained, and at how many stops it arrived. */
function Detained({ sums: { detained_count, stop_count } }: { sums: DetentionSums }) {
  return (
    <>
      {formatNumber(detained_count)}
      <Text size="sm" c="dimmed">
        of {counted(stop_count, STOP)}
      </Text>
    </>
  );
}

function NarrowDetained({ sums: { detained_count, stop_count, detained_minutes } }: { sums: DetentionSums }) {
  return (
    <>
      {formatNumber(detained_count)} of {counted(stop_count, STOP)}
      {detained_minutes > 0 && (
        <Text size="sm" c="dimmed">
          {formatDuration(detained_minutes)} billable
        </Text>
      )}
    </>
  );
}

/** Whole percents; nothing and everything are said only where it is so. */
function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (share > 0 && rounded === 0) return "<1%";
  return `${share < 1 ? Math.min(rounded, 99) : rounded}%`;
}

/** The columns of a table, each of which sorts it. */
export function columnsOf(title: string, isNarrow: boolean): Column<Part>[] {
  const sums = (isNarrow ? NARROW : SUMS).map(({ key, title, render, isEmpty }): Column<Part> => {
    return {
      key,
      title,
      align: "end",
      isSortable: true,
      render: (part) => render(part.sums),
      isEmpty: (part) => isEmpty?.(part.sums) ?? false,
    };
  });
  return [{ key: "name", title, isSortable: true, isWrapping: true, render: ({ name }) => name }, ...sums];
}

/** The last row: the same figures over all. */
export function totals(sums: DetentionSums, isNarrow: boolean): Record<string, ReactNode> {
  const columns = isNarrow ? NARROW : SUMS;
  return { name: "Total", ...Object.fromEntries(columns.map(({ key, render }) => [key, render(sums) ?? "–"])) };
}

/** The parts by `key` or `-key`. Those without a value stand last; of equals first the one that was asked for more. */
export function inOrder(parts: readonly Part[], sort: string): readonly Part[] {
  const isDown = sort.startsWith("-");
  const key = isDown ? sort.slice(1) : sort;
  const column = SUMS.find((one) => one.key === key);
  return parts.toSorted((one, other) => {
    if (key === "name") return (isDown ? -1 : 1) * one.name.localeCompare(other.name);
    const [a, b] = [column?.value(one.sums), column?.value(other.sums)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return (isDown ? b - a : a - b) || askedCents(other.sums) - askedCents(one.sums);
  });
}
