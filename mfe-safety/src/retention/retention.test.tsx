import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";
import type { PurgeProposal } from "./retention.queries";

const { open, bodySent, sent, world } = testWorld();

const DUE = "/apps/safety/drivers?tab=retention";
const PURGER = ["drivers:read", "accidents:read", "retention:read", "records:purge", "legal_holds:read"];
const row = (name: string | RegExp) => screen.findByRole("row", { name });
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openProposal(changes: Partial<PurgeProposal> = {}) {
  const [proposal] = world().proposals;
  if (!proposal) throw new Error("the world has a proposal");
  Object.assign(proposal, changes);
  await open(`${DUE}&of=proposals&purge_proposal=${proposal.id}`, PURGER);
  return screen.findByRole("dialog", { name: /Purge 1 record/ });
}

describe("what may be purged", () => {
  it("is listed with its rule, and what keeps it", async () => {
    await open(DUE, PURGER);
    const application = await row(/Application for employment/);
    expect(application).toHaveTextContent("Dale Hutchins");
    expect(application).toHaveTextContent("3 years from the last day of employment (49 CFR 391.51(c))");
    expect(await row(/Road test certificate/)).toHaveTextContent("On legal hold");
    expect(screen.getByRole("columnheader", { name: "Kept at least until" })).toBeInTheDocument();
  });

  it("opens, so that nobody decides about a record unseen", async () => {
    await open(DUE, PURGER);
    const accident = world().retained.find(({ record_kind }) => record_kind === "accident");
    expect(await screen.findByRole("link", { name: "Accident" })).toHaveAttribute(
      "href",
      `/apps/safety/carriers?tab=accidents&accident=${accident?.record_id ?? ""}`,
    );
    expect(screen.queryByRole("link", { name: "Application for employment" })).not.toBeInTheDocument();
  });

  it("says plainly when nothing is due", async () => {
    world().retained.length = 0;
    await open(DUE, PURGER);
    expect(await screen.findByText("Nothing is due")).toBeInTheDocument();
    expect(screen.getByText(/^Every record on file must still be kept/)).toBeInTheDocument();
  });

  it("is proposed without what has to be kept", async () => {
    await open(DUE, PURGER);
    await row(/Application for employment/);
    await userEvent.click(screen.getByRole("checkbox", { name: /Select all/ }));
    await press("Propose to purge");
    const inside = await screen.findByRole("dialog", { name: "Propose to purge 2 records" });
    expect(inside).toHaveTextContent("1 marked record is left out");
    await fill("Note", "Yearly", { inside });
    await press("Propose", inside);
    const [application, , accident] = world().retained;
    expect(await bodySent("POST", /\/api\/retention\/proposals$/)).toEqual({
      items: [
        { record_kind: "compliance_item", record_id: application?.record_id },
        { record_kind: "accident", record_id: accident?.record_id },
      ],
      note: "Yearly",
    });
    const drawer = await screen.findByRole("dialog", { name: /Purge 2 records/ });
    expect(await within(drawer).findByText("Waiting for another person")).toBeInTheDocument();
  });

  it("is hidden from those who only see holds", async () => {
    await open(DUE, ["drivers:read", "legal_holds:read"]);
    expect(await row(/Whitaker v. Prairie Crest/)).toBeInTheDocument();
    expect(sent("GET", /\/api\/retention/)).toHaveLength(0);
  });
});

describe("a proposal to purge", () => {
  it("is only read by those who may not decide", async () => {
    await open(`${DUE}&of=proposals`, ["drivers:read", "accidents:read", "retention:read"]);
    await userEvent.click(await row(/Ann Lee/));
    const drawer = await screen.findByRole("dialog", { name: /Purge 1 record/ });
    expect(await within(drawer).findByText("Accident")).toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Approve and delete" })).not.toBeInTheDocument();
  });

  it("is approved by another person, who is told what is lost", async () => {
    const drawer = await openProposal();
    await press("Approve and delete", drawer);
    const question = await screen.findByRole("dialog", { name: "Delete 1 record for good?" });
    expect(question).toHaveTextContent("can’t be brought back");
    await press("Delete for good", question);
    expect(await within(drawer).findByText("Approved")).toBeInTheDocument();
    expect(await bodySent("POST", /\/approve$/)).toEqual({ version: 1 });
  });

  it("can only be withdrawn by the person who made it", async () => {
    const drawer = await openProposal({ is_mine: true });
    await press("Withdraw", drawer);
    expect(within(drawer).queryByRole("button", { name: "Approve and delete" })).not.toBeInTheDocument();
    const question = await screen.findByRole("dialog", { name: "Withdraw the proposal?" });
    await press("Withdraw", question);
    expect(await within(drawer).findByText("Rejected")).toBeInTheDocument();
  });
});
