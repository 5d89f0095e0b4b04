import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, expect, inject } from "vitest";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchBrowser } from "@haul/testing/browser";
import { clickSurely } from "./press";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const ARTIFACTS = path.join(import.meta.dirname, "../.artifacts");
/** What people hold or sit before. */
export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

let browser: Browser | undefined;
const people: Person[] = [];

/** A person with their own browser. Anything the browser complains about fails the test. */
export class Person {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext, page: Page, at: string) {
    this.#context = context;
    this.#origin = at;
    this.page = page;
    context.on("page", (opened) => this.#watch(opened));
    this.#watch(page);
  }

  /** A refusal that the test provokes: Chromium writes refused requests to the console. */
  expectComplaint(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Does not wait for every file that the page asks for ahead: one of them may hang. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path, { waitUntil: "domcontentloaded" });
  }

  /** Waits until the address is that path, with any search. */
  async arrivesAt(path: string | RegExp): Promise<void> {
    await this.page.waitForURL(({ pathname }) => (typeof path === "string" ? pathname === path : path.test(pathname)));
  }

  /** No finding of the accessibility check on what is shown, except minor ones. */
  async expectAccessible(): Promise<void> {
    await this.page.evaluate(AXE);
    const findings = await this.page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResult> } };
      const { violations } = await axe.run();
      return violations.map(({ id, impact, help, nodes }) => ({
        id,
        impact,
        help,
        at: nodes.map(({ target }) => target.join(" ")),
      }));
    });
    const serious = findings.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(serious, `${this.page.url()}: accessibility`).toEqual([]);
  }

  /** Saves what the person sees among the artifacts. */
  async keepPicture(name: string): Promise<void> {
    if (this.page.isClosed()) return;
    await this.page.screenshot({ path: path.join(ARTIFACTS, `${inject("place").database}-${name}.png`) });
  }

  /** What stands in the way or says what went wrong, and how the page begins: dialogs, alerts, messages and main part, as text. */
  async sight(): Promise<string> {
    if (this.page.isClosed()) return "the page is closed";
    const shown = this.page.locator("[role=dialog], [role=alertdialog], [role=alert], [role=status], main");
    const texts = await shown.evaluateAll((found) =>
      found.map((one) => ("innerText" in one ? one.innerText : one.textContent).trim()),
    );
    const lines = texts.filter(Boolean).map((text) => text.replaceAll(/\s+/g, " ").slice(0, 800));
    return `${this.page.url()}: ${lines.join(" | ") || "nothing"}`;
  }

  /** Complaints that no test expected. */
  get complaints(): readonly string[] {
    return this.#complaints.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  #watch(page: Page): void {
    page.on("console", (message) => {
      // A violated Content-Security-Policy comes as an error too.
      if (message.type() === "error")
        this.#complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => this.#complaints.push(`${page.url()}: ${error.message}`));
  }
}

interface AxeResult {
  violations: { id: string; impact: string | null; help: string; nodes: { target: string[] }[] }[];
}

export function origin(): string {
  return inject("place").origin;
}

/** Opens the browser for a file's journeys, and fails a test in which it complained. */
export function useBrowser(): void {
  beforeAll(async () => {
    // The worker keeps it from file to file; it ends with the worker.
    browser ??= await launchBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await keepPictures(task.name);
    const complaints = people.flatMap((person) => person.complaints);
    await Promise.all(people.splice(0).map((person) => person.close()));
    expect(complaints, "complaints of the browser").toEqual([]);
  });
}

/** What everybody saw when a test failed. */
async function keepPictures(test: string): Promise<void> {
  const name = test.replaceAll(/\W+/g, "-");
  for (const [index, person] of people.entries()) {
    await person.keepPicture(`${name}-${index + 1}`);
    // A picture does not reach those who read only the log.
    console.error(`${test}: person ${index + 1} sees ${await person.sight()}`);
  }
}

/** A new person with a fresh browser, at the product that all journeys share unless another one is named. */
export async function newPerson(device: keyof typeof DEVICES = "desktop", at = origin()): Promise<Person> {
  if (!browser) throw new Error("Call useBrowser() in the file.");
  const context = await browser.newContext({ ...DEVICES[device], locale: "en-US", timezoneId: "America/Chicago" });
  await context.addInitScript(keepFromDialing);
  const person = new Person(context, await context.newPage(), at);
  clickSurely(person.page);
  people.push(person);
  return person;
}

/**
 * A test has no telephone. Chromium would ask which program may call; nobody sees that question in a test, but it takes
 * every click from then on.
 */
function keepFromDialing(): void {
  globalThis.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
  });
}
