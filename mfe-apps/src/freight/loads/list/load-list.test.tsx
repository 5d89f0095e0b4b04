import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { summaryOf } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";
import { loadsQuery } from "../loads.queries";

const { open, use, sent, world, loadOf } = testWorld();

const row = (number: string) => screen.findByRole("row", { name: new RegExp(number) });
const asked = () => sent("GET", /^\/api\/loads$/).at(-1)?.query;

describe("the list of loads", () => {
  it("shows where each load goes, who hauls it and what it earns", async () => {
    await open("/apps/loads");
    const moving = await row("104215");
    expect(moving).toHaveTextContent("In transit");
    expect(moving).toHaveTextContent("Prairie Foods");
    expect(moving).toHaveTextContent("Dallas, TX Denver, CO");
    expect(moving).toHaveTextContent("PO 70328");
    expect(moving).toHaveTextContent("Tamika Boyd");
    expect(moving).toHaveTextContent("$1,905.65");
    expect(await row("104212")).toHaveTextContent("Unassigned");
  });

  it("says why a load is not on time", async () => {
    await open("/apps/loads");
    const { timeliness_reason } = loadOf("104218");
    expect(within(await row("104218")).getByTitle(timeliness_reason)).toHaveTextContent("Late");
    expect(await row("104215")).toHaveTextContent("No ETA");
  });

  it("shows times in the stop's own zone", async () => {
    const load = loadOf("104215");
    load.stops = load.stops.map((stop) => ({ ...stop, earliest_at: "2026-11-21T01:00:00Z" }));
    await open("/apps/loads");
    expect(await row("104215")).toHaveTextContent("11/20 18:00 MST");
  });

  it("asks for what the address says", async () => {
    await open("/apps/loads?status=booked,assigned&is_unassigned=true&q=memphis&sort=total_cents");
    await row("104212");
    expect(asked()).toEqual({
      status: "booked,assigned",
      is_unassigned: "true",
      q: "memphis",
      sort: "total_cents",
      group: "open",
    });
    expect(screen.getByRole("button", { name: "Status: Booked, Assigned" })).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /104215/ })).not.toBeInTheDocument();
  });

  it("names the customer of a link", async () => {
    const customer = world().customers.one(({ name }) => name === "Summit Freight Brokers");
    await open(`/apps/loads?customer_id=${customer.id}`);
    expect(await screen.findByRole("button", { name: "Customer: Summit Freight Brokers" })).toBeInTheDocument();
  });

  it("puts a filter that was chosen into the address, and takes it off again", async () => {
    const { address } = await open("/apps/loads");
    await row("104215");
    await userEvent.click(screen.getByRole("button", { name: "Filter" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Unassigned" }));
    await waitFor(() => expect(address()).toBe("/apps/loads?is_unassigned=true"));
    await waitFor(() => expect(screen.queryByRole("row", { name: /104215/ })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole("button", { name: "Remove filter Unassigned" }));
    expect(address()).toBe("/apps/loads");
    expect(await row("104215")).toBeInTheDocument();
  });

  it("puts a search into the address", async () => {
    const { address } = await open("/apps/loads");
    await userEvent.type(await screen.findByRole("searchbox"), "summit{Enter}");
    await waitFor(() => expect(screen.queryByRole("row", { name: /104215/ })).not.toBeInTheDocument());
    expect(await row("104212")).toBeInTheDocument();
    expect(address()).toBe("/apps/loads?q=summit");
  });

  it("sorts on the server", async () => {
    const { address } = await open("/apps/loads");
    await row("104215");
    await userEvent.click(screen.getByRole("button", { name: "Total" }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: "total_cents" }));
    expect(address()).toBe("/apps/loads?sort=total_cents");
    await waitFor(() => expect(screen.getAllByRole("row")[1]).toHaveTextContent("104218"));
  });

  it("starts where a load starts when there is none", async () => {
    world().loads.rows.length = 0;
    await open("/apps/loads");
    expect(await screen.findByText("No loads yet")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "New load" })).toHaveAttribute("href", "/apps/loads/new");
    expect(screen.getByRole("button", { name: "Tags" })).toBeInTheDocument();
  });

  it("says that nothing matches, and clears the filters", async () => {
    const { address } = await open("/apps/loads?q=nowhere");
    await userEvent.click(await screen.findByRole("button", { name: "Clear search and filters" }));
    expect(address()).toBe("/apps/loads");
    expect(await row("104215")).toBeInTheDocument();
  });

  it("shows what went wrong with the request id, and tries again", async () => {
    let failures = 1;
    use(
      mock("get", "/api/loads", ({ query }) =>
        failures-- > 0
          ? mockProblem(500, { message: "Something broke.", request_id: "r-42" })
          : table(world().loads.rows.map(summaryOf), ({ number }) => [number]).page(query),
      ),
    );
    await open("/apps/loads");
    expect(await screen.findByRole("alert")).toHaveTextContent("Request r-42");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await row("104215")).toBeInTheDocument();
  });

  it("leaves to the page about refusals when the role does not open it", async () => {
    use(mock("get", "/api/loads", () => mockProblem(403, { code: "permission_missing" })));
    const { address } = await open("/apps/loads");
    await waitFor(() => expect(address()).toBe("/access-denied"));
  });

  it("offers no new load to those who may only read", async () => {
    await open("/apps/loads", ["loads:read"]);
    await row("104215");
    expect(screen.queryByRole("link", { name: "New load" })).not.toBeInTheDocument();
  });

  it("shows loads as cards on a phone, with the main action in reach", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("max-width") }),
    );
    await open("/apps/loads");
    const cards = within(await screen.findByRole("list", { name: "Loads" }));
    expect(await cards.findByText("104215")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "New load" })).toBeInTheDocument();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});

