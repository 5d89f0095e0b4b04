import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { testWorld } from "../../../test-world";

const { open, sent, world, loadOf } = testWorld();

const DRAFT = "104203";
const ASSIGNED = "104218";
const IN_TRANSIT = "104215";
const DELIVERED = "104206";

/** What was read until the page stood still, with `-` for ids. */
async function reads(number: string, search = ""): Promise<string[]> {
  const { id } = loadOf(number);
  await open(`/apps/loads/${id}${search}`);
  await screen.findByRole("heading", { name: `Load ${number}` });
  await waitFor(() => expect(screen.getByRole("tabpanel")).not.toHaveAttribute("aria-busy"));
  await new Promise((settle) => setTimeout(settle, 50));
  return sent("GET")
    .map(({ path }) => path.replace(id, "-"))
    .sort();
}

describe("the tabs of a load", () => {
  it.each([
    ["Papers", "papers", "Documents"],
    ["Tracking", "tracking", "Tracking"],
    ["History", "history", "History"],
  ])("stand in the address: %s", async (name, tab, region) => {
    const { id } = loadOf(ASSIGNED);
    const { address } = await open(`/apps/loads/${id}`);
    await userEvent.click(await screen.findByRole("tab", { name }));
    expect(await screen.findByRole("region", { name: region })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Charges" })).not.toBeInTheDocument();
    expect(address()).toBe(`/apps/loads/${id}?tab=${tab}`);
    await userEvent.click(screen.getByRole("tab", { name: "Charges" }));
    await waitFor(() => expect(address()).toBe(`/apps/loads/${id}`));
  });

  it("leave facts and stops in sight", async () => {
    await open(`/apps/loads/${loadOf(ASSIGNED).id}?tab=history`);
    expect(await screen.findByRole("tab", { name: "History" })).toHaveAttribute("aria-selected", "true");
    for (const name of ["At a glance", "Load", "Stops"])
      expect(screen.getByRole("region", { name })).toBeInTheDocument();
  });

  it("fall back to the charges where an address names one that is closed", async () => {
    await open(`/apps/loads/${loadOf(ASSIGNED).id}?tab=papers`, ["loads:read"]);
    expect(await screen.findByRole("region", { name: "Charges" })).toBeInTheDocument();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Charges", "Notes", "History"]);
  });
});

describe("the life of a load", () => {
  const life = async (number: string) => {
    await open(`/apps/loads/${loadOf(number).id}?tab=history`);
    const list = await screen.findByRole("list", { name: "From booking to billing" });
    return within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  };

  it("names each step with its time, against the appointment, and how long it took", async () => {
    const [pickup] = loadOf(IN_TRANSIT).stops;
    Object.assign(pickup ?? {}, {
      earliest_at: "2026-11-19T14:00:00Z",
      arrived_at: "2026-11-19T14:25:00Z",
      departed_at: "2026-11-19T16:35:00Z",
    });
    const steps = await life(IN_TRANSIT);
    expect(steps[0]).toMatch(/^Booked/);
    expect(steps).toContainEqual(expect.stringMatching(/^Arrived at Trinity Cold Storage.*08:25 CST25 min late$/));
    expect(steps).toContainEqual(expect.stringMatching(/^Departed from Trinity Cold Storage.*2 h 10 min at Trinity/));
    expect(steps.at(-1)).toMatch(/^Delivery at Front Range Foods.*Planned$/);
  });

  it("leaves every change below it, and asks for nothing else", async () => {
    await life(ASSIGNED);
    expect(within(screen.getByRole("list", { name: "History" })).getByText("Created load 104218")).toBeInTheDocument();
    expect(sent("GET", /documents$|quote_settings$/)).toEqual([]);
  });
});

describe("what the page reads", () => {
  it.each([DRAFT, ASSIGNED, IN_TRANSIT, DELIVERED])("are at most four answers: %s", async (number) => {
    const asked = await reads(number);
    expect(asked).toContain("/api/loads/-");
    expect(asked.length, asked.join(", ")).toBeLessThanOrEqual(4);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("are four while a truck waits at its stop", async () => {
    const [, delivery] = loadOf(IN_TRANSIT).stops;
    Object.assign(delivery ?? {}, { earliest_at: "2026-11-20T15:00:00Z", arrived_at: "2026-11-20T15:10:00Z" });
    expect(await reads(IN_TRANSIT)).toEqual([
      "/api/detention",
      "/api/loads/-",
      "/api/missing_stop_times",
      "/api/tracking/loads",
    ]);
  });

  it("leaves a tab's own to its opening", async () => {
    expect(await reads(ASSIGNED)).not.toContain("/api/loads/-/history");
    await userEvent.click(screen.getByRole("tab", { name: "History" }));
    const history = within(await screen.findByRole("region", { name: "History" }));
    expect(await history.findByText("Created load 104218")).toBeInTheDocument();
    expect(sent("GET", /history$/)).toHaveLength(1);
    expect(sent("GET", /documents$/)).toEqual([]);
  });

  it("asks for missing times only where one may be missing", async () => {
    expect(await reads(ASSIGNED)).not.toContain("/api/missing_stop_times");
  });

  it("asks for them once a stop's time has come", async () => {
    const [pickup] = loadOf(ASSIGNED).stops;
    Object.assign(pickup ?? {}, { earliest_at: "2026-11-20T15:00:00Z" });
    expect(await reads(ASSIGNED)).toContain("/api/missing_stop_times");
  });
});

describe("the drawer", () => {
  const openDrawer = async (number: string) => {
    await open(`/apps/loads?load=${loadOf(number).id}`);
    return within(await screen.findByRole("dialog", { name: new RegExp(`^Load ${number}`) }));
  };

  it("has the order of the page, down to the papers", async () => {
    const drawer = await openDrawer(DELIVERED);
    await drawer.findByRole("region", { name: "Notes" });
    expect(drawer.getAllByRole("region").map((part) => part.getAttribute("aria-label"))).toEqual([
      "At a glance",
      "Stops",
      "Papers",
      "Notes",
    ]);
    expect(await drawer.findByRole("button", { name: "Rate confirmation" })).toBeInTheDocument();
  });

  it("takes a paper", async () => {
    const drawer = await openDrawer(DELIVERED);
    await drawer.findByRole("button", { name: "Upload document" });
    const input = drawer.getByRole("region", { name: "Papers" }).querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("The button opens no files.");
    await userEvent.upload(input, new File(["x"], "pod.pdf", { type: "application/pdf" }));
    const dialog = await screen.findByRole("dialog", { name: `Upload to load ${DELIVERED}` });
    await userEvent.click(within(dialog).getByRole("radio", { name: "Yes" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Upload" }));
    expect(await drawer.findByRole("button", { name: "Proof of delivery" })).toBeInTheDocument();
    expect(world().documents.rows.filter(({ load_id }) => load_id === loadOf(DELIVERED).id)).toHaveLength(2);
  });
});
