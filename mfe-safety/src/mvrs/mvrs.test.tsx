import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const DRIVERS = "/apps/safety/drivers";
const PATH = `${DRIVERS}?tab=mvrs`;
const READS = ["drivers:read"];
const ALL = [...READS, "drivers:write"];
const MVRS = /^\/api\/motor_vehicle_records$/;
const REVIEW = /\/api\/motor_vehicle_records\/[^/]+\/review$/;
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const asked = () => sent("GET", MVRS).at(-1)?.query;
const mvrOf = (last: string) => world().mvrs.one(({ driver_name }) => driver_name.endsWith(last));
const driverOf = (last: string) => world().drivers.one(({ last_name }) => last_name === last);
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

/** The latest one of the driver, by a link that only names the record. */
async function openMvr(last: string, permissions: readonly string[] = ALL) {
  await open(`${DRIVERS}?motor_vehicle_record=${mvrOf(last).id}`, permissions);
  return screen.findByRole("dialog", { name: new RegExp(`^MVR of .*${last}`) });
}

async function openReview(last: string) {
  const drawer = await openMvr(last);
  await press("Review", drawer);
  return { drawer, dialog: await screen.findByRole("dialog", { name: /^Review the MVR of/ }) };
}

async function addMvr() {
  await open(PATH, ALL);
  await press("Add MVR");
  return screen.findByRole("dialog", { name: "Add MVR" });
}

describe("the list of motor vehicle records", () => {
  it("says what the state reports and what the review decided", async () => {
    await open(PATH, ALL);
    const waiting = await row("Walt Jensen.*To review");
    for (const text of ["Nov 15, 2026", "NE", "Annual", "25To review"]) expect(waiting).toHaveTextContent(text);
    expect(await row("Walt Jensen.*Qualified")).toHaveTextContent("Nov 15, 2025");
    expect(await row("Ray Alvarez")).toHaveTextContent("Qualified with action");
    expect(await row("Tamika Boyd")).toHaveTextContent("At hire");
    expect(asked()).toEqual({ sort: "-pulled_on" });
  });

  it("asks for what the address says", async () => {
    const { id } = driverOf("Alvarez");
    await open(`${PATH}&decision=with_action,disqualified&driver_id=${id}&q=ray`, ALL);
    await row("Ray Alvarez");
    expect(asked()).toEqual({ decision: "with_action,disqualified", driver_id: id, q: "ray", sort: "-pulled_on" });
    expect(screen.getByRole("button", { name: "Decision: Qualified with action, Disqualified" })).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /Walt Jensen/ })).not.toBeInTheDocument();
  });

  it("shows only those that wait for their review", async () => {
    await open(`${PATH}&to_review=true`, ALL);
    await row("Walt Jensen.*To review");
    expect(asked()).toEqual({ is_reviewed: "false", sort: "-pulled_on" });
    expect(screen.getByRole("button", { name: /^Not reviewed yet/ })).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /Ray Alvarez/ })).not.toBeInTheDocument();
  });

  it("says what belongs here when there is none, and starts with adding one", async () => {
    world().mvrs.rows.length = 0;
    await open(PATH, ALL);
    expect(await screen.findByText("No MVRs yet")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add MVR" })).toBeInTheDocument();
  });
});

