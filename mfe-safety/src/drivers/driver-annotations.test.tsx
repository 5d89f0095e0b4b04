import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { type Annotations, aNote, aRecordFile, annotationHandlers } from "@haul/testing/annotations";
import { testWorld } from "../test-world";

const { open, use: answer, sent, bodySent, world } = testWorld();

const dana = { id: "01930000-0000-7000-8000-0000000000d1", full_name: "Dana Reyes" };

async function openDriver(held: Partial<Annotations> = {}) {
  const driver = world().drivers.one(({ last_name }) => last_name === "Ortega");
  answer(...annotationHandlers({ notes: [], files: [], colleagues: [dana], others: [], ...held }));
  await open(`/apps/safety/drivers?driver=${driver.id}`);
  const drawer = within(await screen.findByRole("dialog", { name: /Luis Ortega/ }));
  return { driver, drawer };
}

describe("notes on a driver", () => {
  it("name a colleague, who is offered after an @", async () => {
    const { driver, drawer } = await openDriver();
    await userEvent.type(await drawer.findByLabelText("New note"), "Ask @da");
    await userEvent.click(await drawer.findByRole("option", { name: "Dana Reyes" }));
    await userEvent.type(drawer.getByLabelText("New note"), "about the TWIC");
    await userEvent.click(drawer.getByRole("button", { name: "Add note" }));
    expect(await bodySent("POST", /\/notes$/)).toEqual({
      text: "Ask @Dana Reyes about the TWIC",
      audience: "internal",
      mentions: [dana.id],
    });
    expect(sent("POST", /notes/)[0]?.path).toBe(`/api/records/driver/${driver.id}/notes`);
    expect(await drawer.findByText("@Dana Reyes")).toBeVisible();
    expect(drawer.getByLabelText("New note")).toHaveValue("");
  });

  it("are changed by their author only", async () => {
    const driver = world().drivers.one(({ last_name }) => last_name === "Ortega");
    const of = { record_kind: "driver", record_id: driver.id } as const;
    const mine = aNote({ ...of, text: "Prefers nights" });
    const theirs = aNote({ ...of, text: "Owes a DVIR", author_name: "Ann Lee", is_mine: false });
    const { drawer } = await openDriver({ notes: [mine, theirs] });
    await userEvent.click(await drawer.findByRole("button", { name: "Actions of the note by Dana Whitfield" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Edit" }));
    const field = await drawer.findByLabelText("Change the note");
    await userEvent.clear(field);
    await userEvent.type(field, "Prefers days");
    await userEvent.click(drawer.getByRole("button", { name: "Save" }));
    expect(await drawer.findByText("Prefers days")).toBeVisible();
    expect(drawer.queryByRole("button", { name: "Actions of the note by Ann Lee" })).not.toBeInTheDocument();
    await userEvent.click(drawer.getByRole("button", { name: "Actions of the note by Dana Whitfield" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Archive" }));
    await waitFor(() => expect(drawer.queryByText("Prefers days")).not.toBeInTheDocument());
    await userEvent.click(drawer.getByRole("button", { name: "Show archived notes (1)" }));
    expect(await drawer.findByText("Prefers days")).toBeVisible();
  });
});

describe("files of a driver", () => {
  const medicalCard = () => {
    const record_id = world().drivers.one(({ last_name }) => last_name === "Ortega").id;
    return aRecordFile({ record_kind: "driver", record_id, kind: "medical_card", file_name: "medical.pdf" });
  };

  it("are listed by kind and opened", async () => {
    const file = medicalCard();
    const { drawer } = await openDriver({ files: [file] });
    answer(
      mock("post", "/api/record_files/{record_file_id}/open", () => ({ url: "/blobs/x", expires_at: file.created_at })),
    );
    await userEvent.click(await drawer.findByRole("button", { name: "Medical card" }));
    await waitFor(() => expect(sent("POST", /record_files\/.*\/open$/)).toHaveLength(1));
  });

  it("are archived after a question", async () => {
    const { drawer } = await openDriver({ files: [medicalCard()] });
    await userEvent.click(await drawer.findByRole("button", { name: "Actions of medical.pdf" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Archive" }));
    const question = within(await screen.findByRole("dialog", { name: "Archive medical.pdf?" }));
    await userEvent.click(question.getByRole("button", { name: "Archive" }));
    expect(await drawer.findByText("No files yet.")).toBeVisible();
  });
});

describe("who else has a driver open", () => {
  it("is said at once, and this person is announced as reading, then as editing", async () => {
    const others = [{ user_id: dana.id, name: "Dana Reyes", is_editing: true, since_at: "2026-11-20T15:00:00Z" }];
    const { drawer } = await openDriver({ others });
    expect(await drawer.findByText("Dana Reyes is editing this.")).toBeVisible();
    await waitFor(async () => expect(await sent("PUT", /presence$/)[0]?.body()).toEqual({ is_editing: false }));
    await userEvent.click(await drawer.findByRole("button", { name: "Edit" }));
    await waitFor(async () =>
      expect(
        await sent("PUT", /presence$/)
          .at(-1)
          ?.body(),
      ).toEqual({ is_editing: true }),
    );
    expect(await drawer.findByText("Dana Reyes is editing this.")).toBeVisible();
  });
});

describe("tags and history of a driver", () => {
  it("are in the drawer, and a tag comes off", async () => {
    const driver = world().drivers.one(({ last_name }) => last_name === "Ortega");
    driver.tags = [{ id: "t1", name: "Team", color: "teal" }];
    answer(
      mock("post", "/api/records/{record_kind}/{record_id}/tags", () => ({ tags: [] })),
      mock("get", "/api/drivers/{driver_id}/history", () => ({
        items: [
          {
            id: "e1",
            occurred_at: "2026-11-20T15:00:00Z",
            actor_name: "Ann Lee",
            action: "driver.updated",
            summary: "Changed Luis Ortega",
            changes: [{ field: "phone", from: "+18065550100", to: "+18065550131" }],
          },
        ],
      })),
    );
    const { drawer } = await openDriver();
    expect(await drawer.findByText("Changed Luis Ortega")).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: "Remove tag Team" }));
    expect(await bodySent("POST", /\/tags$/)).toEqual({ remove: ["t1"] });
  });

  it("is put on several drivers at once, except those that have it", async () => {
    const drivers = world().drivers.rows.filter(({ archived_at }) => archived_at === undefined);
    const [first] = drivers;
    if (first) first.tags = [{ id: "t1", name: "Team", color: "teal" }];
    answer(
      mock("get", "/api/tags", () => ({
        items: [
          {
            id: "t1",
            name: "Team",
            color: "teal" as const,
            version: 1,
            created_at: first?.created_at ?? "",
            updated_at: "",
          },
        ],
        total_count: 1,
      })),
      mock("post", "/api/records/{record_kind}/{record_id}/tags", () => ({ tags: [] })),
    );
    await open("/apps/safety/drivers");
    await screen.findByRole("row", { name: /Luis Ortega/ });
    await userEvent.click(screen.getByRole("checkbox", { name: /Select all/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Add tag" }));
    const dialog = within(await screen.findByRole("dialog", { name: /Add tag/ }));
    await userEvent.click(dialog.getByRole("combobox", { name: /Tag/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Team" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add tag" }));
    await waitFor(() => expect(sent("POST", /\/tags$/)).toHaveLength(drivers.length - 1));
  });
});
