import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { setupServer } from "msw/node";
import { http, HttpResponse } from "msw";
import { mockProblem } from "@haul/api/mocks";
import { readJwt, setConfig, type AppConfig, type ServerSession } from "@haul/platform";
import { startIdentityEmulator, type EmulatorAdmin, type IdentityEmulator } from "@haul/testing/identity-emulator";
import { createFirebaseProvider } from "../provider/firebase-provider";
import type { IdentityProvider } from "../provider/identity-provider";

type UserType = NonNullable<ServerSession["user_type"]>;

/** The real identity emulator, the real adapter, and an API that knows the people it is told about. */
export interface Bench {
  readonly emulator: EmulatorAdmin;
  readonly provider: IdentityProvider;
  readonly config: AppConfig;
  /** What the API was asked, in order: `POST /api/registrations`. */
  readonly calls: string[];
  /** Bodies of the calls by method and path. */
  readonly bodies: Map<string, unknown>;
  /** Makes an operation fail from now on. */
  refuse(call: string, status: number, facts?: Parameters<typeof mockProblem>[1]): void;
  /** Makes it work again. */
  allow(call: string): void;
  /** Tells the API who is behind an address. */
  register(email: string, userType: UserType, session?: Partial<ServerSession>): void;
}

const ACTIVE: ServerSession = {
  status: "active",
  email: "",
  sections: ["dashboard"],
  permissions: ["dashboard:read"],
  landing_path: "/dashboard",
};

/** Loading the emulator takes three seconds on an idle machine, and a minute while everything else is being built. */
const EMULATOR_START_MS = 120_000;

let appCount = 0;
/** Kept from file to file: it loads slowly, and a second one in a process would share what the first one knows. */
let emulator: IdentityEmulator | undefined;

/** Starts one emulator for the worker and empties it, and the API, between tests. */
export function identityBench(): Bench {
  let provider: IdentityProvider | undefined;
  let config: AppConfig | undefined;
  const calls: string[] = [];
  const bodies = new Map<string, unknown>();
  const refusals = new Map<string, Response>();
  const people = new Map<string, { user_type: string; session: ServerSession }>();

  const api = setupServer(
    http.all("*/:prefix/*", async ({ request }) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith("/api/")) return undefined;
      const call = `${request.method} ${pathname}`;
      calls.push(call);
      if (request.method === "POST") bodies.set(call, await request.clone().json());
      const refusal = refusals.get(call);
      if (refusal) return refusal.clone();
      const email = emailOf(request);
      const person = people.get(email);
      if (call === "GET /api/session") {
        return HttpResponse.json(
          person?.session ?? {
            ...ACTIVE,
            status: "unregistered",
            email,
            sections: [],
            permissions: [],
            landing_path: "/",
          },
        );
      }
      if (call.startsWith("GET /api/get_user_by_email/")) {
        return person
          ? HttpResponse.json({ full_name: "Maria Castillo", user_type: person.user_type })
          : mockProblem(404);
      }
      if (call === "POST /api/registrations")
        return HttpResponse.json({ companyId: "c1", outcome: "company" }, { status: 201 });
      if (call === "POST /api/add_user_info") return HttpResponse.json({ message: "Stored." });
      return mockProblem(404);
    }),
  );

  beforeAll(async () => {
    emulator ??= await startIdentityEmulator();
    api.listen({ onUnhandledRequest: "bypass" });
    config = setConfig({
      environment: "development",
      firebase: { api_key: "demo", project_id: emulator.project },
      identity_emulator: true,
      fallback_admin_email: "owner@prairiefreight.com",
    });
  }, EMULATOR_START_MS);
  beforeEach(async () => {
    await emulator?.admin.clearAccounts();
    if (config && emulator) provider = createFirebaseProvider(config, emulator.origin, `test-${++appCount}`);
    calls.length = 0;
    bodies.clear();
    refusals.clear();
    people.clear();
    localStorage.clear();
  });
  afterEach(() => provider?.signOut());
  afterAll(() => api.close());

  return {
    calls,
    bodies,
    get emulator() {
      return started(emulator).admin;
    },
    get provider() {
      return started(provider);
    },
    get config() {
      return started(config);
    },
    refuse: (call, status, facts) => void refusals.set(call, mockProblem(status, facts)),
    allow: (call) => void refusals.delete(call),
    register: (email, user_type, session) =>
      void people.set(email, { user_type, session: { ...ACTIVE, email, user_type, ...session } }),
  };
}

/** An account with a password, verified unless told otherwise. Returns its uid. */
export async function accountWith(
  bench: Bench,
  email: string,
  password: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { uid } = await bench.provider.createAccount(email, password);
  await bench.provider.signOut();
  await bench.emulator.updateAccount(uid, { emailVerified: true, ...changes });
  return uid;
}

function emailOf(request: Request): string {
  const token = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
  const email = readJwt(token)?.email;
  return typeof email === "string" ? email : "";
}

function started<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("Use the bench inside a test: it starts before the first one.");
  return value;
}
