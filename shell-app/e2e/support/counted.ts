import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { Person } from "./browser";
import { POINTER, type Hand } from "./hands";

type Role = Parameters<Page["getByRole"]>[0];
type Name = string | RegExp;

/** What a person did to get something done. */
export interface Counts {
  /** Clicks and taps: buttons, links, tabs, rows, entries of menus. */
  readonly clicks: number;
  /** Inputs that got a value, each once however it is set: typed, chosen from a list, checked, a file. */
  readonly fields: number;
  /** Keys that act. Moving the focus is free, as moving the mouse is. */
  readonly keys: number;
  /** Other pages that were reached on the way. */
  readonly pages: number;
}

/** What all parts of one page add to. */
class Tally {
  clicks = 0;
  fields = 0;
  keys = 0;
  pages = 0;
  #path: string;

  constructor(readonly page: Page) {
    this.#path = this.#pathNow();
  }

  /** Notices another page than at the last look. A chain of redirects is one page. */
  look(): void {
    const path = this.#pathNow();
    if (path === this.#path) return;
    this.#path = path;
    this.pages += 1;
  }

  #pathNow(): string {
    return new URL(this.page.url()).pathname;
  }
}

/** Works on a page as a person does, by what is shown there, and counts itself. Looking and waiting count nothing. */
export class Counted {
  readonly #person: Person;
  readonly #scope: Page | Locator;
  readonly #tally: Tally;
  readonly #hand: Hand;

  private constructor(person: Person, scope: Page | Locator, tally: Tally, hand: Hand) {
    this.#person = person;
    this.#scope = scope;
    this.#tally = tally;
    this.#hand = hand;
  }

  /** Counts from here on. */
  static by(person: Person, hand = POINTER): Counted {
    return new Counted(person, person.page, new Tally(person.page), hand);
  }

  /** The same count within a part of the page, such as a dialog or a group of fields. */
  within(role: Role, name: Name): Counted {
    return this.inside(this.#byRole(role, name));
  }

  /** The same count within an unnamed part. */
  inside(part: Locator): Counted {
    return new Counted(this.#person, part, this.#tally, this.#hand);
  }

  get counts(): Counts {
    this.#tally.look();
    const { clicks, fields, keys, pages } = this.#tally;
    return { clicks, fields, keys, pages };
  }

  /** Of several that have the same name, such as the button of an empty list and the page's own, the first. */
  async click(role: Role, name: Name): Promise<void> {
    await this.clickOn(this.#byRole(role, name).first());
  }

  /** For elements without a role, such as a card in a list. */
  async clickOn(target: Locator): Promise<void> {
    await this.#reach(target);
    await this.#hand.activate(target);
    this.#tally.clicks += 1;
  }

  /** Clicks a phone number, which the browser of a test does not dial. */
  async call(name: Name): Promise<void> {
    const link = this.#byRole("link", name);
    await this.#reach(link);
    expect(await link.getAttribute("href")).toMatch(/^tel:\+\d+$/);
    await this.clickOn(link);
  }

  /** Types into an input. */
  async fill(label: Name, text: string): Promise<void> {
    const input = this.#input(label);
    await this.#reach(input);
    await this.#hand.type(input, text);
    this.#tally.fields += 1;
  }

  /** What an input says already. Reading counts nothing. */
  async valueOf(label: Name): Promise<string> {
    const input = this.#input(label);
    await this.#reach(input);
    return input.inputValue();
  }

  /** Chooses from a list, which a few typed letters make shorter. */
  async choose(label: Name, option: Name, typed?: string): Promise<void> {
    const input = this.#input(label);
    await this.#reach(input);
    // Lists open above the page, outside of the part that the input is in.
    await this.#hand.choose(input, this.#person.page.getByRole("option", named(option)).first(), typed);
    this.#tally.fields += 1;
  }

  /** Searches for a record by typing, and takes the first that fits. */
  async pick(label: Name, text: string): Promise<void> {
    await this.choose(label, new RegExp(`^(?!Add ).*${text}`), text);
  }

  /** Checks a box. */
  async check(label: Name): Promise<void> {
    const box = this.#byRole("checkbox", label);
    await this.#reach(box);
    await this.#hand.check(box);
    this.#tally.fields += 1;
  }

  /** Chooses one of the answers that stand side by side. */
  async answer(question: Name, answer: string): Promise<void> {
    const group = this.#byRole("radiogroup", question);
    await this.#reach(group);
    await this.#hand.answer(group, answer);
    this.#tally.fields += 1;
  }

  /** Types a date or a time and moves to the next input, which closes the calendar. */
  async fillIn(label: Name, text: string): Promise<void> {
    await this.fill(label, text);
    await this.#person.page.keyboard.press("Tab");
  }

  /** Types a date and a time: two inputs. */
  async when(label: string, day: string, time: string): Promise<void> {
    const both = this.within("group", label);
    await both.fillIn("Date", day);
    await both.fillIn(/^Time/, time);
  }

  /** Opens the browser's dialog for files and takes one: a click and a field. */
  async upload(button: Name, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.#person.page.waitForEvent("filechooser");
    await this.click("button", button);
    await (await chooser).setFiles(file);
    this.#tally.fields += 1;
  }

  /** Drops a file from outside of the browser: a field. */
  async drop(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.#reach(target);
    const { name, mimeType: type } = file;
    const dragged = { name, type, bytes: [...file.buffer] };
    const dataTransfer = await this.#person.page.evaluateHandle(({ name, type, bytes }) => {
      const held = new DataTransfer();
      held.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return held;
    }, dragged);
    for (const event of ["dragenter", "dragover", "drop"]) await target.dispatchEvent(event, { dataTransfer });
    this.#tally.fields += 1;
  }

  /** Presses keys, one after the other; keys that are held together are one. */
  async press(...keys: readonly string[]): Promise<void> {
    this.#tally.look();
    for (const key of keys) {
      await this.#person.page.keyboard.press(key);
      this.#tally.keys += 1;
    }
  }

  /** Moves the focus, which counts nothing. */
  async focus(target: Locator): Promise<void> {
    await this.#reach(target);
    await this.#hand.focus(target);
  }

  /** Keys of the browser itself, which a test cannot press. */
  pressInBrowser(...keys: readonly string[]): void {
    this.#tally.keys += keys.length;
  }

  /** Clicks a link that stands outside of the product, as in a mail. */
  async follow(address: string): Promise<void> {
    this.#tally.look();
    await this.#person.open(address);
    this.#tally.clicks += 1;
    this.#tally.look();
  }

  async #reach(target: Locator): Promise<void> {
    try {
      await target.waitFor();
    } catch (error) {
      const text = await this.#person.page.locator("body").innerText();
      throw new Error(`${this.#person.page.url()} shows:\n${text}`, { cause: error });
    }
    this.#tally.look();
  }

  #byRole(role: Role, name: Name): Locator {
    return this.#scope.getByRole(role, named(name));
  }

  #input(label: Name): Locator {
    const roles = ["textbox", "combobox", "searchbox", "spinbutton"] as const;
    const [first, ...others] = roles.map((role) => this.#byRole(role, label));
    if (!first) throw new Error("No role is an input.");
    return others.reduce((inputs, other) => inputs.or(other), first);
  }
}

/** A string is the whole name. */
function named(name: Name): { name: Name; exact?: boolean } {
  return typeof name === "string" ? { name, exact: true } : { name };
}
