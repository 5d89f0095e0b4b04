import { useEffect } from "react";
import { useApiMutation, useApiPages, useApiQuery, type ApiData } from "@haul/platform";
import { useAssignLoad } from "../loads/loads.queries";
import type { BoardAddress } from "./board-address";

export type Board = ApiData<"/api/dispatch_board", "get">;
export type BoardRow = Board["items"][number];
export type BoardLeg = BoardRow["legs"][number];
export type LaneOfUnassigned = ApiData<"/api/dispatch_board/unassigned", "get">;

/** Paths of everything the board shows; a change puts these out of date. */
export const BOARD_PATHS = ["/api/dispatch_board", "/api/dispatch_board/unassigned"] as const;

/** No one scans more rows than this; the search finds the others. */
const MAX_ROWS = 300;
const PAGE = 200;

/** The board's rows, as far as they are shown. */
export function useBoardRows({ rows, from, days, filter }: BoardAddress, isWanted = true) {
  const board = useApiPages(
    "/api/dispatch_board",
    { params: { query: { ...filter, rows, from, days, limit: PAGE } } },
    { enabled: isWanted },
  );
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = board;
  const items = data?.pages.flatMap((page) => page.items);
  const isShort = (items?.length ?? 0) < MAX_ROWS;
  useEffect(() => {
    if (hasNextPage && isShort && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isShort, isFetchingNextPage, fetchNextPage]);
  const first = data?.pages[0];
  return { ...board, rows: items?.slice(0, MAX_ROWS), first };
}

/** Legs without a crew, the next pickup first. */
export function useUnassignedLegs({ filter: { is_unanswered: _, ...filter } }: BoardAddress) {
  const lane = useApiPages("/api/dispatch_board/unassigned", { params: { query: { ...filter, limit: 50 } } });
  return {
    ...lane,
    legs: lane.data?.pages.flatMap((page) => page.items),
    total: lane.data?.pages[0]?.total_count ?? 0,
  };
}

export const useAssignmentRules = () => useApiQuery("/api/assignment_rules");
export const useUpdateAssignmentRules = () =>
  useApiMutation("patch", "/api/assignment_rules", {
    invalidates: [
      "/api/assignment_rules",
      "/api/loads/{load_id}/assignment_check",
      "/api/customers/{customer_id}/credit",
    ],
  });

export { useAssignLoad };
export { checkQuery, useCheck, type Crew } from "../loads/legs/assignment-check";
