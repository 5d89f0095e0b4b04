import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../testing";
import { UiProvider } from "../theme/provider";
import { LEAST_WIDTH, MOST_WIDTH, columnWidths } from "./column-widths";
import type { Column } from "./columns";
import type { ListMemory } from "./list-memory";
import { ListPage } from "./list-page";
import { listOfAll } from "./list-state";

interface Load {
  id: string;
}

const columns: Column<Load>[] = [
  { key: "number", title: "Load", isSortable: true, render: (load) => load.id },
  { key: "lane", title: "Lane", render: () => "Joliet – Dallas" },
  { key: "actions", title: "", render: () => "Call" },
];

const views: ListMemory["views"] = {
  items: [],
  error: null,
  onRetry: vi.fn(),
  create: vi.fn(),
  update: vi.fn(),
  remove: vi.fn(),
};

type Choices = ListMemory["choices"];

/** A column's width before a person resizes it. */
const MEASURED = 120;
const kept = vi.fn<(choices: Choices) => void>();

function Page({ initial = {} }: { initial?: Choices }) {
  const [choices, setChoices] = useState<Choices>(initial);
  const onChoose: ListMemory["onChoose"] = (view, choice) => {
    const others = Object.fromEntries(Object.entries(choices).filter(([of]) => of !== view));
    const next = choice === null ? others : { ...others, [view]: choice };
    setChoices(next);
    kept(next);
  };
  return (
    <ListPage
      title="Loads"
      params={new URLSearchParams()}
      onParamsChange={vi.fn()}
      memory={{ choices, onChoose, views }}
      list={listOfAll([{ id: "104215" }])}
      columns={columns}
      rowId={(load) => load.id}
      empty={{ title: "No loads", body: "None" }}
    />
  );
}

const edge = (title: string) => screen.getByRole("separator", { name: `Width of ${title}` });
const lane = () => screen.getByRole("columnheader", { name: "Lane" });
const widthNow = () => screen.getByRole("table").style.getPropertyValue("--column-1");

beforeEach(() => {
  // The header is as wide as it was made, as in a browser.
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
    return this.dataset["sized"] ? Number.parseInt(widthNow()) : MEASURED;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  kept.mockClear();
  document.documentElement.removeAttribute("dir");
});

describe("a column's width", () => {
  it("is set by dragging its edge, and drawn while the edge moves", async () => {
    renderUi(<Page />);
    await screen.findAllByRole("separator");
    expect(lane()).not.toHaveAttribute("data-sized");
    fireEvent.pointerDown(edge("Lane"), { button: 0, isPrimary: true, clientX: 300 });
    fireEvent.pointerMove(window, { clientX: 301 });
    expect(kept).not.toHaveBeenCalled();
    fireEvent.pointerMove(window, { clientX: 350 });
    expect(widthNow()).toBe("170px");
    expect(screen.getByRole("cell", { name: "Joliet – Dallas" })).toHaveStyle({ maxWidth: "var(--column-1)" });
    fireEvent.pointerMove(window, { clientX: 380 });
    fireEvent.pointerUp(window);
    expect(kept).toHaveBeenLastCalledWith({ widths: ["lane=200"] });
    expect(edge("Lane")).toHaveAttribute("aria-valuenow", "200");
    fireEvent.pointerMove(window, { clientX: 500 });
    expect(widthNow()).toBe("200px");
  });

  it("is reset by Escape during a drag, and by a double click", async () => {
    renderUi(<Page initial={{ widths: ["lane=200"] }} />);
    await screen.findAllByRole("separator");
    fireEvent.pointerDown(edge("Lane"), { button: 0, isPrimary: true, clientX: 300 });
    fireEvent.pointerMove(window, { clientX: 400 });
    expect(widthNow()).toBe("300px");
    fireEvent.keyDown(window, { key: "Escape" });
    expect(widthNow()).toBe("200px");
    fireEvent.doubleClick(edge("Lane"));
    expect(lane()).not.toHaveAttribute("data-sized");
    expect(kept).toHaveBeenLastCalledWith({});
  });

  it("follows the keys, within its limits", async () => {
    renderUi(<Page />);
    await screen.findAllByRole("separator");
    act(() => edge("Lane").focus());
    expect(edge("Lane")).toHaveAttribute("aria-valuenow", String(MEASURED));
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    expect(edge("Lane")).toHaveAttribute("aria-valuenow", "136");
    expect(edge("Lane")).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(edge("Lane")).toHaveAttribute("aria-valuenow", String(LEAST_WIDTH));
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(edge("Lane")).toHaveAttribute("aria-valuenow", String(MOST_WIDTH));
    await userEvent.keyboard("{Enter}");
    expect(lane()).not.toHaveAttribute("data-sized");
  });

  it("grows to the left in right-to-left text", async () => {
    render(
      <UiProvider env="test" direction="rtl">
        <Page />
      </UiProvider>,
    );
    await screen.findAllByRole("separator");
    edge("Lane").focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(edge("Lane")).toHaveAttribute("aria-valuenow", "136");
  });

  it("has one tab stop for all edges, which arrow keys move", async () => {
    renderUi(<Page />);
    await screen.findAllByRole("separator");
    const tabStops = () => screen.getAllByRole("separator").filter(({ tabIndex }) => tabIndex === 0);
    expect(tabStops()).toEqual([edge("Load")]);
    edge("Load").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(edge("Actions")).toHaveFocus();
    expect(tabStops()).toEqual([edge("Actions")]);
    await userEvent.keyboard("{ArrowUp}");
    expect(edge("Lane")).toHaveFocus();
  });

  it("is remembered, and reset in the columns' menu", async () => {
    renderUi(<Page initial={{ widths: ["lane=240", "gone=100", "?"] }} />);
    await screen.findAllByRole("separator");
    expect(edge("Lane")).toHaveAttribute("aria-valuenow", "240");
    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("button", { name: "Reset widths" }));
    expect(kept).toHaveBeenLastCalledWith({});
    expect(lane()).not.toHaveAttribute("data-sized");
    expect(screen.queryByRole("button", { name: "Reset widths" })).not.toBeInTheDocument();
  });

  it("does not affect the header's name or sorting", async () => {
    renderUi(<Page />);
    await screen.findAllByRole("separator");
    const load = screen.getByRole("columnheader", { name: "Load" });
    expect(within(load).getByRole("button", { name: "Load" })).toBeInTheDocument();
    expect(screen.getByRole("columnheader", { name: "Actions" })).toHaveTextContent("");
  });

  it("is one entry in the browser's storage, beside the column choices", () => {
    const onChoose = vi.fn<ListMemory["onChoose"]>();
    const widths = columnWidths({ choices: { "": ["lane"], widths: ["lane=240", "driver=9999"] }, onChoose });
    expect(widths.of).toEqual({ lane: 240, driver: MOST_WIDTH });
    widths.set("lane", null);
    expect(onChoose).toHaveBeenLastCalledWith("widths", [`driver=${MOST_WIDTH}`]);
  });
});
