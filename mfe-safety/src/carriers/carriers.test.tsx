import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";
import { docketWords, readDockets } from "./carrier-words";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/carriers";
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const carrierOf = (name: string) => world().carriers.one(({ legal_name }) => legal_name.startsWith(name));
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openCarrier(name: string, permissions?: string[]) {
  await open(`${PATH}?motor_carrier=${carrierOf(name).id}`, permissions);
  return screen.findByRole("dialog", { name: new RegExp(name) });
}

describe("docket numbers", () => {
  it.each([
    ["", ""],
    ["mc 123456", "MC-123456"],
    ["MC-771204, FF-22", "MC-771204, FF-22"],
    ["123456; MX#7", "MC-123456, MX-7"],
  ])("%j are %j", (text, expected) => {
    expect(docketWords(readDockets(text) ?? [])).toBe(expected);
  });

  it.each(["AB-1", "MC-12345678", "MC-1 2"])("%j are none", (text) => {
    expect(readDockets(text)).toBeUndefined();
  });
});

describe("the list of carriers", () => {
  it("shows what we decided, what FMCSA says, and the insurance", async () => {
    await open(PATH);
    const own = await row("Prairie Crest");
    expect(own).toHaveTextContent("Own, default");
    expect(own).toHaveTextContent("Authorized");
    expect(own).toHaveTextContent("Satisfactory");
    expect(own).toHaveTextContent("2 of 2");
    const watched = await row("Tri-State");
    expect(watched).toHaveTextContent("On watch");
    expect(watched).toHaveTextContent("Conditional");
    expect(await row("Cedar Run")).toHaveTextContent("Insurance lapsed");
    expect(await row("Blue Lake")).toHaveTextContent("Expires in 19 days");
  });

  it("asks for what the address says", async () => {
    await open(`${PATH}?kind=partner&status=on_watch&fmcsa_status=active&expiring_within_days=30&q=state`);
    await row("Tri-State");
    expect(sent("GET", /^\/api\/motor_carriers$/).at(-1)?.query).toEqual({
      kind: "partner",
      status: "on_watch",
      fmcsa_status: "active",
      expiring_within_days: "30",
      q: "state",
      sort: "legal_name",
    });
  });

  it("says what carriers are when there is none", async () => {
    world().carriers.rows.length = 0;
    await open(PATH);
    expect(await screen.findByText(/^Add your own authority and the partners/)).toBeInTheDocument();
  });

  it("is only read by those who may not change carriers", async () => {
    const drawer = await openCarrier("Blue Lake", ["motor_carriers:read"]);
    expect(await within(drawer).findByText("Nadia Horvat")).toBeInTheDocument();
    for (const name of ["Edit", "Block", "Check now"]) {
      expect(within(drawer).queryByRole("button", { name })).not.toBeInTheDocument();
    }
  });
});

describe("a new carrier", () => {
  it("is filled in from FMCSA's record, and saved", async () => {
    const { address } = await open(PATH);
    await press("Add carrier");
    const inside = await screen.findByRole("dialog", { name: "Add carrier" });
    expect(within(inside).getByRole("button", { name: "Look up at FMCSA" })).toBeDisabled();
    await fill("USDOT number", "1234567", { inside });
    await press("Look up at FMCSA", inside);
    expect(await within(inside).findByText("NORTH FORK LINES INC: FMCSA allows it to operate.")).toBeVisible();
    expect(within(inside).getByRole("textbox", { name: "Legal name" })).toHaveValue("NORTH FORK LINES INC");
    expect(within(inside).getByRole("textbox", { name: "MC numbers" })).toHaveValue("MC-771204");
    await fill("Legal name", "North Fork Lines", { inside });
    await press("Add carrier", inside);
    await screen.findByRole("dialog", { name: /North Fork Lines/ });
    expect(await bodySent("POST", /\/api\/motor_carriers$/)).toMatchObject({
      kind: "partner",
      dot_number: "1234567",
      legal_name: "North Fork Lines",
      docket_numbers: [{ kind: "MC", number: "771204" }],
      address: { line1: "100 Canal St", city: "Joliet", state: "IL", postal_code: "60431", country: "US" },
    });
    expect(address()).toBe(`${PATH}?motor_carrier=${carrierOf("North Fork").id}`);
  });

  it("is entered by hand when FMCSA does not know it, or does not answer", async () => {
    await open(`${PATH}?add=record`);
    const inside = await screen.findByRole("dialog", { name: "Add carrier" });
    await fill("USDOT number", "55404", { inside });
    await press("Look up at FMCSA", inside);
    expect(await within(inside).findByText(/^FMCSA has no carrier with this number/)).toBeVisible();
    use(
      mock("get", "/api/carrier_registry", () => ({
        outcome: "unavailable" as const,
        problem: "FMCSA did not answer in time",
      })),
    );
    await press("Look up at FMCSA", inside);
    expect(await within(inside).findByText(/FMCSA did not answer in time\. Enter the details by hand/)).toBeVisible();
    await fill("Legal name", "Lone Elm Hauling", { inside });
    await press("Add carrier", inside);
    const drawer = await screen.findByRole("dialog", { name: /Lone Elm Hauling/ });
    expect(await within(drawer).findByText(/No answer from FMCSA yet/)).toBeVisible();
  });

  it("that is listed already is named, and a taken number is refused", async () => {
    await open(`${PATH}?add=record`);
    const inside = await screen.findByRole("dialog", { name: "Add carrier" });
    await fill("USDOT number", "3104877", { inside });
    await press("Look up at FMCSA", inside);
    expect(await within(inside).findByRole("link", { name: "It’s already on your list." })).toHaveAttribute(
      "href",
      `${PATH}?motor_carrier=${carrierOf("Blue Lake").id}`,
    );
    const message = "Another carrier has this USDOT number.";
    use(mock("post", "/api/motor_carriers", () => mockProblem(409, { code: "carrier_already_listed", message })));
    await press("Add carrier", inside);
    expect(await within(inside).findByText(message)).toBeInTheDocument();
  });
});

