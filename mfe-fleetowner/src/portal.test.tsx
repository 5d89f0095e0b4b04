import { act } from "react";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { readStoredUser, writeStoredUser } from "@haul/platform";
import { renderPages } from "@haul/testing/render";
import { storedUser } from "@haul/testing/tokens";
import app from "./app";
import { handlers, ownerSession } from "./dev/handlers";
import { changeLanguage } from "./i18n";
import { enterPortal, leavePortal } from "./owner";

const server = setupServer(...handlers);
const requests: Request[] = [];

const open = (path: string) => renderPages({ routes: app.routes, at: path });

const askedFor = (path: string) => requests.filter((request) => new URL(request.url).pathname === path);

beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
  server.events.on("request:start", ({ request }) => {
    requests.push(request.clone());
  });
});
beforeEach(async () => {
  localStorage.clear();
  act(leavePortal);
  await changeLanguage("en");
  requests.length = 0;
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

describe("logging in", () => {
  it("says the same for every address", async () => {
    open("/fleetowner/login");
    await userEvent.type(await screen.findByLabelText(/^Email/), "nobody@nowhere.com");
    await userEvent.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByText(/If this address belongs to a fleet owner/)).toBeVisible();
  });

  it("does not send what is no address", async () => {
    open("/fleetowner/login");
    await userEvent.type(await screen.findByLabelText(/^Email/), "rosa");
    await userEvent.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByText("Please enter a valid email address.")).toBeVisible();
    expect(requests).toEqual([]);
  });

  it("guards every page of an owner", async () => {
    const { address } = open("/fleetowner/profile");
    await waitFor(() => expect(address()).toBe("/fleetowner/login"));
  });
});

describe("the mailed link", () => {
  it("is used by a click, not by opening it", async () => {
    const { address } = open("/fleetowner/verify-token/t1");
    const button = await screen.findByRole("button", { name: "Open my portal" });
    expect(requests).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(address()).toBe("/fleetowner"));
    const [verify] = askedFor("/api/owner/verify");
    expect(verify?.method).toBe("POST");
    expect(await verify?.json()).toEqual({ token: "t1" });
  });

  it("offers a new one when it was used already", async () => {
    open("/fleetowner/verify-token/used");
    await userEvent.click(await screen.findByRole("button", { name: "Open my portal" }));
    expect(await screen.findByText(/has expired or has been used already/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Get a new link" })).toHaveAttribute("href", "/fleetowner/login");
  });

  it("asks which carrier when the owner has trucks at two", async () => {
    server.use(
      mock("post", "/api/owner/verify", () => ({
        choices: [
          { fleet_owner_id: "f1", carrier_name: "Prairie Freight LLC" },
          { fleet_owner_id: "f2", carrier_name: "Blue Mesa Carriers" },
        ],
        choice_token: "c1",
      })),
    );
    const { address } = open("/fleetowner/verify-token/t1");
    await userEvent.click(await screen.findByRole("button", { name: "Open my portal" }));
    await userEvent.click(await screen.findByRole("button", { name: "Blue Mesa Carriers" }));
    await waitFor(() => expect(address()).toBe("/fleetowner"));
    expect(await askedFor("/api/owner/choose")[0]?.json()).toEqual({ choice_token: "c1", fleet_owner_id: "f2" });
  });
});

describe("the dashboard", () => {
  beforeEach(() => {
    act(() => enterPortal(ownerSession()));
  });

  it("shows the trucks, the next stop in its own time zone, and the week", async () => {
    open("/fleetowner");
    const truck = await screen.findByRole("listitem", { name: "Unit 118" });
    expect(within(truck).getByText("In transit")).toBeVisible();
    expect(within(truck).getByText(/Front Range Cold Storage, Denver, CO/)).toBeVisible();
    expect(within(truck).getByText(/M[SD]T$/)).toBeVisible();
    expect(await screen.findByText("$4,123.50")).toBeVisible();
    expect(screen.getByText("Running for Prairie Freight LLC")).toBeVisible();
    expect(screen.getByText(/Annual inspection ends/)).toBeVisible();
  });

  it("shows delivered loads with their POD", async () => {
    const { address } = open("/fleetowner");
    await userEvent.click(await screen.findByRole("radio", { name: "Delivered" }));
    expect(await screen.findByText("POD received")).toBeVisible();
    expect(address()).toBe("/fleetowner?group=history");
  });

  it("sends the owner's session and never the staff's", async () => {
    writeStoredUser(storedUser(Date.now()));
    open("/fleetowner");
    await screen.findByRole("listitem", { name: "Unit 118" });
    for (const request of requests) expect(request.headers.get("authorization")).toMatch(/^JWT /);
    expect(readStoredUser()).not.toBeNull();
  });

  it("leaves when the server no longer takes the session", async () => {
    server.use(mock("get", "/api/owner/trucks", () => mockProblem(401, { code: "token_expired" })));
    const { address } = open("/fleetowner");
    await waitFor(() => expect(address()).toBe("/fleetowner/login"));
    expect(localStorage.getItem("haul.owner")).toBeNull();
  });

  it("takes over a renewed session", async () => {
    const renewed = ownerSession(24 * 3_600_000);
    server.use(
      mock("get", "/api/owner/session", () => ({
        fleet_owner_id: "f1",
        name: "Rosa Delgado",
        email: "rosa@delgadotrucking.com",
        carrier_name: "Prairie Freight LLC",
        ...renewed,
      })),
    );
    open("/fleetowner");
    await waitFor(() => expect(localStorage.getItem("haul.owner")).toContain(renewed.token));
  });

  it("speaks Spanish", async () => {
    open("/fleetowner");
    await userEvent.click(await screen.findByRole("radio", { name: "Español" }));
    expect(await screen.findByRole("heading", { name: "Mis camiones" })).toBeVisible();
    expect((await screen.findAllByText("En camino"))[0]).toBeVisible();
    expect(document.documentElement.lang).toBe("es");
    expect(localStorage.getItem("haul.language")).toBe("es");
  });

  it("logs out on the server and here", async () => {
    const { address } = open("/fleetowner");
    await userEvent.click(await screen.findByRole("button", { name: "Log out" }));
    await waitFor(() => expect(address()).toBe("/fleetowner/login"));
    expect(await askedFor("/api/owner/logout")[0]?.json()).toEqual({ everywhere: false });
  });
});
