import { afterAll, beforeAll } from "vitest";
import type { ApiClient } from "@haul/api";
import { ADMIN, PASSWORD } from "@haul/testing/demo-people";
import { builtProduct, startStack, type Stack } from "@haul/testing/stack";
import { newPerson, type DEVICES, type Person } from "./browser";
import { apiOf } from "./carriers";
import { logIn } from "./pages";

/** Making ninety days of a carrier's history takes two minutes on a quiet machine. */
const MAKE_MS = 600_000;

export interface DemoOptions {
  /** Of the carrier's history; as in `make run` if omitted. */
  days?: number;
}

/** The carrier of `make run`, on a product of its own. */
export interface Demo {
  readonly origin: string;
  /** The API as the demo's Admin. */
  readonly api: ApiClient;
  /** The demo's Admin, or a colleague, signed in and on a page. */
  at(path: string, device?: keyof typeof DEVICES, email?: string): Promise<Person>;
}

/** Starts the product with the demo data before the tests of the block around it, and stops it after them. */
export function useDemo({ days }: DemoOptions = {}): Demo {
  let stack: Stack | undefined;
  beforeAll(async () => {
    stack = await startStack({
      ...builtProduct(),
      database: "sqlite",
      hasDemoData: true,
      ...(days && { demoDays: days }),
    });
  }, MAKE_MS);
  afterAll(() => stack?.stop());
  const running = () => {
    if (!stack) throw new Error("The demo has not started: call this in a hook or a test.");
    return stack;
  };
  return {
    get origin() {
      return running().origin;
    },
    get api() {
      return apiOf(ADMIN, PASSWORD, running());
    },
    async at(path, device = "desktop", email = ADMIN) {
      const person = await newPerson(device, running().origin);
      await logIn(person, email, path, PASSWORD);
      await person.arrivesAt(new URL(path, running().origin).pathname);
      return person;
    },
  };
}
