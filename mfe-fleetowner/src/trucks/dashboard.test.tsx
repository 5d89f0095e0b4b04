import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { readStoredUser, writeStoredUser } from "@haul/platform";
import { choose } from "@haul/testing/fields";
import { storedUser } from "@haul/testing/tokens";
import { ownerSession } from "../mocks/handlers";
import { aLoad, aTruck } from "../mocks/world";
import { testWorld } from "../test-world";

const { openAsOwner, use, sent, bodySent, world } = testWorld();

const truck = (unit: string) => screen.findByRole("listitem", { name: `Unit ${unit}` });
const loads = () => screen.findByRole("region", { name: "Loads" });

describe("the owner's trucks", () => {
  it("show their load, and the next stop in its own time zone", async () => {
    await openAsOwner("/fleetowner");
    const moving = await truck("118");
    expect(within(moving).getByText("In transit")).toBeVisible();
    expect(moving).toHaveTextContent("Load 24-1187: Amarillo, TX Denver, CO");
    expect(within(moving).getByRole("img", { name: "to" })).toBeVisible();
    expect(moving).toHaveTextContent("Next stop: delivery");
    expect(within(moving).getByText("Front Range Cold Storage")).toBeVisible();
    expect(within(moving).getByText("Denver, CO", { selector: "p" })).toBeVisible();
    expect(moving).toHaveTextContent("Fri, Nov 20, 13:48 MST");
    const standing = await truck("204");
    expect(standing).toHaveTextContent("In shop");
    expect(standing).toHaveTextContent("No load right now");
  });

  it("say whether the load is late or at risk, and nothing where it is not", async () => {
    const [moving] = world().trucks;
    if (moving?.current_load) moving.current_load.timeliness = "late";
    const onTime = aTruck({ unit_number: "310", current_load: aLoad({ number: "24-1201" }) });
    world().trucks.push(onTime);
    await openAsOwner("/fleetowner");
    expect(within(await truck("118")).getByText("Late")).toBeVisible();
    expect(within(await truck("310")).queryByText(/late|at risk|on time/i)).not.toBeInTheDocument();
    expect(await within(await loads()).findByText("Late")).toBeVisible();
  });

  it("come with the week's figures and the carrier's name", async () => {
    await openAsOwner("/fleetowner");
    expect(await screen.findByText("$4,123.50")).toBeVisible();
    expect(screen.getByText("1 of 2")).toBeVisible();
    expect(await screen.findByText("Running for Prairie Freight LLC")).toBeVisible();
  });

  it("name papers that run out, as the server counts them", async () => {
    await openAsOwner("/fleetowner");
    expect(await screen.findByText(/Annual inspection expires Nov 29, 2026/)).toBeVisible();
  });

  it("leave a paper that is new to this build in the server's words", async () => {
    use(
      mock("get", "/api/owner/dashboard", () => ({
        truck_count: 1,
        moving_truck_count: 0,
        loads_this_week_count: 0,
        miles_this_week: "0.0",
        revenue_this_week_cents: 0,
        currency: "USD",
        expiring_papers: [
          {
            truck_id: "t",
            unit_number: "118",
            code: "ifta_expired",
            message: "IFTA expired on Nov 1, 2026.",
            expires_on: "2026-11-01",
          },
        ],
      })),
    );
    await openAsOwner("/fleetowner");
    expect(await screen.findByText(/IFTA expired on Nov 1, 2026\./)).toBeVisible();
  });

  it("say how trucks get here when there is none", async () => {
    world().trucks.length = 0;
    await openAsOwner("/fleetowner");
    expect(await screen.findByText("No trucks yet")).toBeVisible();
    expect(screen.getByText(/as soon as Prairie Freight LLC enters you as their owner/)).toBeVisible();
  });

  it("say what failed with the request id, and try again; the rest of the page stays", async () => {
    let failures = 1;
    use(
      mock("get", "/api/owner/trucks", () =>
        failures-- > 0
          ? mockProblem(500, { message: "The server ran into a problem.", request_id: "r-11" })
          : { items: world().trucks },
      ),
    );
    await openAsOwner("/fleetowner");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Request r-11");
    expect(await screen.findByText("$4,123.50")).toBeVisible();
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await truck("118")).toBeVisible();
  });
});

