import { useMemo, useState } from "react";
import { useCan, usePageTitle } from "@haul/platform";
import { useListAddress, useListExports } from "@haul/platform/lists";
import { Button, Group, SegmentedControl, useIsNarrow, useIsPhone } from "@haul/ui/core";
import { ListPage, listOf, neighbours, withParameter } from "@haul/ui/data";
import { IconAdjustments, IconMapPins } from "@haul/ui/icons";
import { TimesToCheck } from "../../loads/times/times-to-check";
import { CheckCallDialog } from "../calls/check-call-dialog";
import { ExceptionDrawer } from "../exceptions/exception-drawer";
import { SettingsDrawer } from "./settings-drawer";
import { columnsOf } from "./tracked-columns";
import { TrackedDrawer } from "./tracked-drawer";
import { filters } from "./tracked-filters";
import { TrackedMap } from "./tracked-map";
import { TrackingFigures } from "./tracking-figures";
import { TrackingTabs } from "../tracking-tabs";
import { DUE_SORT, trackedQuery, URGENCY_SORT, useTrackedLoads, type TrackedLoad } from "../tracking.queries";

/** Parameters that name what is open. */
const OPEN = "load";
const EXCEPTION = "exception";
const PIN = "pin";
/** List, map or both; `view` is the list's saved view. */
const SHOWN = "shown";

/** Every open load, the most urgent first: where it was last, when it arrives, and whom to call. */
export default function TrackingPage() {
  usePageTitle("Track & trace");
  const { params, setParams, memory } = useListAddress("tracked_loads");
  const isDue = params.get("is_check_call_due") === "true";
  const sort = isDue ? DUE_SORT : URGENCY_SORT;
  const list = listOf(useTrackedLoads(params, sort));
  const exports = useListExports("tracked_loads", trackedQuery(params, sort));
  const [calling, setCalling] = useState<TrackedLoad | null>(null);
  const [hasSettings, setHasSettings] = useState(false);
  const mayWrite = useCan("tracking:write");
  const onCheckCall = mayWrite ? setCalling : undefined;
  const openId = params.get(OPEN);
  // A notice leads here.
  const exceptionId = params.get(EXCEPTION);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const go = (row: TrackedLoad | null) => setParams(withParameter(params, OPEN, row?.load.id ?? null));
  const set = (name: string, value: string | null) => setParams(withParameter(params, name, value), { replace: true });

  const isNarrow = useIsNarrow();
  const isPhone = useIsPhone();
  const place = placeOf(params.get(SHOWN), isNarrow);
  const isTight = isNarrow || place === "beside";
  const hasCalls = isDue || place !== "beside";
  const hasPosition = !isDue || place !== "beside";
  const isForCalls = isDue && place === "beside";
  const columns = useMemo(
    () => columnsOf({ onCheckCall, isTight, hasCalls, hasPosition, isForCalls }),
    [onCheckCall, isTight, hasCalls, hasPosition, isForCalls],
  );
  const map = place && {
    place,
    content: (
      <TrackedMap
        rows={list.rows ?? NONE}
        pinId={params.get(PIN)}
        openId={openId}
        onSelect={(id) => set(PIN, id)}
        onCheckCall={onCheckCall}
      />
    ),
  };

  return (
    <ListPage
      title="Track & trace"
      description="Where open loads are, and whether they will arrive on time."
      action={
        <Group gap="xs">
          <TimesToCheck />
          <Button
            variant="default"
            leftSection={<IconAdjustments size={16} aria-hidden />}
            onClick={() => setHasSettings(true)}
          >
            Check-call rules
          </Button>
        </Group>
      }
      figures={!isPhone && <TrackingFigures />}
      tabs={<TrackingTabs value={isDue ? "due" : "loads"} />}
      filters={filters}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      exports={exports}
      searchPlaceholder="Load, reference, customer, driver, truck"
      tools={
        <SegmentedControl
          aria-label="View"
          size={isPhone ? "md" : "xs"}
          value={isNarrow ? (place ? "map" : "list") : place ? "both" : "list"}
          data={[
            { value: "list", label: "List" },
            isNarrow ? { value: "map", label: "Map" } : { value: "both", label: "List and map" },
          ]}
          onChange={(view) => set(SHOWN, view === "both" || (isNarrow && view === "list") ? null : view)}
        />
      }
      aside={map ?? undefined}
      list={list}
      noun="loads"
      columns={columns}
      rowId={idOf}
      rowHref={({ load }) => `/apps/loads/${load.id}`}
      openId={openId}
      onOpen={go}
      onClose={() => go(null)}
      defaultSort={sort}
      empty={
        isDue
          ? {
              icon: IconMapPins,
              title: "No check call is due",
              body: "A load appears here when a check call to its driver is due.",
            }
          : {
              icon: IconMapPins,
              title: "No open loads",
              body: "A load appears here once it is booked, and leaves when its truck is reported empty, or a day after delivery at the latest.",
            }
      }
    >
      {openId !== null && (
        <TrackedDrawer
          id={openId}
          onClose={() => go(null)}
          onPrevious={previous ? () => go(previous) : undefined}
          onNext={next ? () => go(next) : undefined}
        />
      )}
      {exceptionId !== null && <ExceptionDrawer id={exceptionId} onClose={() => set(EXCEPTION, null)} />}
      {calling && <CheckCallDialog row={calling} onClose={() => setCalling(null)} />}
      {hasSettings && <SettingsDrawer onClose={() => setHasSettings(false)} />}
    </ListPage>
  );
}

const NONE: readonly TrackedLoad[] = [];

const idOf = ({ load }: TrackedLoad) => load.id;

/** Beside the list where there is room, in its place on a tablet or phone; the address can override that. */
function placeOf(view: string | null, isNarrow: boolean): "beside" | "instead" | null {
  if (isNarrow) return view === "map" ? "instead" : null;
  return view === "list" ? null : "beside";
}
