import { apiClient, useQueryClient, type ApiData, type FoundRecord } from "@haul/platform";
import { formatMiles, formatPhone } from "@haul/ui/freight";
import { formatStopTime } from "@haul/ui/format";
import { DOT } from "../../../shared/dot";
import { checkQuery, type Crew } from "./assignment-check";
import type { AssignmentCheck, Leg, Load } from "../loads.queries";

type BoardRow = ApiData<"/api/dispatch_board", "get">["items"][number];
type Place = NonNullable<BoardRow["next_available"]>;

/** A driver for a leg, with what they usually drive and pull. */
export interface Candidate extends FoundRecord {
  readonly truck_id: FoundRecord | null;
  readonly trailer_id: FoundRecord | null;
}

/** Only the likeliest are judged for the leg: each of them costs a request. */
const JUDGED = 8;
const OFFERED = 20;
/** The limit of a board page; in a larger fleet typing narrows it down. */
const MOST_ROWS = 200;

interface Judged {
  readonly row: BoardRow;
  readonly check: AssignmentCheck | undefined;
}

/** Searches the board's drivers for a seat in a leg: who may go, is free in time and near comes first. */
export function useCandidates(load: Load, leg: Leg | undefined, seat: "driver_id" | "co_driver_id") {
  const judged = useJudged(load, leg);
  return (q: string, signal: AbortSignal): Promise<Candidate[]> =>
    judged(q, signal, {
      pickup: pickupOf(load, leg),
      crewOf: (row) => ({ ...NO_CREW, ...(seat === "driver_id" && vehiclesOf(row, leg)), [seat]: row.id }),
    });
}

/** The same for who takes over a leg's freight at a relay point, where no leg begins yet. */
export function useNextCrews(load: Load, leg: Leg | undefined, relay: Pickup) {
  const judged = useJudged(load, leg);
  return (q: string, signal: AbortSignal): Promise<Candidate[]> =>
    judged(q, signal, {
      pickup: relay,
      isOffered: ({ id }) => id !== leg?.driver?.id,
      crewOf: (row) => ({ ...NO_CREW, driver_id: row.id, truck_id: usualTruck(row), trailer_id: trailerOf(row, leg) }),
      heard: ({ verdicts }) => ({ verdicts: verdicts.filter(({ rule }) => !OF_THE_WAY.has(rule)) }),
    });
}

/** A check of the whole leg does not apply to a part of it. */
const OF_THE_WAY = new Set<AssignmentCheck["verdicts"][number]["rule"]>(["overlapping_load", "out_of_reach"]);

/** The one driver who is free by a leg's pickup and may take it; nobody where there is a choice. */
export function useOnlyCandidate(load: Load, leg: Leg | undefined) {
  const client = useQueryClient();
  return async (signal: AbortSignal): Promise<Candidate | null> => {
    const pickup = pickupOf(load, leg);
    const rows = await readRows("", signal);
    const [row, ...others] = rows.filter(
      ({ is_busy, next_available: next }) => !is_busy || (next !== undefined && Date.parse(next.at) <= pickup.at),
    );
    if (!row || others.length > 0) return null;
    const crew = { ...NO_CREW, ...vehiclesOf(row, leg), driver_id: row.id };
    const check = await client.query(checkQuery({ load_id: load.id, leg_id: leg?.id }, crew));
    return check.verdicts.some(({ is_blocking }) => is_blocking) ? null : candidate({ row, check });
  };
}

interface Wanted {
  readonly pickup: Pickup;
  readonly isOffered?: (row: BoardRow) => boolean;
  readonly crewOf: (row: BoardRow) => Crew;
  /** What counts of the check's answer. */
  readonly heard?: (check: AssignmentCheck) => AssignmentCheck;
}

function useJudged(load: Load, leg: Leg | undefined) {
  const client = useQueryClient();
  return async (q: string, signal: AbortSignal, wanted: Wanted): Promise<Candidate[]> => {
    const { pickup, isOffered = () => true, crewOf, heard } = wanted;
    const rows = (await searchRows(q.trim(), signal)).filter(isOffered).toSorted(byPlace(pickup));
    const judge = async (row: BoardRow): Promise<Judged> => {
      const query = checkQuery({ load_id: load.id, leg_id: leg?.id }, crewOf(row));
      // A candidate that could not be judged is offered all the same; saving asks again.
      const check = await client.query(query).catch(() => undefined);
      return { row, check: check && heard ? heard(check) : check };
    };
    const judged = await Promise.all(rows.slice(0, JUDGED).map(judge));
    const others = rows.slice(JUDGED, OFFERED).map((row) => ({ row, check: undefined }));
    return [...judged.toSorted(byMerit(pickup)), ...others].map(candidate);
  };
}

const NO_CREW: Crew = { driver_id: null, co_driver_id: null, truck_id: null, trailer_id: null };

/** Rows whose driver fits what was typed. The board does not search phone numbers, so these are compared here. */
async function searchRows(q: string, signal: AbortSignal): Promise<BoardRow[]> {
  const digits = /^[\d\s().+-]{3,}$/.test(q) ? q.replace(/\D/g, "") : "";
  const [found, all] = await Promise.all([readRows(q, signal), digits === "" ? [] : readRows("", signal)]);
  const called = all.filter(({ driver }) => driver?.phone?.includes(digits));
  return [...new Map([...found, ...called].map((row) => [row.id, row])).values()];
}

