import { useState } from "react";
import { CancelledError, apiClient, useQueryClient } from "@haul/platform";
import { confirm, errorMessage, isApiError } from "@haul/ui/core";
import { formatRelative } from "@haul/ui/format";
import type { Verdict } from "../loads/loads.queries";
import { showMove } from "./board-cache";
import { BOARD_PATHS, checkQuery, useAssignLoad, type BoardLeg, type BoardRow, type Crew } from "./board.queries";

/** What the last move came to; a refusal stays until the next one, for it wants to be read. */
export interface MoveNote {
  readonly tone: "done" | "refused";
  readonly text: string;
  readonly undo?: () => void;
}

/** The drop target that removes a card's crew. */
export const UNASSIGNED = "unassigned";

/** Gives legs to rows and takes them away again: judged first, shown at once, put back with the reason when refused. */
export function useBoardMoves() {
  const client = useQueryClient();
  const assign = useAssignLoad();
  const [note, setNote] = useState<MoveNote | null>(null);

  const refuse = (text: string) => setNote({ tone: "refused", text });

  const save = async (leg: BoardLeg, crew: Crew, to: BoardRow | null, version: number): Promise<number | null> => {
    const putBack = showMove(client, leg, to);
    try {
      const load = await assign.mutateAsync({
        params: { path: { load_id: leg.load_id } },
        body: { version, leg_id: leg.leg_id, ...crew, accepts_warnings: true },
      });
      return load.version;
    } catch (error) {
      putBack();
      refuse(await reason(leg, error));
      // The other person's change is what matters now.
      await Promise.all(BOARD_PATHS.map((path) => client.invalidateQueries({ queryKey: ["get", path] })));
      return null;
    }
  };

  const undo = async (leg: BoardLeg, former: BoardRow | null, version: number) => {
    const saved = await save(leg, crewOf(leg), former, version);
    if (saved !== null) setNote({ tone: "done", text: `Load ${leg.number} is back where it was.` });
  };

  const move = async (leg: BoardLeg, to: BoardRow | null, from: BoardRow | null) => {
    setNote(null);
    const crew = to ? crewFor(leg, to) : NO_CREW;
    if (to) {
      const verdicts = await judged(leg, crew);
      if (verdicts === null) return;
      const blocking = verdicts.filter(({ is_blocking }) => is_blocking);
      if (blocking.length > 0) {
        refuse(`${nameOf(to)} cannot take load ${leg.number}. ${said(blocking)}`);
        return;
      }
      if (verdicts.length > 0 && !(await agreed(leg, to, verdicts))) return;
    }
    const version = await save(leg, crew, to, leg.load_version);
    if (version === null) return;
    setNote({
      tone: "done",
      text: to ? `Load ${leg.number} is assigned to ${nameOf(to)}.` : `Load ${leg.number} is unassigned again.`,
      undo: () => void undo(leg, from, version),
    });
  };

  const judged = async (leg: BoardLeg, crew: Crew): Promise<Verdict[] | null> => {
    const ask = () => client.query(checkQuery(leg, crew));
    try {
      // A row that still waits for its answer takes the question back when the card leaves it: then it is asked anew.
      const answer = await ask().catch((error: unknown) => {
        if (error instanceof CancelledError) return ask();
        throw error;
      });
      return answer.verdicts;
    } catch (error) {
      refuse(errorMessage(error));
      return null;
    }
  };

  return { move, note, dismiss: () => setNote(null) };
}

const NO_CREW: Crew = { driver_id: null, co_driver_id: null, truck_id: null, trailer_id: null };

/** Who and what a row would move a leg with: its own, and the trailer that the freight is on already. */
export function crewFor(leg: BoardLeg, row: BoardRow): Crew {
  return {
    driver_id: row.driver?.id ?? null,
    co_driver_id: leg.co_driver && leg.co_driver.id !== row.driver?.id ? leg.co_driver.id : null,
    truck_id: row.truck?.id ?? null,
    trailer_id: leg.trailer?.id ?? row.trailer?.id ?? null,
  };
}

/** Who and what moves a leg now. */
export const crewOf = (leg: BoardLeg): Crew => ({
  driver_id: leg.driver?.id ?? null,
  co_driver_id: leg.co_driver?.id ?? null,
  truck_id: leg.truck?.id ?? null,
  trailer_id: leg.trailer?.id ?? null,
});

/** Whether the row is a truck's, not a driver's. */
export const isTruckRow = ({ id, truck }: BoardRow) => id === truck?.id;

export const nameOf = (row: BoardRow) =>
  (isTruckRow(row) ? undefined : row.driver?.name) ?? `Truck ${row.truck?.name ?? "?"}`;

/** Each sentence once: what holds for the driver mostly holds for the truck. */
const said = (verdicts: readonly Verdict[]) => [...new Set(verdicts.map(({ message }) => message))].join(" ");

const agreed = (leg: BoardLeg, row: BoardRow, warnings: readonly Verdict[]) =>
  confirm({
    title: `Assign load ${leg.number} to ${nameOf(row)}?`,
    body: `${said(warnings)} The load's history will show that you accepted this.`,
    action: "Assign anyway",
  });

/** Why a move was refused; for a load that someone else changed, who and what. */
async function reason(leg: BoardLeg, error: unknown): Promise<string> {
  if (!isApiError(error)) return errorMessage(error);
  const fields = error.fields?.map(({ message }) => message) ?? [];
  if (error.code !== "version_stale") return [errorMessage(error), ...fields].join(" ");
  const history = await apiClient
    .GET("/api/loads/{load_id}/history", { params: { path: { load_id: leg.load_id } } })
    .catch(() => undefined);
  const last = history?.data?.items[0];
  if (!last) return errorMessage(error);
  return `${last.actor_name} changed load ${leg.number} first: ${last.summary}, ${formatRelative(last.occurred_at)}.`;
}
