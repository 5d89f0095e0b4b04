import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../../test-world";

const { open, use, sent, bodySent, world, loadOf } = testWorld();

const row = (number: string) => screen.findByRole("row", { name: new RegExp(number) });
const tagOf = (name: string) => world().tags.one((tag) => tag.name === name);
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function chooseTag(dialog: HTMLElement, name: string) {
  await userEvent.click(within(dialog).getByRole("combobox", { name: /^Tag/ }));
  await userEvent.click(await screen.findByRole("option", { name }));
}

describe("tags on loads", () => {
  it("are shown in the list and filter it", async () => {
    await open(`/apps/loads?tag=${tagOf("Hot").id}`);
    const load = await row("104218");
    expect(within(load).getByRole("list", { name: "Tags" })).toHaveTextContent("Hot");
    expect(await screen.findByRole("button", { name: "Tag: Hot" })).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /104215/ })).not.toBeInTheDocument();
  });

  it("are put on and taken off on the load's page", async () => {
    await open(`/apps/loads/${loadOf("104218").id}`);
    await press("Add tag");
    const dialog = await screen.findByRole("dialog", { name: "Add tag: load 104218" });
    await chooseTag(dialog, "Needs tarps");
    await press("Add tag", dialog);
    await press("Remove tag Hot");
    await waitFor(() => expect(loadOf("104218").tags.map(({ name }) => name)).toEqual(["Needs tarps"]));
    const asked = await Promise.all(sent("POST", /\/tags$/).map((request) => request.body()));
    expect(asked).toEqual([{ add: [tagOf("Needs tarps").id] }, { remove: [tagOf("Hot").id] }]);
  });

  it("are only shown to those who may not change loads", async () => {
    await open(`/apps/loads/${loadOf("104218").id}`, ["loads:read"]);
    expect(await screen.findByRole("list", { name: "Tags" })).toHaveTextContent("Hot");
    expect(screen.queryByRole("button", { name: /Add tag|Take/ })).not.toBeInTheDocument();
  });

  it("are added to many loads, and undo skips those that had the tag before", async () => {
    await open("/apps/loads");
    for (const number of ["104218", "104215"])
      await userEvent.click(await screen.findByRole("checkbox", { name: `Select ${number}` }));
    await press("Add tag", screen.getByRole("region", { name: "Selected loads" }));
    const dialog = await screen.findByRole("dialog", { name: "Add tag: 2 loads" });
    await chooseTag(dialog, "Hot");
    await press("Add tag", dialog);
    expect(await screen.findByText("2 loads tagged Hot.")).toBeInTheDocument();
    expect(loadOf("104215").tags).toHaveLength(1);
    await press("Undo");
    await waitFor(() => expect(loadOf("104215").tags).toHaveLength(0));
    expect(loadOf("104218").tags).toHaveLength(1);
  });
});

describe("the company's tags", () => {
  it("are added, renamed and archived", async () => {
    await open("/apps/loads?tags_drawer=open");
    const drawer = await screen.findByRole("dialog", { name: "Tags" });
    const form = within(drawer).getByRole("form", { name: "New tag" });
    await press("Add tag", form);
    expect(await within(form).findByText("Enter a name.")).toBeInTheDocument();
    await fill("Name", "Team only", { inside: form });
    await choose("Color", "Violet", { inside: form });
    await press("Add tag", form);
    await waitFor(async () => expect(await bodySent("POST", /tags$/)).toEqual({ name: "Team only", color: "violet" }));
    await press("Edit Hot", drawer);
    const edit = within(drawer).getByRole("form", { name: "Edit Hot" });
    await fill("Name", "Rush", { inside: edit });
    await press("Save tag", edit);
    await press("Archive Rush", drawer);
    expect(await within(drawer).findByRole("button", { name: "Restore Rush" })).toBeInTheDocument();
  });

  it("say the server's refusal beside the name", async () => {
    const message = "There is a tag named Hot, perhaps an archived one.";
    use(mock("post", "/api/tags", () => mockProblem(409, { code: "tag_name_already_used", message })));
    await open("/apps/loads?tags_drawer=open");
    const form = within(await screen.findByRole("dialog", { name: "Tags" })).getByRole("form", { name: "New tag" });
    await fill("Name", "Hot", { inside: form });
    await press("Add tag", form);
    expect(await within(form).findByText(message)).toBeInTheDocument();
    expect(sent("POST", /tags$/)).toHaveLength(1);
  });
});
