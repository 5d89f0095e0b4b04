import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose } from "@haul/testing/fields";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";
import type { Leg, Load } from "../loads.queries";

const { open, use, bodySent, sent, loadOf, world } = testWorld();

/** Load 104218 split in Memphis, the second leg without a crew. */
function relayed() {
  const load = loadOf("104218");
  const memphis = world().facilities.one(({ name }) => name === "Riverport Cross Dock");
  const [first, last] = [load.stops[0], load.stops.at(-1)];
  const leg = load.legs[0];
  if (!first || !last || !leg) throw new Error("A load has stops and a leg.");
  const relay = { ...structuredClone(first), id: "relay", sequence: 2, kind: "relay" as const };
  relay.facility = { ...first.facility, id: memphis.id, name: memphis.name, address: memphis.address };
  load.stops = [first, relay, { ...last, sequence: 3 }];
  leg.to_stop_id = relay.id;
  leg.allowed_actions = ["assign", "unassign", "dispatch", "start", "join"];
  load.legs.push({
    id: "second",
    sequence: 2,
    from_stop_id: relay.id,
    to_stop_id: last.id,
    acknowledgement: "none",
    allowed_actions: ["assign"],
    version: 1,
  });
  return load;
}

const firstLeg = ({ legs }: Load, changes: Partial<Leg>): Pick<Load, "legs"> => ({
  legs: legs.map((one, index) => (index === 0 ? { ...one, ...changes } : one)),
});

const leg = (number: number) => screen.findByRole("listitem", { name: `Leg ${number}` });

