import type { RequestHandler } from "msw";
import type { ApiData } from "@haul/platform";
import { mock, mockProblem } from "@haul/api/mocks";
import { dayFromNow, nextId } from "@haul/testing/sample";
import type { Mvr } from "../mvrs/mvrs.queries";
import type { World } from "./world";

type Checklist = ApiData<"/api/records/{record_kind}/{record_id}/compliance", "get">;
type Line = Checklist["lines"][number];
type Item = NonNullable<Line["item"]>;
type Kind = Checklist["record_kind"];

/** Some of the papers that each kind of record has. */
export const TYPES = {
  driver: [
    {
      item_type: "license",
      name: "License",
      source: "49 CFR 383.23",
      must_expire: true,
      can_expire: true,
      affects_dispatch: true,
      is_from_office: false,
    },
    {
      item_type: "medical",
      name: "Medical certificate",
      source: "49 CFR 391.43",
      must_expire: true,
      can_expire: true,
      affects_dispatch: true,
      is_from_office: false,
    },
    {
      item_type: "road_test",
      name: "Road test certificate",
      source: "49 CFR 391.31",
      must_expire: false,
      can_expire: false,
      affects_dispatch: false,
      is_from_office: true,
    },
  ],
  truck: [
    {
      item_type: "inspection",
      name: "Annual inspection",
      source: "49 CFR 396.17",
      must_expire: true,
      can_expire: true,
      affects_dispatch: true,
      is_from_office: false,
    },
  ],
  trailer: [
    {
      item_type: "inspection",
      name: "Annual inspection",
      source: "49 CFR 396.17",
      must_expire: true,
      can_expire: true,
      affects_dispatch: true,
      is_from_office: false,
    },
  ],
  motor_carrier: [
    {
      item_type: "carrier_auto_insurance",
      name: "Auto liability insurance",
      source: "49 CFR 387.7, 387.9",
      must_expire: true,
      can_expire: true,
      affects_dispatch: true,
      is_from_office: false,
    },
  ],
} as const;

/** What the review of a motor vehicle record becomes; only then it is among the mocks' papers. */
const REVIEWS = [
  {
    item_type: "mvr",
    name: "MVR at hire",
    source: "49 CFR 391.23(a)(1)",
    must_expire: false,
    can_expire: false,
    affects_dispatch: false,
    is_from_office: true,
  },
  {
    item_type: "annual_review",
    name: "Annual MVR review",
    source: "49 CFR 391.25",
    must_expire: true,
    can_expire: true,
    affects_dispatch: false,
    is_from_office: true,
  },
] as const;

/** Papers that were added, by record; newest first. */
const added = new WeakMap<World, Map<string, Item[]>>();

function itemsOf(world: World, id: string): Item[] {
  const all = added.get(world) ?? new Map<string, Item[]>();
  added.set(world, all);
  const items = all.get(id) ?? [];
  all.set(id, items);
  return items;
}

export function linesOf(world: World, kind: Kind, id: string): Line[] {
  const items = itemsOf(world, id);
  const reviews = REVIEWS.filter((type) => items.some(({ item_type }) => item_type === type.item_type));
  return [...TYPES[kind], ...reviews].map((type) => {
    const [item, ...earlier] = items.filter(({ item_type }) => item_type === type.item_type);
    return { ...type, is_required: true, status: item?.status ?? "missing", ...(item ? { item } : {}), earlier };
  });
}

/** The paper that a reviewed motor vehicle record becomes. */
export function addReview(world: World, { driver_id, driver_name, state, ...mvr }: Mvr): void {
  const at = mvr.is_at_hire ? 0 : 1;
  itemsOf(world, driver_id).unshift({
    id: nextId(),
    record_kind: "driver",
    record_id: driver_id,
    record_name: driver_name,
    item_type: REVIEWS[at].item_type,
    name: REVIEWS[at].name,
    status: "valid",
    issuer: state,
    ...(mvr.is_at_hire ? { issued_on: mvr.pulled_on } : { issued_on: dayFromNow(0), expires_on: dayFromNow(365) }),
    note: `Reviewed by ${mvr.reviewed_by ?? ""}`,
    files: [],
    added_by: mvr.reviewed_by ?? "",
    version: 1,
    created_at: "2026-11-20T16:00:00Z",
    updated_at: "2026-11-20T16:00:00Z",
  });
}

