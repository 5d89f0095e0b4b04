import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/carriers?tab=claims";
const READS = ["claims:read", "accidents:read", "drivers:read", "trucks:read", "trailers:read"];
const SAFETY = [...READS, "claims:write"];
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const asked = () => sent("GET", /^\/api\/claims$/).at(-1)?.query;
const claimOf = (name: string) => world().claims.one(({ claimant }) => claimant === name);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openClaim(name: string, permissions: readonly string[] = SAFETY) {
  await open(`${PATH}&claim=${claimOf(name).id}`, permissions);
  return screen.findByRole("dialog", { name: new RegExp(`Claim by ${name}`) });
}

describe("the list of claims", () => {
  it("says what each is about, what it may cost, and what is overdue", async () => {
    await open(PATH, SAFETY);
    const cargo = await row("Cedar Mill Foods");
    expect(cargo).toHaveTextContent("Cargo");
    expect(cargo).toHaveTextContent("Acknowledge: overdue 6 days");
    expect(cargo).toHaveTextContent("$4,860.00");
    const hurt = await row("Dale Whitcomb");
    expect(hurt).toHaveTextContent("In review");
    expect(hurt).toHaveTextContent("Walt Jensen");
    expect(hurt).not.toHaveTextContent("overdue");
    expect(screen.getByRole("button", { name: /^Export/ })).toBeInTheDocument();
  });

  it("asks for what the address says", async () => {
    await open(
      `${PATH}&is_overdue=true&kind=cargo,liability&happened_from=2026-10-01&q=cedar&sort=next_due_on`,
      SAFETY,
    );
    await row("Cedar Mill Foods");
    expect(asked()).toEqual({
      is_overdue: "true",
      kind: "cargo,liability",
      from: "2026-10-01",
      q: "cedar",
      sort: "next_due_on",
    });
    expect(screen.queryByRole("row", { name: /Dale Whitcomb/ })).not.toBeInTheDocument();
  });

  it("says what belongs here when there is none", async () => {
    world().claims.rows.length = 0;
    await open(PATH, SAFETY);
    expect(await screen.findByText("No claims on file")).toBeInTheDocument();
  });
});

describe("a claim's drawer", () => {
  it("says what is overdue, and counts on once it is acknowledged", async () => {
    const drawer = await openClaim("Cedar Mill Foods");
    const alert = await within(drawer).findByRole("alert");
    expect(alert).toHaveTextContent("The acknowledgment is overdue by 6 days");
    expect(alert).toHaveTextContent("by Nov 14, 2026 (49 CFR 370.5)");
    await press("Edit", drawer);
    await fill("Acknowledged", "11/19/2026", { inside: drawer });
    await press("Save claim", drawer);
    expect(await within(drawer).findByText("Decide in 84 days")).toBeInTheDocument();
    expect(within(drawer).queryByRole("alert")).not.toBeInTheDocument();
    const body = await bodySent("PATCH", /\/api\/claims\//);
    expect(body).toMatchObject({
      version: 1,
      acknowledged_on: "2026-11-19",
      claimed_cents: 486_000,
      policy_number: null,
    });
  }, 30_000);

  it("has no deadlines of the law unless it is about cargo, and is only read by those who may not change it", async () => {
    const drawer = await openClaim("Dale Whitcomb", READS);
    expect(await within(drawer).findByRole("region", { name: "Amounts" })).toHaveTextContent("$18,400.00");
    expect(within(drawer).getByRole("link", { name: "Gary, IN" })).toBeInTheDocument();
    expect(within(drawer).queryByRole("region", { name: "Deadlines" })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Edit" })).not.toBeInTheDocument();
  });
});

describe("a new claim", () => {
  it("is saved and then opened; a refusal is shown beside its field", async () => {
    await open(`${PATH}&add=record`, SAFETY);
    const inside = await screen.findByRole("dialog", { name: "Add claim" });
    await press("Add claim", inside);
    expect(await within(inside).findByText("Enter who claims")).toBeInTheDocument();
    expect(within(inside).getByText("Enter the day you received it")).toBeInTheDocument();
    await fill("Claimant", "Lakeshore Paper Co.", { inside });
    await choose("Kind", "Cargo", { inside });
    await fill("Date", "11/16/2026", { inside });
    await fill("Received", "11/18/2026", { inside });
    await fill("Claimed", "925", { inside });
    const fields = [{ path: "reported_on", message: "This day is in the future." }];
    use(mock("post", "/api/claims", () => mockProblem(422, { code: "validation_failed", fields })));
    await press("Add claim", inside);
    await waitFor(() =>
      expect(within(inside).getByRole("textbox", { name: "Received" })).toHaveAccessibleDescription(
        /This day is in the future\./,
      ),
    );
    expect(await bodySent("POST", /\/api\/claims$/)).toEqual({
      kind: "cargo",
      status: "open",
      claimant: "Lakeshore Paper Co.",
      happened_on: "2026-11-16",
      reported_on: "2026-11-18",
      claimed_cents: 92_500,
      reserve_cents: 0,
      deductible_cents: 0,
      paid_cents: 0,
      recovered_cents: 0,
    });
  }, 60_000);
});