describe("the legs of a load", () => {
  it("stand by themselves once a load is split", async () => {
    const load = relayed();
    await open(`/apps/loads/${load.id}`);
    expect(await leg(1)).toHaveTextContent("Joliet, IL to Memphis, TN");
    expect(await leg(1)).toHaveTextContent(/Luis Ortega, truck 118/);
    expect(await leg(2)).toHaveTextContent("No crew yet");
    await userEvent.click(within(await leg(2)).getByRole("button", { name: "Assign" }));
    expect(await screen.findByRole("dialog", { name: "Assign load 104218, leg 2" })).toBeInTheDocument();
  });

  it("are dispatched and answered for one by one", async () => {
    const load = relayed();
    willBecome(
      load,
      firstLeg(load, { acknowledgement: "pending", allowed_actions: ["acknowledge"] }),
      firstLeg(load, {
        acknowledgement: "declined",
        answered_at: new Date(Date.now() - 5 * 60_000).toISOString(),
        decline_reason: "out_of_hours",
        answer_note: "Back on Friday",
        allowed_actions: ["dispatch"],
      }),
    );
    await open(`/apps/loads/${load.id}`);
    await userEvent.click(within(await leg(1)).getByRole("button", { name: "Dispatch" }));
    await userEvent.click(await within(await leg(1)).findByRole("button", { name: "Driver declined" }));
    await waitFor(() => expect(sent("POST", /acknowledge$/)).toHaveLength(1));
    expect(await bodySent("POST", /acknowledge$/)).toMatchObject({ leg_id: load.legs[0]?.id, is_accepted: false });
    expect(await leg(1)).toHaveTextContent(/Declined.*Not enough hours, “Back on Friday”, 5 minutes ago/);
  });

  it("take no step before the last one is answered", async () => {
    const load = relayed();
    const { version } = load;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    use(http.post("*/dispatch", () => held));
    await open(`/apps/loads/${load.id}`);
    const start = within(await leg(1)).getByRole("button", { name: "En route to pickup" });
    await userEvent.click(within(await leg(1)).getByRole("button", { name: "Dispatch" }));
    await userEvent.click(start);
    expect(sent("POST", /start$/)).toHaveLength(0);
    answer();
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.click(start);
    await waitFor(() => expect(sent("POST", /start$/)).toHaveLength(1));
    expect(await bodySent("POST", /start$/)).toMatchObject({ version: version + 1 });
  });

  it("become one again", async () => {
    const load = relayed();
    willBecome(load, { legs: load.legs.slice(0, 1) });
    await open(`/apps/loads/${load.id}`);
    await userEvent.click(within(await leg(1)).getByRole("button", { name: "Join with leg 2" }));
    await userEvent.click(await screen.findByRole("button", { name: "Join legs" }));
    await waitFor(() => expect(screen.queryByRole("listitem", { name: "Leg 1" })).not.toBeInTheDocument());
    expect(await bodySent("POST", /join_legs$/)).toEqual({ version: 1, leg_id: load.legs[0]?.id });
  });

  it("come of a split at a relay point", async () => {
    const load = loadOf("104218");
    await open(`/apps/loads/${load.id}`);
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Split for a relay" }));
    const dialog = await screen.findByRole("dialog", { name: "Split load 104218" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Split load" }));
    expect(await within(dialog).findByText("Choose where the trucks meet.")).toBeInTheDocument();
    expect(within(dialog).getByText("Enter when the trucks meet.")).toBeInTheDocument();
  });
});

describe("a split", () => {
  const splitting = async (number = "104218") => {
    await open(`/apps/loads/${loadOf(number).id}`);
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Split for a relay" }));
    return screen.findByRole("dialog", { name: `Split load ${number}` });
  };
  const press = async (name: string, inside: HTMLElement) =>
    userEvent.click(await within(inside).findByRole("button", { name }));
  const meeting = (dialog: HTMLElement) => within(dialog).getByRole("group", { name: /^The trucks meet/ });

  /** What the server makes of the split. */
  function willSplit() {
    const load = loadOf("104218");
    const [first] = load.legs;
    if (!first) throw new Error("A load has a leg.");
    const second: Leg = {
      ...first,
      id: "second",
      sequence: 2,
      driver: undefined,
      truck: undefined,
      allowed_actions: ["assign"],
    };
    willBecome(load, { legs: [first, second] });
  }

  it("proposes when the trucks meet, says that it is an estimate, and leaves what a person typed", async () => {
    const dialog = await splitting();
    expect(meeting(dialog)).not.toHaveTextContent("Estimated");
    await choose("Relay point", /^Riverport/, { inside: dialog, typing: "Riverport" });
    expect(meeting(dialog)).toHaveTextContent("Estimated: halfway between the times of both stops.");
    const date = within(meeting(dialog)).getByRole("textbox", { name: "Date" });
    expect(date).not.toHaveValue("");
    const time = within(meeting(dialog)).getByRole("textbox", { name: /^Time/ });
    const proposed = (time as HTMLInputElement).value;
    await userEvent.clear(time);
    await userEvent.type(time, "2315");
    await userEvent.tab();
    expect(proposed).not.toBe("23:15");
    expect(meeting(dialog)).not.toHaveTextContent("Estimated");
    await choose("Relay point", /^Peachtree/, { inside: dialog, typing: "Peachtree" });
    expect(time).toHaveValue("23:15");
  });

  it("assigns the second leg in the same go", async () => {
    willSplit();
    const dialog = await splitting();
    await choose("Relay point", /^Riverport/, { inside: dialog, typing: "Riverport" });
    await choose("Next driver", /Tamika Boyd/, { inside: dialog });
    expect(dialog).toHaveTextContent("Drives truck 204.");
    await press("Split load", dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await bodySent("POST", /split$/)).toMatchObject({
      relay: { facility_id: world().facilities.one(({ name }) => name === "Riverport Cross Dock").id },
    });
    expect(await bodySent("POST", /assign$/)).toEqual({
      version: 2,
      leg_id: "second",
      driver_id: world().drivers.one(({ last_name }) => last_name === "Boyd").id,
      truck_id: world().trucks.one(({ unit_number }) => unit_number === "204").id,
      accepts_warnings: false,
    });
    expect(screen.queryByRole("dialog", { name: /^Assign/ })).not.toBeInTheDocument();
  });

  it("may be at a city, which becomes a facility first", async () => {
    willSplit();
    const dialog = await splitting();
    await choose("Relay point", /^Amarillo, TX 79101 \(street not known yet\)/, { inside: dialog, typing: "79101" });
    const picker = within(dialog).getByRole("combobox", { name: "Relay point" });
    await waitFor(() => expect(picker).toHaveValue("Amarillo, TX 79101"));
    await waitFor(() =>
      expect(meeting(dialog)).toHaveTextContent("Estimated: halfway between the times of both stops."),
    );
    await press("Split load", dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await bodySent("POST", /split$/)).toMatchObject({
      relay: { facility_id: world().facilities.one(({ name }) => name === "Amarillo, TX 79101").id },
    });
  });

  it("ranks who could take over, without who hands over", async () => {
    const dialog = await splitting();
    await userEvent.click(within(dialog).getByRole("combobox", { name: "Next driver" }));
    await screen.findByRole("option", { name: /Tamika Boyd/ });
    expect(screen.queryByRole("option", { name: /Luis Ortega/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole("option").at(-1)).toHaveTextContent(/^Walt Jensen.*Not allowed/);
    const [asked] = sent("GET", /assignment_check$/);
    expect(asked?.query).not.toMatchObject({ truck_id: loadOf("104218").legs[0]?.truck?.id });
  });

  it("takes the next driver's trailer along only where the load has none", async () => {
    const [leg] = loadOf("104218").legs;
    const boyds = loadOf("104215").legs[0]?.trailer;
    if (!leg || !boyds) throw new Error("Both loads have a leg, and Boyd pulls a trailer.");
    delete leg.trailer;
    willSplit();
    const dialog = await splitting();
    await choose("Relay point", /^Riverport/, { inside: dialog, typing: "Riverport" });
    await choose("Next driver", /Tamika Boyd/, { inside: dialog });
    expect(dialog).toHaveTextContent(`Drives truck 204 and pulls trailer ${boyds.name}.`);
    await press("Split load", dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await bodySent("POST", /assign$/)).toMatchObject({ trailer_id: boyds.id });
  });

  it("stays when its second leg is refused, which is then looked at", async () => {
    willSplit();
    const message = "Medical certificate expired.";
    use(mock("post", "/api/loads/{load_id}/assign", () => mockProblem(409, { code: "assignment_blocked", message })));
    const dialog = await splitting();
    await choose("Relay point", /^Riverport/, { inside: dialog, typing: "Riverport" });
    await choose("Next driver", /Tamika Boyd/, { inside: dialog });
    await press("Split load", dialog);
    const crew = await screen.findByRole("dialog", { name: "Assign load 104218, leg 2" });
    expect(within(crew).getByRole("combobox", { name: "Driver" })).toHaveValue("Tamika Boyd");
    expect(within(crew).getByRole("combobox", { name: "Truck" })).toHaveValue("204");
    expect(await screen.findByText(/Load 104218 is split. Leg 2 still needs its crew/)).toBeInTheDocument();
    expect(sent("POST", /split$/)).toHaveLength(1);
  });

  it("asks for the truck of a driver who has none", async () => {
    willSplit();
    const dialog = await splitting();
    await choose("Relay point", /^Riverport/, { inside: dialog, typing: "Riverport" });
    await choose("Next driver", /Ray Alvarez/, { inside: dialog });
    expect(dialog).toHaveTextContent("This driver has no usual truck available");
    await press("Split load", dialog);
    const crew = await screen.findByRole("dialog", { name: "Assign load 104218, leg 2" });
    expect(within(crew).getByRole("combobox", { name: "Driver" })).toHaveValue("Ray Alvarez");
    expect(within(crew).getByRole("combobox", { name: "Truck" })).toHaveValue("");
    expect(sent("POST", /assign$/)).toEqual([]);
  });
});
