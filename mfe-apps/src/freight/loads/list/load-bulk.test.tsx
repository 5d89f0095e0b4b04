import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { OVER_LIMIT, creditRefusal } from "../../../mocks/credit-handlers";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";

const { open, sent, world, loadOf, use: answer } = testWorld();

afterEach(() => {
  vi.unstubAllGlobals();
});

const row = (number: string) => screen.findByRole("row", { name: new RegExp(number) });
const box = (number: string) => screen.findByRole("checkbox", { name: `Select ${number}` });
const bar = () => within(screen.getByRole("region", { name: "Selected loads" }));

async function select(...numbers: string[]) {
  for (const number of numbers) await userEvent.click(await box(number));
}
async function holdFor(reason: string) {
  await userEvent.click(bar().getByRole("button", { name: "Put on hold" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Put on hold/ }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), reason);
  await userEvent.click(dialog.getByRole("button", { name: "Put on hold" }));
}

describe("marking rows", () => {
  it("marks with boxes, a range with Shift, all with the header's box", async () => {
    await open("/apps/loads?sort=number");
    await row("104215");
    const boxes = await screen.findAllByRole("checkbox", { name: /^Select \d/ });
    const [first, , third] = boxes;
    if (!first || !third) throw new Error("Three loads are needed.");
    const user = userEvent.setup();
    await user.click(first);
    await user.keyboard("{Shift>}");
    await user.click(third);
    await user.keyboard("{/Shift}");
    expect(bar().getByText("3 selected")).toBeInTheDocument();
    const all = screen.getByRole("checkbox", { name: "Select all loaded rows" });
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(bar().getByText(`${boxes.length} selected`)).toBeInTheDocument();
    await user.click(bar().getByRole("button", { name: "Clear selection" }));
    expect(screen.queryByRole("region", { name: "Selected loads" })).not.toBeInTheDocument();
  });

  it("marks with Space, and leaves the drawer closed", async () => {
    const { address } = await open("/apps/loads?sort=-number");
    (await row("104215")).focus();
    await userEvent.keyboard(" {ArrowDown}{Shift>} {/Shift}");
    expect(bar().getByText("2 selected")).toBeInTheDocument();
    await userEvent.click(await box("104215"));
    expect(bar().getByText("1 selected")).toBeInTheDocument();
    expect(address()).toBe("/apps/loads?sort=-number");
  });

  it("offers only what fits one of the rows", async () => {
    await open("/apps/loads");
    await row("104212");
    await select("104212");
    expect(bar().getByRole("button", { name: "Release" })).toBeDisabled();
    expect(bar().getByRole("button", { name: "Put on hold" })).toBeEnabled();
  });

  it("is for those who may change loads", async () => {
    await open("/apps/loads", ["loads:read"]);
    await row("104215");
    expect(screen.queryByRole("checkbox", { name: /^Select/ })).not.toBeInTheDocument();
  });

  it("marks cards on a phone once asked to", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("max-width") }),
    );
    const { address } = await open("/apps/loads");
    await screen.findByText("104215");
    await userEvent.click(screen.getByRole("button", { name: "Select" }));
    await userEvent.click(screen.getByText("104215"));
    expect(bar().getByText("1 selected")).toBeInTheDocument();
    expect(address()).toBe("/apps/loads");
  });
});

describe("doing it to many", () => {
  it("holds loads for a reason, and takes it back", async () => {
    for (const number of ["104215", "104212"]) willBecome(loadOf(number), { status: "on_hold" }, { status: "booked" });
    await open("/apps/loads");
    await select("104215", "104212");
    await holdFor("Customer asked to wait");
    expect(await screen.findByText("2 loads on hold.")).toBeInTheDocument();
    const holds = await Promise.all(sent("POST", /hold$/).map((request) => request.body()));
    expect(holds).toEqual(holds.map(() => ({ version: 1, reason: "Customer asked to wait" })));
    await waitFor(async () => expect(await row("104215")).toHaveTextContent("On hold"));
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("2 undone.")).toBeInTheDocument();
    expect(sent("POST", /release$/)).toHaveLength(2);
    await waitFor(async () => expect(await row("104212")).not.toHaveTextContent("On hold"));
  });

  it("says which were refused and why, and continues with the others", async () => {
    await open("/apps/loads");
    await select("104215", "104212");
    // Someone else saves before the click.
    loadOf("104215").version += 1;
    await holdFor("Weather");
    expect(await screen.findByText("1 load on hold, 1 refused")).toBeInTheDocument();
    expect(screen.getByText(/Someone else has changed this/)).toHaveTextContent(/^104215: /);
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("1 undone.")).toBeInTheDocument();
    expect(sent("POST", /release$/)).toHaveLength(1);
  });

  it("dispatches what it may, and reports whose customer's credit is used up", async () => {
    answer(
      mock("post", "/api/loads/{load_id}/dispatch", ({ params, body }) => {
        const load = world().loads.one(({ id }) => id === params["load_id"]);
        return (load.number === "104215" ? creditRefusal(body) : undefined) ?? load;
      }),
    );
    await open("/apps/loads");
    await select("104218", "104215");
    await userEvent.click(bar().getByRole("button", { name: "Dispatch" }));
    expect(await screen.findByText("1 load dispatched, 1 refused")).toBeInTheDocument();
    expect(screen.getByText(new RegExp("over its credit limit"))).toHaveTextContent(`104215: ${OVER_LIMIT}`);
    expect(screen.queryByRole("dialog", { name: "Accept the credit risk?" })).not.toBeInTheDocument();
  });

  it("leads a person without the permission to the page that says so", async () => {
    answer(mock("post", "/api/loads/{load_id}/hold", () => mockProblem(403, { code: "permission_missing" })));
    const { address } = await open("/apps/loads");
    await select("104215");
    await holdFor("Weather");
    await waitFor(() => expect(address()).toBe("/access-denied"));
  });

  it("sets the dispatcher, and puts the former one back", async () => {
    loadOf("104212").dispatcher = { id: "former", name: "Marcus Hale" };
    const tries: unknown[] = [];
    answer(
      mock("patch", "/api/loads/{load_id}", ({ params, body }) => {
        tries.push(body);
        const load = world().loads.find(params["load_id"]);
        if (!load) return mockProblem(404);
        load.version += 1;
        return load;
      }),
    );
    await open("/apps/loads");
    await select("104212");
    const { version } = loadOf("104212");
    await userEvent.click(bar().getByRole("button", { name: "Set dispatcher" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Set dispatcher: 1 load" }));
    expect(dialog.getByRole("combobox", { name: "Dispatcher" })).toHaveValue("Dana Whitfield");
    await userEvent.click(dialog.getByRole("button", { name: "Set dispatcher" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("1 undone.")).toBeInTheDocument();
    expect(tries).toEqual([
      { version, dispatcher_id: "01930000-0000-7000-8000-000000000001" },
      { version: version + 1, dispatcher_id: "former" },
    ]);
  });

  it("has a few calls under way at most, and can be left", async () => {
    let [underWay, most] = [0, 0];
    answer(
      mock("post", "/api/loads/{load_id}/hold", async ({ params }) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 20));
        underWay -= 1;
        return world().loads.find(params["load_id"]) ?? mockProblem(404);
      }),
    );
    await open("/apps/loads");
    await row("104215");
    const count = (await screen.findAllByRole("checkbox", { name: /^Select \d/ })).length;
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all loaded rows" }));
    await holdFor("Weather");
    expect(await screen.findByText(`${count} loads on hold.`)).toBeInTheDocument();
    expect(most).toBe(Math.min(4, count));
  });
});
