import { useState } from "react";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderPages } from "@haul/testing/render";
import { Dialogs, lazyDialog } from "./dialogs";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const here = () => Promise.resolve({ default: Greeting });

/** A page with a button that opens the dialog. */
function open(Dialog: ReturnType<typeof lazyDialog<{ name: string }>>) {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Greet</button>
        <Dialogs ahead={[Dialog]}>{isOpen && <Dialog name="Dana" />}</Dialogs>
      </>
    );
  }
  return renderPages({ routes: [{ path: "/", element: <Page /> }], at: "/" });
}

it("opens with the click what was loaded ahead", async () => {
  const load = vi.fn(here);
  await open(lazyDialog(load));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole("button", { name: "Greet" }));
  expect(screen.getByText("Hello Dana")).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it("shows a click that comes before the code is there", async () => {
  let arrive = (_: { default: typeof Greeting }) => {};
  await open(lazyDialog(() => new Promise<{ default: typeof Greeting }>((resolve) => (arrive = resolve))));
  await userEvent.click(screen.getByRole("button", { name: "Greet" }));
  expect(screen.getByRole("status", { name: "Opening" })).toBeInTheDocument();
  arrive({ default: Greeting });
  expect(await screen.findByText("Hello Dana")).toBeInTheDocument();
});

it("tries again with the click what could not be loaded ahead", async () => {
  const load = vi.fn(here).mockRejectedValueOnce(new Error("offline"));
  await open(lazyDialog(load));
  await userEvent.click(screen.getByRole("button", { name: "Greet" }));
  expect(await screen.findByText("Hello Dana")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
