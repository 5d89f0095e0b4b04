import { ActionIcon, Button, SegmentedControl, Text, Title, Tooltip, useIsPhone } from "@haul/ui/core";
import { FilterBar, withParameter, type Filter, type FilterBarProps } from "@haul/ui/data";
import { Select } from "@haul/ui/forms";
import { IconAdjustments, IconChevronLeft, IconChevronRight } from "@haul/ui/icons";
import { daysAhead, moved, rangeWords, today, zoomParameter, type BoardAddress } from "./board-address";
import classes from "./board-toolbar.module.css";

export interface BoardToolbarProps {
  address: BoardAddress;
  filters: readonly Filter[];
  params: URLSearchParams;
  onParamsChange: FilterBarProps["onParamsChange"];
}

/** Title, view, days, search, filters and rules: one line on a desktop, three on a phone. */
export function BoardToolbar({ address, filters, params, onParamsChange }: BoardToolbarProps) {
  const set = (name: string, value: string | null) =>
    onParamsChange((params) => withParameter(params, name, value), { replace: true });
  const isPhone = useIsPhone();
  return (
    <header className={classes.toolbar}>
      <div>
        <Title order={1}>Dispatch board</Title>
        {isPhone && (
          <Text size="sm" c="dimmed" className={classes.range}>
            {rangeWords(address)}
          </Text>
        )}
      </div>
      <ViewSwitch address={address} onParamsChange={onParamsChange} />
      <DaySteps
        from={address.from}
        days={daysAhead(address)}
        onGo={(day) => set("from", day === today() ? null : day)}
      />
      <Select
        className={classes.days}
        aria-label="Days shown"
        allowDeselect={false}
        data={address.view === "calendar" ? CALENDAR_SPANS : GRID_SPANS}
        value={address.view === "calendar" ? (address.days >= 14 ? "14" : "7") : String(address.days)}
        onChange={(days) => set("days", zoomParameter(Number(days)))}
      />
      <FilterBar
        filters={filters}
        params={params}
        onParamsChange={onParamsChange}
        searchPlaceholder="Driver, truck, load, customer, city"
      />
      <Tooltip label="Assignment rules">
        <ActionIcon
          className={classes.square}
          variant="default"
          aria-label="Assignment rules"
          onClick={() => set("panel", "rules")}
        >
          <IconAdjustments size={16} />
        </ActionIcon>
      </Tooltip>
    </header>
  );
}

const GRID_SPANS = [
  { value: "1", label: "Day" },
  { value: "3", label: "3 days" },
  { value: "7", label: "Week" },
  { value: "14", label: "2 weeks" },
];
const CALENDAR_SPANS = [
  { value: "7", label: "Week" },
  { value: "14", label: "4 weeks" },
];

/** The board's two kinds of rows are listed with the other views: each shows the same loads differently. */
const VIEWS = [
  { value: "drivers", label: "Drivers" },
  { value: "trucks", label: "Trucks" },
  { value: "status", label: "Status" },
  { value: "calendar", label: "Calendar" },
];

/** Beside the title a phone has room for the chosen view alone. */
function ViewSwitch({ address, onParamsChange }: Pick<BoardToolbarProps, "address" | "onParamsChange">) {
  const show = (shown: string | null) =>
    shown !== null && onParamsChange((params) => shownAs(params, shown), { replace: true });
  const shown = { "aria-label": "View", value: address.view === "grid" ? address.rows : address.view, data: VIEWS };
  return useIsPhone() ? (
    <Select {...shown} className={classes.views} allowDeselect={false} onChange={show} />
  ) : (
    <SegmentedControl {...shown} size="xs" classNames={{ label: classes.view }} onChange={show} />
  );
}

function shownAs(params: URLSearchParams, shown: string): URLSearchParams {
  const isGrid = shown === "drivers" || shown === "trucks";
  const next = withParameter(params, "view", isGrid ? null : shown);
  return isGrid ? withParameter(next, "rows", shown === "trucks" ? shown : null) : next;
}

function DaySteps({ from, days, onGo }: { from: string; days: number; onGo: (day: string) => void }) {
  const step = (by: number) => () => onGo(moved(from, by));
  return (
    <div className={classes.steps}>
      <ActionIcon className={classes.square} variant="default" aria-label="Earlier" onClick={step(-days)}>
        <IconChevronLeft size={16} />
      </ActionIcon>
      <Button variant="default" onClick={() => onGo(today())}>
        Today
      </Button>
      <ActionIcon className={classes.square} variant="default" aria-label="Later" onClick={step(days)}>
        <IconChevronRight size={16} />
      </ActionIcon>
    </div>
  );
}
