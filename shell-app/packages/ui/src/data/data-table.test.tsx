import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mediaQuery, renderUi } from "../testing";
import type { Column } from "./columns";
import { DataTable } from "./data-table";
import { listOfAll, nextSort, nextSortBeside, type ListState } from "./list-state";

interface Driver {
  id: string;
  name: string;
  terminal: string;
}

const drivers: Driver[] = [
  { id: "1", name: "Ray Alvarez", terminal: "Columbus" },
  { id: "2", name: "Tamika Boyd", terminal: "Joliet" },
  { id: "3", name: "Walt Jensen", terminal: "Joliet" },
];

const columns: Column<Driver>[] = [
  { key: "name", title: "Name", isSortable: true, render: (driver) => driver.name },
  { key: "terminal", title: "Terminal", render: (driver) => driver.terminal },
];

function show(list: ListState<Driver>, props: Partial<Parameters<typeof DataTable<Driver>>[0]> = {}) {
  const onOpen = vi.fn<(driver: Driver) => void>();
  const onClose = vi.fn();
  const onSort = vi.fn();
  renderUi(
    <DataTable
      label="Drivers"
      list={list}
      columns={columns}
      rowId={(driver) => driver.id}
      onOpen={onOpen}
      onClose={onClose}
      onSort={onSort}
      empty={<p>No drivers yet</p>}
      {...props}
    />,
  );
  return { onOpen, onClose, onSort };
}

const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

