import { useMemo } from "react";
import { findTerminal, lazyPart, searchTerminals, usePageTitle, useSession } from "@haul/platform";
import { useLatestParams } from "@haul/platform/lists";
import { Button, useIsPhone } from "@haul/ui/core";
import { EmptyState, ErrorState, withParameter, withoutFilters, type Filter } from "@haul/ui/data";
import { codeOptions } from "@haul/ui/freight";
import { IconSteeringWheel } from "@haul/ui/icons";
import { boardAddress } from "./board-address";
import { BoardCalendar } from "./board-calendar";
import { BoardSkeleton } from "./board-skeleton";
import { overlappingLegs } from "./board-time";
import { BoardToolbar } from "./board-toolbar";
import { useBoardRows, useUnassignedLegs, type BoardLeg, type BoardRow } from "./board.queries";
import { Planner } from "./planner";
import { RowDrawer } from "./row-drawer";
import { RulesDrawer } from "./rules-drawer";
import { StatusBoard } from "./status-board";

const LoadDrawer = lazyPart(() => import("../loads/page/load-drawer"));

/** Who hauls what on which day, with unassigned loads on top. */
export default function BoardPage() {
  usePageTitle("Dispatch board");
  const [params, setParams] = useLatestParams();
  const address = boardAddress(params);
  const isPhone = useIsPhone();
  const board = useBoardRows(address, address.view !== "calendar");
  const lane = useUnassignedLegs(address);
  const userId = useSession()?.user_id;
  const set = (name: string, value: string | null) =>
    setParams((latest) => withParameter(latest, name, value), { replace: true });
  const filters = filtersFor(userId);
  const zone = board.first?.time_zone;
  const overlapping = useOverlapping(board.data);
  const openLoad = params.get("load");
  const openRow = board.rows?.find(({ id }) => id === params.get("row"));

  return (
    <>
      <BoardToolbar address={address} filters={filters} params={params} onParamsChange={setParams} />
      {address.view === "calendar" ? (
        <BoardCalendar address={address} isPhone={isPhone} onOpen={(id) => set("load", id)} />
      ) : board.error && !board.rows ? (
        <ErrorState error={board.error} onRetry={() => void board.refetch()} />
      ) : !board.rows || !zone ? (
        <BoardSkeleton view={address.view} isPhone={isPhone} />
      ) : board.rows.length === 0 && address.view === "grid" ? (
        <NoRows
          isFiltered={Object.keys(address.filter).length > 0}
          onClear={() => setParams((latest) => withoutFilters(latest, filters))}
        />
      ) : address.view === "status" ? (
        <StatusBoard
          legs={everyLeg(board.rows, lane.legs)}
          overlapping={overlapping}
          onOpenLeg={({ load_id }) => set("load", load_id)}
        />
      ) : (
        <Planner
          rows={board.rows}
          overlapping={overlapping}
          lane={lane}
          zone={zone}
          from={address.from}
          days={address.days}
          isPhone={isPhone}
          onOpenLoad={(id) => set("load", id)}
          onOpenRow={(id) => set("row", id)}
        />
      )}
      {openLoad !== null && <LoadDrawer id={openLoad} onClose={() => set("load", null)} />}
      {openRow && <RowDrawer row={openRow} onClose={() => set("row", null)} />}
      {params.get("panel") === "rules" && <RulesDrawer onClose={() => set("panel", null)} />}
    </>
  );
}

/** Worked out once for an answer, not for each mark of a drag. */
function useOverlapping(data: ReturnType<typeof useBoardRows>["data"]): ReadonlySet<string> {
  return useMemo(() => overlappingLegs(data?.pages.flatMap((page) => page.items) ?? []), [data]);
}

function NoRows({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      title="Nothing matches"
      action={
        <Button variant="default" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    >
      No driver or truck matches your search and filters.
    </EmptyState>
  ) : (
    <EmptyState icon={IconSteeringWheel} title="No drivers or trucks yet">
      The board shows active drivers, or trucks in use. Add them under Safety, and they appear here.
    </EmptyState>
  );
}

function filtersFor(userId: string | undefined): Filter[] {
  return [
    { kind: "record", name: "terminal_id", label: "Terminal", search: searchTerminals, resolve: findTerminal },
    { kind: "choices", name: "equipment", label: "Equipment", options: codeOptions("equipment") },
    { kind: "flag", name: "is_unanswered", label: "Unanswered dispatch" },
    ...(userId === undefined
      ? []
      : [
          {
            kind: "select",
            name: "dispatcher_id",
            label: "Dispatcher",
            options: [{ value: userId, label: "My loads" }],
          } as const,
        ]),
  ];
}

/** Each leg once: a team's leg stands in both rows. */
function everyLeg(rows: readonly BoardRow[], unassigned: readonly BoardLeg[] | undefined): BoardLeg[] {
  const legs = [...(unassigned ?? []), ...rows.flatMap((row) => row.legs)];
  return [...new Map(legs.map((leg) => [leg.leg_id, leg])).values()];
}
