import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { daysFromNow } from "@haul/testing/sample";
import type {
  Import,
  ImportColumn,
  ImportCorrection,
  ImportRow,
  Reconciliation,
} from "../office/imports/imports.queries";

const COLUMNS: ImportColumn[] = [
  { key: "customer", title: "Customer", is_required: true, names: "customers", choices: [] },
  { key: "equipment", title: "Equipment", is_required: true, choices: ["dry van", "reefer", "flatbed"] },
  { key: "pickup_date", title: "Pickup date", is_required: false, choices: [] },
];

const ROWS: ImportRow[] = [
  {
    id: "row-3",
    row_number: 3,
    status: "bad",
    label: "BRB-20418",
    problems: [
      {
        column: "equipment",
        title: "Equipment",
        value: "spaceship",
        message: "“spaceship” is not equipment such as dry van, reefer or flatbed.",
      },
      {
        column: "pickup_date",
        title: "Pickup date",
        value: "someday",
        message: "“someday” is not a date such as 2026-11-20 or 11/20/2026.",
      },
    ],
  },
];

/** The line haul of one of the loads was raised since. */
const RECONCILIATION: Reconciliation = {
  amounts: [
    {
      code: "LINE_HAUL",
      file_cents: 700_000,
      imported_cents: 500_000,
      booked_cents: 510_000,
      currency: "USD",
      uncounted_rows: 0,
    },
    {
      code: "FUEL",
      file_cents: 40_000,
      imported_cents: 40_000,
      booked_cents: 40_000,
      currency: "USD",
      uncounted_rows: 1,
    },
  ],
  unreadable_rows: 0,
  changed_records: 1,
  missing_records: 0,
};

const link = (name: string) => ({ url: `/blobs/${name}`, expires_at: daysFromNow(0.01) });

/** An import of three rows, one of them bad: each write answers that work has begun, the next look shows it done. */
export function importHandlers(): RequestHandler[] {
  const imports: Import[] = [];
  const find = (id: string | undefined) => imports.find((one) => one.id === id);
  const begin = (one: Import, begun: Partial<Import>, done: Partial<Import>) => {
    const answer = { ...one, ...begun, version: one.version + 1 };
    Object.assign(one, done, { version: one.version + 2 });
    return answer;
  };
  return [
    mock("post", "/api/imports/template", ({ body }) => link(`${body.kind}.${body.format}`)),
    mock("post", "/api/imports/uploads", () => ({
      upload_url: "/blobs/loads",
      expires_at: daysFromNow(0.01),
      max_bytes: 15_728_640,
    })),
    mock("get", "/api/imports/columns", () => ({ items: COLUMNS })),
    mock("get", "/api/imports", ({ query }) => {
      const items = imports.filter(({ kind }) => kind === query.get("kind"));
      return { items, total_count: items.length };
    }),
    mock("post", "/api/imports", ({ body }) => {
      const made: Import = {
        id: `import-${imports.length + 1}`,
        kind: body.kind,
        file_name: body.file_name,
        status: "checking",
        ignored_columns: [],
        corrections: [],
        total_rows: 0,
        ready_rows: 0,
        bad_rows: 0,
        imported_rows: 0,
        refused_rows: 0,
        undone_rows: 0,
        kept_rows: 0,
        created_by: "Dana Whitfield",
        version: 0,
        created_at: daysFromNow(0),
        updated_at: daysFromNow(0),
      };
      imports.unshift(made);
      const found = { total_rows: 3, ready_rows: 2, bad_rows: 1, ignored_columns: ["Colour"] };
      return begin(made, {}, { status: "checked", ...found });
    }),
    mock(
      "get",
      "/api/imports/{import_id}",
      ({ params }) => find(params["import_id"]) ?? mockProblem(404, { code: "not_found" }),
    ),
    mock("get", "/api/imports/{import_id}/rows", ({ query }) => {
      const items = ROWS.filter((row) => row.status === query.get("status"));
      return { items, total_count: items.length };
    }),
    mock("get", "/api/imports/{import_id}/reconciliation", () => RECONCILIATION),
    mock("post", "/api/imports/{import_id}/correct", ({ params, body }) => {
      const one = find(params["import_id"]);
      if (!one) return mockProblem(404, { code: "not_found" });
      const isReplaced = (known: ImportCorrection) =>
        body.corrections.some(({ column, value }) => column === known.column && value === known.value);
      const corrections = [
        ...one.corrections.filter((known) => !isReplaced(known)),
        ...body.corrections.filter(({ value, replacement }) => value !== replacement),
      ];
      return begin(one, { status: "checking" }, { status: "checked", corrections });
    }),
    mock("post", "/api/imports/{import_id}/commit", ({ params }) => {
      const one = find(params["import_id"]);
      if (!one) return mockProblem(404, { code: "not_found" });
      return begin(one, { status: "importing" }, { status: "imported", imported_rows: 2 });
    }),
    mock("post", "/api/imports/{import_id}/undo", ({ params }) => {
      const one = find(params["import_id"]);
      if (!one) return mockProblem(404, { code: "not_found" });
      return begin(one, { status: "undoing" }, { status: "undone", undone_rows: 2 });
    }),
    mock("post", "/api/imports/{import_id}/errors", () => link("problems.csv")),
  ];
}
