import { useApiQuery } from "@haul/platform";
import { UnstyledButton, VisuallyHidden } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { addDays, formatDate, formatDay, formatTime, wallClock, zoneAbbreviation } from "@haul/ui/format";
import { codeWord, statusLook } from "@haul/ui/freight";
import { IconSteeringWheel } from "@haul/ui/icons";
import type { LoadSummary } from "../loads/loads.queries";
import { daysAhead, today, type BoardAddress } from "./board-address";
import { BoardSkeleton } from "./board-skeleton";
import classes from "./board-calendar.module.css";

/** What a page of the API holds at most. */
const MOST = 200;

interface Entry {
  readonly load: LoadSummary;
  readonly kind: "pickup" | "delivery";
  readonly at: string;
  readonly zone: string;
  readonly place: string;
}

export interface BoardCalendarProps {
  address: BoardAddress;
  isPhone: boolean;
  onOpen: (loadId: string) => void;
}

/** Pickups and deliveries from the address's day on, which is today at first, each on the day where it is. */
export function BoardCalendar({ address, isPhone, onOpen }: BoardCalendarProps) {
  const days = Array.from({ length: daysAhead(address) }, (_, index) => addDays(address.from, index));
  const [first = address.from, last = address.from] = [days[0], days.at(-1)];
  const { q, terminal_id, dispatcher_id, equipment, is_unanswered } = address.filter;
  const query = { q, terminal_id, dispatcher_id, equipment, is_unanswered, limit: MOST };
  const pickups = useApiQuery("/api/loads", {
    params: { query: { ...query, sort: ["pickup_at"], pickup_from: first, pickup_to: last } },
  });
  const deliveries = useApiQuery("/api/loads", {
    params: { query: { ...query, sort: ["delivery_at"], delivery_from: first, delivery_to: last } },
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
    <QueryStates query={state} loading={<BoardSkeleton view="calendar" isPhone={isPhone} />}>
      {(entries) => (
        <>
          <div
            className={classes.days}
            role="group"
            tabIndex={0}
            aria-label={`${formatDate(first)} to ${formatDate(last)}`}
          >
            {days.map((day) => (
              <Day key={day} day={day} entries={entries.filter((entry) => dayOf(entry) === day)} onOpen={onOpen} />
            ))}
          </div>
          {isCut && <p>Only the first {MOST} pickups and deliveries are shown. Use the filters to narrow them down.</p>}
        </>
      )}
    </QueryStates>
  );
}

function Day({ day, entries, onOpen }: { day: string; entries: readonly Entry[]; onOpen: (loadId: string) => void }) {
  return (
    <section className={classes.day} aria-label={formatDate(day)}>
      <div className={classes.dayName} data-today={day === today() || undefined}>
        {formatDay(`${day}T00:00:00Z`, "UTC")}
        {day === today() && ", today"}
      </div>
      {entries.length === 0 ? (
        <VisuallyHidden>No pickups or deliveries</VisuallyHidden>
      ) : (
        <ul className={classes.entries}>
          {entries
            .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
            .map((entry) => (
              <li key={`${entry.load.id}.${entry.kind}`}>
                <EntryButton entry={entry} onOpen={() => onOpen(entry.load.id)} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

/** When in the place's own zone, which load, where, how it stands, and who hauls it. */
function EntryButton({ entry: { load, kind, at, zone, place }, onOpen }: { entry: Entry; onOpen: () => void }) {
  const word = codeWord("stop", kind);
  const { word: status, icon: StatusGlyph } = statusLook("load", load.status);
  const time = `${formatTime(at, zone)} ${zoneAbbreviation(at, zone)}`;
  const driver = load.driver?.name ?? "No driver yet";
  return (
    <UnstyledButton
      className={classes.entry}
      title={`${word} ${time}, ${place}\n${load.customer.name}\n${status}, ${driver}`}
      onClick={onOpen}
    >
      <span className={classes.line}>
        <strong>{word}</strong> <span className={classes.text}>{time}</span>
      </span>{" "}
      <span className={classes.line}>
        <strong>{load.number}</strong> <span className={classes.text}>{place}</span>
      </span>{" "}
      <span className={classes.line} data-dim>
        <StatusGlyph size={13} aria-hidden /> <span className={classes.text}>{status}</span>{" "}
        <Standing timeliness={load.timeliness} />
      </span>{" "}
      <span className={classes.line} data-dim>
        <IconSteeringWheel size={13} aria-hidden /> <span className={classes.text}>{driver}</span>
      </span>
    </UnstyledButton>
  );
}

/** Late or at risk; the rest goes without saying. */
function Standing({ timeliness }: Pick<LoadSummary, "timeliness">) {
  if (timeliness !== "late" && timeliness !== "at_risk") return null;
  const { word, icon: Glyph } = statusLook("timeliness", timeliness);
  return (
    <span className={classes.flag} data-late={timeliness === "late" || undefined}>
      <Glyph size={12} aria-hidden /> {word}
    </span>
  );
}

const pickup = (load: LoadSummary): Entry => ({
  load,
  kind: "pickup",
  at: load.pickup_at,
  zone: load.origin.time_zone,
  place: placeOf(load.origin),
});

const delivery = (load: LoadSummary): Entry => ({
  load,
  kind: "delivery",
  at: load.delivery_at,
  zone: load.destination.time_zone,
  place: placeOf(load.destination),
});

const dayOf = ({ at, zone }: Entry) => wallClock(at, zone).slice(0, 10);

const placeOf = ({ city, state }: LoadSummary["origin"]) => `${city}, ${state}`;