describe("a carrier's drawer", () => {
  it("says why nothing under it can be assigned", async () => {
    const drawer = await openCarrier("Cedar Run");
    const alert = await within(drawer).findByRole("alert");
    expect(alert).toHaveTextContent("Its trucks can't be assigned");
    expect(alert).toHaveTextContent("The insurance that it must file is not on file with FMCSA.");
  });

  it("shows FMCSA's figures beside the national averages, and where our record differs", async () => {
    const drawer = await openCarrier("Tri-State");
    const part = await within(drawer).findByRole("region", { name: "FMCSA" });
    expect(part).toHaveTextContent("31.40%, national average 22.26%");
    expect(part).toHaveTextContent("Conditional");
    expect(part).toHaveTextContent("3 (0 fatal, 1 with injuries, 2 towed)");
    expect(part).toHaveTextContent("$1,000,000.00, $750,000.00 required");
    expect(part).toHaveTextContent("PRAIRIE CREST FREIGHT LLC (yours: Tri-State Power Only Inc.)");
  });

  it("is checked now on request", async () => {
    const drawer = await openCarrier("Cedar Run");
    const part = await within(drawer).findByRole("region", { name: "FMCSA" });
    expect(part).toHaveTextContent("Insurance lapsed");
    await press("Check now", part);
    await waitFor(() => expect(part).toHaveTextContent("Authorized"));
  });

  it("is blocked and unblocked with a reason", async () => {
    const drawer = await openCarrier("Blue Lake");
    await press("Block", drawer);
    const ask = await screen.findByRole("dialog", { name: "Block Blue Lake Carriers LLC?" });
    expect(within(ask).getByRole("button", { name: "Cancel" })).toBeVisible();
    await press("Block", ask);
    expect(await within(ask).findByText("Say why")).toBeVisible();
    await fill("Reason", "Double brokered a load", { inside: ask });
    await press("Block", ask);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Block/ })).toBeNull());
    expect(await bodySent("PATCH", /\/api\/motor_carriers\//)).toEqual({
      version: 1,
      status: "do_not_use",
      status_reason: "Double brokered a load",
    });
    expect(await within(drawer).findByText("Double brokered a load")).toBeVisible();
    await press("Unblock", drawer);
    const again = await screen.findByRole("dialog", { name: "Unblock Blue Lake Carriers LLC?" });
    await press("Unblock", again);
    expect(await within(drawer).findByRole("button", { name: "Block" })).toBeVisible();
  });

  it("shows its papers, and the board those of all", async () => {
    const drawer = await openCarrier("Blue Lake");
    const papers = await within(drawer).findByRole("list", { name: "Papers of Blue Lake Carriers LLC" });
    expect(papers).toHaveTextContent("Auto liability insurance");
    expect(within(drawer).getByRole("link", { name: "2 trucks" })).toHaveAttribute(
      "href",
      `/apps/safety/trucks?motor_carrier_id=${carrierOf("Blue Lake").id}`,
    );
  });
});
