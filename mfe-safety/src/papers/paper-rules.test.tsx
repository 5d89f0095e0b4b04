import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "@haul/testing/accessible";
import { testWorld } from "../test-world";

const { open, bodySent } = testWorld();

async function openRules(): Promise<HTMLElement> {
  await open("/apps/safety/drivers?tab=papers");
  await userEvent.click(await screen.findByRole("button", { name: "Rules" }));
  return screen.findByRole("dialog", { name: "Driver paper rules" });
}

describe("the rules for papers", () => {
  it("say what the law asks for, and when reminders come", async () => {
    const dialog = await openRules();
    const [medical, passport] = await within(dialog).findAllByRole("listitem");
    expect(medical).toHaveTextContent("Medical certificate");
    expect(medical).toHaveTextContent(
      "49 CFR 391.43 · Reminders 30, 14, 7, 3, and 1 days before and on the last day · Lasts at most 24 months",
    );
    expect(medical).toHaveTextContent("Required by law");
    expect(passport).toHaveTextContent("If it applies");
    await expectAccessible();
  });

  it("let the company ask for more, and be reminded on other days", async () => {
    const dialog = await openRules();
    await userEvent.click(await within(dialog).findByRole("button", { name: "Change Passport" }));
    const form = await within(dialog).findByRole("form", { name: "Passport" });
    await userEvent.click(within(form).getByRole("checkbox", { name: /Required for all drivers/ }));
    await userEvent.type(within(form).getByRole("combobox", { name: /Reminders/ }), "90{Enter}");
    await userEvent.click(within(form).getByRole("button", { name: "Save" }));
    expect(await bodySent("PATCH", /compliance_types\/passport$/)).toEqual({
      version: 0,
      is_required: true,
      warning_days: [30, 14, 7, 3, 1, 0, 90],
    });
    await waitFor(() => expect(within(dialog).getByText("Required by us")).toBeVisible());
  });

  it("leave no choice about what the law asks for", async () => {
    const dialog = await openRules();
    await userEvent.click(await within(dialog).findByRole("button", { name: "Change Medical certificate" }));
    const form = await within(dialog).findByRole("form", { name: "Medical certificate" });
    expect(within(form).queryByRole("checkbox")).toBeNull();
    expect(form).toHaveTextContent("Required by law: 49 CFR 391.43.");
  });
});
