import { Alert, Button, Skeleton, Table, Text } from "@mantine/core";
import { IconRefreshAlert } from "../icons";
import { useRef, useState, type ReactNode } from "react";
import { useIsPhone } from "../core/use-is-phone";
import { formatNumber } from "../format/measures";
import { formatTime, zoneAbbreviation } from "../format/time";
import { sizedCell, widthVariables, type ColumnWidths } from "./column-widths";
import { orDash, type Column } from "./columns";
import type { ListState, Sort } from "./list-state";
import { RowCards } from "./row-cards";
import { AllCheckbox, RowCheckbox } from "./row-checkbox";
import { openOnClick, RowName } from "./row-name";
import type { Selection } from "./selection";
import { ErrorState } from "./states";
import { Head } from "./table-head";
import { useOverflowsEnd } from "./use-overflow";
import { useRoomBelow } from "./use-room-below";
import { useRowKeys } from "./use-row-keys";
import classes from "./data-table.module.css";

export interface DataTableProps<Row> {
  /** What the rows are, for people who do not see the heading: "Loads". */
  label: string;
  /** What is counted under the table; the label in small letters when absent. */
  noun?: string;
  list: ListState<Row>;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** Opens a row, usually its drawer. */
  onOpen?: (row: Row) => void;
  /** Esc on a row. */
  onClose?: () => void;
  /** The row's own address, so that it opens in a new tab too. */
  rowHref?: (row: Row) => string;
  /** The row whose drawer is open. */
  openId?: string | null;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** With Shift a header joins those that are sorted by. */
  sortsBySeveral?: boolean;
  /** Shown when there are no rows at all. */
  empty: ReactNode;
  /** Grow with the rows instead of filling the window: for a table inside a page or drawer. */
  isInline?: boolean;
  /** A last row, such as totals: one cell per column key. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** Rows can be marked: with their boxes, with Space, a range with Shift. */
  selection?: Selection<Row> | undefined;
  /** The person may set the columns' widths. */
  widths?: ColumnWidths | undefined;
}

const SKELETON_ROWS = 8;

/**
 * The table of every list: sticky header and first column, keyboard rows, sorting on the server, more rows by cursor,
 * outlines while loading, kept rows when a refresh fails, cards on a phone.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { list, label, noun = label.toLowerCase(), empty, isInline = false } = props;
  const isPhone = useIsPhone();
  if (list.rows === undefined && list.error) return <ErrorState error={list.error} onRetry={list.onRetry} />;
  if (list.rows?.length === 0 && !list.error) return empty;
  return (
    <div>
      {list.error !== null && list.error !== undefined && <Stale list={list} />}
      {isPhone ? <RowCards {...props} /> : <Rows {...props} isInline={isInline} />}
      {list.rows && (!isInline || list.hasMore) && <More list={list} noun={noun} />}
    </div>
  );
}

function Rows<Row>(props: DataTableProps<Row>) {
  const {
    label,
    list,
    columns,
    rowId,
    onOpen,
    rowHref,
    openId,
    sort = null,
    onSort,
    sortsBySeveral = false,
    isInline,
    totals,
    selection,
    widths,
  } = props;
  const { rows } = list;
  const [handleAt, setHandleAt] = useState(0);
  const keys = useRowKeys(props);

  return (
    <Frame label={label} isInline={isInline === true} isFocusable={Boolean(rows?.length)}>
      <Table
        className={classes.table}
        aria-busy={list.isFetching}
        highlightOnHover={Boolean(onOpen)}
        aria-label={label}
        style={widthVariables(
          columns.map(({ key }) => key),
          widths,
        )}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map((column, at) => (
              <Head
                key={column.key}
                column={column}
                sort={sort}
                onSort={onSort}
                sortsBySeveral={sortsBySeveral}
                at={at}
                widths={widths}
                handle={{
                  isTabStop: at === Math.min(handleAt, columns.length - 1),
                  onFocus: () => setHandleAt(at),
                }}
                start={selection && at === 0 && <AllCheckbox rows={rows ?? []} selection={selection} />}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows === undefined
            ? Array.from({ length: SKELETON_ROWS }, (_, index) => (
                <Table.Tr key={index}>
                  {columns.map((column, at) => (
                    <Table.Td key={column.key}>
                      <Skeleton height={14} width={`${60 + ((index * 7 + at * 13) % 40)}%`} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))
            : rows.map((row, index) => (
                <Table.Tr
                  key={rowId(row)}
                  className={onOpen ? classes.openable : undefined}
                  data-open={openId === rowId(row) || undefined}
                  data-selected={selection?.isSelected(row) || undefined}
                  aria-current={openId === rowId(row) || undefined}
                  onClick={(event) => openOnClick(event, onOpen, row)}
                  {...(onOpen ? keys(index) : {})}
                >
                  {columns.map((column, at) => (
                    <Table.Td
                      key={column.key}
                      data-align={column.align}
                      data-wrap={column.isWrapping || undefined}
                      data-cut={column.cut ? true : undefined}
                      {...sizedCell(column.key, at, widths)}
                    >
                      {at === 0 && selection && <RowCheckbox row={row} selection={selection} />}
                      {at === 0 ? (
                        <RowName row={row} href={rowHref} opens={onOpen !== undefined}>
                          {column.render(row)}
                        </RowName>
                      ) : (
                        orDash(column.render(row))
                      )}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
        </Table.Tbody>
        {totals && rows && (
          <Table.Tfoot>
            <Table.Tr>
              {columns.map((column, at) => (
                <Table.Td key={column.key} data-align={column.align} {...sizedCell(column.key, at, widths)}>
                  {totals[column.key]}
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </Frame>
  );
}

interface FrameProps {
  label: string;
  isInline: boolean;
  isFocusable: boolean;
  /** The table, which does not rerender when the frame is measured. */
  children: ReactNode;
}

