import { useMemo, useState } from "react";
import { findTerminal, lazyPart, searchTerminals, usePageTitle, useSearchParams, useSession } from "@haul/platform";
import { ActionIcon, Button, Group, SegmentedControl, useIsPhone } from "@haul/ui/core";
import {
  EmptyState,
  ErrorState,
  FilterBar,
  LoadingState,
  PageHeader,
  withParameter,
  withoutFilters,
  type Filter,
} from "@haul/ui/data";
import { codeOptions } from "@haul/ui/freight";
import { IconAdjustments, IconChevronLeft, IconChevronRight, IconSteeringWheel, IconX } from "@haul/ui/icons";
import { AssignDialog } from "../loads/legs/assign-dialog";
import { useLoad } from "../loads/loads.queries";
import { boardAddress, moved, today, zoomParameter } from "./board-address";
import { BoardCalendar } from "./board-calendar";
import { HINT_ID } from "./board-card";
import { BoardGrid } from "./board-grid";
import { scaleOf } from "./board-time";
import { useBoardRows, useUnassignedLegs, type BoardLeg, type BoardRow } from "./board.queries";
import { LegSheet } from "./leg-sheet";
import { PhoneBoard } from "./phone-board";
import { RowDrawer } from "./row-drawer";
import { RulesDrawer } from "./rules-drawer";
import { StatusBoard } from "./status-board";
import { UnassignedLane } from "./unassigned-lane";
import { UNASSIGNED, crewFor, nameOf, useBoardMoves, type MoveNote } from "./use-board-moves";
import { useDrag } from "./use-drag";
import classes from "./board.module.css";

const LoadDrawer = lazyPart(() => import("../loads/page/load-drawer"));

