import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../testing";
import { confirm, type ConfirmOptions } from "./confirm";
import { toast } from "./toasts";

const CANCEL: ConfirmOptions = {
  title: "Cancel load 104218?",
  body: "The driver's assignment is dropped.",
  action: "Cancel load",
};

/** Presses a button that asks, and waits for the question. */
async function ask(options: ConfirmOptions) {
  const onAnswer = vi.fn();
  renderUi(
    <button type="button" onClick={() => void confirm(options).then(onAnswer)}>
      Ask
    </button>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  await screen.findByRole("dialog", { name: options.title });
  return onAnswer;
}

describe("a question", () => {
  it("says what will happen and takes the verb for a yes", async () => {
    const onAnswer = await ask(CANCEL);
    expect(screen.getByRole("dialog")).toHaveTextContent("The driver's assignment is dropped.");
    // Its head is not the page's.
    expect(screen.queryByRole("banner")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Cancel load" }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true));
  });

  it.each([
    ["the safe button", () => userEvent.click(screen.getByRole("button", { name: "Go back" }))],
    ["Escape", () => userEvent.keyboard("{Escape}")],
  ])("takes %s for a no, and gives the focus back", async (_, leave) => {
    const onAnswer = await ask(CANCEL);
    await leave();
    await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false));
    await waitFor(() => expect(screen.getByRole("button", { name: "Ask" })).toHaveFocus());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("puts the focus on the safe button before something destructive", async () => {
    await ask({ ...CANCEL, isDestructive: true });
    await waitFor(() => expect(screen.getByRole("button", { name: "Go back" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("is answered with no when another one takes its place", async () => {
    const onAnswer = await ask(CANCEL);
    void confirm({ ...CANCEL, title: "Archive the customer?" });
    expect(await screen.findByRole("dialog", { name: "Archive the customer?" })).toBeInTheDocument();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("a toast", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows an error with the request to quote, and can be closed", async () => {
    renderUi(<p>Page</p>);
    toast.error({ status: 500, code: "internal", message: "The server ran into a problem.", requestId: "r-7" });
    expect(await screen.findByText("The server ran into a problem. (request r-7)")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByText(/request r-7/)).not.toBeInTheDocument());
  });

  it("is not shown again under another provider", async () => {
    const { unmount } = renderUi(<p>Loads</p>);
    toast.success("Driver saved.");
    await screen.findByText("Driver saved.");
    unmount();
    renderUi(<p>Trucks</p>);
    toast.success("Truck saved.");
    expect(await screen.findByText("Truck saved.")).toBeInTheDocument();
    expect(screen.queryByText("Driver saved.")).not.toBeInTheDocument();
  });

  it("waits its turn behind five others, and changes meanwhile", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderUi(<p>Page</p>);
    for (let number = 1; number <= 7; number += 1) toast.info(`Truck ${number} is late.`, { id: `truck-${number}` });
    toast.info("Truck 7 is on time.", { id: "truck-7" });
    await screen.findByText("Truck 5 is late.");
    expect(screen.queryByText(/^Truck 7/)).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByText("Truck 7 is on time.")).toBeInTheDocument();
  });

  it("does not wait behind those that stay until closed", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderUi(<p>Page</p>);
    for (let number = 1; number <= 5; number += 1) toast.warning(`File ${number} failed.`, { isLasting: true });
    await screen.findByText("File 5 failed.");
    toast.error("Load 104218 was not saved.");
    expect(await screen.findByText("Load 104218 was not saved.")).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(6_000);
    await waitFor(() => expect(screen.queryByText("Load 104218 was not saved.")).not.toBeInTheDocument());
    for (let number = 1; number <= 5; number += 1) {
      expect(screen.getByText(`File ${number} failed.`)).toBeInTheDocument();
    }
  });
});
