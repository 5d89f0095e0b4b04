import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../testing";
import type { ListGroups } from "./group-tabs";
import type { ListMemory, ListView, ListViewInput } from "./list-memory";
import { ListPage } from "./list-page";
import { listOfAll } from "./list-state";

const groups: ListGroups = {
  name: "group",
  groups: ["open", "moving", "all"].map((value) => ({ value, label: value })),
  all: "all",
};

const READY = [{ name: "Rolling, latest first", search: "group=moving&sort=-number" }];

const create = vi.fn<(input: ListViewInput) => void>();

function Page({ at = "" }: { at?: string }) {
  const [params, setParams] = useState(new URLSearchParams(at));
  const [items, setItems] = useState<readonly ListView[]>([]);
  const views: ListMemory["views"] = {
    items,
    error: null,
    onRetry: vi.fn(),
    create: (input) => {
      create(input);
      const view = { ...input, columns: undefined, id: "v1", is_own: true, owner: { name: "Dana" } };
      setItems([view]);
      return Promise.resolve(view);
    },
    update: vi.fn(),
    remove: vi.fn(),
  };
  return (
    <>
      <ListPage
        title="Loads"
        params={params}
        onParamsChange={(next) => setParams(next)}
        groups={groups}
        readyViews={READY}
        memory={{ choices: {}, onChoose: vi.fn(), views }}
        list={listOfAll([{ id: "104215" }])}
        columns={[{ key: "number", title: "Load", render: ({ id }: { id: string }) => id }]}
        rowId={(load) => load.id}
        empty={{ title: "No loads", body: "None" }}
      />
      <output>{params.toString()}</output>
    </>
  );
}

async function openDialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("button", { name: "Views" }));
  await user.click(await screen.findByRole("menuitem", { name: "Save this view…" }));
  return within(await screen.findByRole("dialog", { name: "Save view" }));
}
const copied = async () => new URL(await navigator.clipboard.readText()).search;

afterEach(() => {
  create.mockClear();
});

describe("saving a view", () => {
  it("keeps the open group, and copies the link that opens it for a colleague", async () => {
    const user = userEvent.setup();
    renderUi(<Page at="tab=loads" />);
    await user.click(screen.getByRole("tab", { name: "moving" }));
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole("textbox", { name: "Name" }), "On the road");
    await user.click(dialog.getByRole("checkbox", { name: /^Share with the company/ }));
    await user.click(dialog.getByRole("button", { name: "Save and copy link" }));
    expect(await screen.findByText("View “On the road” is saved and its link copied.")).toBeInTheDocument();
    expect(create).toHaveBeenCalledExactlyOnceWith({
      name: "On the road",
      search: "group=moving",
      columns: null,
      is_default: false,
      is_shared: true,
    });
    expect(await copied()).toBe("?tab=loads&group=moving&view=v1");
    expect(screen.getByRole("status", { name: "" })).toHaveTextContent("tab=loads&group=moving&view=v1");
    await waitFor(() => expect(screen.getByRole("button", { name: "View: On the road" })).toBeInTheDocument());
    await user.click(screen.getByRole("tab", { name: "all" }));
    expect(await screen.findByRole("button", { name: "View: On the road, changed" })).toBeInTheDocument();
  });

  it("leaves the clipboard alone on a plain save, and offers the link afterwards", async () => {
    const user = userEvent.setup();
    await navigator.clipboard.writeText("https://example.com/?kept");
    renderUi(<Page />);
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole("textbox", { name: "Name" }), "Mine");
    await user.click(dialog.getByRole("button", { name: "Save view" }));
    expect(await screen.findByText("View “Mine” is saved.")).toBeInTheDocument();
    expect(await copied()).toBe("?kept");
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link copied.")).toBeInTheDocument();
    expect(await copied()).toBe("?view=v1");
  });

  it("does not copy on Enter, even after a copy that lacked the name", async () => {
    const user = userEvent.setup();
    renderUi(<Page />);
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole("button", { name: "Save and copy link" }));
    expect(await dialog.findByText("Give the view a name.")).toBeInTheDocument();
    await user.type(dialog.getByRole("textbox", { name: "Name" }), "Mine{Enter}");
    expect(await screen.findByText("View “Mine” is saved.")).toBeInTheDocument();
  });

  it("says what the link is where the browser refuses to copy it", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("Refused", "NotAllowedError"));
    renderUi(<Page />);
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole("textbox", { name: "Name" }), "Mine");
    await user.click(dialog.getByRole("button", { name: "Save and copy link" }));
    expect(await screen.findByText("Copy this link")).toBeInTheDocument();
    expect(screen.getByText(/\?view=v1$/)).toBeInTheDocument();
  });

  it("has a plain save only where there is no clipboard", async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    const clipboard = Object.getOwnPropertyDescriptor(navigator, "clipboard");
    Reflect.deleteProperty(navigator, "clipboard");
    renderUi(<Page />);
    const dialog = await openDialog(user);
    expect(dialog.getByRole("button", { name: "Save view" })).toBeInTheDocument();
    expect(dialog.queryByRole("button", { name: "Save and copy link" })).not.toBeInTheDocument();
    if (clipboard) Object.defineProperty(navigator, "clipboard", clipboard);
  });
});

describe("ready-made views", () => {
  it("open common work at once, and are marked while their rows are shown", async () => {
    const user = userEvent.setup();
    renderUi(<Page at="q=memphis" />);
    await user.click(screen.getByRole("button", { name: "Views" }));
    await user.click(await screen.findByRole("menuitem", { name: "Rolling, latest first" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("group=moving&sort=-number"));
    await user.click(screen.getByRole("button", { name: "Views" }));
    const entry = await screen.findByRole("menuitem", { name: "Rolling, latest first" });
    expect(entry).toHaveAttribute("aria-current", "true");
  });
});
