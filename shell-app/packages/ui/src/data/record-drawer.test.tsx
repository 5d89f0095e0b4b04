import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Menu, Modal } from "@mantine/core";
import { mediaQuery, renderUi } from "../testing";
import { listOfAll } from "./list-state";
import { DataTable } from "./data-table";
import { RecordDrawer, neighbours } from "./record-drawer";

const loads = ["104218", "104215", "104212"];
const columns = [{ key: "number", title: "Number", render: (number: string) => number }];
const onClose = vi.fn();

/** A list whose rows open their drawer, as pages do it. */
function List() {
  const [open, setOpen] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { previous, next } = neighbours(loads, (load) => load, open);
  const close = () => {
    onClose();
    setOpen(null);
  };
  return (
    <>
      <input aria-label="Search" />
      <DataTable
        label="Loads"
        list={listOfAll(loads)}
        columns={columns}
        rowId={(load) => load}
        onOpen={setOpen}
        onClose={close}
        openId={open}
        empty={null}
      />
      <RecordDrawer
        isOpen={open !== null}
        onClose={close}
        title={`Load ${open ?? ""}`}
        onPrevious={previous === null ? undefined : () => setOpen(previous)}
        onNext={next === null ? undefined : () => setOpen(next)}
      >
        <input aria-label="Note" />
        <button onClick={() => setIsAsking(true)}>Assign</button>
        <Menu>
          <Menu.Target>
            <button>More</button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>Copy load</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Modal opened={isAsking} onClose={() => setIsAsking(false)} title="Who hauls it?">
          <button>Ray Alvarez</button>
        </Modal>
      </RecordDrawer>
    </>
  );
}

const row = (number: string) => screen.getByRole("row", { name: number });
const drawer = (number: string) => screen.getByRole("dialog", { name: `Load ${number}` });

async function openRow(number: string) {
  onClose.mockClear();
  renderUi(<List />);
  row(number).focus();
  await userEvent.keyboard("{Enter}");
  return drawer(number);
}

describe("the drawer beside a list", () => {
  it("leaves the list as it is: another row that is clicked is shown", async () => {
    const panel = await openRow("104218");
    expect(panel).not.toHaveAttribute("aria-modal");
    await userEvent.click(row("104212"));
    expect(drawer("104212")).toBe(panel);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });

  it("has the focus once it is open, and gives it back to the row", async () => {
    const panel = await openRow("104215");
    expect(panel).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(row("104215")).toHaveFocus();
  });

  it("gives it back after it was elsewhere in between", async () => {
    await openRow("104215");
    await userEvent.click(screen.getByRole("textbox", { name: "Search" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(row("104215")).toHaveFocus();
  });

  it("is walked with j and k, from the drawer and from the list", async () => {
    await openRow("104218");
    await userEvent.keyboard("j");
    expect(drawer("104215")).toHaveFocus();
    await userEvent.click(row("104212"));
    await userEvent.keyboard("k");
    expect(drawer("104215")).toBeInTheDocument();
    expect(row("104215")).toHaveFocus();
    await userEvent.keyboard("{Control>}j{/Control}");
    expect(drawer("104215")).toBeInTheDocument();
  });

  it("stays where it is at the ends of the list", async () => {
    await openRow("104218");
    await userEvent.keyboard("k");
    expect(drawer("104218")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Previous in the list (k)" })).toBeDisabled();
  });

  it.each(["Note", "Search"])("leaves j to the field that has the focus: %s", async (name) => {
    await openRow("104218");
    await userEvent.type(screen.getByRole("textbox", { name }), "j");
    expect(screen.getByRole("textbox", { name })).toHaveValue("j");
    expect(drawer("104218")).toBeInTheDocument();
  });

  it("closes with Esc from the list too, and once", async () => {
    await openRow("104218");
    row("104212").focus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("stays open while Esc is for what is typed beside it", async () => {
    await openRow("104218");
    await userEvent.type(screen.getByRole("textbox", { name: "Search" }), "{Escape}");
    expect(drawer("104218")).toBeInTheDocument();
  });

  it("leaves Esc, j and k to a dialog above it", async () => {
    const panel = await openRow("104218");
    await userEvent.click(within(panel).getByRole("button", { name: "Assign" }));
    const asked = await screen.findByRole("dialog", { name: "Who hauls it?" });
    await userEvent.keyboard("j");
    expect(drawer("104218")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    expect(asked).not.toBeInTheDocument();
    expect(drawer("104218")).toBeInTheDocument();
  });

  it("leaves Esc to a menu that is open", async () => {
    const panel = await openRow("104218");
    await userEvent.click(within(panel).getByRole("button", { name: "More" }));
    await screen.findByRole("menuitem", { name: "Copy load" });
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("menuitem")).not.toBeInTheDocument();
    expect(drawer("104218")).toBeInTheDocument();
  });
});

describe("the drawer on a phone", () => {
  it("fills the screen, and is modal as nothing is beside it", async () => {
    vi.stubGlobal("matchMedia", (media: string) => mediaQuery(media, media.includes("max-width")));
    const onNext = vi.fn();
    renderUi(
      <RecordDrawer isOpen onClose={onClose} onNext={onNext} title="Load 104218" href="/apps/loads/1">
        Everything about it
      </RecordDrawer>,
    );
    const sheet = await screen.findByRole("dialog", { name: "Load 104218" });
    expect(sheet).toHaveAttribute("aria-modal", "true");
    onClose.mockClear();
    await userEvent.keyboard("j{Escape}");
    expect(onNext).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
