import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { ClearinghouseQuery, DrugAlcoholTest, RandomDraw, TestedDriver } from "../testing/testing.queries";
import type { World } from "./world";

const kept = () => ({ id: nextId(), version: 1, created_at: daysFromNow(0), updated_at: daysFromNow(0) });

export function aTest(changes: Partial<DrugAlcoholTest> = {}): DrugAlcoholTest {
  return {
    ...kept(),
    driver_id: "",
    driver_name: "",
    kind: "pre_employment",
    substance: "drugs",
    state: "result",
    ordered_on: dayFromNow(-40),
    collected_on: dayFromNow(-40),
    result: "negative",
    result_on: dayFromNow(-38),
    ...changes,
  };
}

export function aQuery(changes: Partial<ClearinghouseQuery> = {}): ClearinghouseQuery {
  return {
    ...kept(),
    driver_id: "",
    driver_name: "",
    kind: "limited",
    queried_at: daysFromNow(-30),
    result: "no_records",
    consent: "general",
    consented_on: dayFromNow(-35),
    ...changes,
  };
}

/** How the program stands with a driver, as far as a page can tell. */
function standingOf({ tests, queries, drivers }: World, driverId: string): TestedDriver {
  const own = tests.rows.filter((test) => test.driver_id === driverId && !test.archived_at);
  const bad = own.find(({ result }) => result === "positive" || result === "refused");
  const last = queries.rows.find((query) => query.driver_id === driverId);
  return {
    driver: { id: driverId, name: drivers.find(driverId)?.full_name ?? "" },
    is_covered: true,
    is_cleared: own.some(({ kind, result }) => kind === "pre_employment" && result === "negative"),
    prohibition: bad && { reason: "positive_test", since_on: bad.result_on ?? bad.ordered_on },
    last_query_on: last && dayFromNow(-30),
    query_due_on: last && dayFromNow(335),
    is_query_overdue: !last,
    open_test_count: own.filter(({ state }) => state !== "result").length,
  };
}

