import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { BOARD_PATHS, type Board, type BoardLeg, type BoardRow, type LaneOfUnassigned } from "./board.queries";

type Pages<Page> = InfiniteData<Page> | undefined;

const [ROWS, LANE] = BOARD_PATHS.map((path) => ({ queryKey: ["get", path] }));

/** Shows a move before the server has answered; what comes back puts everything as it was. */
export function showMove(client: QueryClient, leg: BoardLeg, to: BoardRow | null): () => void {
  const before = [...client.getQueriesData({ ...ROWS }), ...client.getQueriesData({ ...LANE })];
  const moved = withCrew(leg, to);
  client.setQueriesData<Pages<Board>>({ ...ROWS }, (data) =>
    mapPages(data, (page) => ({
      ...page,
      items: page.items.map((row) => {
        const legs = row.legs.filter(({ leg_id }) => leg_id !== leg.leg_id);
        return { ...row, legs: row.id === to?.id ? [...legs, moved] : legs };
      }),
    })),
  );
  client.setQueriesData<Pages<LaneOfUnassigned>>({ ...LANE }, (data) =>
    mapPages(data, (page, index) => {
      const items = page.items.filter(({ leg_id }) => leg_id !== leg.leg_id);
      return { ...page, items: to === null && index === 0 ? [moved, ...items] : items };
    }),
  );
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

function mapPages<Page>(data: Pages<Page>, change: (page: Page, index: number) => Page): Pages<Page> {
  return data && { ...data, pages: data.pages.map(change) };
}

function withCrew(leg: BoardLeg, row: BoardRow | null): BoardLeg {
  const bare: BoardLeg = { ...leg, driver: undefined, co_driver: undefined, truck: undefined };
  if (row === null) return { ...bare, status: "booked" };
  const { driver, truck } = row;
  return {
    ...bare,
    status: "assigned",
    driver: driver && { id: driver.id, name: driver.name },
    truck: truck && { id: truck.id, name: truck.name },
  };
}
