import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/carriers?tab=audits";
const MAY = ["audit_binders:read", "audit_binders:write"];
const BINDERS = /^\/api\/audit_binders$/;
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function newBinder() {
  await open(PATH, MAY);
  await press("New binder");
  return screen.findByRole("dialog", { name: "New audit binder" });
}

describe("the list of audit binders", () => {
  it("says how far each is, when it expires, and why one failed", async () => {
    await open(PATH, MAY);
    const printing = await row("Compliance review");
    expect(printing).toHaveTextContent("Preparing");
    expect(printing).toHaveTextContent("12 of 48 files");
    expect(within(printing).getByRole("progressbar", { name: /25 percent prepared/ })).toBeInTheDocument();
    expect(within(printing).queryByRole("button", { name: /^Download/ })).not.toBeInTheDocument();
    const ready = await row("Driver files");
    expect(ready).toHaveTextContent("Ready");
    expect(ready).toHaveTextContent("1.5 MB");
    expect(ready).toHaveTextContent("Dana Reyes");
    const expired = await row("Vehicles");
    expect(expired).toHaveTextContent("Expired");
    expect(within(expired).queryByRole("button", { name: /^Download/ })).not.toBeInTheDocument();
    const failed = await row("New entrant");
    expect(failed).toHaveTextContent("Failed");
    expect(failed).toHaveTextContent("The binder would be too large. Order parts of it.");
  });

  it("follows the progress until the file is ready", async () => {
    await open(PATH, MAY);
    expect(await row("Compliance review")).toHaveTextContent("12 of 48 files");
    const [first] = world().binders;
    Object.assign(first ?? {}, {
      status: "done",
      done_count: 48,
      byte_size: 9_000_000,
      expires_at: "2026-11-21T15:00:00Z",
    });
    // A browser without live updates looks again after a few seconds.
    expect(
      await screen.findByRole("button", { name: /^Download Compliance review/ }, { timeout: 8_000 }),
    ).toBeInTheDocument();
  }, 20_000);

  it("downloads one that is ready", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await open(PATH, MAY);
    await press("Download Driver files 2026-11-19.zip");
    await waitFor(() => expect(opened).toHaveBeenCalledWith("/blobs/a-binder", "_self"));
    expect(sent("POST", /\/audit_binders\/[^/]+\/open$/)).toHaveLength(1);
    opened.mockRestore();
  });

  it("tells why one can't be downloaded", async () => {
    const message = "This binder has expired. Order a new one.";
    use(
      mock("post", "/api/audit_binders/{audit_binder_id}/open", () =>
        mockProblem(409, { code: "archive_expired", message }),
      ),
    );
    await open(PATH, MAY);
    await press(/^Download Driver files/);
    expect(await screen.findByText(/^This binder has expired\. Order a new one\./)).toBeInTheDocument();
  });

  it("says what a binder is while there is none, and starts with ordering one", async () => {
    world().binders.length = 0;
    await open(PATH, MAY);
    expect(await screen.findByText("No audit binders yet")).toBeInTheDocument();
    expect(screen.getByText(/^A binder is one ZIP file with what an auditor asks for/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "New binder" })).toBeInTheDocument();
  });

  it("is all that people with driver files alone see of the page", async () => {
    await open("/apps/safety/carriers", MAY);
    expect(await screen.findByRole("heading", { name: "Audit binders" })).toBeInTheDocument();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent.trim())).toEqual(["Audits"]);
  });

  it("is hidden from people who may not order them", async () => {
    await open(PATH, ["motor_carriers:read", "accidents:read"]);
    expect(await screen.findByRole("tab", { name: "Accidents" })).toBeInTheDocument();
    expect(screen.queryByRole("tab", { name: "Audits" })).not.toBeInTheDocument();
    expect(sent("GET", BINDERS)).toEqual([]);
  });
});

describe("a new binder", () => {
  it("is ordered as of now, after saying what is inside", async () => {
    const inside = await newBinder();
    expect(inside).toHaveTextContent("Everything: your authority and insurance");
    await choose("Audit", "Drug and alcohol testing", { inside });
    expect(inside).toHaveTextContent("For each driver with a CDL");
    await press("Order binder", inside);
    expect(await row("Drug and alcohol testing")).toHaveTextContent("Queued");
    expect(await bodySent("POST", BINDERS)).toEqual({ kind: "drug_alcohol" });
    expect(sent("POST", BINDERS)[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.queryByRole("dialog", { name: "New audit binder" })).not.toBeInTheDocument();
  });

  it("is ordered as of a past day", async () => {
    const inside = await newBinder();
    await fill("As of", "10/31/2026", { inside });
    await press("Order binder", inside);
    expect(await screen.findByText("Oct 31, 2026")).toBeInTheDocument();
    expect(await bodySent("POST", BINDERS)).toEqual({ kind: "compliance_review", as_of: "2026-10-31" });
  });

  it("shows beside its field what the server refuses", async () => {
    const fields = [{ path: "as_of", message: "This day is in the future." }];
    use(mock("post", "/api/audit_binders", () => mockProblem(422, { code: "validation_failed", fields })));
    const inside = await newBinder();
    await press("Order binder", inside);
    await waitFor(() =>
      expect(within(inside).getByRole("textbox", { name: "As of" })).toHaveAccessibleDescription(
        /This day is in the future\./,
      ),
    );
  });
});

describe("the registers", () => {
  it.each([
    ["accidents", "accidents:read", "Accident register", /accidents\/open$/],
    ["inspections", "roadside_inspections:read", "Roadside inspections", /roadside_inspections\/open$/],
  ])("open as one PDF (%s)", async (tab, permission, title, path) => {
    await open(`/apps/safety/carriers?tab=${tab}`, [permission]);
    await press("Register (PDF)");
    const dialog = await screen.findByRole("dialog", { name: title });
    expect(await within(dialog).findByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
      "href",
      "/blobs/a-sheet",
    );
    expect(await bodySent("POST", path)).toEqual({ is_inline: true });
  });
});