/** Drug and alcohol tests, queries, draws, birth dates and SSNs. */
export function testingHandlers(world: World): RequestHandler[] {
  const { tests, queries, draws, identities, drivers } = world;
  const named = (id: string | null | undefined) => ({ driver_name: drivers.find(id)?.full_name ?? "" });
  const drawOf = (id: string | undefined) => draws.find((draw) => draw.id === id);
  const notFound = () => mockProblem(404, { code: "not_found", message: "There is no such record." });
  const change = (id: string | undefined, changes: Partial<RandomDraw["selections"][number]>) => {
    const draw = draws.find(({ selections }) => selections.some((one) => one.id === id));
    const selection = draw?.selections.find((one) => one.id === id);
    if (!draw || !selection) return notFound();
    Object.assign(selection, changes);
    return draw;
  };
  return [
    ...mockRecords("/api/drug_alcohol_tests/{drug_alcohol_test_id}", tests, {
      where: (test, query) => (query.get("driver_id") ?? test.driver_id) === test.driver_id,
      history: () => [],
      added: (body) =>
        aTest({ collected_on: undefined, result: undefined, result_on: undefined, ...body, ...named(body.driver_id) }),
      changed: ({ driver_id, kind, substance, ordered_on, ...facts }) => ({
        ...facts,
        ...(driver_id ? { driver_id, ...named(driver_id) } : {}),
        ...(kind ? { kind } : {}),
        ...(substance ? { substance } : {}),
        ...(ordered_on ? { ordered_on } : {}),
      }),
    }),
    ...mockRecords("/api/clearinghouse_queries/{clearinghouse_query_id}", queries, {
      where: (query, asked) => (asked.get("driver_id") ?? query.driver_id) === query.driver_id,
      history: () => [],
      added: (body) => aQuery({ result: undefined, ...body, ...named(body.driver_id) }),
      changed: ({ result, reference, note }) => ({ result, reference, note }),
    }),
    mock("get", "/api/testing_program", () => {
      const items = drivers.rows.filter(({ status }) => status === "active").map(({ id }) => standingOf(world, id));
      return {
        items,
        driver_count: items.length,
        prohibited_count: items.filter(({ prohibition }) => prohibition).length,
        query_overdue_count: items.filter(({ is_query_overdue }) => is_query_overdue).length,
        open_test_count: items.filter(({ open_test_count }) => open_test_count > 0).length,
        not_cleared_count: items.filter(({ is_cleared }) => !is_cleared).length,
      };
    }),
    mock("get", "/api/drivers/{driver_id}/testing", ({ params }) => standingOf(world, params["driver_id"] ?? "")),
    mock("post", "/api/clearinghouse_file", ({ body }) => ({
      file_name: "clearinghouse-limited-queries-2026-11-20.txt",
      content: "Boyd\tTamika\t03/14/1979\tT4821907\tUS\tTX\t1\r\n",
      driver_count: 1,
      left_out: body.driver_ids.slice(1).map((id) => ({ driver_id: id, ...named(id), missing: ["birth date"] })),
    })),
    mock("get", "/api/random_draws", () => ({ items: draws, total_count: draws.length })),
    mock("get", "/api/random_draws/{random_draw_id}", ({ params }) => drawOf(params["random_draw_id"]) ?? notFound()),
    mock("get", "/api/random_draws/{random_draw_id}/proof", () => ({
      is_seed_genuine: true,
      is_reproduced: world.isDrawGenuine,
      file_name: "random-draw-2026-10-01.txt",
      explanation: "Random draw for 2026-10-01 to 2026-12-31",
    })),
    mock("post", "/api/random_draws", ({ body }) => {
      const made = aDraw({ cycle: body.cycle });
      draws.unshift(made);
      return made;
    }),
    mock("post", "/api/random_draws/{random_draw_id}/disclose", ({ params }) => {
      const draw = drawOf(params["random_draw_id"]);
      return draw ? Object.assign(draw, { seed: "ab".repeat(32), disclosed_at: daysFromNow(0) }) : notFound();
    }),
    mock("post", "/api/random_selections/{random_selection_id}/notify", ({ params }) =>
      change(params["random_selection_id"], { status: "notified", notified_on: dayFromNow(0) }),
    ),
    mock("post", "/api/random_selections/{random_selection_id}/excuse", ({ params, body }) =>
      change(params["random_selection_id"], { status: "excused", excused_reason: body.reason }),
    ),
    mock("get", "/api/drivers/{driver_id}/identity", ({ params }) => identityOf(identities, params["driver_id"])),
    mock("patch", "/api/drivers/{driver_id}/identity", ({ params, body }) => {
      const { ssn, birth_date } = body;
      const before = identityOf(identities, params["driver_id"]);
      const after = {
        ...before,
        version: before.version + 1,
        ...(ssn === undefined ? {} : { ssn_last4: ssn?.slice(-4) }),
        ...(birth_date === undefined ? {} : { has_birth_date: birth_date !== null }),
      };
      identities.set(before.driver_id, after);
      return after;
    }),
    mock("post", "/api/drivers/{driver_id}/identity/reveal", () => ({ birth_date: "1979-03-14", ssn: "219-09-9999" })),
  ];
}

type Identities = World["identities"];

const identityOf = (identities: Identities, id = "") =>
  identities.get(id) ?? { driver_id: id, has_birth_date: false, version: 0 };

export function aDraw(changes: Partial<RandomDraw> = {}): RandomDraw {
  return {
    id: nextId(),
    cycle: "quarterly",
    period_starts_on: "2026-10-01",
    period_ends_on: "2026-12-31",
    drugs_percent: 50,
    alcohol_percent: 10,
    pool_count: 6,
    drugs_count: 1,
    alcohol_count: 1,
    alternate_count: 1,
    seed_commitment: "2c26b46b68ffc68ff99b453c1d304134",
    drawn_by: "Marcus Bell",
    selections: [],
    created_at: daysFromNow(-3),
    ...changes,
  };
}
