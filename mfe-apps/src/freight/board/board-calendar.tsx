import { useApiQuery } from "@haul/platform";
import { UnstyledButton, VisuallyHidden } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { formatDate, formatTime, localZone, wallClock, addDays } from "@haul/ui/format";
import { statusLook } from "@haul/ui/freight";
import { IconPackageExport, IconPackageImport } from "@haul/ui/icons";
import type { LoadSummary } from "../loads/loads.queries";
import type { BoardAddress } from "./board-address";
import classes from "./board.module.css";

/** What a page of the API holds at most. */
const MOST = 200;
const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

interface Entry {
  readonly load: LoadSummary;
  readonly kind: "pickup" | "delivery";
  readonly at: string;
  readonly zone: string;
  readonly city: string;
}

export interface BoardCalendarProps {
  address: BoardAddress;
  onOpen: (loadId: string) => void;
}

/** Pickups and deliveries on the days of a week or a month, each on the day where it is. */
export function BoardCalendar({ address, onOpen }: BoardCalendarProps) {
  const days = calendarDays(address.from, address.days >= 14 ? "month" : "week");
  const [first = address.from, last = address.from] = [days[0], days.at(-1)];
  const { q, terminal_id, dispatcher_id, equipment } = address.filter;
  const query = { q, terminal_id, dispatcher_id, equipment, limit: MOST };
  const pickups = useApiQuery("/api/loads", {
    params: { query: { ...query, sort: "pickup_at", pickup_from: first, pickup_to: last } },
  });
  const deliveries = useApiQuery("/api/loads", {
    params: { query: { ...query, sort: "delivery_at", delivery_from: first, delivery_to: last } },
  });
  const both =
    pickups.data && deliveries.data
      ? [...pickups.data.items.map(pickup), ...deliveries.data.items.map(delivery)]
      : undefined;
  const isCut = (pickups.data?.next_cursor ?? deliveries.data?.next_cursor) !== undefined;
  const state = {
    data: both,
    error: pickups.error ?? deliveries.error,
    refetch: () => Promise.all([pickups.refetch(), deliveries.refetch()]),
  };
  return (
    <QueryStates query={state}>
      {(entries) => (
        <>
          <div
            className={classes.month}
            role="group"
            tabIndex={0}
            aria-label={`${formatDate(first)} to ${formatDate(last)}`}
          >
            {WEEKDAYS.map((name) => (
              <div key={name} className={classes.weekday} aria-hidden>
                {name}
              </div>
            ))}
            {days.map((day) => (
              <Day key={day} day={day} entries={entries.filter((entry) => dayOf(entry) === day)} onOpen={onOpen} />
            ))}
          </div>
          {isCut && <p>There is more than fits here. Narrow it with the filters above.</p>}
        </>
      )}
    </QueryStates>
  );
}

function Day({ day, entries, onOpen }: { day: string; entries: readonly Entry[]; onOpen: (loadId: string) => void }) {
  const isToday = wallClock(new Date(), localZone()).slice(0, 10) === day;
  return (
    <section className={classes.date} aria-label={formatDate(day)}>
      <div className={classes.dateNumber} data-today={isToday || undefined}>
        {Number(day.slice(8))}
      </div>
      {entries
        .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
        .map(({ load, kind, at, zone, city }) => {
          const Glyph = kind === "pickup" ? IconPackageImport : IconPackageExport;
          const word = kind === "pickup" ? "Pickup" : "Delivery";
          return (
            <UnstyledButton
              key={`${load.id}.${kind}`}
              className={classes.entry}
              title={`${word}, ${load.customer.name}, ${statusLook("load", load.status).word}`}
              onClick={() => onOpen(load.id)}
            >
              <Glyph size={13} aria-hidden />
              <VisuallyHidden>{`${word} `}</VisuallyHidden> {formatTime(at, zone)} <strong>{load.number}</strong> {city}
              <VisuallyHidden>{`, ${statusLook("load", load.status).word}`}</VisuallyHidden>
            </UnstyledButton>
          );
        })}
    </section>
  );
}

const pickup = (load: LoadSummary): Entry => ({
  load,
  kind: "pickup",
  at: load.pickup_at,
  zone: load.origin.time_zone,
  city: load.origin.city,
});

const delivery = (load: LoadSummary): Entry => ({
  load,
  kind: "delivery",
  at: load.delivery_at,
  zone: load.destination.time_zone,
  city: load.destination.city,
});

const dayOf = ({ at, zone }: Entry) => wallClock(at, zone).slice(0, 10);

/** Whole weeks from Monday: the week of a day, or all weeks that its month touches. */
export function calendarDays(from: string, span: "week" | "month"): string[] {
  const monday = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  if (span === "week") return daysFrom(monday(from), 7);
  const firstOfMonth = `${from.slice(0, 7)}-01`;
  const firstOfNext = `${addDays(firstOfMonth, 31).slice(0, 7)}-01`;
  const start = monday(firstOfMonth);
  const days = (Date.parse(firstOfNext) - Date.parse(start)) / 86_400_000;
  return daysFrom(start, Math.ceil(days / 7) * 7);
}

const daysFrom = (day: string, count: number) => Array.from({ length: count }, (_, index) => addDays(day, index));
