import axe from "axe-core";
import { expect } from "vitest";

/**
 * No finding of the accessibility check on what is shown, except minor ones. Contrast and sizes are for the journeys:
 * here nothing is laid out. A page alone has no landmarks, for the shell brings them.
 */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false }, "target-size": { enabled: false } },
  });
  const serious = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
  expect(serious).toEqual([]);
}
