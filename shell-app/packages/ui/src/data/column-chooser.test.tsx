import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../testing";
import type { Column, ColumnChoice } from "./columns";
import type { ListMemory } from "./list-memory";
import { ListPage, type ListPageProps } from "./list-page";
import { listOfAll } from "./list-state";

const noViews: ListMemory["views"] = {
  items: [],
  error: null,
  onRetry: vi.fn(),
  create: vi.fn(),
  update: vi.fn(),
  remove: vi.fn(),
};

interface Load {
  id: string;
}

const columns: Column<Load>[] = [
  { key: "number", title: "Load", render: (load) => load.id },
  { key: "status", title: "Status", render: () => "Booked" },
  { key: "lane", title: "Lane", render: () => "Joliet – Dallas" },
  { key: "truck", title: "Truck", isOptional: true, render: () => "7004" },
];

interface PageProps {
  onChoose?: (choice: ColumnChoice) => void;
  aside?: ListPageProps<Load>["aside"];
}

function Page({ onChoose, aside }: PageProps) {
  const [choice, setChoice] = useState<ColumnChoice>(null);
  const memory: ListMemory = {
    choices: choice ? { "": choice } : {},
    onChoose: (_, next) => {
      setChoice(next);
      onChoose?.(next);
    },
    views: noViews,
  };
  return (
    <ListPage
      title="Loads"
      params={new URLSearchParams()}
      onParamsChange={vi.fn()}
      memory={memory}
      list={listOfAll([{ id: "104215" }])}
      columns={columns}
      rowId={(load) => load.id}
      empty={{ title: "No loads", body: "None" }}
      aside={aside}
    />
  );
}

const headers = () => screen.getAllByRole("columnheader").map((header) => header.textContent);
const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  return within(await screen.findByRole("list", { name: "Columns" }));
};

describe("the choice of columns", () => {
  it("leaves optional columns out until they are chosen, and puts them where the list has them", async () => {
    renderUi(<Page />);
    expect(headers()).toEqual(["Load", "Status", "Lane"]);
    const list = await open();
    await userEvent.click(list.getByRole("checkbox", { name: "Truck" }));
    await userEvent.click(list.getByRole("checkbox", { name: "Status" }));
    expect(headers()).toEqual(["Load", "Lane", "Truck"]);
    expect(list.getByRole("checkbox", { name: "Load" })).toBeDisabled();
  });

  it("moves a column by keyboard and keeps the focus on it", async () => {
    renderUi(<Page />);
    const list = await open();
    list.getByRole("button", { name: "Move Lane up" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(headers()).toEqual(["Load", "Lane", "Status"]);
    await waitFor(() => expect(list.getByRole("button", { name: "Move Lane down" })).toHaveFocus());
    expect(screen.getByText("Lane: 2 of 3")).toBeInTheDocument();
  });

  it("goes back to the list's own", async () => {
    const onChoose = vi.fn<(choice: ColumnChoice) => void>();
    renderUi(<Page onChoose={onChoose} />);
    const list = await open();
    expect(screen.getByRole("button", { name: "Reset" })).toBeDisabled();
    await userEvent.click(list.getByRole("checkbox", { name: "Lane" }));
    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    expect(onChoose).toHaveBeenLastCalledWith(null);
    expect(headers()).toEqual(["Load", "Status", "Lane"]);
  });

  it("is offered beside a map, and not where the map alone is shown", () => {
    const { rerender } = renderUi(<Page aside={{ content: "Map", place: "beside" }} />);
    expect(screen.getByRole("button", { name: "Columns" })).toBeInTheDocument();
    rerender(<Page aside={{ content: "Map", place: "instead" }} />);
    expect(screen.queryByRole("button", { name: "Columns" })).not.toBeInTheDocument();
  });
});
