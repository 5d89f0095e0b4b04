import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Outlet } from "@haul/platform";
import { createMemoryRouter, RouterProvider } from "@haul/platform/host";
import { UiProvider } from "@haul/ui/core";
import { Form, FormField, useForm } from "@haul/ui/forms";
import { LazyBackGuard } from "./lazy-back-guard";

function Note() {
  const form = useForm({ initialValues: { note: "" } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <FormField name="note" label="Note" />
      <button type="submit">Save</button>
    </Form>
  );
}

/** On the form, having come from the list. */
async function open() {
  const element = (
    <>
      <LazyBackGuard />
      <Outlet />
    </>
  );
  const children = [
    { path: "/apps/loads", element: <h1>Loads</h1> },
    { path: "/apps/loads/new", element: <Note /> },
  ];
  const router = createMemoryRouter([{ element, children }], {
    initialEntries: ["/apps/loads", "/apps/loads/new"],
    initialIndex: 1,
  });
  render(
    <UiProvider env="test">
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await act(() => import("./back-guard"));
  return router;
}

const type = (text: string) => userEvent.type(screen.getByRole("textbox", { name: "Note" }), text);
const question = () => screen.findByRole("dialog", { name: "Leave without saving?" });
const answer = async (name: string) => userEvent.click(within(await question()).getByRole("button", { name }));
const isAsked = () => screen.queryByRole("dialog", { name: "Leave without saving?" }) !== null;
const loads = () => screen.findByRole("heading", { name: "Loads" });

it("asks once before Back leaves a form with changes, and stays or leaves as told", async () => {
  const router = await open();
  const back = () => act(() => router.navigate(-1));
  await type("Lumper at dock 4");
  await back();
  await question();
  await back();
  await answer("Keep editing");
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(router.state.location.pathname).toBe("/apps/loads/new");
  expect(screen.getByRole("textbox", { name: "Note" })).toHaveValue("Lumper at dock 4");

  await back();
  await answer("Leave");
  await loads();
  await waitFor(() => expect(isAsked()).toBe(false));
});

it("asks nothing where nothing was changed", async () => {
  const router = await open();
  await type("L{Backspace}");
  await act(() => router.navigate(-1));
  await loads();
  expect(isAsked()).toBe(false);
});

it("does not hold up what the page does by itself", async () => {
  const router = await open();
  await type("Lumper");
  await act(() => router.navigate("/apps/loads"));
  await loads();
  expect(isAsked()).toBe(false);
});

it("asks nothing once the form is saved", async () => {
  const router = await open();
  await type("Lumper");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await act(() => router.navigate(-1));
  await loads();
  expect(isAsked()).toBe(false);
});
