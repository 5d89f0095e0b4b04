import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { forgetRemotes } from "../remotes";
import { remoteHandlers, testRemote } from "../remotes/test-remote";
import Search from "./search";

const HITS = [
  { kind: "driver" as const, id: "d", title: "Rosa Delgado", subtitle: "+13125550142", path: "/apps/safety/drivers" },
  { kind: "truck" as const, id: "t", title: "4711", subtitle: "2021 Volvo", path: "/apps/safety/trucks" },
];

mockServer(() => [
  mock("get", "/api/search", () => ({ items: HITS })),
  ...remoteHandlers(
    testRemote({ records: [{ topic: "driver", plural: "Drivers", icon: "drivers", subtitle: "phone", paths: [] }] }),
  ),
]);

beforeEach(forgetRemotes);

it("shows what it finds as the front-end that owns it says, and what nobody declares by its own word", async () => {
  await renderPages({ routes: [{ path: "/", element: <Search openings={1} /> }], at: "/" });
  await userEvent.type(await screen.findByPlaceholderText(/Search pages/), "ro");
  expect(await screen.findByText("Rosa Delgado")).toBeInTheDocument();
  expect(screen.getByText("(312) 555-0142")).toBeInTheDocument();
  // A style sheet shows the headings.
  expect(document.querySelector("[style*='Drivers']")).toHaveTextContent("Rosa Delgado");
  expect(document.querySelector("[style*='Truck']")).toHaveTextContent("4711");
  expect(screen.getByText("2021 Volvo")).toBeInTheDocument();
});
