import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { mockProblem } from "@haul/api/mocks";
import { renderPages } from "@haul/testing/render";
import document from "@haul/api/openapi.json";
import { developerRoutes } from "./developer.routes";

const server = setupServer(http.get("*/openapi.json", () => HttpResponse.json(document)));
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (at: string) =>
  renderPages({ routes: developerRoutes.map(({ path, element }) => ({ path, element })), at });

it("finds an operation of the published document and opens it under an address of its own", async () => {
  const { address } = await open("/developer");
  await userEvent.click(await screen.findByRole("searchbox", { name: "Search operations" }));
  await userEvent.paste("assign load");
  await userEvent.click(await screen.findByRole("button", { name: /\/assign(?!ment)/ }));
  expect(address()).toBe("/developer?q=assign+load&operation=assign_load");
  const parameters = await screen.findByText("Parameters");
  expect(within(parameters.parentElement ?? parameters).getByText("load_id")).toBeInTheDocument();
});

it("opens the operation that a link names", async () => {
  await open("/developer?q=session&operation=read_session");
  expect(await screen.findByRole("button", { name: /\/api\/session/, expanded: true })).toBeInTheDocument();
});

it("says so when nothing fits the words", async () => {
  await open("/developer?q=teleport");
  expect(await screen.findByText("Nothing matches")).toBeInTheDocument();
});

it("says why the reference is not there, and tries again", async () => {
  server.use(
    http.get(
      "*/openapi.json",
      () => mockProblem(500, { message: "The server ran into a problem.", request_id: "r-3" }),
      {
        once: true,
      },
    ),
  );
  await open("/developer");
  expect(await screen.findByText("Request r-3")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("searchbox", { name: "Search operations" })).toBeInTheDocument();
});