describe("the drawer", () => {
  it("opens under its own address with Enter, walks with j and closes with Esc", async () => {
    const { address } = await open("/apps/loads?sort=-number");
    (await row("104218")).focus();
    await userEvent.keyboard("{Enter}");
    const drawer = await screen.findByRole("dialog", { name: /Load 104218/ });
    expect(address()).toBe(`/apps/loads?sort=-number&load=${loadOf("104218").id}`);
    expect(within(drawer).getByRole("link", { name: "Open page" })).toHaveAttribute(
      "href",
      `/apps/loads/${loadOf("104218").id}`,
    );
    drawer.focus();
    await userEvent.keyboard("j");
    expect(await screen.findByRole("dialog", { name: /Load 104215/ })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(address()).toBe("/apps/loads?sort=-number"));
  });

  it("stays open when the search before it reaches the address only then", async () => {
    const { address } = await open("/apps/loads");
    const wanted = await row("104218");
    await userEvent.type(screen.getByRole("searchbox"), "104218");
    await userEvent.click(wanted);
    const both = `/apps/loads?load=${loadOf("104218").id}&q=104218`;
    await waitFor(() => expect(address()).toBe(both));
    expect(await screen.findByRole("dialog", { name: /Load 104218/ })).toBeInTheDocument();
    expect(address()).toBe(both);
  });

  it("offers the next step of the load", async () => {
    willBecome(loadOf("104218"), { status: "dispatched", allowed_actions: ["start"] });
    await open(`/apps/loads?load=${loadOf("104218").id}`);
    const drawer = within(await screen.findByRole("dialog", { name: /Load 104218/ }));
    await userEvent.click(await drawer.findByRole("button", { name: "Dispatch" }));
    expect(await drawer.findByRole("button", { name: "En route to pickup" })).toBeInTheDocument();
  });

  it("says so when the load is not there", async () => {
    await open("/apps/loads?load=01930000-0000-7000-8000-999999999999");
    expect(await screen.findByText("Not found")).toBeInTheDocument();
  });
});

const tab = (name: string) => screen.findByRole("tab", { name });

