import { useApiQuery, useHasSection } from "@haul/platform";
import { Anchor, Text, UiLink, useIsNarrow } from "@haul/ui/core";
import { ErrorState } from "@haul/ui/data";
import { formatNumber, RelativeTime, StatusBadge, statusLook } from "@haul/ui/freight";
import { IconChevronRight } from "@haul/ui/icons";
import { MAP_HEIGHT, MAP_WIDTH } from "./albers";
import { movingOf, pinsOf, placeOf, type Pin, type TrackedLoad } from "./moving";
import { BORDERS, LABELS, NATION } from "./us-outline.gen";
import classes from "./loads-map.module.css";

const REFRESH_MS = 60_000;
/** The most urgent come first; the server gives no more at once. */
const MOST = 200;
const TIMELINESS = ["late", "at_risk", "unknown", "on_time"] as const;

/** Where the moving loads are, drawn without another server; the list below the map says the same in words. */
export default function LoadsMap() {
  const query = useApiQuery(
    "/api/tracking/loads",
    { params: { query: { limit: MOST, sort: ["urgency"] } } },
    { refetchInterval: REFRESH_MS, meta: { isBackground: true } },
  );
  if (query.error && !query.data)
    return <ErrorState error={query.error} title="The map could not be loaded" onRetry={() => void query.refetch()} />;
  const moving = query.data && movingOf(query.data.items);
  const pins = pinsOf(moving ?? []);
  const hasFacts = moving?.length !== 0 || query.data?.next_cursor !== undefined;
  return (
    <div className={classes.both} data-alone={!hasFacts || undefined}>
      <div className={classes.map}>
        <Country />
        {pins.map((pin) => (
          <MapPin key={pin.row.load.id} pin={pin} />
        ))}
        {moving && pins.length === 0 && (
          <Text className={classes.empty} c="dimmed">
            {moving.length === 0 ? "No loads are moving." : "No position is known yet."}
          </Text>
        )}
      </div>
      {hasFacts && (
        <div className={classes.facts}>
          {moving && moving.length > 0 && (
            <>
              <Counts moving={moving} hiddenCount={moving.length - pins.length} />
              <LoadList moving={moving} />
            </>
          )}
          {query.data?.next_cursor !== undefined && (
            <Text size="sm" c="dimmed">
              Shows the {formatNumber(MOST)} most urgent open loads.
            </Text>
          )}
        </div>
      )}
    </div>
  );
}

/** The states with their two letters. */
function Country() {
  return (
    <svg className={classes.country} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden>
      <path className={classes.land} d={NATION} />
      <path className={classes.borders} d={BORDERS} />
      {LABELS.map(([state, x, y]) => (
        <text key={state} x={x} y={y}>
          {state}
        </text>
      ))}
    </svg>
  );
}

/** A load on the map. Not for keyboards and screen readers: the list below has them all. */
function MapPin({ pin: { row, x, y } }: { pin: Pin }) {
  const { word, tone, icon: Glyph } = statusLook("timeliness", row.timeliness);
  const facts = {
    className: classes.pin,
    title: `Load ${row.load.number}: ${word}, ${placeOf(row)}`,
    style: { left: `${(x / MAP_WIDTH) * 100}%`, top: `${(y / MAP_HEIGHT) * 100}%` },
    "data-tone": tone,
    "data-stale": row.position?.is_stale || undefined,
    "aria-hidden": true,
  };
  const dot = (
    <span className={classes.dot}>
      <Glyph size={12} />
    </span>
  );
  return useHasSection("loads") ? (
    <UiLink href={loadPath(row)} tabIndex={-1} {...facts}>
      {dot}
    </UiLink>
  ) : (
    <span {...facts}>{dot}</span>
  );
}

const loadPath = ({ load }: TrackedLoad) => `/apps/loads/${load.id}`;

function Counts({ moving, hiddenCount }: { moving: readonly TrackedLoad[]; hiddenCount: number }) {
  return (
    <ul className={classes.counts} aria-label="Moving loads by timeliness">
      {TIMELINESS.map((timeliness) => {
        const count = moving.filter((row) => row.timeliness === timeliness).length;
        return (
          count > 0 && (
            <li key={timeliness}>
              {formatNumber(count)} <StatusBadge kind="timeliness" status={timeliness} />
            </li>
          )
        );
      })}
      {hiddenCount > 0 && (
        <li>
          <Text span c="dimmed">
            {formatNumber(hiddenCount)} not on the map
          </Text>
        </li>
      )}
    </ul>
  );
}

function LoadList({ moving }: { moving: readonly TrackedLoad[] }) {
  const opensLoads = useHasSection("loads");
  return (
    <details className={classes.details} open={!useIsNarrow()}>
      <summary>
        <IconChevronRight size={16} aria-hidden />
        List of loads ({formatNumber(moving.length)})
      </summary>
      <ul className={classes.list} aria-label="Moving loads" data-scrolls={opensLoads || undefined}>
        {moving.map((row) => (
          <li key={row.load.id}>
            {opensLoads ? (
              <Anchor component={UiLink} href={loadPath(row)}>
                Load {row.load.number}
              </Anchor>
            ) : (
              <span>Load {row.load.number}</span>
            )}
            <span>
              {placeOf(row)}
              {row.position && (
                <Text span c="dimmed">
                  {" · "}
                  <RelativeTime at={row.position.at} />
                </Text>
              )}
            </span>
            <StatusBadge kind="timeliness" status={row.timeliness} title={row.timeliness_reason} />
          </li>
        ))}
      </ul>
    </details>
  );
}