describe("the drawer of a motor vehicle record", () => {
  it("shows each entry with its points, and that the review is to do", async () => {
    const drawer = await openMvr("Jensen");
    const list = await within(drawer).findByRole("list", { name: "Entries of Walt Jensen" });
    const [latest, earlier] = within(list).getAllByRole("listitem");
    for (const text of ["Speeding 11–15 over", "Aug 2, 2026", "3 points"]) expect(latest).toHaveTextContent(text);
    expect(earlier).toHaveTextContent("Following too closely");
    expect(within(drawer).getByText("To review")).toBeInTheDocument();
    expect(within(drawer).queryByRole("region", { name: "Review" })).not.toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "MVRs", hidden: true })).toHaveAttribute("aria-selected", "true");
  });

  it("shows who reviewed it, and lets nobody change it afterwards", async () => {
    const drawer = await openMvr("Alvarez");
    const review = await within(drawer).findByRole("region", { name: "Review" });
    for (const text of ["Qualified with action", "Dana Whitfield", "Oct 13, 2026", "Coached on lane changes."]) {
      expect(review).toHaveTextContent(text);
    }
    expect(within(drawer).getByRole("button", { name: "Archive" })).toBeInTheDocument();
    for (const name of ["Edit", "Review"]) {
      expect(within(drawer).queryByRole("button", { name })).not.toBeInTheDocument();
    }
  });

  it("is only read by those who may not change it", async () => {
    const drawer = await openMvr("Jensen", READS);
    await within(drawer).findByRole("list", { name: /^Entries of/ });
    for (const name of ["Edit", "Review", "Archive"]) {
      expect(within(drawer).queryByRole("button", { name })).not.toBeInTheDocument();
    }
  });

  it("is corrected before its review", async () => {
    const drawer = await openMvr("Jensen");
    await press("Edit", drawer);
    await press("Remove entry 2", drawer);
    await fill("Points", "4", { inside: drawer });
    await press("Save MVR", drawer);
    expect(await within(drawer).findByText("4 points")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/motor_vehicle_records\//)).toEqual({
      version: 1,
      driver_id: driverOf("Jensen").id,
      pulled_on: "2026-11-15",
      state: "NE",
      is_at_hire: false,
      entries: [{ on: "2026-08-02", description: "Speeding 11–15 over", points: 4 }],
      note: null,
    });
  });

  it("cannot be reviewed while it is archived, and comes back", async () => {
    const drawer = await openMvr("Jensen");
    await press("Archive", drawer);
    const question = await screen.findByRole("dialog", { name: "Archive MVR of Walt Jensen?" });
    await press("Archive", question);
    await within(drawer).findByRole("button", { name: "Restore" });
    expect(within(drawer).queryByRole("button", { name: "Review" })).not.toBeInTheDocument();
    await press("Restore", drawer);
    expect(await within(drawer).findByRole("button", { name: "Review" })).toBeInTheDocument();
  });
});

