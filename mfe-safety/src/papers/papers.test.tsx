import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { expectAccessible } from "@haul/testing/accessible";
import { fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/drivers";
const walt = () => world().drivers.one(({ last_name }) => last_name === "Jensen");

/** The line of a paper in the drawer of Walt Jensen. */
async function lineOf(name: string): Promise<HTMLElement> {
  const list = await screen.findByRole("list", { name: "Papers of Walt Jensen" });
  const line = within(list)
    .getAllByRole("listitem")
    .find((one) => one.textContent.includes(name));
  if (!line) throw new Error(`no line ${name}`);
  return line;
}

const press = async (name: string, inside: HTMLElement) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("the papers of a driver", () => {
  it("show what is missing with the rule behind it, and are added", async () => {
    await open(`${PATH}?driver=${walt().id}`);
    const line = await lineOf("License");
    expect(line).toHaveTextContent("49 CFR 383.23");
    expect(line).toHaveTextContent("Missing");
    await press("Add", line);
    const dialog = await screen.findByRole("dialog", { name: "Add license – Walt Jensen" });
    expect(within(dialog).getByRole("textbox", { name: "Issued by" })).toHaveValue("TX");
    await fill("Valid through", "03/01/2028", { inside: dialog });
    await fill("Number", "C400-1234", { inside: dialog });
    await press("Add license", dialog);
    await waitFor(async () =>
      expect(await lineOf("License")).toHaveTextContent("Valid through Mar 1, 2028 · C400-1234"),
    );
    expect(await bodySent("POST", /compliance_items$/)).toEqual({
      item_type: "license",
      expires_on: "2028-03-01",
      number: "C400-1234",
      issuer: "TX",
    });
    expect(screen.getByText("1 of 3 required in order")).toBeVisible();
  });

  it("say what proves the medical certification in the state of the license", async () => {
    await open(`${PATH}?driver=${walt().id}`);
    const note = await screen.findByRole("note");
    expect(note).toHaveTextContent("Texas receives medical certificates electronically");
    expect(note).toHaveTextContent("Pull the CDLIS record once it shows the certification.");
    expect(note).toHaveTextContent("383.73(o)");
  });

  it("keep what was renewed", async () => {
    await open(`${PATH}?driver=${walt().id}`);
    for (const day of ["03/01/2027", "03/01/2028"]) {
      const line = await lineOf("Medical certificate");
      await userEvent.click(within(line).getByRole("button", { name: /^(Add|Renew)$/ }));
      const dialog = await screen.findByRole("dialog", { name: /medical certificate – Walt Jensen/ });
      await fill("Valid through", day, { inside: dialog });
      await userEvent.click(within(dialog).getByRole("button", { name: /^(Add|Renew) medical certificate$/ }));
      await waitFor(() => expect(screen.queryByRole("dialog", { name: /medical certificate –/ })).toBeNull());
    }
    await waitFor(async () => expect(await lineOf("Medical certificate")).toHaveTextContent("Mar 1, 2028"));
    expect(
      within(await lineOf("Medical certificate")).getByRole("button", { name: "1 earlier", expanded: false }),
    ).toBeVisible();
    await press("1 earlier", await lineOf("Medical certificate"));
    expect(await lineOf("Medical certificate")).toHaveTextContent("Mar 1, 2027");
  });

  it("are not required where a reason says so", async () => {
    await open(`${PATH}?driver=${walt().id}`);
    await press("Add", await lineOf("Road test"));
    const dialog = await screen.findByRole("dialog", { name: "Add road test certificate – Walt Jensen" });
    await press("Not required for this one", dialog);
    await fill("Why it is not required", "CDL accepted", { inside: dialog });
    await press("Add road test certificate", dialog);
    await waitFor(async () => expect(await lineOf("Road test")).toHaveTextContent("Not required"));
    expect(within(await lineOf("Road test")).getByRole("button", { name: "Replace" })).toBeVisible();
    expect(await bodySent("POST", /compliance_items$/)).toEqual({
      item_type: "road_test",
      waived_reason: "CDL accepted",
    });
  });

  it("are always required where dispatch depends on them", async () => {
    await open(`${PATH}?driver=${walt().id}`);
    await press("Add", await lineOf("License"));
    const dialog = await screen.findByRole("dialog", { name: "Add license – Walt Jensen" });
    expect(within(dialog).queryByRole("button", { name: "Not required for this one" })).not.toBeInTheDocument();
  });

  it("are only read by people who may not change drivers", async () => {
    await open(`${PATH}?driver=${walt().id}`, ["drivers:read"]);
    expect(within(await lineOf("License")).queryByRole("button", { name: "Add" })).not.toBeInTheDocument();
  });
});

describe("the papers of a driver on a day in the past", () => {
  it("are shown as they stood at its end, and can't be changed", async () => {
    await open(`${PATH}?driver=${walt().id}`);
    await lineOf("License");
    await fill("As of", "11/03/2026");
    expect(await screen.findByText("As it stood at the end of Nov 3, 2026.")).toBeVisible();
    expect(sent("GET", /compliance$/).at(-1)?.query).toEqual({ as_of: "2026-11-03" });
    const line = await lineOf("License");
    expect(within(line).queryByRole("button", { name: "Add" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Request documents" })).not.toBeInTheDocument();
    await press("Open file", document.body);
    expect(await bodySent("POST", /compliance\/open$/)).toEqual({ is_inline: true, as_of: "2026-11-03" });
    await press("Close", await screen.findByRole("dialog", { name: "File of Walt Jensen as of Nov 3, 2026" }));
    await press("Back to today", document.body);
    expect(within(await lineOf("License")).getByRole("button", { name: "Add" })).toBeVisible();
  });
});

describe("the file of a record", () => {
  it.each([
    ["driver", () => `${PATH}?driver=${walt().id}`, "File of Walt Jensen"],
    ["truck", () => `/apps/safety/trucks?truck=${world().trucks.rows[0]?.id ?? ""}`, "File of truck 118"],
  ])("opens as one PDF (%s)", async (kind, at, title) => {
    await open(at());
    await press("Open file", document.body);
    const dialog = await screen.findByRole("dialog", { name: title });
    expect(await within(dialog).findByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
      "href",
      "/blobs/a-file",
    );
    expect(await bodySent("POST", new RegExp(`records/${kind}/.*/compliance/open$`))).toEqual({ is_inline: true });
    await expectAccessible();
  });

  it("says which paper keeps it from opening", async () => {
    use(
      mock("post", "/api/records/{record_kind}/{record_id}/compliance/open", () =>
        mockProblem(422, { code: "document_unusable", message: "license.pdf is damaged. Replace it." }),
      ),
    );
    await open(`${PATH}?driver=${walt().id}`);
    await press("Open file", document.body);
    expect(await screen.findByText("license.pdf is damaged. Replace it.")).toBeVisible();
  });
});

describe("the board of papers", () => {
  it("has a row for each driver and a column for each paper, and opens the driver", async () => {
    const { address } = await open(`${PATH}?tab=papers&status=missing`);
    expect(await screen.findByRole("columnheader", { name: /Medical certificate/ })).toBeInTheDocument();
    const row = await screen.findByRole("row", { name: /Walt Jensen/ });
    expect(row).toHaveTextContent("0 of 3");
    expect(sent("GET", /compliance_board$/).at(-1)?.query).toEqual({ record_kind: "driver", status: "missing" });
    await userEvent.click(row);
    expect(await screen.findByRole("dialog", { name: /Walt Jensen/ })).toBeInTheDocument();
    expect(address()).toContain("tab=papers");
  });

  it("calls trucks by their units, and has a dash for what is not required", async () => {
    use(
      mock("get", "/api/compliance_board", () => ({
        record_kind: "truck" as const,
        columns: [
          { item_type: "inspection", name: "Annual inspection", source: "49 CFR 396.17", is_required: true },
          { item_type: "ifta", name: "IFTA license", source: "IFTA", is_required: true },
        ],
        items: ["118", "204"].map((unit, index) => ({
          id: world().trucks.rows[index]?.id ?? "",
          name: `Truck ${unit}`,
          required_count: 1,
          complete_count: 0,
          cells: [
            { item_type: "inspection", status: "expired" as const, expires_on: "2026-10-31" },
            { item_type: "ifta", status: index === 0 ? ("not_required" as const) : ("missing" as const) },
          ],
        })),
        total_count: 2,
      })),
    );
    await open("/apps/safety/trucks?tab=truck_papers");
    expect(await screen.findByRole("columnheader", { name: "Unit" })).toBeInTheDocument();
    const row = await screen.findByRole("row", { name: /118/ });
    expect(row).toHaveTextContent(/^1180 of 1Expired Oct 31, 2026–$/);
  });
});
