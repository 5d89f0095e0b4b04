import "@testing-library/jest-dom/vitest";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { UiProvider } from "@haul/ui/core";
import { ArchiveButton } from "./archive-button";

function show(isArchived: boolean, archive = vi.fn(() => Promise.resolve())) {
  const restore = vi.fn(() => Promise.resolve());
  render(
    <UiProvider env="test">
      <ArchiveButton
        name="Truck 118"
        isArchived={isArchived}
        consequence="It is no longer offered for loads."
        archive={archive}
        restore={restore}
      />
    </UiProvider>,
  );
  return { archive, restore };
}

describe("archiving", () => {
  it("asks, names what follows, and archives on agreement only", async () => {
    const { archive } = show(false);
    await userEvent.click(screen.getByRole("button", { name: "Archive" }));
    const question = await screen.findByRole("dialog", { name: "Archive Truck 118?" });
    expect(question).toHaveTextContent("It is no longer offered for loads. It can be restored.");
    await userEvent.click(within(question).getByRole("button", { name: "Go back" }));
    expect(archive).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole("button", { name: "Archive" }));
    const again = await screen.findByRole("dialog", { name: "Archive Truck 118?" });
    await userEvent.click(within(again).getByRole("button", { name: "Archive" }));
    expect(archive).toHaveBeenCalledOnce();
  });

  it("restores without asking", async () => {
    const { restore } = show(true);
    await userEvent.click(screen.getByRole("button", { name: "Restore" }));
    expect(restore).toHaveBeenCalledOnce();
  });

  it("says why the server refused", async () => {
    show(
      false,
      vi.fn(() => Promise.reject(new Error("The truck is on load 104218."))),
    );
    await userEvent.click(screen.getByRole("button", { name: "Archive" }));
    const question = await screen.findByRole("dialog");
    await userEvent.click(within(question).getByRole("button", { name: "Archive" }));
    expect(await screen.findByText("The truck is on load 104218.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Archive" })).toBeEnabled();
  });
});
