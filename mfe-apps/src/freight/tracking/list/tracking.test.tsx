import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";
import { messageAbout } from "../../../mocks/tracking-link-handlers";
import type { DriverLink, TrackedLoad } from "../tracking.queries";

const { open, use, sent, bodySent, world } = testWorld();

type Timeliness = TrackedLoad["timeliness"];

const LIST = "/apps/track&trace";

const rowOf = (timeliness: Timeliness) => {
  const row = world().tracking.tracked.find((one) => one.timeliness === timeliness);
  if (!row) throw new Error("There is no such load.");
  return row;
};
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });
const tableRow = async (timeliness: Timeliness) => {
  const table = await screen.findByRole("table", { name: "Track & trace" });
  return within(table).findByRole("row", { name: new RegExp(rowOf(timeliness).load.number) });
};

describe("the list", () => {
  it("puts the load in trouble first, with what is known of it", async () => {
    await open(LIST);
    const row = await tableRow("late");
    const table = screen.getByRole("table", { name: "Track & trace" });
    expect(within(table).getAllByRole("row")[1]).toBe(row);
    expect(row).toHaveTextContent("Late");
    expect(row).toHaveTextContent("1 exception");
    expect(row).toHaveTextContent("Lafayette, IN");
    expect(row).toHaveTextContent("22 min ago");
    expect(row).toHaveTextContent("35 min late");
    expect(within(row).getByTitle(rowOf("late").timeliness_reason)).toHaveTextContent("Late");
    expect(sent("GET", /tracking\/loads$/)[0]?.query).toMatchObject({ sort: "urgency" });
  });

  it("shows open loads without a crew, with no one to call", async () => {
    await open(LIST);
    const row = await tableRow("at_risk");
    expect(row).toHaveTextContent("Unassigned");
    expect(within(row).queryByRole("button", { name: /^Check call/ })).not.toBeInTheDocument();
    expect(within(row).queryByRole("link", { name: /^Call/ })).not.toBeInTheDocument();
  });

  it("counts the open loads by the words that it filters by", async () => {
    await open(`${LIST}?timeliness=unknown`);
    expect(await tableRow("unknown")).toHaveTextContent("No ETA");
    expect(screen.getByRole("button", { name: "Timeliness: No ETA" })).toBeInTheDocument();
    expect(sent("GET", /tracking\/loads$/)[0]?.query).toMatchObject({ timeliness: "unknown" });
    const figures = screen.getByRole("region", { name: "Open loads" });
    expect(within(figures).getByRole("link", { name: /^At risk/ })).toHaveAttribute(
      "href",
      `${LIST}?timeliness=at_risk`,
    );
  });

  it("says by how much a truck came late to the stop where it is", async () => {
    const row = rowOf("late");
    if (row.next_stop) row.next_stop.arrived_at = "2026-11-20T14:35:00Z";
    row.minutes_late = 35;
    await open(LIST);
    expect(await tableRow("late")).toHaveTextContent(/Late.*There since .*Arrived 35 min late/);
  });

  it("does not pass an old position off as where the truck is", async () => {
    await open(LIST);
    expect(await tableRow("unknown")).toHaveTextContent("Old: 7 h ago");
  });

  it("opens under the address as a browser may write it too", async () => {
    await open("/apps/track%26trace");
    expect(await tableRow("late")).toBeInTheDocument();
  });

  it("shows whom to call, the longest due first", async () => {
    await open(LIST);
    await userEvent.click(await screen.findByRole("tab", { name: /Check calls due/ }));
    const table = await screen.findByRole("table", { name: "Track & trace" });
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(3));
    expect(sent("GET", /tracking\/loads$/).at(-1)?.query).toMatchObject({
      is_check_call_due: "true",
      sort: "check_call_due_at",
    });
  });

  it("works without a map if the browser cannot draw one", async () => {
    await open(LIST);
    const map = await screen.findByRole("region", { name: "Map of the loads" });
    expect(map).toHaveTextContent("This browser cannot draw the map");
    expect(screen.getByText("2 loads have no known position.")).toBeInTheDocument();
  });

  it("dials the driver", async () => {
    await open(LIST);
    const { driver } = rowOf("late");
    const call = within(await tableRow("late")).getByRole("link", { name: `Call ${driver?.name}` });
    expect(call).toHaveAttribute("href", `tel:${driver?.phone}`);
  });

  it("has the check call open when the driver is called, in the list and in the drawer", async () => {
    await open(LIST);
    const { driver, load } = rowOf("late");
    const name = `Call ${driver?.name}`;
    await userEvent.click(within(await tableRow("late")).getByRole("link", { name }));
    const form = await dialog(`Check call: load ${load.number}`);
    await press("Cancel", form);
    await open(`${LIST}?load=${load.id}`);
    const drawer = await dialog(new RegExp(`^Load ${load.number}`));
    await userEvent.click(await within(drawer).findByRole("link", { name }));
    expect(await dialog(`Check call: load ${load.number}`)).toBeInTheDocument();
  });

  it("only dials for those who may not log calls", async () => {
    await open(LIST, ["tracking:read", "loads:read"]);
    const { driver } = rowOf("late");
    await userEvent.click(within(await tableRow("late")).getByRole("link", { name: `Call ${driver?.name}` }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("says what belongs here when no load is open", async () => {
    world().tracking.tracked.length = 0;
    await open(LIST);
    expect(await screen.findByText("No open loads")).toBeInTheDocument();
  });

  it("offers to try again when it could not be read", async () => {
    use(
      mock("get", "/api/tracking/loads", () =>
        mockProblem(500, { code: "internal", message: "Broken.", request_id: "r-7" }),
      ),
    );
    await open(LIST);
    expect(await screen.findByText(/r-7/)).toBeInTheDocument();
  });
});

describe("a check call", () => {
  const openDialog = async () => {
    await open(LIST);
    const { number } = rowOf("late").load;
    await press(`Check call for load ${number}`, await tableRow("late"));
    return dialog(`Check call: load ${number}`);
  };

  it("takes just a likely place and the current time", async () => {
    const { position } = rowOf("late");
    willBecome(rowOf("late"), { position: position && { ...position, age_minutes: 0, at: "2026-11-20T16:00:00Z" } });
    const form = await openDialog();
    // A call takes a while: it counts from its end.
    vi.setSystemTime(new Date("2026-11-20T16:07:41Z"));
    await press("Log at Joliet, IL", form);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(await bodySent("POST", /check_calls$/)).toEqual({
      occurred_at: "2026-11-20T16:07:41.000Z",
      source: "driver",
      city: "Joliet",
      state: "IL",
    });
    expect(await tableRow("late")).toHaveTextContent("just now");
  });

  it("starts at the first likely place", async () => {
    const form = await openDialog();
    await waitFor(() => expect(within(form).getAllByRole("button", { name: /^Log at/ })[0]).toHaveFocus());
  });

  it("starts at the city where no place is likely", async () => {
    delete rowOf("late").next_stop;
    delete rowOf("late").position;
    const form = await openDialog();
    await waitFor(() => expect(within(form).getByLabelText("City")).toHaveFocus());
  });

  it("can be undone from its toast", async () => {
    const form = await openDialog();
    await press("Log at Lafayette, IN", form);
    const { number } = rowOf("late").load;
    const note = await screen.findByText(`Check call for load ${number} logged at Lafayette, IN.`);
    await press("Undo", note.parentElement ?? document.body);
    expect(await screen.findByText("The check call is voided.")).toBeInTheDocument();
    const [call] = world().tracking.calls;
    expect(sent("POST", /void$/)[0]?.path).toContain(`/check_calls/${call?.id}/void`);
    expect(call).toHaveProperty("voided_at");
  });

  it("is not logged by a likely place once there is more to say", async () => {
    const form = await openDialog();
    await fill("Note", "Flat tire", { inside: form });
    await press("Joliet, IL", form);
    expect(sent("POST")).toEqual([]);
    expect(within(form).getByRole("button", { name: "Joliet, IL" })).toHaveAttribute("aria-pressed", "true");
    await press("Log check call", form);
    expect(await bodySent("POST", /check_calls$/)).toMatchObject({ city: "Joliet", state: "IL", note: "Flat tire" });
    expect(screen.queryByText(/^Check call for load/)).not.toBeInTheDocument();
  });

  it("takes a ready text for its note, or adds it to what was written", async () => {
    const form = await openDialog();
    const texts = await within(form).findByRole("group", { name: "Ready texts" });
    const kind = rowOf("late").next_stop?.kind === "pickup" ? "loaded" : "unloaded";
    const offered = within(texts).getAllByRole("button");
    expect(offered.map((button) => button.textContent)).toEqual(["Rolling", `Being ${kind}`]);
    await press("Rolling", texts);
    await press(`Being ${kind}`, texts);
    expect(within(form).getByLabelText("Note")).toHaveValue(`At the dock, being ${kind}.`);
    await fill("Note", "Gate code changed.", { inside: form });
    await press("Rolling", texts);
    await press("Log check call", form);
    expect(await bodySent("POST", /check_calls$/)).toMatchObject({ note: "Gate code changed. Rolling, no problems." });
  });

  it("logs what was typed, not a likely place, when Enter is pressed", async () => {
    const form = await openDialog();
    await userEvent.type(within(form).getByLabelText("City"), "Lebanon{Enter}");
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(await bodySent("POST", /check_calls$/)).toMatchObject({ city: "Lebanon" });
  });

  it("shows beside the places why it was refused", async () => {
    const message = "This load is not under way.";
    use(
      mock("post", "/api/loads/{load_id}/check_calls", () => mockProblem(409, { code: "load_not_under_way", message })),
    );
    const form = await openDialog();
    await press("Log at Joliet, IL", form);
    expect(await within(form).findByText(message)).toBeInTheDocument();
    expect(within(form).getByLabelText("City")).toHaveValue("Joliet");
  });

  it("is nothing without anything said", async () => {
    const form = await openDialog();
    await press("Log check call", form);
    expect(await within(form).findByText(/Enter where the truck is/)).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
  });

  it("carries the ETA in the zone of the stop, and a reefer's temperature", async () => {
    rowOf("late").equipment = "reefer";
    const form = await openDialog();
    await press(/On schedule/, form);
    await fill("Reefer temperature", "-5", { inside: form });
    await fill("Note", "Fuel at 3/4", { inside: form });
    await press("Log check call", form);
    const stop = rowOf("late").next_stop;
    expect(await bodySent("POST", /check_calls$/)).toMatchObject({
      eta_at: new Date(stop?.latest_at ?? stop?.earliest_at ?? "").toISOString(),
      temperature_fahrenheit: -5,
      note: "Fuel at 3/4",
    });
  });

  it("keeps what was typed when the server refuses", async () => {
    use(
      mock("post", "/api/loads/{load_id}/check_calls", () =>
        mockProblem(409, { code: "load_not_under_way", message: "This load is not under way." }),
      ),
    );
    const form = await openDialog();
    await fill("Note", "Rolling", { inside: form });
    await press("Log check call", form);
    expect(await within(form).findByText("This load is not under way.")).toBeInTheDocument();
    expect(within(form).getByLabelText("Note")).toHaveValue("Rolling");
  });
});

describe("the drawer", () => {
  const openDrawer = async (timeliness: Timeliness = "late", permissions?: string[]) => {
    const { load } = rowOf(timeliness);
    await open(`${LIST}?load=${load.id}`, permissions);
    const drawer = await dialog(new RegExp(`Load ${load.number}`));
    await within(drawer).findByText(rowOf(timeliness).timeliness_reason);
    return drawer;
  };

  it("says why, and how the ETA came about", async () => {
    const drawer = await openDrawer();
    expect(drawer).toHaveTextContent("The ETA at Joliet Distribution Center is 35 min late.");
    expect(drawer).toHaveTextContent("High confidence. As the driver said.");
  });

  it("voids a wrong call with a reason, which stays readable", async () => {
    const drawer = await openDrawer();
    await press("Actions for the check call at Lafayette, IN", drawer);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Void" }));
    const form = await dialog(/^Void check call: Lafayette, IN, /);
    await press("Void", form);
    expect(await within(form).findByText(/Say why/)).toBeInTheDocument();
    await fill("Reason", "Another truck", { inside: form });
    await press("Void", form);
    expect(await within(drawer).findByText(/: Another truck/)).toBeInTheDocument();
  });

  it("corrects a call by a new one that takes its place", async () => {
    const drawer = await openDrawer();
    await press("Actions for the check call at Lafayette, IN", drawer);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Correct" }));
    const form = await dialog(/Correct check call/);
    await fill("City", "Lebanon", { inside: form });
    await fill("What was wrong?", "Misheard", { inside: form });
    await press("Correct", form);
    const body = await bodySent("POST", /check_calls$/);
    expect(body).toMatchObject({ city: "Lebanon", state: "IN", correction_reason: "Misheard" });
    // Another place has other coordinates.
    expect(body).not.toHaveProperty("latitude");
  });

  it("records the arrival at the next stop", async () => {
    const drawer = await openDrawer();
    await press("Record arrival", drawer);
    expect(await dialog(/^Arrived:/)).toBeInTheDocument();
  });

  it("shares a link that is shown once, and ends one", async () => {
    const drawer = await openDrawer();
    await press("Opened 3 times", drawer);
    expect(await within(drawer).findByRole("list", { name: "Views" })).toHaveTextContent("Phone");
    await press("Share a link", drawer);
    const form = await dialog("Share tracking link");
    await fill("Who is it for?", "Jon Reyes", { inside: form });
    await press("Create link", form);
    expect(await within(form).findByText(/apps\/tracking\/shared#/)).toBeInTheDocument();
    expect(within(form).getByRole("button", { name: "Copy link" })).toBeInTheDocument();
    await press("Done", form);
    expect(await bodySent("POST", /tracking_links$/)).toEqual({
      label: "Jon Reyes",
      is_showing_references: true,
      is_showing_documents: false,
    });
    const links = within(drawer).getByRole("region", { name: "Links for customers" });
    const [end] = await within(links).findAllByRole("button", { name: "End link" });
    if (end) await userEvent.click(end);
    await press("End link", await dialog(/End the link for/));
    expect(await within(links).findByText("Ended")).toBeInTheDocument();
  });

  it("makes a link for the driver's phone", async () => {
    const drawer = await openDrawer();
    await press(/^Link for/, drawer);
    expect(await dialog("Driver’s link")).toHaveTextContent("/apps/tracking/drive#");
  });

  it("says what became of the driver's link, and sends it again", async () => {
    const row = rowOf("late");
    const link: DriverLink = {
      id: "driver-link",
      leg_id: "leg",
      driver: { id: "driver", name: "Luis Ortega" },
      created_at: new Date().toISOString(),
      created_by: "Dana Whitfield",
      is_live: true,
      is_sendable: true,
    };
    world().tracking.driverLinks.push(link);
    const failed = { ...messageAbout(link), status: "failed" as const, problem: "Not a mobile number (21614)" };
    world().tracking.messages.push(failed);
    const drawer = await openDrawer();
    const sentTo = await within(drawer).findByRole("list", { name: "Sent to" });
    expect(sentTo).toHaveTextContent("SMS to +13125550147: not sent. Not a mobile number (21614)");
    await press("Send again", drawer);
    await waitFor(() => expect(sentTo).toHaveTextContent("being sent"));
    expect(sent("POST", new RegExp(`/loads/${row.load.id}/driver_links/driver-link/send$`))).toHaveLength(1);
    await press("Copy link", drawer);
    expect(await dialog("Driver’s link")).toHaveTextContent("/apps/tracking/drive#");
  });

  it("mails a customer's link while it is made, and the status report", async () => {
    const drawer = await openDrawer();
    await press("Share a link", drawer);
    const sharing = await dialog("Share tracking link");
    await fill("Who is it for?", "Pat at Front Range", { inside: sharing });
    await fill("Email it to", "pat@frontrange.example", { inside: sharing });
    await press("Create link", sharing);
    expect(await bodySent("POST", /tracking_links$/)).toMatchObject({ email: "pat@frontrange.example" });
    expect(sharing).toHaveTextContent("It is being emailed to pat@frontrange.example.");
    await press("Done", sharing);
    await press("Email CSV", drawer);
    const mailing = await dialog("Email the status report");
    await press("Email report", mailing);
    await waitFor(() => expect(sent("POST", /status_report\/send$/)).toHaveLength(1));
    expect(await bodySent("POST", /status_report\/send$/)).toEqual({});
  });

  it("lets people look who may not write", async () => {
    const drawer = await openDrawer("late", ["tracking:read", "loads:read"]);
    expect(within(drawer).queryByRole("button", { name: "Check call" })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Share a link" })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: /Report an exception/ })).not.toBeInTheDocument();
  });

  it("offers no check call before the load has a crew", async () => {
    const drawer = await openDrawer("at_risk");
    expect(within(drawer).queryByRole("button", { name: "Check call" })).not.toBeInTheDocument();
    expect(within(drawer).getByRole("button", { name: "Share a link" })).toBeInTheDocument();
  });

  it("shows the past of a load that is not open", async () => {
    const over = world().loads.one(({ status }) => status === "delivered");
    await open(`${LIST}?load=${over.id}`);
    expect(await screen.findByText(/This load is not open/)).toBeInTheDocument();
  });
});

it("opens the exception that a notice names", async () => {
  const [exception] = world().tracking.exceptions.rows;
  await open(`${LIST}?exception=${exception?.id}`);
  expect(await dialog(/Risk of being late/)).toHaveTextContent("Expected 35 minutes late");
});

describe("the rules", () => {
  it("are read by everybody, and changed by those who run the company", async () => {
    await open(LIST, ["tracking:read", "company:write"]);
    await press("Check-call rules");
    const drawer = await dialog("Check-call rules");
    expect(await within(drawer).findByText(/At 08:00 in the time zone of the next stop/)).toBeInTheDocument();
    await press("Edit", drawer);
    await fill("Under way: minutes", "180", { inside: drawer });
    await fill("On-time grace", "0", { inside: drawer });
    await userEvent.click(within(drawer).getByRole("switch", { name: /^On arrival/ }));
    await press("Save rules", drawer);
    expect(await bodySent("PUT", /tracking_settings$/)).toMatchObject({
      version: 0,
      terms: {
        under_way: { is_on: true, minutes: 180 },
        on_arrival: { is_on: true, minutes: 30 },
        on_time_grace_minutes: 0,
      },
    });
    expect(await within(drawer).findByText(/3 h after the last call, while driving/)).toBeInTheDocument();
  });

  it("have texts that are ready for check calls", async () => {
    await open(LIST, ["tracking:read", "company:write"]);
    await press("Check-call rules");
    const drawer = await dialog("Check-call rules");
    expect(await within(drawer).findByText("At the dock, being unloaded.")).toBeInTheDocument();
    await press("Edit", drawer);
    await press("Remove text 2", drawer);
    await press("Add text", drawer);
    await press("Save rules", drawer);
    expect(await within(drawer).findByText("Enter the text.")).toBeInTheDocument();
    await fill("Name of text 3", "Weather", { inside: drawer });
    await fill("Text 3", "Slow because of the weather.", { inside: drawer });
    await press("Save rules", drawer);
    expect(await bodySent("PUT", /tracking_settings$/)).toMatchObject({
      call_templates: [
        { name: "Rolling", note: "Rolling, no problems." },
        { name: "Being unloaded", note: "At the dock, being unloaded.", stop_kind: "delivery" },
        { name: "Weather", note: "Slow because of the weather." },
      ],
    });
  });

  it("cannot be edited by a dispatcher", async () => {
    await open(LIST, ["tracking:read", "tracking:write"]);
    await press("Check-call rules");
    const drawer = await dialog("Check-call rules");
    expect(await within(drawer).findByText(/An Admin of your company can change this/)).toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Edit" })).not.toBeInTheDocument();
  });
});
