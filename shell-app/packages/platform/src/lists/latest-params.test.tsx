import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPages } from "@haul/testing/render";
import { withParameter } from "@haul/ui/data";
import { useLatestParams } from "./latest-params";

function Page() {
  const [params, setParams] = useLatestParams();
  const set = (name: string, value: string | null, replace = false) =>
    setParams((current) => withParameter(current, name, value), { replace });
  return (
    <>
      <button
        onClick={() => {
          set("load", "7");
          set("q", "denver", true);
        }}
      >
        Open and search
      </button>
      <button onClick={() => set("q", null)}>Clear</button>
      <button onClick={() => setParams({ sort: "number" })}>Sort alone</button>
      <output>{params.toString()}</output>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("a change starts from the one before it, drawn or not", async () => {
  const { address } = await renderPages({ routes: [{ path: "/list", element: <Page /> }], at: "/list?sort=-number" });
  await press("Open and search");
  expect(address()).toBe("/list?sort=-number&load=7&q=denver");
  expect(screen.getByRole("status")).toHaveTextContent("sort=-number&load=7&q=denver");
  await press("Clear");
  expect(address()).toBe("/list?sort=-number&load=7");
  await press("Sort alone");
  expect(address()).toBe("/list?sort=number");
});