describe("the loads under them", () => {
  it("are the open ones first, and the delivered ones with their POD", async () => {
    const { address } = await openAsOwner("/fleetowner");
    expect(await within(await loads()).findByText("24-1187")).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Delivered" }));
    expect(await screen.findByText("POD received")).toBeVisible();
    expect(screen.getByText("POD missing")).toBeVisible();
    expect(address()).toBe("/fleetowner?group=history");
  });

  it("are those of one truck when it is chosen, and the address says so", async () => {
    const { address } = await openAsOwner("/fleetowner?group=all");
    const [, standing] = world().trucks;
    await within(await loads()).findByText("24-1160");
    await choose("Truck", "Unit 204");
    await waitFor(() => expect(screen.queryByText("24-1160")).not.toBeInTheDocument());
    expect(await screen.findByText("24-1151")).toBeVisible();
    expect(address()).toBe(`/fleetowner?group=all&truck=${standing?.id}`);
    expect(sent("GET", /loads$/).at(-1)?.query).toMatchObject({ group: "all", truck_id: standing?.id });
  });

  it("come page by page", async () => {
    const more = Array.from({ length: 24 }, (_, index) => aLoad({ number: `24-${2000 + index}` }));
    world().loads.push(...more);
    await openAsOwner("/fleetowner");
    expect(await screen.findByText("25 loads")).toBeVisible();
    expect(screen.queryByText("24-2023")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("24-2023")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  it("are cards on a phone", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("max-width") }),
    );
    await openAsOwner("/fleetowner?group=all");
    const cards = within(await screen.findByRole("list", { name: "Loads" })).getAllByRole("listitem");
    expect(cards).toHaveLength(3);
    expect(cards[0]).toHaveTextContent("Amarillo, TX Denver, CO");
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it("say that there are none", async () => {
    world().loads.length = 0;
    await openAsOwner("/fleetowner");
    expect(await screen.findByText("No loads here.")).toBeVisible();
  });
});

describe("the owner's session", () => {
  it("is the only one that is sent, never the staff's", async () => {
    writeStoredUser(storedUser(Date.now()));
    await openAsOwner("/fleetowner");
    await truck("118");
    expect(sent().length).toBeGreaterThan(3);
    for (const { headers } of sent()) expect(headers.get("authorization")).toMatch(/^JWT /);
    expect(readStoredUser()).not.toBeNull();
  });

  it("ends here when the server no longer takes it", async () => {
    use(mock("get", "/api/owner/trucks", () => mockProblem(401, { code: "token_expired" })));
    const { address } = await openAsOwner("/fleetowner");
    await waitFor(() => expect(address()).toBe("/fleetowner/login"));
    expect(localStorage.getItem("haul.owner")).toBeNull();
  });

  it("is renewed by use", async () => {
    const renewed = ownerSession(24 * 3_600_000);
    use(
      mock("get", "/api/owner/session", () => ({
        fleet_owner_id: "f1",
        name: "Rosa Delgado",
        email: "rosa@delgadotrucking.example",
        carrier_name: "Prairie Freight LLC",
        ...renewed,
      })),
    );
    await openAsOwner("/fleetowner");
    await waitFor(() => expect(localStorage.getItem("haul.owner")).toContain(renewed.token));
  });

  it("ends by logging out, on the server and here", async () => {
    const { address } = await openAsOwner("/fleetowner");
    await userEvent.click(await screen.findByRole("button", { name: "Log out" }));
    await waitFor(() => expect(address()).toBe("/fleetowner/login"));
    expect(await bodySent("POST", /logout$/)).toEqual({ everywhere: false });
    expect(localStorage.getItem("haul.owner")).toBeNull();
  });

  it("ends here even when the server does not answer", async () => {
    use(mock("post", "/api/owner/logout", () => mockProblem(500)));
    const { address } = await openAsOwner("/fleetowner");
    await userEvent.click(await screen.findByRole("button", { name: "Log out" }));
    await waitFor(() => expect(address()).toBe("/fleetowner/login"));
  });
});

describe("in Spanish", () => {
  it("everything is, and the choice is remembered", async () => {
    await openAsOwner("/fleetowner");
    await userEvent.click(await screen.findByRole("radio", { name: "Español" }));
    expect(await screen.findByRole("heading", { name: "Mis camiones" })).toBeVisible();
    const moving = await screen.findByRole("listitem", { name: "Unidad 118" });
    expect(moving).toHaveTextContent("En camino");
    expect(moving).toHaveTextContent(/vie, 20 de nov, 13:48 MST/);
    expect(screen.getByText(/Inspección anual: vence 29 nov 2026/)).toBeVisible();
    expect(screen.getByRole("radio", { name: "Entregadas" })).toBeVisible();
    expect(document.documentElement.lang).toBe("es");
    expect(localStorage.getItem("haul.language")).toBe("es");
  });
});
