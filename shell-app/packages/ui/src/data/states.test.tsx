import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderUi } from "../testing";
import { ListPage } from "./list-page";
import { listOfAll } from "./list-state";
import { ErrorState, ForbiddenState } from "./states";

const refusal = (status: number, code: string, message: string) =>
  Object.assign(new Error(message), { status, code, message });

afterEach(() => window.history.replaceState(null, "", "/"));

describe("what is not there", () => {
  const gone = refusal(404, "not_found", "There is no such load.");

  it.each([
    ["a record's page", "/apps/loads/01930000-0000-7000-8000-000000000001"],
    ["its form", "/apps/loads/01930000-0000-7000-8000-000000000001/edit"],
    ["a link that lost its end", "/apps/loads/01930000-0000"],
  ])("leads from %s to the list", (_, path) => {
    window.history.replaceState(null, "", path);
    renderUi(<ErrorState error={gone} />);
    expect(screen.getByRole("link", { name: "Go to the list" })).toHaveAttribute("href", "/apps/loads");
    expect(screen.getByRole("link", { name: "Go to your start page" })).toHaveAttribute("href", "/");
  });

  it("stays quiet in a drawer, which has its list beside it", () => {
    window.history.replaceState(null, "", "/apps/loads?load=01930000-0000-7000-8000-000000000001");
    renderUi(<ErrorState error={gone} />);
    expect(screen.getByRole("heading", { name: "Not found" })).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});

describe("what is closed", () => {
  const grants = /An Admin of your company can give it to your role/;

  it("names the permission that the server missed, and who can give it", () => {
    renderUi(<ErrorState error={refusal(403, "permission_missing", "You need the permission loads:read for this.")} />);
    expect(screen.getByText(/^You need the permission loads:read for this\./)).toHaveTextContent(grants);
  });

  it("names it in the place of a list too", () => {
    const error = refusal(403, "permission_missing", "You need the permission loads:read for this.");
    renderUi(
      <ListPage
        title="Loads"
        list={{ ...listOfAll<string>([]), rows: undefined, error }}
        columns={[]}
        rowId={String}
        params={new URLSearchParams()}
        onParamsChange={() => undefined}
        empty={{ title: "No loads yet", body: "" }}
      />,
    );
    expect(screen.getByText(/^You need the permission loads:read for this\./)).toHaveTextContent(grants);
  });

  it("names the permission that the page asks for", () => {
    renderUi(<ForbiddenState permission="quotes:write" />);
    expect(screen.getByText(/^You need the permission quotes:write\./)).toHaveTextContent(grants);
  });
});

describe("the button of a list", () => {
  const add = <button type="button">Add vendor</button>;
  const show = (rows: readonly string[] | undefined, address = "") =>
    renderUi(
      <ListPage
        title="Vendors"
        action={add}
        otherActions={<button type="button">Duplicates</button>}
        list={{ ...listOfAll<string>([]), rows }}
        columns={[{ key: "name", title: "Name", render: (name) => name }]}
        rowId={String}
        params={new URLSearchParams(address)}
        onParamsChange={() => undefined}
        empty={{ title: "No vendors yet", body: "", action: add }}
      />,
    );
  const starts = () => screen.getAllByRole("button", { name: "Add vendor" });

  it("stands once where there is nothing: in the middle, with the others left above", () => {
    show([]);
    expect(starts()).toHaveLength(1);
    expect(screen.getByRole("status")).toContainElement(starts()[0] ?? null);
    expect(screen.getByRole("button", { name: "Duplicates" })).toBeInTheDocument();
  });

  it.each([
    ["there are rows", ["Doyle Towing"], ""],
    ["the rows are loading", undefined, ""],
    ["nothing matches", [], "q=zzzz"],
  ])("stands above while %s", (_, rows, address) => {
    show(rows, address);
    expect(starts()).toHaveLength(1);
    expect(screen.getByRole("banner")).toContainElement(starts()[0] ?? null);
  });
});
