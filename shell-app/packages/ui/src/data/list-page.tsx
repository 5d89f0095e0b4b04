import { Alert, Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { IconAlertTriangle, IconChecks, type Icon } from "../icons";
import { BulkBar } from "./bulk-bar";
import { ColumnChooser } from "./column-chooser";
import { columnWidths } from "./column-widths";
import { cardColumns, fileColumns, filledColumns, fittedColumns } from "./columns";
import { DataTable, type DataTableProps } from "./data-table";
import { FilterBar, type FilterBarProps } from "./filter-bar";
import { SEARCH_PARAMETER, SORT_PARAMETER, activeFilters, withParameter, withoutFilters, type Filter } from "./filters";
import { GroupTabs, openGroup, type ListGroups } from "./group-tabs";
import type { ListExports } from "./list-exports";
import type { ListMemory, ReadyView } from "./list-memory";
import { PageHeader } from "./page-header";
import { useSelection } from "./selection";
import { ExportMenu } from "./export-menu";
import { EmptyState, ErrorState } from "./states";
import { TabRow } from "./tab-strip";
import { useListView } from "./use-list-view";
import { ViewsMenu } from "./views-menu";
import { isApiError } from "../core/api-error";
import { useIsNarrow, useIsPhone } from "../core/use-is-phone";
import classes from "./page.module.css";

export interface BulkActions<Row> {
  /** What a row is called: a load's number. */
  nameOf: (row: Row) => string;
  /** Buttons for the marked rows; `clear` takes the marks off. */
  actions: (rows: readonly Row[], clear: () => void) => ReactNode;
}

export interface ListPageProps<Row>
  extends
    Pick<FilterBarProps, "filters" | "params" | "onParamsChange" | "searchPlaceholder">,
    Pick<
      DataTableProps<Row>,
      "list" | "columns" | "rowId" | "rowHref" | "onOpen" | "onClose" | "openId" | "totals" | "noun"
    > {
  title: string;
  /** One line of what is here. */
  description?: ReactNode;
  /** The page's one primary button. While there is nothing at all, the `action` of `empty` takes its place. */
  action?: ReactNode;
  /** Before it: what else can be done with the list as a whole. */
  otherActions?: ReactNode;
  /** `Figure`s that matter. */
  figures?: ReactNode;
  /** Above the search: tabs between kinds of rows. */
  tabs?: ReactNode;
  /** Tabs between groups of the same rows, with their counts. A view keeps the group. */
  groups?: ListGroups;
  /** The order when the address names none, such as `-pickup_at`. */
  defaultSort?: string;
  /** What belongs here, for a company that has none yet. */
  empty: { icon?: Icon; title: string; body: ReactNode; action?: ReactNode };
  /** What the list remembers of the person: `useListAddress`. Without it there are neither views nor a choice of columns. */
  memory?: ListMemory;
  /** What the list shows can be taken along as a file: `useListExports`. */
  exports?: ListExports | undefined;
  /** Views for common work, offered before the person's own. */
  readyViews?: readonly ReadyView[];
  /** Several numbers that are pasted into the search: their parameter, and those that no row has. */
  numbers?: { parameter: string; unknown?: readonly string[] | undefined };
  /** Rows can be marked, and this can be done with them. */
  bulk?: BulkActions<Row> | undefined;
  /** At the end of the filter row. */
  tools?: ReactNode;
  /** Beside the rows, or in their place: a map of them. */
  aside?: { content: ReactNode; place: "beside" | "instead" } | undefined;
  /** The open row's drawer. */
  children?: ReactNode;
}

/** The parameter with which a notice opens the person's files. */
const OPEN_EXPORTS = "exports";

/** Below 1440 px, where a table beside the sidebar has less than 1135. */
const MEDIUM = "(max-width: 89.99em)";

/** One list for all renders, since effects compare it. */
const NO_FILTERS: readonly Filter[] = [];

/** The pattern of every list: title, figures, search and filters in the address, table, drawer, and the four states. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const {
    title,
    description,
    action,
    otherActions,
    figures,
    tabs,
    groups,
    filters = NO_FILTERS,
    params,
    onParamsChange,
    searchPlaceholder,
    defaultSort,
    empty,
    tools,
    memory,
    exports,
    readyViews,
    numbers,
    bulk,
    aside,
    columns,
    rowId,
    children,
    list,
    noun = title.toLowerCase(),
  } = props;
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const isMedium = useMediaQuery(MEDIUM, false, { getInitialValueInEffect: false });
  const sort = params.get(SORT_PARAMETER) ?? defaultSort ?? null;
  const offered = isPhone ? cardColumns(columns) : fittedColumns(columns, sort, isNarrow, isMedium);
  const view = useListView({ memory, filters, groups, columns: offered, params, onParamsChange });
  const widths = memory && !isPhone ? columnWidths(memory) : undefined;
  const selection = useSelection(list.rows, rowId, bulk?.nameOf ?? rowId);
  if (list.rows === undefined && isApiError(list.error) && list.error.status === 403)
    return <ErrorState error={list.error} />;
  const isFiltered = params.has(SEARCH_PARAMETER) || activeFilters(filters, params).length > 0;
  const startsBelow = list.rows?.length === 0 && !isFiltered && Boolean(empty.action);
  const shown = filledColumns(offered, view.state.choice, list.rows);
  const table: Pick<
    DataTableProps<Row>,
    "columns" | "rowId" | "rowHref" | "onOpen" | "onClose" | "openId" | "totals" | "noun"
  > = props;
  const openTab = (group: string | null) =>
    view.change((current) => (groups ? withParameter(current, groups.name, group) : current));
  const tabRow = groups ? <GroupTabs label={title} groups={groups} params={params} onOpen={openTab} /> : tabs;
  const bar = (
    <FilterBar
      filters={filters}
      params={params}
      onParamsChange={view.change}
      start={
        <>
          {memory && (
            <ViewsMenu
              noun={noun}
              views={memory.views}
              state={view.state}
              isAll={view.isAll}
              onOpen={view.open}
              linkOf={view.linkOf}
              ready={readyViews}
              onOpenReady={view.openReady}
            />
          )}
          {bulk && isPhone && <SelectButton onClick={selection.start} />}
        </>
      }
      isSheetOpened={params.has(OPEN_EXPORTS)}
      numbers={numbers?.parameter}
      {...(searchPlaceholder ? { searchPlaceholder } : {})}
    >
      {tools}
      {exports && (
        <ExportMenu
          noun={noun}
          exports={exports}
          columns={fileColumns(shown)}
          areChosen={view.state.choice !== null}
          isOpened={params.has(OPEN_EXPORTS)}
        />
      )}
      {memory && aside?.place !== "instead" && (
        <ColumnChooser
          columns={offered}
          choice={view.state.choice}
          onChoose={view.choose}
          onResetWidths={widths && Object.keys(widths.of).length > 0 ? widths.reset : undefined}
        />
      )}
    </FilterBar>
  );
  const rows = (
    <DataTable
      {...table}
      columns={shown}
      selection={bulk && selection}
      widths={widths}
      list={list}
      label={title}
      sort={sort}
      sortsBySeveral
      onSort={(next) =>
        view.change((current) => withParameter(current, SORT_PARAMETER, next === defaultSort ? null : next), {
          replace: true,
        })
      }
      empty={
        isFiltered ? (
          <EmptyState
            title="Nothing matches"
            action={
              <>
                {groups && openGroup(groups, params) !== groups.all && (
                  <Button variant={action ? "default" : "filled"} onClick={() => openTab(groups.all)}>
                    Search all {noun}
                  </Button>
                )}
                <Button
                  variant="default"
                  onClick={() => view.change((current) => withoutFilters(current, filters), { replace: true })}
                >
                  Clear search and filters
                </Button>
              </>
            }
          >
            No {noun} match your search and filters.
          </EmptyState>
        ) : (
          <EmptyState title={empty.title} action={empty.action} {...(empty.icon ? { icon: empty.icon } : {})}>
            {empty.body}
          </EmptyState>
        )
      }
    />
  );
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        action={
          startsBelow || !action ? (
            otherActions
          ) : (
            <>
              {otherActions}
              {action}
            </>
          )
        }
        isTight={tabRow ? "tabs" : "alone"}
      />
      {figures}
      {tabRow && <TabRow>{tabRow}</TabRow>}
      {bulk ? (
        <BulkBar
          count={selection.selected.length}
          noun={noun}
          isShown={selection.isSelecting}
          onClear={selection.clear}
          actions={bulk.actions(selection.selected, selection.clear)}
        >
          {bar}
        </BulkBar>
      ) : (
        bar
      )}
      {numbers?.unknown !== undefined && numbers.unknown.length > 0 && (
        <Alert role="status" color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} mb="xs">
          Not found: {numbers.unknown.join(", ")}
        </Alert>
      )}
      {aside ? (
        <div className={classes.withAside} data-place={aside.place}>
          {aside.place === "beside" && rows}
          <div className={classes.aside}>{aside.content}</div>
        </div>
      ) : (
        rows
      )}
      {children}
    </>
  );
}

/** A long press marks a card too; this says that cards can be marked. */
function SelectButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" className={classes.square} aria-label="Select" onClick={onClick}>
      <IconChecks size={18} aria-hidden />
    </Button>
  );
}
