import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { describe, expect, it } from "vitest";
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
    expect(await leg(2)).toHaveTextContent("Nobody yet");
    await userEvent.click(within(await leg(2)).getByRole("button", { name: "Assign" }));
    expect(await screen.findByRole("dialog", { name: "Assign load 104218, leg 2" })).toBeInTheDocument();
  });

  it("are dispatched and answered for one by one", async () => {
    const load = relayed();
    willBecome(
      load,
      firstLeg(load, { acknowledgement: "pending", allowed_actions: ["acknowledge"] }),
      firstLeg(load, { acknowledgement: "declined", allowed_actions: ["dispatch"] }),
    );
    await open(`/apps/loads/${load.id}`);
    await userEvent.click(within(await leg(1)).getByRole("button", { name: "Dispatch" }));
    await userEvent.click(await within(await leg(1)).findByRole("button", { name: "Driver declined" }));
    await waitFor(() => expect(sent("POST", /acknowledge$/)).toHaveLength(1));
    expect(await bodySent("POST", /acknowledge$/)).toMatchObject({ leg_id: load.legs[0]?.id, is_accepted: false });
    expect(await leg(1)).toHaveTextContent("Declined");
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
    expect(within(dialog).getByText("Say when the trucks meet.")).toBeInTheDocument();
  });
});
