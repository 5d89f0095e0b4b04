import type { Item } from "./outbox";
import type { DriverTrip, TripStop } from "./public.queries";

/** The trip as it will be once everything on the phone has been sent, so that a driver can go on in a dead spot. */
export function withPending(trip: DriverTrip, items: readonly Item[]): DriverTrip {
  return items.filter(({ refused }) => refused === undefined).reduce(after, trip);
}

/** The stops whose latest event is only on the phone. */
export function unsentStops(items: readonly Item[]): ReadonlySet<string> {
  return new Set(items.flatMap((item) => (item.verb === "event" && !item.refused ? [item.body.stop_id] : [])));
}

function after(trip: DriverTrip, item: Item): DriverTrip {
  switch (item.verb) {
    case "answer":
      return {
        ...trip,
        acknowledgement: item.body.is_accepted ? "accepted" : "declined",
        answered_at: item.body.occurred_at,
        decline_reason: item.body.reason,
      };
    case "event":
      return {
        ...trip,
        // Who is on the way has taken the trip.
        allowed_actions: trip.allowed_actions.filter((action) => action !== "answer"),
        stops: reached(trip.stops, item.body),
      };
    case "position":
      return {
        ...trip,
        last_report: {
          at: item.body.occurred_at ?? trip.shown_at,
          latitude: item.body.latitude,
          longitude: item.body.longitude,
        },
      };
    case "check_call":
    case "problem":
    case "document":
      return trip;
  }
}

function reached(stops: readonly TripStop[], event: Extract<Item, { verb: "event" }>["body"]): TripStop[] {
  const at = stops.findIndex(({ id }) => id === event.stop_id);
  return stops.map((stop, index): TripStop => {
    if (index === at && event.kind === "arrived") {
      const isLeft = index < stops.length - 1 || endsLoad(stop);
      return { ...stop, arrived_at: event.occurred_at, allowed_events: isLeft ? ["departed"] : [] };
    }
    if (index === at) return { ...stop, departed_at: event.occurred_at, allowed_events: [] };
    if (index === at + 1 && event.kind === "departed" && !stop.arrived_at)
      return { ...stop, allowed_events: ["arrived"] };
    return stop;
  });
}

/** Where a trip ends but its load goes on, another truck leaves the stop. */
function endsLoad({ kind }: TripStop): boolean {
  return kind === "delivery" || kind === "drop_trailer";
}