/** Who hauls what on which day; what nobody hauls yet stands on top. */
export default function BoardPage() {
  usePageTitle("Dispatch board");
  const [params, setParams] = useSearchParams();
  const address = boardAddress(params);
  const isPhone = useIsPhone();
  const board = useBoardRows(address, address.view !== "calendar");
  const lane = useUnassignedLegs(address);
  const userId = useSession()?.user_id;
  const set = (name: string, value: string | null) => setParams(withParameter(params, name, value), { replace: true });
  const filters = filtersFor(userId);
  const zone = board.first?.time_zone;
  const openLoad = params.get("load");
  const openRow = board.rows?.find(({ id }) => id === params.get("row"));

  return (
    <>
      <PageHeader
        title="Dispatch board"
        description="Who hauls what, and what waits for a crew."
        action={
          <Button
            variant="default"
            leftSection={<IconAdjustments size={16} aria-hidden />}
            onClick={() => set("panel", "rules")}
          >
            Assignment rules
          </Button>
        }
      />
      <FilterBar
        filters={filters}
        params={params}
        onParamsChange={setParams}
        searchPlaceholder="Driver, truck, load, customer, city"
      />
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="View"
          size="xs"
          value={address.view}
          data={[
            { value: "grid", label: "Board" },
            { value: "status", label: "Status" },
            { value: "calendar", label: "Calendar" },
          ]}
          onChange={(view) => set("view", view === "grid" ? null : view)}
        />
        {address.view === "grid" && (
          <SegmentedControl
            aria-label="Rows"
            size="xs"
            value={address.rows}
            data={[
              { value: "drivers", label: "Drivers" },
              { value: "trucks", label: "Trucks" },
            ]}
            onChange={(rows) => set("rows", rows === "trucks" ? rows : null)}
          />
        )}
        <span className={classes.spacer} />
        <DaySteps from={address.from} days={address.days} onGo={(day) => set("from", day === today() ? null : day)} />
        <SegmentedControl
          aria-label="Days shown"
          size="xs"
          value={String(address.days)}
          data={
            address.view === "calendar"
              ? [
                  { value: "7", label: "Week" },
                  { value: "14", label: "Month" },
                ]
              : [
                  { value: "1", label: "Day" },
                  { value: "3", label: "3 days" },
                  { value: "7", label: "Week" },
                  { value: "14", label: "2 weeks" },
                ]
          }
          onChange={(days) => set("days", zoomParameter(Number(days)))}
        />
      </div>
      {address.view === "calendar" ? (
        <BoardCalendar address={address} onOpen={(id) => set("load", id)} />
      ) : board.error && !board.rows ? (
        <ErrorState error={board.error} onRetry={() => void board.refetch()} />
      ) : !board.rows || !zone ? (
        <LoadingState label="Loading the board" lines={10} />
      ) : board.rows.length === 0 && address.view === "grid" ? (
        <NoRows
          isFiltered={Object.keys(address.filter).length > 0}
          onClear={() => setParams(withoutFilters(params, filters))}
        />
      ) : address.view === "status" ? (
        <StatusBoard legs={everyLeg(board.rows, lane.legs)} onOpenLeg={({ load_id }) => set("load", load_id)} />
      ) : (
        <Planner
          rows={board.rows}
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

interface PlannerProps {
  rows: readonly BoardRow[];
  lane: ReturnType<typeof useUnassignedLegs>;
  zone: string;
  from: string;
  days: number;
  isPhone: boolean;
  onOpenLoad: (loadId: string) => void;
  onOpenRow: (rowId: string) => void;
}

/** The lane and the rows, with what is dragged between them. */
function Planner({ rows, lane, zone, from, days, isPhone, onOpenLoad, onOpenRow }: PlannerProps) {
  const { move, note, dismiss } = useBoardMoves();
  const [sheet, setSheet] = useState<BoardLeg | null>(null);
  const [halfCrewed, setHalfCrewed] = useState<{ leg: BoardLeg; row: BoardRow } | null>(null);
  const rowOf = (leg: BoardLeg) => rows.find((row) => row.legs.some(({ leg_id }) => leg_id === leg.leg_id)) ?? null;

  const drop = (leg: BoardLeg, target: string) => {
    const home = rowOf(leg);
    if (target === UNASSIGNED) {
      if (home) void move(leg, null, home);
      return;
    }
    const row = rows.find(({ id }) => id === target);
    if (!row || row.id === home?.id) return;
    const crew = crewFor(leg, row);
    // A driver without a truck, or a truck without a driver: a person has to say with what.
    if (crew.driver_id === null || crew.truck_id === null) setHalfCrewed({ leg, row });
    else void move(leg, row, home);
  };
  const { drag, ghost, lift, liftByKey } = useDrag<BoardLeg>({
    targets: [UNASSIGNED, ...rows.map(({ id }) => id)],
    onDrop: drop,
  });
  const scale = useMemo(() => scaleOf(from, days, zone), [from, days, zone]);
  const openLeg = (leg: BoardLeg) => (isPhone ? setSheet(leg) : onOpenLoad(leg.load_id));
  const over = drag?.over === UNASSIGNED ? "Unassigned" : rows.find(({ id }) => id === drag?.over);

  return (
    <>
      {note && <Note note={note} onDismiss={dismiss} />}
      <p id={HINT_ID} hidden>
        Press Space to lift the card, arrow keys to choose a row, Enter to drop it, Escape to put it back.
      </p>
      <p role="status" className={classes.spoken}>
        {over ? `Load ${drag?.item.number} over ${typeof over === "string" ? over : nameOf(over)}` : ""}
      </p>
      <UnassignedLane
        lane={lane}
        drag={drag}
        lift={isPhone ? ignore : lift}
        liftByKey={liftByKey}
        onOpenLeg={openLeg}
      />
      {isPhone ? (
        <PhoneBoard rows={rows} onOpenLeg={openLeg} onOpenRow={({ id }) => onOpenRow(id)} />
      ) : (
        <BoardGrid
          rows={rows}
          scale={scale}
          zone={zone}
          drag={drag}
          lift={lift}
          liftByKey={liftByKey}
          onOpenLeg={openLeg}
          onOpenRow={({ id }) => onOpenRow(id)}
        />
      )}
      {drag?.by === "pointer" && (
        <div className={classes.ghost} ref={ghost} aria-hidden>
          {drag.item.number}
        </div>
      )}
      {sheet && <LegSheet loadId={sheet.load_id} legId={sheet.leg_id} onClose={() => setSheet(null)} />}
      {halfCrewed && <CompleteCrew {...halfCrewed} onClose={() => setHalfCrewed(null)} />}
    </>
  );
}

const ignore = () => undefined;

/** Asks for what a row lacks. */
function CompleteCrew({ leg, row, onClose }: { leg: BoardLeg; row: BoardRow; onClose: () => void }) {
  const { data } = useLoad(leg.load_id);
  if (!data) return null;
  const { driver, truck, trailer } = row;
  const proposed = {
    ...(driver ? { driver: { id: driver.id, name: driver.name } } : {}),
    ...(truck ? { truck: { id: truck.id, name: truck.name } } : {}),
    ...(leg.trailer || !trailer ? {} : { trailer }),
  };
  const itsLeg = data.legs.find(({ id }) => id === leg.leg_id);
  return <AssignDialog load={data} leg={itsLeg} proposed={proposed} onClose={onClose} />;
}

/** What the last move came to. */
function Note({ note, onDismiss }: { note: MoveNote; onDismiss: () => void }) {
  return (
    <div className={classes.note} data-tone={note.tone} role={note.tone === "refused" ? "alert" : "status"}>
      {note.text}
      {note.undo && (
        <Button size="compact-xs" variant="default" onClick={note.undo}>
          Undo
        </Button>
      )}
      <span className={classes.spacer} />
      <ActionIcon size="sm" variant="subtle" aria-label="Dismiss" onClick={onDismiss}>
        <IconX size={14} />
      </ActionIcon>
    </div>
  );
}

function DaySteps({ from, days, onGo }: { from: string; days: number; onGo: (day: string) => void }) {
  return (
    <Group gap={4}>
      <ActionIcon variant="default" aria-label="Earlier" onClick={() => onGo(moved(from, -days))}>
        <IconChevronLeft size={16} />
      </ActionIcon>
      <Button size="xs" variant="default" onClick={() => onGo(today())}>
        Today
      </Button>
      <ActionIcon variant="default" aria-label="Later" onClick={() => onGo(moved(from, days))}>
        <IconChevronRight size={16} />
      </ActionIcon>
    </Group>
  );
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
      No driver or truck fits this search and these filters.
    </EmptyState>
  ) : (
    <EmptyState icon={IconSteeringWheel} title="Nobody to send out yet">
      The board shows active drivers, or trucks in use. Add them under Safety, and they appear here.
    </EmptyState>
  );
}

function filtersFor(userId: string | undefined): Filter[] {
  return [
    { kind: "record", name: "terminal_id", label: "Terminal", search: searchTerminals, resolve: findTerminal },
    { kind: "choices", name: "equipment", label: "Equipment", options: codeOptions("equipment") },
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