function Frame({ label, isInline, isFocusable, children }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const maxHeight = useRoomBelow(box, isInline);
  const overflows = useOverflowsEnd(box);
  return (
    <div className={classes.frame} data-more={overflows || undefined}>
      <div
        ref={box}
        className={classes.box}
        style={{ maxHeight }}
        data-haul-table
        data-inline={isInline || undefined}
        {...(isInline ? {} : { role: "region", "aria-label": label })}
        tabIndex={isFocusable ? -1 : undefined}
      >
        {children}
      </div>
    </div>
  );
}

/** `14:05 CST`, in the reader's zone. */
function ownClock(at: number): string {
  const moment = new Date(at);
  return `${formatTime(moment, undefined)} ${zoneAbbreviation(moment, undefined)}`;
}

/** The rows are from before; says from when, and offers another try. */
function Stale<Row>({ list }: { list: ListState<Row> }) {
  return (
    <Alert color="amber" icon={<IconRefreshAlert size={16} />} py={6} mb="xs" role="status">
      <span className={classes.stale}>
        These rows could not be refreshed
        {list.updatedAt === null ? "" : `; they are as of ${ownClock(list.updatedAt)}`}.
        <Button size="compact-sm" variant="subtle" color="amber" onClick={list.onRetry} loading={list.isFetching}>
          Try again
        </Button>
      </span>
    </Alert>
  );
}

/** The noun of a list for one row: `facilities` → `facility`, `proposals to purge` → `proposal to purge`. */
const ofOne = (noun: string) => noun.replace(/(ie)?s(?= (?:of|to) |$)/, (_, ie?: string) => (ie ? "y" : ""));

function More<Row>({ list, noun }: { list: ListState<Row>; noun: string }) {
  const count = list.rows?.length ?? 0;
  const total = list.hasMore && list.total !== null ? list.total : count;
  return (
    <div className={classes.more}>
      <Text size="sm" c="dimmed" aria-live="polite">
        {total === count ? formatNumber(count) : `${formatNumber(count)} of ${formatNumber(total)}`}{" "}
        {total === 1 ? ofOne(noun) : noun}
      </Text>
      {list.hasMore && (
        <Button variant="default" size="xs" onClick={list.onLoadMore} loading={list.isLoadingMore}>
          Load more
        </Button>
      )}
    </div>
  );
}