/** One type that the law asks for, and one that it does not. */
const someRules = (): ApiData<"/api/compliance_types", "get">["items"][number][] => {
  const usual = {
    record_kinds: ["driver" as const],
    must_expire: true,
    can_expire: true,
    is_per_hire: false,
    affects_dispatch: false,
    is_from_office: false,
    version: 0,
    warning_days: [30, 14, 7, 3, 1, 0],
    usual_warning_days: [30, 14, 7, 3, 1, 0],
  };
  return [
    {
      ...usual,
      item_type: "medical",
      name: "Medical certificate",
      source: "49 CFR 391.43",
      is_required: true,
      is_required_by_law: true,
      longest_months: 24,
    },
    { ...usual, item_type: "passport", name: "Passport", is_required: false, is_required_by_law: false },
  ];
};

/** Texas receives certificates from the examiner. */
const aProof = () => ({
  state: "TX",
  route: "electronic" as const,
  since: "2025-06-23",
  needed:
    "Pull the CDLIS record once it shows the certification. The certificate is not proof by itself.",
  source: "49 CFR 391.51(b)(7)(ii), 383.71(h), 383.73(o)",
});

/** Papers of drivers, trucks and trailers: what tests add is on file, the rest is missing. */
export function paperHandlers(world: World): RequestHandler[] {
  const types = someRules();
  const nameOf = (id: string) => world.drivers.find(id)?.full_name ?? "Truck";
  return [
    mock("get", "/api/records/{record_kind}/{record_id}/compliance", ({ params, query }) => {
      const [kind, id] = [params["record_kind"] as Kind, params["record_id"] ?? ""];
      // Everything was added today.
      const lines = linesOf(world, kind, query.has("as_of") ? "nothing" : id);
      const complete_count = lines.filter(({ status }) => status !== "missing").length;
      return {
        record_kind: kind,
        record_id: id,
        record_name: nameOf(id),
        as_of: query.get("as_of") ?? dayFromNow(0),
        required_count: lines.length,
        complete_count,
        ...(kind === "driver" ? { medical_proof: aProof() } : {}),
        lines,
      };
    }),
    mock("get", "/api/compliance_types", () => ({ items: types })),
    mock("patch", "/api/compliance_types/{item_type}", ({ params, body }) => {
      const changed = types.find(({ item_type }) => item_type === params["item_type"]);
      if (!changed) return mockProblem(404);
      if (body.version !== changed.version) return mockProblem(409, { code: "version_stale" });
      changed.version += 1;
      changed.is_required = changed.is_required_by_law || body.is_required === true;
      changed.warning_days = body.warning_days ?? changed.usual_warning_days;
      return changed;
    }),
    mock("post", "/api/records/{record_kind}/{record_id}/compliance/open", () => ({
      url: "/blobs/a-file",
      expires_at: "2026-11-20T16:15:00Z",
    })),
    mock("post", "/api/records/{record_kind}/{record_id}/compliance_items", ({ params, body }) => {
      const [record_kind, record_id] = [params["record_kind"] as Kind, params["record_id"] ?? ""];
      const type = TYPES[record_kind].find(({ item_type }) => item_type === body.item_type);
      if (!type) return mockProblem(422, { fields: [{ path: "item_type", message: "There is no such item." }] });
      const item: Item = {
        id: nextId(),
        record_kind,
        record_id,
        record_name: nameOf(record_id),
        name: type.name,
        status: body.waived_reason === undefined ? "valid" : "not_required",
        files: [],
        added_by: "Ann Lee",
        version: 1,
        created_at: "2026-11-20T16:00:00Z",
        updated_at: "2026-11-20T16:00:00Z",
        ...body,
      };
      itemsOf(world, record_id).unshift(item);
      return item;
    }),
    mock("get", "/api/compliance_board", ({ query }) => {
      const kind = (query.get("record_kind") ?? "driver") as Kind;
      const rows = kind === "driver" ? world.drivers.rows : [];
      const items = rows.map(({ id, full_name }) => {
        const cells = linesOf(world, kind, id).map(({ item_type, status, item }) => ({
          item_type,
          status,
          ...(item?.expires_on === undefined ? {} : { expires_on: item.expires_on }),
        }));
        const complete_count = cells.filter(({ status }) => status !== "missing").length;
        return { id, name: full_name, required_count: cells.length, complete_count, cells };
      });
      return {
        record_kind: kind,
        columns: TYPES[kind].map(({ item_type, name, source }) => ({ item_type, name, source, is_required: true })),
        items,
        total_count: items.length,
      };
    }),
  ];
}
