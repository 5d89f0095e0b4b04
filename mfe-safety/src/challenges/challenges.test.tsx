import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { aChallenge } from "../mocks/sample-safety";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/carriers?tab=challenges";
const READS = ["data_q_challenges:read", "accidents:read", "roadside_inspections:read"];
const SAFETY = [...READS, "data_q_challenges:write"];
const REPORT = "OHKM01002233";
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const asked = () => sent("GET", /^\/api\/data_q_challenges$/).at(-1)?.query;
const challengeOf = (name: string) => world().challenges.one(({ subject_name }) => subject_name.includes(name));
const inspection = () => world().inspections.one(({ report_number }) => report_number === REPORT);
const crash = () => world().accidents.one(({ city }) => city === "Gary");
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openChallenge(name: string, permissions: readonly string[] = SAFETY) {
  await open(`${PATH}&data_q_challenge=${challengeOf(name).id}`, permissions);
  return screen.findByRole("dialog", { name: new RegExp(`Challenge: .*${name}`) });
}

async function openInspection(permissions: readonly string[] = SAFETY) {
  await open(`/apps/safety/carriers?roadside_inspection=${inspection().id}`, permissions);
  return screen.findByRole("dialog", { name: new RegExp(`Inspection ${REPORT}`) });
}

describe("the list of challenges", () => {
  it("says what each is about, how far it is, and what is overdue", async () => {
    await open(PATH, SAFETY);
    const report = await row(`Inspection ${REPORT}`);
    expect(report).toHaveTextContent("Citation dismissed in court");
    expect(report).toHaveTextContent("Accepted");
    expect(report).toHaveTextContent("Dana Whitfield");
    const accident = await row("Accident in Gary, IN");
    expect(accident).toHaveTextContent("Not preventable (CPDP)");
    expect(accident).toHaveTextContent("Answer overdue 5 days");
    expect(screen.getByRole("button", { name: /^Export/ })).toBeInTheDocument();
  });

  it("asks for what the address says", async () => {
    await open(`${PATH}&is_open=true&status=filed,draft&subject=accident&q=gary&sort=filed_on`, SAFETY);
    await row("Accident in Gary, IN");
    expect(asked()).toEqual({
      is_open: "true",
      status: "filed,draft",
      subject: "accident",
      q: "gary",
      sort: "filed_on",
    });
    expect(screen.queryByRole("row", { name: new RegExp(REPORT) })).not.toBeInTheDocument();
  });

  it("says what belongs here when there is none", async () => {
    world().challenges.rows.length = 0;
    await open(PATH, SAFETY);
    expect(await screen.findByText("No DataQs challenges yet")).toBeInTheDocument();
  });
});

describe("a challenge's drawer", () => {
  it("says that the answer is overdue, and is decided", async () => {
    const drawer = await openChallenge("Gary");
    expect(await within(drawer).findByRole("alert")).toHaveTextContent("The answer is overdue");
    await press("Edit", drawer);
    await choose("Status", "Accepted", { inside: drawer });
    await fill("Answered", "11/19/2026", { inside: drawer });
    await fill("Answer", "Not preventable.", { inside: drawer });
    await press("Save challenge", drawer);
    await waitFor(() => expect(within(drawer).queryByRole("alert")).not.toBeInTheDocument());
    expect(await bodySent("PATCH", /\/api\/data_q_challenges\//)).toMatchObject({
      version: 1,
      accident_id: crash().id,
      roadside_inspection_id: null,
      violation_codes: [],
      reason: "crash_not_preventable",
      status: "accepted",
      answered_on: "2026-11-19",
      answer: "Not preventable.",
    });
  }, 30_000);

  it("says once by when a draft has to be filed", async () => {
    const { id } = inspection();
    const draft = world().challenges.add(aChallenge({ roadside_inspection: { id, name: REPORT } }));
    await open(`${PATH}&data_q_challenge=${draft.id}`, SAFETY);
    const drawer = await screen.findByRole("dialog", { name: /^Challenge:/ });
    await within(drawer).findByText("The whole report");
    expect(within(drawer).getAllByText(/File by/)).toHaveLength(1);
    expect(within(drawer).queryByText("Next")).not.toBeInTheDocument();
  });

  it("is only read by those who may not change it", async () => {
    const drawer = await openChallenge(REPORT, READS);
    expect(await within(drawer).findByText("Violation removed.")).toBeInTheDocument();
    expect(within(drawer).getByRole("link", { name: REPORT })).toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Edit" })).not.toBeInTheDocument();
  });
});

describe("a new challenge", () => {
  it("needs its record and reason, and shows beside its field what the server refuses", async () => {
    await open(`${PATH}&add=record`, SAFETY);
    const inside = await screen.findByRole("dialog", { name: "Add challenge" });
    await press("Add challenge", inside);
    expect(await within(inside).findByText("Choose the inspection")).toBeInTheDocument();
    expect(within(inside).getByText("Choose the reason")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
    const fields = [{ path: "violation_codes", message: "Name the violations that it is about." }];
    use(mock("post", "/api/data_q_challenges", () => mockProblem(422, { code: "validation_failed", fields })));
    await choose("Inspection", new RegExp(REPORT), { inside, typing: "OHKM" });
    await choose("Reason", "Violation incorrect", { inside });
    await press("Add challenge", inside);
    expect(await within(inside).findByText("Name the violations that it is about.")).toBeInTheDocument();
  }, 30_000);
});

describe("what was challenged", () => {
  it("is shown beside the violation, with the count", async () => {
    const drawer = await openInspection();
    const violations = await within(drawer).findByRole("list", { name: `Violations of ${REPORT}` });
    const [brakes, logs] = within(violations).getAllByRole("listitem");
    await waitFor(() => expect(logs).toHaveTextContent("DataQs: Accepted"));
    expect(brakes).not.toHaveTextContent("DataQs");
    expect(within(drawer).getByRole("region", { name: "DataQs (1)" })).toHaveTextContent(
      "Citation dismissed in court · 395.8",
    );
  });

  it("is nobody's business without the permission", async () => {
    const drawer = await openInspection(["roadside_inspections:read"]);
    await within(drawer).findByRole("list", { name: `Violations of ${REPORT}` });
    expect(within(drawer).queryByRole("region", { name: /DataQs/ })).not.toBeInTheDocument();
    expect(sent("GET", /data_q_challenges/)).toEqual([]);
  });

  it("is challenged from the inspection's drawer", async () => {
    const drawer = await openInspection();
    await press("Challenge", await within(drawer).findByRole("region", { name: "DataQs (1)" }));
    const inside = await screen.findByRole("dialog", { name: "Add challenge" });
    await choose("Reason", "Violation incorrect", { inside });
    await choose("Violations", /^393.47/, { inside });
    await press("Add challenge", inside);
    expect(await within(drawer).findByRole("region", { name: "DataQs (2)" })).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/data_q_challenges$/)).toEqual({
      roadside_inspection_id: inspection().id,
      violation_codes: ["393.47(e)"],
      reason: "violation_incorrect",
      status: "draft",
    });
  }, 30_000);

  it("is shown with an accident, too", async () => {
    await open(`/apps/safety/carriers?accident=${crash().id}`, SAFETY);
    const drawer = await screen.findByRole("dialog", { name: /Accident in Gary/ });
    const part = await within(drawer).findByRole("region", { name: "DataQs (1)" });
    expect(part).toHaveTextContent("Not preventable (CPDP)");
    expect(within(part).getByRole("link")).toHaveAttribute(
      "href",
      `${PATH}&data_q_challenge=${challengeOf("Gary").id}`,
    );
  });
});