describe("the tabs", () => {
  it("count the loads of each group, and open on open work, soonest pickup first", async () => {
    await open("/apps/loads");
    await row("104215");
    expect(await tab("Open 5")).toHaveAttribute("aria-selected", "true");
    const names = screen.getAllByRole("tab").map((one) => one.textContent);
    expect(names).toEqual(["Open 5", "Unassigned 3", "Today 2", "Moving 1", "Delivered 1", "All "]);
    expect(asked()).toMatchObject({ group: "open", sort: "pickup_at" });
    expect(screen.getByRole("columnheader", { name: "Pickup" })).toHaveAttribute("aria-sort", "ascending");
    expect(screen.queryByRole("row", { name: /104206/ })).not.toBeInTheDocument();
  });

  it("open another group in its own order, and keep filters", async () => {
    const { address } = await open("/apps/loads?equipment=dry_van");
    await userEvent.click(await tab("Delivered 1"));
    expect(await row("104206")).toBeInTheDocument();
    expect(address()).toBe("/apps/loads?equipment=dry_van&group=delivered");
    expect(asked()).toMatchObject({ group: "delivered", sort: "-delivery_at", equipment: "dry_van" });
    await userEvent.click(await tab("Open 5"));
    await waitFor(() => expect(address()).toBe("/apps/loads?equipment=dry_van"));
  });

  it("ask for no group where every load is wanted", async () => {
    await open("/apps/loads?group=all");
    await row("104206");
    expect(asked()).toEqual({ sort: "-pickup_at" });
  });

  it("lead from a search that finds nothing among open loads to all of them", async () => {
    const { address } = await open("/apps/loads?q=red+river");
    await userEvent.click(await screen.findByRole("button", { name: "Search all loads" }));
    expect(await row("104206")).toBeInTheDocument();
    expect(address()).toBe("/apps/loads?q=red+river&group=all");
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.type(screen.getByRole("searchbox"), "nowhere{Enter}");
    expect(await screen.findByText("Nothing matches")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Search all loads" })).not.toBeInTheDocument();
  });

  it("say what belongs into a group that has nothing", async () => {
    loadOf("104206").status = "cancelled";
    await open("/apps/loads?group=delivered");
    expect(await screen.findByText("Nothing is waiting for billing")).toBeInTheDocument();
  });

  it("stay without counts when these cannot be read", async () => {
    use(mock("get", "/api/load_counts", () => mockProblem(500)));
    await open("/apps/loads");
    await row("104215");
    expect(await tab("Open")).toBeInTheDocument();
  });
});

describe("the query", () => {
  it.each([
    ["", { sort: "pickup_at", group: "open" }],
    ["group=teleported", { sort: "pickup_at", group: "open" }],
    ["group=all", { sort: "-pickup_at" }],
    ["group=history", { sort: "-delivery_at", group: "history" }],
    ["q=PO+70311&sort=total_cents", { q: "PO 70311", sort: "total_cents", group: "open" }],
    ["is_missing_pod=true&is_unassigned=false&load=17", { sort: "pickup_at", is_missing_pod: true, group: "open" }],
    [
      "group=all&pickup_from=2026-11-20&pickup_to=2026-11-21",
      { sort: "-pickup_at", pickup_from: "2026-11-20", pickup_to: "2026-11-21" },
    ],
  ])("%s asks for %o", (search, query) => {
    expect(loadsQuery(new URLSearchParams(search))).toEqual(query);
  });
});

describe("finding loads", () => {
  it("takes several pasted numbers, and names those that no load has", async () => {
    use(
      mock("get", "/api/loads", () => ({
        items: [summaryOf(loadOf("104215"))],
        total_count: 1,
        unknown_numbers: ["999001", "999002"],
      })),
    );
    await open("/apps/loads");
    await row("104215");
    await userEvent.click(screen.getByRole("searchbox"));
    await userEvent.paste("104215, 999001\n999002");
    await waitFor(() => expect(asked()).toMatchObject({ numbers: "104215,999001,999002" }));
    expect(await screen.findByText("Not found: 999001, 999002")).toBeVisible();
  });

  it("asks for dispatcher, terminal, trailer, hazmat, a circle and unbilled days", async () => {
    const search = [
      "dispatcher_id=d1",
      "terminal_id=t1",
      "trailer_id=r1",
      "is_hazmat=true",
      "near=Joliet,+IL",
      "within_miles=25",
      "unbilled_for_days=7",
    ].join("&");
    await open(`/apps/loads?${search}`);
    await screen.findByRole("button", { name: "Within 25 mi of Joliet, IL" });
    expect(asked()).toMatchObject({
      dispatcher_id: "d1",
      terminal_id: "t1",
      trailer_id: "r1",
      is_hazmat: "true",
      near: "Joliet, IL",
      within_miles: "25",
      unbilled_for_days: "7",
    });
    expect(screen.getByRole("button", { name: "Unbilled longer than: 7 days" })).toBeVisible();
  });

  it("has figures on top that open the rows they count", async () => {
    await open("/apps/loads");
    const figures = within(await screen.findByRole("region", { name: "Loads right now" }));
    const href = async (name: RegExp) => (await figures.findByRole("link", { name })).getAttribute("href");
    expect(await href(/Booked this week/)).toBe("/apps/loads?group=all&created_from=2026-11-16");
    expect(await href(/^Unassigned/)).toBe("/apps/loads?group=unassigned");
    expect(await href(/^Moving/)).toBe("/apps/loads?group=moving");
    expect(await href(/At risk/)).toBe("/apps/loads?group=open&timeliness=late,at_risk");
    expect(await href(/Missing POD/)).toBe("/apps/loads?group=all&is_missing_pod=true");
    expect(await href(/Ready to bill/)).toBe("/apps/loads?group=delivered&billing_status=ready_for_review");
  });

  it("offers views for common work", async () => {
    await open("/apps/loads");
    await row("104215");
    await userEvent.click(screen.getByRole("button", { name: "Views" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Late or at risk" }));
    await waitFor(() => expect(asked()).toMatchObject({ group: "open", timeliness: "late,at_risk" }));
  });
});
