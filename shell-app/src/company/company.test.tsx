import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { companyRoutes } from "./company.routes";

const COMPANY: AnswerOf<"/api/company", "get"> = {
  id: "01930000-0000-7000-8000-000000000002",
  legal_name: "Prairie Line Transport LLC",
  dot_number: "2873641",
  is_dot_proven: false,
  docket_numbers: [{ kind: "MC", number: "918273" }],
  scac: "PRLT",
  time_zone: "America/Chicago",
  phone: "+13125550142",
  officers: [],
  addresses: {
    physical: { line1: "1200 W Fulton St", city: "Chicago", state: "IL", postal_code: "60607", country: "US" },
  },
  contacts: [],
  version: 7,
  created_at: "2026-02-01T15:00:00Z",
  updated_at: "2026-02-01T15:00:00Z",
};

const LOADS: AnswerOf<"/api/number_formats", "get">["items"][number] = {
  kind: "load",
  prefix: "",
  has_year: false,
  digits: 4,
  next_number: 1042,
  preview: "1042",
  year: 2026,
  version: 0,
};

const server = mockServer(() => [
  mock("get", "/api/number_formats", () => ({
    items: [LOADS, { ...LOADS, kind: "quote" as const, prefix: "Q-", preview: "Q-1008", next_number: 1008 }],
  })),
  mock("patch", "/api/number_formats/{kind}", ({ body }) => ({ ...LOADS, ...body, version: 1 })),
  mock("get", "/api/company", () => COMPANY),
  mock("patch", "/api/company", () => ({ ...COMPANY, version: 8 })),
  mock("get", "/api/terminals", () => ({ items: [], total_count: 0 })),
  mock("post", "/api/terminals", ({ body }) => ({
    id: "01930000-0000-7000-8000-000000000061",
    code: body.code,
    name: body.name,
    time_zone: "America/Chicago",
    version: 1,
    created_at: "2026-11-20T12:00:00Z",
    updated_at: "2026-11-20T12:00:00Z",
  })),
]);

const open = (at: string, permissions = ["company:write", "terminals:write"]) =>
  renderPages({
    routes: companyRoutes.map(({ path, element }) => ({ path, element })),
    at,
    sections: ["company"],
    permissions,
  });

describe("the company", () => {
  it("says who it is, and that its DOT number is not confirmed", async () => {
    await open("/CompanyInfo");
    expect(await screen.findByRole("heading", { name: "Prairie Line Transport LLC" })).toBeInTheDocument();
    expect(screen.getByText("Your DOT number is not confirmed yet")).toBeInTheDocument();
    expect(screen.getByText("1200 W Fulton St, Chicago, IL 60607")).toBeInTheDocument();
  });

  it("saves its identity on the version that was read; emptied fields are cleared", async () => {
    const { address } = await open("/CompanyInfo?edit=identity");
    await fill("SCAC", "");
    await fill("EIN", "12-3456789");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await screen.findByText(/saved/);
    expect(await server.bodySent("PATCH", /company$/)).toMatchObject({
      version: 7,
      scac: null,
      ein: "12-3456789",
      docket_numbers: [{ kind: "MC", number: "918273" }],
    });
    expect(address()).toBe("/CompanyInfo");
  });

  it("shows what is wrong beside the field, and does not send it", async () => {
    await open("/CompanyInfo?edit=identity");
    await fill("SCAC", "PRL7");
    await userEvent.click(screen.getByRole("button", { name: "Save identity" }));
    const field = screen.getByRole("textbox", { name: "SCAC" });
    expect(field).toHaveAccessibleDescription(/A SCAC has two to four letters\./);
    expect(field).toHaveFocus();
    expect(server.sent("PATCH")).toEqual([]);
  });

  it("shows the server's refusal beside the field that it is about", async () => {
    server.use(
      mock("patch", "/api/company", () =>
        mockProblem(422, {
          code: "validation_failed",
          message: "Check the marked fields.",
          fields: [{ path: "ein", message: "Another company has this EIN." }],
        }),
      ),
    );
    await open("/CompanyInfo?edit=identity");
    await fill("EIN", "12-3456789");
    await userEvent.click(screen.getByRole("button", { name: "Save identity" }));
    expect(await screen.findByText("Another company has this EIN.")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "EIN" })).toHaveValue("12-3456789");
  });

  it("opens no form to somebody who may only read, not by a link either", async () => {
    await open("/CompanyInfo?edit=identity&terminal=new", []);
    await screen.findByRole("heading", { name: "Prairie Line Transport LLC" });
    expect(await screen.findByText("No terminals yet")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Edit|Add terminal/ })).not.toBeInTheDocument();
  });

  it("says what went wrong, with the request to quote", async () => {
    server.use(mock("get", "/api/company", () => mockProblem(500, { request_id: "r-2" })));
    await open("/CompanyInfo");
    expect(await screen.findByText("Request r-2")).toBeInTheDocument();
  });
});

describe("terminals", () => {
  it("are added with a code in capitals, and only once", async () => {
    await open("/CompanyInfo?terminal=new");
    const dialog = await screen.findByRole("dialog", { name: "Add terminal" });
    await fill("Code", "jol", { inside: dialog });
    await fill("Name", "Joliet yard", { inside: dialog });
    await userEvent.click(within(dialog).getByRole("button", { name: "Add terminal" }));
    await screen.findByText("Joliet yard is saved.");
    const [request] = server.sent("POST", /terminals$/);
    expect(await request?.body()).toEqual({ code: "JOL", name: "Joliet yard", time_zone: "America/Chicago" });
    expect(request?.headers.get("idempotency-key")).toBeTruthy();
  });
});

describe("numbers", () => {
  it("say what comes next, and show a change before it is saved", async () => {
    await open("/CompanyInfo");
    expect(await screen.findByText("Q-1008")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Edit numbers of loads" }));
    const drawer = await screen.findByRole("dialog", { name: "Numbers of loads" });
    await fill("Begins with", "PFL-", { inside: drawer });
    await fill("Digits at least", "6", { inside: drawer });
    await userEvent.click(within(drawer).getByRole("switch", { name: "Year before the number" }));
    expect(within(drawer).getByRole("status")).toHaveTextContent("PFL-2026-001042");
    await userEvent.click(within(drawer).getByRole("button", { name: "Save numbers" }));
    const body = await server.bodySent("PATCH", /number_formats\/load$/);
    expect(body).toEqual({ version: 0, prefix: "PFL-", has_year: true, digits: 6 });
  });

  it("only go up", async () => {
    await open("/CompanyInfo?numbers=load");
    const drawer = await screen.findByRole("dialog", { name: "Numbers of loads" });
    await fill("Next number", "1000", { inside: drawer });
    await userEvent.click(within(drawer).getByRole("button", { name: "Save numbers" }));
    expect(await within(drawer).findByText("1042 comes next. Numbers only go up.")).toBeInTheDocument();
    expect(server.sent("PATCH")).toEqual([]);
  });

  it("are changed by those who may", async () => {
    await open("/CompanyInfo?numbers=load", []);
    expect(await screen.findByText("Q-1008")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Edit numbers/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