async function readRows(q: string, signal: AbortSignal): Promise<BoardRow[]> {
  const query = { q: q || undefined, rows: "drivers", days: 1, limit: MOST_ROWS } as const;
  const { data } = await apiClient.GET("/api/dispatch_board", { params: { query }, signal });
  return (data?.items ?? []).filter(({ driver }) => driver !== undefined);
}

/** Whether what was chosen knows the driver's usual vehicles. */
export const isCandidate = (option: FoundRecord | null): option is Candidate => option !== null && "truck_id" in option;

/** Where and when a leg begins. */
export interface Pickup {
  readonly at: number;
  readonly city: string;
  readonly state: string;
}

function pickupOf({ stops }: Load, leg: Leg | undefined): Pickup {
  const stop = stops.find(({ id }) => id === leg?.from_stop_id) ?? stops[0];
  const { city = "", state = "" } = stop?.facility.address ?? {};
  return { at: stop ? Date.parse(stop.earliest_at) : Infinity, city, state };
}

/** What the board says: free before the pickup, in its city, in its state, and free for longer. */
function byPlace(pickup: Pickup) {
  const rank = ({ next_available: next, is_busy }: BoardRow): number[] => {
    if (!next) return [1, 3, 0];
    const isInState = next.state === pickup.state;
    const nearness = isInState && next.city === pickup.city ? 0 : isInState ? 1 : 2;
    return [Number(is_busy && Date.parse(next.at) > pickup.at), nearness, Date.parse(next.at)];
  };
  return (one: BoardRow, other: BoardRow) => compare(rank(one), rank(other));
}

/** What the check says: allowed, free before the pickup, few empty miles, no warning. */
function byMerit(pickup: Pickup) {
  const rank = ({ row, check }: Judged): number[] => {
    const free = freeAt(row, check);
    const isLate = free !== undefined && isMoving(row, check) && Date.parse(free.at) > pickup.at;
    const { empty_miles } = check?.deadhead ?? {};
    const verdicts = check?.verdicts ?? [];
    return [
      Number(verdicts.some(({ is_blocking }) => is_blocking)),
      Number(isLate),
      empty_miles === undefined ? Infinity : Number(empty_miles),
      verdicts.length,
    ];
  };
  return (one: Judged, other: Judged) => compare(rank(one), rank(other));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

function candidate({ row, check }: Judged): Candidate {
  const { driver, truck, trailer } = row;
  const facts = [whereFree(row, check), emptyMiles(check), papers(check), driver?.phone && formatPhone(driver.phone)];
  return {
    id: row.id,
    label: driver?.name ?? "",
    detail: facts.filter(Boolean).join(DOT),
    truck_id: truck?.status === "available" ? { id: truck.id, label: truck.name } : null,
    trailer_id: trailer ? { id: trailer.id, label: trailer.name } : null,
  };
}

/** What the candidate would go with: the leg's own, otherwise the usual. */
function vehiclesOf(row: BoardRow, leg: Leg | undefined) {
  return { truck_id: leg?.truck?.id ?? usualTruck(row), trailer_id: trailerOf(row, leg) };
}

const usualTruck = ({ truck }: BoardRow) => (truck?.status === "available" ? truck.id : null);
const trailerOf = ({ trailer }: BoardRow, leg: Leg | undefined) => leg?.trailer?.id ?? trailer?.id ?? null;

/** Before this leg, as the check counts it; otherwise after all that is planned. */
const freeAt = (row: BoardRow, check: AssignmentCheck | undefined): Place | undefined =>
  check?.deadhead?.from ?? row.next_available;

/** A driver without a load is free now, wherever the last one ended. */
const isMoving = (row: BoardRow, check: AssignmentCheck | undefined) =>
  row.is_busy && freeAt(row, check) !== undefined && Date.parse(freeAt(row, check)?.at ?? "") > Date.now();

function whereFree(row: BoardRow, check: AssignmentCheck | undefined): string {
  const free = freeAt(row, check);
  if (!free) return "Free, location unknown";
  const place = `${free.city}, ${free.state}`;
  return isMoving(row, check) ? `Free in ${place}, ${formatStopTime(free.at, free.time_zone)}` : `Free now in ${place}`;
}

function emptyMiles(check: AssignmentCheck | undefined): string | undefined {
  const { empty_miles, empty_miles_source } = check?.deadhead ?? {};
  if (empty_miles === undefined) return undefined;
  return `${empty_miles_source === "estimated" ? "about " : ""}${formatMiles(Number(empty_miles))} empty`;
}

/** The verdict in a word, and the first reason for it. */
function papers(check: AssignmentCheck | undefined): string | undefined {
  if (!check) return undefined;
  const blocking = check.verdicts.filter(({ is_blocking }) => is_blocking);
  const [first, ...more] = blocking.length > 0 ? blocking : check.verdicts;
  if (!first) return "Papers in order";
  const rest = more.length > 0 ? ` (${more.length} more)` : "";
  return `${blocking.length > 0 ? "Not allowed" : "Check first"}: ${first.message.replace(/\.$/, "")}${rest}`;
}
