import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { renderPages } from "@haul/testing/render";
import { NoticesButton } from "./notices";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it("shows how urgent a notice is, and leads to the settings", async () => {
  const notice = (id: string, priority: "critical" | "information", title: string) => ({
    id: `01930000-0000-7000-8000-00000000000${id}`,
    kind: "tracking" as const,
    priority,
    title,
    created_at: "2026-11-18T15:00:00.000000Z",
  });
  server.use(
    mock("get", "/api/notices", () => ({
      items: [notice("1", "critical", "Load 1001: breakdown"), notice("2", "information", "Load 1002 was changed")],
      total_count: 2,
      unread_count: 2,
    })),
    mock("post", "/api/notices/read", () => ({ unread_count: 0 })),
  );
  await renderPages({ routes: [{ path: "/", element: <NoticesButton /> }], at: "/" });
  await userEvent.click(await screen.findByRole("button", { name: "Notices, 2 unread" }));
  const critical = (await screen.findByText("Load 1001: breakdown")).closest("li");
  expect(critical).toHaveTextContent("Critical");
  expect(screen.getByText("Load 1002 was changed").closest("li")).not.toHaveTextContent("Information");
  expect(screen.getByRole("link", { name: "Notice settings" })).toHaveAttribute("href", "/pages/notices");
});
