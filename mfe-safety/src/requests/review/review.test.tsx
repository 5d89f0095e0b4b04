import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { expectAccessible } from "@haul/testing/accessible";
import { fill } from "@haul/testing/fields";
import { aSubmission } from "../../mocks/request-handlers";
import { testWorld } from "../../test-world";
import type { Submission } from "../requests.queries";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/drivers?tab=review";
const driverNamed = (last_name: string) => {
  const { id, full_name } = world().drivers.one((driver) => driver.last_name === last_name);
  return { id, name: full_name };
};

/** Two papers that wait, the first one opened. */
async function openFirst(permissions?: string[], changes: Partial<Submission> = {}) {
  const [first, second] = [
    aSubmission({
      driver: driverNamed("Jensen"),
      current_expires_on: "2026-11-17",
      note: "Got it on Tuesday",
      ...changes,
    }),
    aSubmission({ driver: driverNamed("Alvarez"), item_type: "license", name: "License", number: "TX1" }),
  ];
  world().submissions.push(first, second);
  const page = await open(`${PATH}&submission=${first.id}`, permissions);
  const drawer = await screen.findByRole("dialog", { name: /Medical certificate of Walt Jensen/ });
  return { ...page, first, second, drawer: within(drawer) };
}

const nextIsOpen = () => screen.findByRole("dialog", { name: /License of Ray Alvarez/ });

describe("papers to review", () => {
  it("are listed, the oldest first, and counted at the tab", async () => {
    await openFirst();
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows[1]).toContain("Medical certificateWalt Jensen");
    expect(screen.getByRole("tab", { name: /To review/ })).toHaveTextContent("2");
    expect(sent("GET", /document_submissions$/).map(({ query }) => query["status"])).toContain("submitted");
  });

  it("are none until a driver sends one", async () => {
    await open(PATH);
    expect(await screen.findByText("Nothing to review")).toBeVisible();
    await expectAccessible();
  });

  it("show the pictures beside what the driver typed, and are accepted with what was corrected", async () => {
    const { drawer, first, address } = await openFirst();
    expect(await drawer.findByRole("img", { name: "Medical certificate" })).toHaveAttribute(
      "src",
      `/blobs/${first.files[0]?.id ?? ""}`,
    );
    expect(drawer.getByText("Valid through Nov 17, 2026")).toBeVisible();
    expect(drawer.getByText("Got it on Tuesday")).toBeVisible();
    expect(drawer.getByRole("textbox", { name: "Number" })).toHaveValue("MC-88");
    await expectAccessible();
    await fill(/^Valid through/, "11/18/2028");
    await userEvent.click(drawer.getByRole("button", { name: "Accept" }));
    expect(await bodySent("POST", /accept$/)).toEqual({
      version: 1,
      number: "MC-88",
      issuer: "Dr. Elena Marsh",
      issued_on: "2026-11-18",
      expires_on: "2028-11-18",
    });
    await nextIsOpen();
    expect(address()).toContain("tab=review");
    await waitFor(() => expect(screen.queryByRole("row", { name: /Walt Jensen/ })).not.toBeInTheDocument());
  });

  it("are decided with the keyboard", async () => {
    await openFirst();
    await userEvent.keyboard("j");
    await nextIsOpen();
    await userEvent.keyboard("k");
    await screen.findByRole("dialog", { name: /Medical certificate of/ });
    await userEvent.keyboard("{ArrowRight}");
    await nextIsOpen();
    await userEvent.keyboard("{ArrowLeft}");
    await screen.findByRole("dialog", { name: /Medical certificate of/ });
    await userEvent.keyboard("a");
    await waitFor(() => expect(sent("POST", /accept$/)).toHaveLength(1));
    await nextIsOpen();
    await userEvent.keyboard("r");
    const dialog = within(await screen.findByRole("dialog", { name: "Send back license – Ray Alvarez" }));
    await userEvent.click(dialog.getByRole("button", { name: "Picture is blurry" }));
    await expectAccessible();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(await bodySent("POST", /reject$/)).toEqual({ version: 1, reason: "Picture is blurry" });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await screen.findByText("Nothing to review")).toBeVisible();
  });

  it("are sent back with a reason only", async () => {
    const { drawer } = await openFirst();
    await userEvent.click(drawer.getByRole("button", { name: "Send back" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Send back/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Send back" }));
    expect(await dialog.findByText("Say what the driver should do")).toBeVisible();
    expect(sent("POST", /reject$/)).toEqual([]);
  });

  it("need their last day where they always have one", async () => {
    const { drawer } = await openFirst(undefined, { expires_on: undefined });
    await userEvent.click(drawer.getByRole("button", { name: "Accept" }));
    expect(await drawer.findByText("Enter the last valid day")).toBeVisible();
    expect(sent("POST", /accept$/)).toEqual([]);
  });

  it("say so when someone else has changed one, and what was typed stays", async () => {
    const { drawer, first } = await openFirst();
    await fill("Number", "MC-89");
    first.version = 2;
    await userEvent.click(drawer.getByRole("button", { name: "Accept" }));
    expect(await drawer.findByRole("alert")).toHaveTextContent("Someone else has changed this record.");
    expect(drawer.getByRole("textbox", { name: "Number" })).toHaveValue("MC-89");
    await waitFor(() => expect(sent("GET", /document_submissions$/).length).toBeGreaterThan(2));
    await userEvent.click(drawer.getByRole("button", { name: "Accept" }));
    await nextIsOpen();
  });

  it("lead on when one was decided elsewhere", async () => {
    const { drawer, first } = await openFirst();
    use(
      mock("post", "/api/document_submissions/{document_submission_id}/accept", () =>
        mockProblem(409, { code: "document_submission_settled", message: "It was reviewed already." }),
      ),
    );
    first.status = "accepted";
    await userEvent.click(drawer.getByRole("button", { name: "Accept" }));
    await userEvent.click(await screen.findByRole("button", { name: "Review the next one" }));
    await nextIsOpen();
  });

  it("are only looked at by people who may not change drivers", async () => {
    const { drawer } = await openFirst(["drivers:read"]);
    expect(drawer.queryByRole("button", { name: "Accept" })).not.toBeInTheDocument();
    await userEvent.keyboard("r");
    expect(screen.queryByRole("dialog", { name: /^Send back/ })).not.toBeInTheDocument();
  });
});