describe("the review", () => {
  it("becomes the driver's paper, and their checklist shows it", async () => {
    // The driver's drawer has read the checklist before.
    await open(`${DRIVERS}?driver=${driverOf("Jensen").id}`, ALL);
    const papers = await screen.findByRole("list", { name: "Papers of Walt Jensen" });
    expect(papers).not.toHaveTextContent("Annual MVR review");
    await userEvent.click(await screen.findByRole("link", { name: "Pulled Nov 15, 2026" }));
    const drawer = await screen.findByRole("dialog", { name: /^MVR of Walt Jensen/ });
    await press("Review", drawer);
    const dialog = await screen.findByRole("dialog", { name: "Review the MVR of Walt Jensen" });
    expect(dialog).toHaveTextContent("goes on file as the driver’s annual MVR review, valid for one year");
    await choose("Decision", "Qualified", { inside: dialog });
    await press("Save review", dialog);
    const review = await within(drawer).findByRole("region", { name: "Review" });
    expect(review).toHaveTextContent("Nov 20, 2026");
    expect(screen.queryByRole("dialog", { name: /^Review the MVR/ })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Edit" })).not.toBeInTheDocument();
    expect(await bodySent("POST", REVIEW)).toEqual({ version: 1, decision: "qualified" });
    await userEvent.click(within(drawer).getByRole("link", { name: "Walt Jensen" }));
    const after = await screen.findByRole("list", { name: "Papers of Walt Jensen" });
    await waitFor(() => expect(after).toHaveTextContent("Annual MVR review"));
  }, 30_000);

  it("names the paper of the hire", async () => {
    const { dialog } = await openReview("Boyd");
    expect(dialog).toHaveTextContent("Your review goes on file as the driver’s MVR at hire.");
  });

  it("needs a decision, and a note unless the driver is qualified", async () => {
    const { drawer, dialog } = await openReview("Jensen");
    await press("Save review", dialog);
    expect(await within(dialog).findByText("Choose the decision")).toBeInTheDocument();
    await choose("Decision", "Disqualified", { inside: dialog });
    expect(dialog).toHaveTextContent("nothing is added to the driver’s papers");
    await press("Save review", dialog);
    expect(await within(dialog).findByText("Enter what you considered and what follows")).toBeInTheDocument();
    expect(sent("POST", REVIEW)).toEqual([]);
    await fill("Note", "Second speeding in a year.", { inside: dialog });
    await press("Save review", dialog);
    const review = await within(drawer).findByRole("region", { name: "Review" });
    expect(review).toHaveTextContent("Second speeding in a year.");
    expect(await bodySent("POST", REVIEW)).toEqual({
      version: 1,
      decision: "disqualified",
      note: "Second speeding in a year.",
    });
  }, 30_000);

  it("says so when another person has reviewed it", async () => {
    use(
      mock("post", "/api/motor_vehicle_records/{motor_vehicle_record_id}/review", () =>
        mockProblem(422, {
          code: "validation_failed",
          fields: [{ path: "version", message: "It has been reviewed." }],
        }),
      ),
    );
    const { dialog } = await openReview("Jensen");
    await choose("Decision", "Qualified", { inside: dialog });
    await press("Save review", dialog);
    expect(await within(dialog).findByText(/It has been reviewed\./)).toBeInTheDocument();
  });
});

describe("a new motor vehicle record", () => {
  it("is saved with its entries, and then opened", async () => {
    const inside = await addMvr();
    await choose("Driver", /Tamika Boyd/, { inside, typing: "boyd" });
    await choose("State", /Ohio/, { inside });
    await fill("Pulled on", "11/18/2026", { inside });
    await userEvent.click(within(inside).getByRole("checkbox", { name: /^Pulled at hire/ }));
    await press("Add entry", inside);
    await fill("Date", "06/03/2026", { inside });
    await fill("Conviction or accident", "Failure to obey a signal", { inside });
    await press("Add MVR", inside);
    const drawer = await screen.findByRole("dialog", { name: /^MVR of Tamika Boyd/ });
    expect(await within(drawer).findByText("Failure to obey a signal")).toBeInTheDocument();
    expect(await bodySent("POST", MVRS)).toEqual({
      driver_id: driverOf("Boyd").id,
      pulled_on: "2026-11-18",
      state: "OH",
      is_at_hire: true,
      entries: [{ on: "2026-06-03", description: "Failure to obey a signal", points: 0 }],
    });
    expect(sent("POST", MVRS)[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  }, 30_000);

  it("needs a driver, a state, and the day and words of each entry", async () => {
    const inside = await addMvr();
    await press("Add entry", inside);
    await press("Add MVR", inside);
    expect(await within(inside).findByText("Choose the driver")).toBeInTheDocument();
    for (const text of ["Choose the state", "Enter the day of the entry", "Enter what the state reports"]) {
      expect(within(inside).getByText(text)).toBeInTheDocument();
    }
    expect(sent("POST", MVRS)).toEqual([]);
    await press("Remove entry 1", inside);
    expect(within(inside).queryByRole("group", { name: "Entry 1" })).not.toBeInTheDocument();
    expect(within(inside).getByRole("button", { name: "Add entry" })).toHaveFocus();
  });
});

describe("a driver's motor vehicle records", () => {
  const panel = async (last: string, permissions: readonly string[] = ALL) => {
    await open(`${DRIVERS}?driver=${driverOf(last).id}`, permissions);
    return screen.findByRole("region", { name: "MVRs" });
  };

  it("show the latest one, and lead to all", async () => {
    const inside = await panel("Jensen", READS);
    expect(await within(inside).findByRole("link", { name: "Pulled Nov 15, 2026" })).toHaveAttribute(
      "href",
      `${PATH}&motor_vehicle_record=${mvrOf("Jensen").id}`,
    );
    expect(inside).toHaveTextContent("NE · Annual · 2 entries · 5 points");
    expect(inside).toHaveTextContent("To review");
    expect(within(inside).getByRole("link", { name: "All MVRs" })).toHaveAttribute(
      "href",
      `${PATH}&driver_id=${driverOf("Jensen").id}`,
    );
    expect(within(inside).queryByRole("button", { name: "Add MVR" })).not.toBeInTheDocument();
    expect(asked()).toEqual({ driver_id: driverOf("Jensen").id, sort: "-pulled_on", limit: "1" });
  });

  it("take a new one with the driver filled in", async () => {
    world().mvrs.rows.length = 0;
    const driver = driverOf("Alvarez");
    const inside = await panel("Alvarez");
    expect(await within(inside).findByText("None entered.")).toBeInTheDocument();
    await press("Add MVR", inside);
    const dialog = await screen.findByRole("dialog", { name: "Add MVR" });
    expect(within(dialog).getByRole("combobox", { name: "Driver" })).toHaveValue("Ray Alvarez");
    await press("Add MVR", dialog);
    expect(await within(inside).findByRole("link", { name: "Pulled Nov 20, 2026" })).toBeInTheDocument();
    expect(await bodySent("POST", MVRS)).toMatchObject({ driver_id: driver.id, state: driver.license_state });
  });
});
