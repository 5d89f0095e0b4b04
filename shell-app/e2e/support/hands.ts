import type { Locator, Page } from "playwright-core";
import { finger } from "./thumb";

/** How a person works a control: with a pointer, or with keys alone. */
export interface Hand {
  /** Moves the focus and does nothing else. */
  focus(target: Locator): Promise<void>;
  /** Activates a button, link, tab, menu entry or row. */
  activate(target: Locator): Promise<void>;
  /** Replaces the text of an input. */
  type(input: Locator, text: string): Promise<void>;
  /** Takes an option of a list box. `typed` narrows the list. */
  choose(input: Locator, option: Locator, typed?: string): Promise<void>;
  /** Checks a box. */
  check(box: Locator): Promise<void>;
  /** Chooses one radio button of a group. */
  answer(group: Locator, answer: string): Promise<void>;
}

export const POINTER: Hand = {
  focus: (target) => target.focus(),
  activate: (target) => target.click(),
  type: (input, text) => input.fill(text),
  async choose(input, option, typed) {
    await input.click();
    if (typed !== undefined) await input.fill(typed);
    await option.click();
  },
  check: (box) => box.click(),
  answer: (group, answer) => group.getByText(answer, { exact: true }).click(),
};

/** Taps, and finds everything large enough for it. */
export const FINGER: Hand = { ...POINTER, activate: finger };

/** More stops of the Tab key than any page has: a control that takes more cannot be reached. */
const MOST_TABS = 250;
/** More entries than a menu, a tab list or an opened list shows. */
const MOST_ARROWS = 40;

/** Never touches the mouse: Tab and arrows move the focus, Enter and Space act. */
export function keyboardOf(page: Page): Hand {
  const press = (key: string) => page.keyboard.press(key);

  /** Presses a key until the condition holds. */
  async function pressUntil(
    key: string | (() => Promise<string>),
    holds: () => Promise<boolean>,
    most: number,
    what: Locator,
  ): Promise<void> {
    for (let pressed = 0; pressed <= most; pressed += 1) {
      if (await holds()) return;
      await press(typeof key === "string" ? key : await key());
    }
    throw new Error(`The keyboard does not lead to ${what.toString()}: the focus is on ${await focusedIn(page)}.`);
  }

  /** Tabs to a control. Of a tab list, a menu or a radio group one member is a tab stop; arrows move inside. */
  async function reach(target: Locator): Promise<void> {
    const group = await groupOf(target);
    const all = group?.all ?? target;
    await pressUntil(
      () => tabToward(all),
      () => hasFocus(all),
      MOST_TABS,
      target,
    );
    if (!group) return;
    await pressUntil(group.arrow, () => hasFocus(target), MOST_ARROWS, target);
  }

  return {
    focus: reach,
    async activate(target) {
      const option = target.locator('xpath=ancestor-or-self::*[@role="option"]');
      if ((await option.count()) > 0) await pressUntil("ArrowDown", () => isActiveOption(option), MOST_ARROWS, option);
      else await reach(target);
      await press("Enter");
    },
    async type(input, text) {
      await reach(input);
      await press("Control+A");
      await page.keyboard.type(text);
    },
    async choose(input, option, typed) {
      await reach(input);
      if (typed === undefined) await press("ArrowDown");
      else {
        await press("Control+A");
        await page.keyboard.type(typed);
      }
      await option.waitFor();
      await pressUntil("ArrowDown", () => isActiveOption(option), MOST_ARROWS, option);
      await press("Enter");
    },
    async check(box) {
      await reach(box);
      await press("Space");
    },
    async answer(group, answer) {
      await pressUntil("Tab", () => hasFocus(group), MOST_TABS, group);
      const radio = group.getByRole("radio", { name: answer, exact: true });
      await press("Space");
      await pressUntil("ArrowRight", () => radio.isChecked(), MOST_ARROWS, radio);
    },
  };
}

/** Roles whose members share one tab stop, by the role of the member. */
const GROUPS: Readonly<Record<string, { role: string; arrow: string }>> = {
  tab: { role: "tablist", arrow: "ArrowRight" },
  menuitem: { role: "menu", arrow: "ArrowDown" },
};

async function groupOf(target: Locator): Promise<{ all: Locator; arrow: string } | undefined> {
  const group = GROUPS[(await target.getAttribute("role")) ?? ""];
  return group && { all: target.locator(`xpath=ancestor::*[@role="${group.role}"]`), arrow: group.arrow };
}

/** Back to what comes before the focus, forward to anything else. */
async function tabToward(target: Locator): Promise<string> {
  const isBefore = await target.evaluate((element) => {
    const { activeElement, body } = element.ownerDocument;
    if (!activeElement || activeElement === body) return false;
    return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  return isBefore ? "Shift+Tab" : "Tab";
}

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element.contains(element.ownerDocument.activeElement));

/** The search and a list box keep the focus in their input, which names the active option. */
const isActiveOption = (option: Locator) =>
  option.evaluate((element) => {
    const active = element.ownerDocument.activeElement?.getAttribute("aria-activedescendant");
    return element.id !== "" && element.id === active;
  });

const focusedIn = (page: Page) =>
  page.evaluate(() => globalThis.document.activeElement?.outerHTML.slice(0, 200) ?? "nothing");