describe("keyboard rows", () => {
  it("moves with arrows and j and k, opens with Enter, closes with Esc", async () => {
    const { onOpen, onClose } = show(listOfAll(drivers));
    const user = userEvent.setup();
    row("Ray").focus();
    await user.keyboard("{ArrowDown}");
    expect(row("Tamika")).toHaveFocus();
    await user.keyboard("j");
    expect(row("Walt")).toHaveFocus();
    await user.keyboard("j");
    expect(row("Walt")).toHaveFocus();
    await user.keyboard("k{Enter}");
    expect(onOpen).toHaveBeenCalledWith(drivers[1]);
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    await user.keyboard("{End}");
    expect(row("Walt")).toHaveFocus();
    await user.keyboard("{Home}");
    expect(row("Ray")).toHaveFocus();
  });

  it("keeps one row in the tab order, the one last visited", async () => {
    show(listOfAll(drivers));
    const user = userEvent.setup();
    row("Ray").focus();
    await user.keyboard("{ArrowDown}");
    expect(row("Ray")).toHaveAttribute("tabindex", "-1");
    expect(row("Tamika")).toHaveAttribute("tabindex", "0");
  });

  it("leaves keys to the controls inside a row", async () => {
    const onPress = vi.fn();
    const withButton: Column<Driver>[] = [
      ...columns,
      { key: "call", title: "Call", render: (driver) => <button onClick={onPress}>Call {driver.name}</button> },
    ];
    const { onOpen } = show(listOfAll(drivers), { columns: withButton });
    const user = userEvent.setup();
    screen.getByRole("button", { name: "Call Ray Alvarez" }).focus();
    await user.keyboard("{Enter}");
    expect(onPress).toHaveBeenCalledOnce();
    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe("opening by mouse", () => {
  it("opens on a plain click and leaves the link to others", async () => {
    const { onOpen } = show(listOfAll(drivers), { rowHref: (driver) => `/drivers/${driver.id}` });
    const user = userEvent.setup();
    const link = screen.getByRole("link", { name: "Ray Alvarez" });
    expect(link).toHaveAttribute("href", "/drivers/1");
    await user.click(link);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(drivers[0]);
  });
});

describe("sorting", () => {
  it("says the order in the header and asks for the next one", async () => {
    const { onSort } = show(listOfAll(drivers), { sort: "name" });
    expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(onSort).toHaveBeenCalledWith("-name");
  });

  it.each([
    [null, "name"],
    ["name", "-name"],
    ["-name", "name"],
    ["-pickup_at", "name"],
  ])("goes from %s to %s", (current, next) => {
    expect(nextSort(current, "name")).toBe(next);
  });

  it("adds a column to the order with Shift, and numbers the columns", async () => {
    const { onSort } = show(listOfAll(drivers), { sort: "-hired_on,name", sortsBySeveral: true });
    expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    const user = userEvent.setup();
    const button = screen.getByRole("button", { name: "Name" });
    expect(button).toHaveTextContent("Name2");
    await user.keyboard("{Shift>}");
    await user.click(button);
    expect(onSort).toHaveBeenCalledWith("-hired_on,-name");
  });

  it.each([
    [null, "name"],
    ["hired_on", "hired_on,name"],
    ["hired_on,name", "hired_on,-name"],
    ["hired_on,-name,city", "hired_on,city"],
    ["-name", "name"],
    ["hired_on,city,state", "hired_on,city,name"],
  ])("goes with Shift from %s to %s", (current, next) => {
    expect(nextSortBeside(current, "name")).toBe(next);
  });
});

describe("states", () => {
  const nothing = { ...listOfAll<Driver>([]), rows: undefined };

  it("shows outlines while the first rows load", () => {
    show({ ...nothing, isFetching: true });
    expect(screen.getByRole("table", { name: "Drivers" })).toHaveAttribute("aria-busy", "true");
  });

  it("shows the empty state", () => {
    show(listOfAll<Driver>([]));
    expect(screen.getByText("No drivers yet")).toBeInTheDocument();
  });

  it("shows the error with its request id and tries again", async () => {
    const onRetry = vi.fn();
    show({
      ...nothing,
      error: { status: 500, code: "internal", message: "The server ran into a problem.", requestId: "r-17" },
      onRetry,
    });
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Request r-17");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("shows forbidden for 403 and not found for 404", () => {
    show({ ...nothing, error: { status: 403, code: "permission_missing", message: "no" } });
    expect(screen.getByText("Your role does not open this page")).toBeInTheDocument();
  });

  it("keeps the rows when a refresh fails and says from when they are", () => {
    show({ ...listOfAll(drivers), error: new Error("Network Error"), updatedAt: Date.now() });
    expect(row("Ray")).toBeInTheDocument();
    expect(screen.getByText(/could not be refreshed; they are as of \d\d:\d\d \w+/)).toBeInTheDocument();
  });

  it("uses the singular for one row", () => {
    show(listOfAll(drivers.slice(0, 1)));
    expect(screen.getByText("1 driver")).toBeInTheDocument();
  });

  it("says how many of all are shown and loads more", async () => {
    const onLoadMore = vi.fn();
    show({ ...listOfAll(drivers), total: 1200, hasMore: true, onLoadMore });
    expect(screen.getByText("3 of 1,200 drivers")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });
});

it("cuts a text where there is no room for it, down to the column's least width", () => {
  show(listOfAll(drivers), { columns: columns.map((column) => ({ ...column, cut: "7rem" })) });
  expect(screen.getByRole("columnheader", { name: "Terminal" })).toHaveStyle({ minWidth: "7rem" });
  expect(screen.getByRole("cell", { name: "Columbus" })).toHaveAttribute("data-cut");
});

describe("phones", () => {
  it("shows rows as cards with the same keys", async () => {
    vi.stubGlobal("matchMedia", (query: string) => mediaQuery(query, query.includes("max-width")));
    const { onOpen } = show(listOfAll(drivers));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    const cards = screen.getAllByRole("listitem");
    expect(cards).toHaveLength(3);
    cards[0]?.focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onOpen).toHaveBeenCalledWith(drivers[1]);
    vi.unstubAllGlobals();
  });

  it("leaves a line out where a row has nothing to say", () => {
    vi.stubGlobal("matchMedia", (query: string) => mediaQuery(query, query.includes("max-width")));
    const sparse = columns.map((column) => ({ ...column, isEmpty: ({ terminal }: Driver) => terminal === "Columbus" }));
    show(listOfAll(drivers), { columns: sparse });
    const [ray, tamika] = screen.getAllByRole("listitem");
    expect(ray).not.toHaveTextContent("Terminal");
    expect(tamika).toHaveTextContent("Terminal");
    vi.unstubAllGlobals();
  });

  it.each([null, undefined, ""])("leaves a line out where a row has no value, such as %j", (nothing) => {
    vi.stubGlobal("matchMedia", (query: string) => mediaQuery(query, query.includes("max-width")));
    show(listOfAll(drivers), { columns: columns.map((column) => withoutColumbus(column, nothing)) });
    const [ray, tamika] = screen.getAllByRole("listitem");
    expect(ray).not.toHaveTextContent("Terminal");
    expect(tamika).toHaveTextContent("Terminal");
    vi.unstubAllGlobals();
  });
});

it("shows a dash where a row has no value", () => {
  show(listOfAll(drivers), { columns: columns.map((column) => withoutColumbus(column, null)) });
  expect(screen.queryByRole("cell", { name: "Columbus" })).not.toBeInTheDocument();
  expect(screen.getAllByRole("cell", { name: "–" }).length).toBeGreaterThan(0);
});

function withoutColumbus(column: Column<Driver>, nothing: string | null | undefined): Column<Driver> {
  return {
    ...column,
    render: (driver) => (column.key === "terminal" && driver.terminal === "Columbus" ? nothing : column.render(driver)),
  };
}

describe("the first column", () => {
  // The tests' browser lays nothing out, so this compares the style with the cells that it is for.
  it("stays in view while the rest scrolls", () => {
    const css = readFileSync(resolve(import.meta.dirname, "data-table.module.css"), "utf8");
    const [, selector = "", rules = ""] = /^(\.table tr > :first-child) \{([^}]*)\}/m.exec(css) ?? [];
    expect(rules).toMatch(/position: sticky;\s+inset-inline-start: 0;/);
    expect(rules).toContain("background:");
    show(listOfAll(drivers));
    const table = screen.getByRole("table");
    const cells = table.parentElement?.querySelectorAll(selector.replace(".table", "table")) ?? [];
    expect([...cells].map((cell) => cell.textContent)).toEqual(["Name", "Ray Alvarez", "Tamika Boyd", "Walt Jensen"]);
  });
});
