import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const DRIVERS = "/apps/safety/drivers";
const PATH = `${DRIVERS}?tab=inquiries`;
const READS = ["employer_inquiries:read", "drivers:read"];
const ALL = [...READS, "employer_inquiries:write"];
const INQUIRIES = /^\/api\/employer_inquiries$/;
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const asked = () => sent("GET", INQUIRIES).at(-1)?.query;
const inquiryTo = (employer: string) => world().inquiries.one(({ employer_name }) => employer_name === employer);
const driverOf = (last: string) => world().drivers.one(({ last_name }) => last_name === last);
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openInquiry(employer: string, permissions: readonly string[] = ALL) {
  await open(`${PATH}&employer_inquiry=${inquiryTo(employer).id}`, permissions);
  return screen.findByRole("dialog", { name: new RegExp(employer) });
}

async function addEmployer() {
  await open(PATH, ALL);
  await press("Add employer");
  return screen.findByRole("dialog", { name: "Add employer" });
}

describe("people without the permission", () => {
  it("see no tab and no panel, and ask for nothing", async () => {
    await open(`${PATH}&driver=${driverOf("Jensen").id}`, ["drivers:write"]);
    await screen.findByRole("list", { name: "Papers of Walt Jensen" });
    expect(screen.queryByRole("tab", { name: "Employers", hidden: true })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Investigation history" })).not.toBeInTheDocument();
    expect(sent("GET", /employer_inquiries|investigation/)).toEqual([]);
  });
});

describe("the list of previous employers", () => {
  it("says how each inquiry stands, and which are overdue", async () => {
    await open(PATH, ALL);
    const overdue = await row("Midland Carriers");
    expect(overdue).toHaveTextContent("Walt Jensen");
    expect(overdue).toHaveTextContent("Asked");
    expect(overdue).toHaveTextContent("Oct 31, 2026");
    expect(overdue).toHaveTextContent("Overdue since Nov 14, 2026");
    const closed = await row("Prairie Freight");
    expect(closed).toHaveTextContent("Answered");
    expect(closed).not.toHaveTextContent("Overdue");
    expect(await row("Gulf Tank Lines")).toHaveTextContent("Not asked yet");
    expect(screen.getByText(/kept separate from the qualification file \(49 CFR 391\.53\)/)).toBeInTheDocument();
  });

  it("asks for what the address says", async () => {
    const { id } = driverOf("Jensen");
    await open(`${PATH}&state=asked,closed&outcome=answered&driver_id=${id}&q=prairie`, ALL);
    await row("Prairie Freight");
    expect(asked()).toEqual({
      state: "asked,closed",
      outcome: "answered",
      driver_id: id,
      q: "prairie",
      sort: "-created_at",
    });
    expect(screen.getByRole("button", { name: "Status: Asked, Closed" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Outcome: Answered" })).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /Midland Carriers/ })).not.toBeInTheDocument();
  });

  it("opens from a link that only names the record", async () => {
    await open(`${DRIVERS}?employer_inquiry=${inquiryTo("Midland Carriers").id}`, READS);
    expect(await screen.findByRole("dialog", { name: /Midland Carriers/ })).toBeInTheDocument();
  });

  it("says what belongs here when there is none, and starts with adding one", async () => {
    world().inquiries.rows.length = 0;
    await open(PATH, ALL);
    expect(await screen.findByText("No employers yet")).toBeInTheDocument();
    expect(screen.getByText(/^Enter each DOT-regulated employer from the three years before/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add employer" })).toBeInTheDocument();
  });
});

describe("the drawer of a previous employer", () => {
  it("says what to do about one that is overdue, and how it was asked", async () => {
    const drawer = await openInquiry("Midland Carriers");
    expect(await within(drawer).findByRole("alert")).toHaveTextContent("by Nov 14, 2026");
    const [contact] = within(within(drawer).getByRole("list", { name: "Contacts with Midland Carriers" })).getAllByRole(
      "listitem",
    );
    expect(contact).toHaveTextContent("Oct 31, 2026 · Email");
    expect(contact).toHaveTextContent("Sent the consent along.");
  });

  it("shows the answer and what the driver objects", async () => {
    const drawer = await openInquiry("Prairie Freight");
    expect(await within(drawer).findByText(/^Drove reefers/)).toBeInTheDocument();
    expect(within(drawer).getByText("Would hire again").nextElementSibling).toHaveTextContent("Yes");
    expect(within(drawer).getByText("The dock was marked wrong.")).toBeInTheDocument();
    expect(within(drawer).queryByRole("alert")).not.toBeInTheDocument();
  });

  it("logs today's contact in the way that was tried last", async () => {
    const drawer = await openInquiry("Midland Carriers");
    await press("Log a contact", drawer);
    const dialog = await screen.findByRole("dialog", { name: "Contact with Midland Carriers" });
    expect(within(dialog).getByRole("textbox", { name: "Date" })).toHaveValue("Nov 20, 2026");
    await choose("Method", "Phone", { inside: dialog });
    await fill("Note", "Left a voicemail.", { inside: dialog });
    await press("Log contact", dialog);
    const list = within(drawer).getByRole("list", { name: "Contacts with Midland Carriers" });
    await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(2));
    expect(list).toHaveTextContent("Nov 20, 2026 · Phone");
    expect(screen.queryByRole("dialog", { name: /^Contact with/ })).not.toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/employer_inquiries\//)).toEqual({
      version: 1,
      attempts: [
        { on: "2026-10-31", method: "email", note: "Sent the consent along." },
        { on: "2026-11-20", method: "phone", note: "Left a voicemail." },
      ],
    });
  });

  it("shows beside its field why a contact is refused", async () => {
    const fields = [{ path: "attempts.1.on", message: "This day is in the future." }];
    use(
      mock("patch", "/api/employer_inquiries/{employer_inquiry_id}", () =>
        mockProblem(422, { code: "validation_failed", fields }),
      ),
    );
    const drawer = await openInquiry("Midland Carriers");
    await press("Log a contact", drawer);
    const dialog = await screen.findByRole("dialog", { name: /^Contact with/ });
    await press("Log contact", dialog);
    await waitFor(() =>
      expect(within(dialog).getByRole("textbox", { name: "Date" })).toHaveAccessibleDescription(
        "This day is in the future.",
      ),
    );
  });

  it("keeps another's contact when both log one", async () => {
    const drawer = await openInquiry("Midland Carriers");
    await press("Log a contact", drawer);
    const dialog = await screen.findByRole("dialog", { name: /^Contact with/ });
    const inquiry = inquiryTo("Midland Carriers");
    inquiry.version = 2;
    inquiry.attempts = [...inquiry.attempts, { on: "2026-11-19", method: "fax" }];
    await press("Log contact", dialog);
    expect(await within(dialog).findByText("Someone else has changed this record.")).toBeInTheDocument();
    await press("Log contact", dialog);
    await waitFor(() => expect(inquiryTo("Midland Carriers").attempts).toHaveLength(3));
    expect(inquiryTo("Midland Carriers").attempts.map(({ method }) => method)).toEqual(["email", "fax", "email"]);
  });

  it("takes the outcome, which is folded until then", async () => {
    const drawer = await openInquiry("Midland Carriers");
    await press("Edit", drawer);
    const section = await within(drawer).findByRole("button", { name: "Outcome and answer" });
    expect(section).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(section);
    await choose("Outcome", "No response", { inside: drawer });
    await fill("Outcome date", "11/20/2026", { inside: drawer });
    await press("Save employer", drawer);
    expect(await within(drawer).findByRole("region", { name: "Outcome" })).toHaveTextContent("No response");
    expect(await bodySent("PATCH", /\/api\/employer_inquiries\//)).toMatchObject({
      version: 1,
      driver_id: driverOf("Jensen").id,
      outcome: "no_response",
      closed_on: "2026-11-20",
      answer: null,
      is_rehire_eligible: null,
      rebutted_on: null,
    });
  }, 30_000);

  it("says beside their fields what an outcome still needs", async () => {
    const message = "Enter when and how the employer was asked. The file has to show it.";
    const fields = [
      { path: "attempts", message },
      { path: "closed_on", message: "Enter the day of the outcome." },
    ];
    use(
      mock("patch", "/api/employer_inquiries/{employer_inquiry_id}", () =>
        mockProblem(422, { code: "validation_failed", fields }),
      ),
    );
    const drawer = await openInquiry("Gulf Tank Lines");
    await press("Edit", drawer);
    await press("Outcome and answer", drawer);
    await choose("Outcome", "Refused to answer", { inside: drawer });
    // Folded again, it opens for its error.
    await press("Outcome and answer", drawer);
    await press("Save employer", drawer);
    expect(await within(drawer).findByText(message)).toBeInTheDocument();
    expect(within(drawer).getByRole("button", { name: "Outcome and answer" })).toHaveAttribute("aria-expanded", "true");
    expect(within(drawer).getByRole("textbox", { name: "Outcome date" })).toHaveAccessibleDescription(
      "Enter the day of the outcome.",
    );
  });

  it("is only read by those who may not change it", async () => {
    const drawer = await openInquiry("Midland Carriers", READS);
    await within(drawer).findByRole("list", { name: /^Contacts with/ });
    for (const name of ["Edit", "Log a contact", "Archive"]) {
      expect(within(drawer).queryByRole("button", { name })).not.toBeInTheDocument();
    }
  });

  it("archives after saying how long it has to be kept, and brings back", async () => {
    const drawer = await openInquiry("Prairie Freight");
    await press("Archive", drawer);
    const question = await screen.findByRole("dialog", { name: "Archive Prairie Freight?" });
    expect(question).toHaveTextContent("three more years (49 CFR 391.53(c))");
    await press("Archive", question);
    await press("Restore", drawer);
    expect(await within(drawer).findByRole("button", { name: "Archive" })).toBeInTheDocument();
  });
});

describe("a new previous employer", () => {
  it("is saved with the contacts, and then opened", async () => {
    const inside = await addEmployer();
    await choose("Driver", /Tamika Boyd/, { inside, typing: "boyd" });
    await fill("Employer", "Lone Star Bulk", { inside });
    await press("Add contact", inside);
    await choose("Method", "Fax", { inside });
    await fill("Date", "11/18/2026", { inside });
    await press("Add employer", inside);
    const drawer = await screen.findByRole("dialog", { name: /Lone Star Bulk/ });
    expect(await within(drawer).findByText(/Nov 18, 2026/)).toBeInTheDocument();
    expect(await bodySent("POST", INQUIRIES)).toEqual({
      driver_id: driverOf("Boyd").id,
      employer_name: "Lone Star Bulk",
      is_regulated: true,
      is_safety_sensitive: true,
      attempts: [{ on: "2026-11-18", method: "fax" }],
    });
    expect(sent("POST", INQUIRIES)[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  }, 30_000);

  it("needs a driver, a name, and how each contact was made", async () => {
    const inside = await addEmployer();
    await press("Add contact", inside);
    await press("Add employer", inside);
    expect(await within(inside).findByText("Choose the driver")).toBeInTheDocument();
    expect(within(inside).getByText("Enter the employer")).toBeInTheDocument();
    expect(within(inside).getByText("Choose how the employer was asked")).toBeInTheDocument();
    expect(sent("POST", INQUIRIES)).toEqual([]);
    await press("Remove contact 1", inside);
    expect(within(inside).queryByRole("group", { name: "Contact 1" })).not.toBeInTheDocument();
    expect(within(inside).getByRole("button", { name: "Add contact" })).toHaveFocus();
  });
});

describe("a driver's investigation history", () => {
  const panel = async (last: string, permissions: readonly string[] = ALL) => {
    await open(`${DRIVERS}?driver=${driverOf(last).id}`, permissions);
    return screen.findByRole("region", { name: "Investigation history" });
  };

  it("says how it stands, and leads to each employer", async () => {
    const inside = await panel("Jensen");
    expect(await within(inside).findByText("1 of 2 inquiries closed")).toBeInTheDocument();
    expect(inside).toHaveTextContent("Overdue since Nov 14, 2026");
    expect(inside).toHaveTextContent("Kept separate from the qualification file (49 CFR 391.53)");
    expect(await within(inside).findByRole("link", { name: "Midland Carriers" })).toHaveAttribute(
      "href",
      `${PATH}&employer_inquiry=${inquiryTo("Midland Carriers").id}`,
    );
    expect(within(inside).getByRole("link", { name: "All employers" })).toHaveAttribute(
      "href",
      `${PATH}&driver_id=${driverOf("Jensen").id}`,
    );
    expect(asked()).toEqual({ driver_id: driverOf("Jensen").id, limit: "50" });
  });

  it("adds an employer of this driver", async () => {
    const inside = await panel("Boyd");
    await press("Add employer", inside);
    const dialog = await screen.findByRole("dialog", { name: "Add employer" });
    expect(within(dialog).getByRole("combobox", { name: "Driver" })).toHaveValue("Tamika Boyd");
    await fill("Employer", "Lone Star Bulk", { inside: dialog });
    await press("Add employer", dialog);
    expect(await within(inside).findByRole("link", { name: "Lone Star Bulk" })).toBeInTheDocument();
    expect(await within(inside).findByText("0 of 2 inquiries closed")).toBeInTheDocument();
    expect(await bodySent("POST", INQUIRIES)).toMatchObject({ driver_id: driverOf("Boyd").id });
  });

  it("opens as one PDF, also of a past day", async () => {
    const inside = await panel("Jensen", READS);
    expect(within(inside).queryByRole("button", { name: "Add employer" })).not.toBeInTheDocument();
    await press(/^Open file/, inside);
    const today = await screen.findByRole("dialog", { name: "Investigation history of Walt Jensen" });
    expect(await within(today).findByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
      "href",
      "/blobs/a-sheet",
    );
    await press("Close", today);
    await fill("File as of", "11/03/2026", { inside });
    await press(/^Open file/, inside);
    await screen.findByRole("dialog", { name: "Investigation history of Walt Jensen as of Nov 3, 2026" });
    const bodies = await Promise.all(sent("POST", /investigation\/open$/).map(({ body }) => body()));
    expect(bodies).toEqual([{ is_inline: true }, { is_inline: true, as_of: "2026-11-03" }]);
  });
});
