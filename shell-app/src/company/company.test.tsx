import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { describe, expect, it, vi } from "vitest";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { accessAtom } from "@haul/platform";
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

type MailBudget = AnswerOf<"/api/company/mail_budget", "get">;
const BUDGET: MailBudget = { sent_today: 0, daily_limit: 20, waiting_count: 0 };

const server = mockServer(() => [
  mock("get", "/api/company/mail_budget", () => BUDGET),
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
  it("says who it is, and that its USDOT number is not confirmed", async () => {
    await open("/CompanyInfo");
    expect(await screen.findByRole("heading", { name: "Prairie Line Transport LLC" })).toBeInTheDocument();
    expect(screen.getByText("Your USDOT number is not confirmed yet")).toBeInTheDocument();
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
    });
    expect(address()).toBe("/CompanyInfo");
  });

  it("sends the docket numbers only when one of them changed", async () => {
    await open("/CompanyInfo?edit=identity");
    await fill("EIN", "12-3456789");
    await userEvent.click(screen.getByRole("button", { name: "Save identity" }));
    await screen.findByText(/saved/);
    expect(await server.bodySent("PATCH", /company$/)).not.toHaveProperty("docket_numbers");
  });

  it("sends all docket numbers when one changed, several of a kind too", async () => {
    const docket_numbers = [
      { kind: "MC" as const, number: "918273" },
      { kind: "MC" as const, number: "551200" },
    ];
    server.use(mock("get", "/api/company", () => ({ ...COMPANY, docket_numbers })));
    await open("/CompanyInfo?edit=identity");
    await userEvent.click(await screen.findByRole("button", { name: "Add docket number" }));
    await fill("Docket number 3", "ff 4471");
    await userEvent.click(screen.getByRole("button", { name: "Save identity" }));
    await screen.findByText(/saved/);
    expect(await server.bodySent("PATCH", /company$/)).toMatchObject({
      docket_numbers: [...docket_numbers, { kind: "FF", number: "4471" }],
    });
  });

  it("drops a docket number that was removed", async () => {
    await open("/CompanyInfo?edit=identity");
    await userEvent.click(await screen.findByRole("button", { name: "Remove docket number 1" }));
    await userEvent.click(screen.getByRole("button", { name: "Save identity" }));
    await screen.findByText(/saved/);
    expect(await server.bodySent("PATCH", /company$/)).toMatchObject({ docket_numbers: [] });
  });

  it.each([
    ["MC-123456", { kind: "MC", number: "123456" }],
    ["MC 123456", { kind: "MC", number: "123456" }],
    ["123456", { kind: "MC", number: "123456" }],
    ["MX-7654321", { kind: "MX", number: "7654321" }],
  ])("takes a docket number written as %s", async (text, docket) => {
    await open("/CompanyInfo?edit=identity");
    await fill("Docket number 1", text);
    await userEvent.click(screen.getByRole("button", { name: "Save identity" }));
    await screen.findByText(/saved/);
    expect(await server.bodySent("PATCH", /company$/)).toMatchObject({ docket_numbers: [docket] });
  });

  it("says how a docket number is written", async () => {
    await open("/CompanyInfo?edit=identity");
    await fill("Docket number 1", "AB-12");
    await userEvent.click(screen.getByRole("button", { name: "Save identity" }));
    expect(await screen.findByText(/Enter it as MC-123456/)).toBeInTheDocument();
    expect(server.sent("PATCH")).toEqual([]);
  });

  describe("whose MC number changes long after the sign-in", () => {
    const changeNumber = async () => {
      server.use(
        mock("patch", "/api/company", () =>
          mockProblem(403, {
            code: "recent_sign_in_needed",
            message: "Sign in again to change the DOT or MC number.",
          }),
        ),
        mock("post", "/logout/", () => new Response(null, { status: 204 })),
      );
      const rendered = await open("/CompanyInfo?edit=identity");
      await fill("Docket number 1", "918274");
      await userEvent.click(screen.getByRole("button", { name: "Save identity" }));
      const dialog = await screen.findByRole("dialog", { name: "Your change is not saved" });
      return { ...rendered, dialog };
    };

    it("says why it is not saved, and signs out to come back", async () => {
      const { dialog, address } = await changeNumber();
      expect(dialog).toHaveTextContent("Sign in again to change the DOT or MC number.");
      expect(dialog).toHaveTextContent("you enter your change again");
      await userEvent.click(within(dialog).getByRole("button", { name: "Sign in again" }));
      await waitFor(() => expect(getDefaultStore().get(accessAtom)).toEqual({ kind: "anonymous" }));
      expect(server.sent("POST", /logout/)).toHaveLength(1);
      expect(address()).toBe("/CompanyInfo?edit=identity");
    });

    it("keeps what was entered when the person goes back", async () => {
      const { dialog } = await changeNumber();
      await userEvent.click(within(dialog).getByRole("button", { name: "Go back" }));
      expect(await screen.findByRole("button", { name: "Save identity" })).toBeEnabled();
      expect(screen.getByRole("textbox", { name: "Docket number 1" })).toHaveValue("918274");
      expect(server.sent("POST", /logout/)).toEqual([]);
      expect(screen.queryByText(/is saved/)).not.toBeInTheDocument();
    });
  });

  describe("with another USDOT number", () => {
    const change = async (number: string) => {
      const rendered = await open("/CompanyInfo");
      await userEvent.click(await screen.findByRole("button", { name: "Change USDOT number" }));
      const drawer = await screen.findByRole("dialog", { name: "Change USDOT number" });
      await fill("USDOT number", number, { inside: drawer });
      return { ...rendered, drawer, save: within(drawer).getByRole("button", { name: "Change USDOT number" }) };
    };

    it("says whom FMCSA knows by it, and changes it on the version that was read", async () => {
      server.use(
        mock("get", "/api/carriers/{dot_number}", ({ params }) => ({
          dot_number: String(params["dot_number"]),
          is_registered: false,
          registry: { outcome: "active" as const, legal_name: "PRAIRIE LINE TRANSPORT LLC" },
        })),
        mock("post", "/api/company/change_dot_number", ({ body }) => ({ ...COMPANY, ...body, version: 8 })),
      );
      const { drawer, save, address } = await change("2873642");
      await userEvent.click(within(drawer).getByRole("button", { name: "Look up at FMCSA" }));
      expect(await within(drawer).findByText(/PRAIRIE LINE TRANSPORT LLC: FMCSA allows it/)).toBeInTheDocument();
      await userEvent.click(save);
      expect(await screen.findByText("The USDOT number is changed.")).toBeInTheDocument();
      const body = await server.bodySent("POST", /change_dot_number$/);
      expect(body).toEqual({ version: 7, dot_number: "2873642" });
      expect(address()).toBe("/CompanyInfo");
    });

    it("says why the present number is neither looked up nor saved", async () => {
      const { drawer, save } = await change(COMPANY.dot_number);
      const lookUp = within(drawer).getByRole("button", { name: "Look up at FMCSA" });
      expect(lookUp).toBeDisabled();
      expect(lookUp).toHaveAccessibleDescription("Enter another USDOT number to look it up.");
      await userEvent.click(save);
      expect(await within(drawer).findByText(/this is your company's now/)).toBeInTheDocument();
      expect(server.sent("POST", /change_dot_number/)).toEqual([]);
    });

    it("asks for a new sign-in long after the last one, and is not changed", async () => {
      server.use(
        mock("post", "/api/company/change_dot_number", () =>
          mockProblem(403, { code: "recent_sign_in_needed", message: "Sign in again to change the DOT or MC number." }),
        ),
      );
      const { save } = await change("2873642");
      await userEvent.click(save);
      const dialog = await screen.findByRole("dialog", { name: "Your change is not saved" });
      expect(dialog).toHaveTextContent("Sign in again to change the DOT or MC number.");
      expect(screen.queryByText("The USDOT number is changed.")).not.toBeInTheDocument();
    });

    it("says that a number is another company's", async () => {
      server.use(
        mock("post", "/api/company/change_dot_number", () =>
          mockProblem(409, { code: "dot_number_already_used", message: "Another company has this number." }),
        ),
      );
      const { drawer, save } = await change("2873642");
      await userEvent.click(save);
      expect(await within(drawer).findByText("Another company has this number.")).toBeInTheDocument();
    });
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

  it("opens no form to a person who may only read, even by link", async () => {
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

describe("mail", () => {
  const withBudget = async (budget: Partial<MailBudget>, company: Partial<typeof COMPANY> = {}) => {
    server.use(
      mock("get", "/api/company/mail_budget", () => ({ ...BUDGET, ...budget })),
      mock("get", "/api/company", () => ({ ...COMPANY, ...company })),
    );
    await open("/CompanyInfo");
    return screen.findByRole("region", { name: "Email" });
  };

  it("says how much was sent, how much waits, and why the limit is low", async () => {
    const panel = await withBudget({ sent_today: 20, waiting_count: 3 });
    expect(
      await within(panel).findByText(/^20 of 20 emails sent today; 3 wait until 1[89]:00 C[DS]T\.$/),
    ).toBeInTheDocument();
    expect(panel).toHaveTextContent(/your USDOT number is not confirmed yet. Contact support to have it confirmed/);
    expect(within(panel).getByRole("progressbar", { name: "Share of today's email limit" })).toHaveAttribute(
      "aria-valuenow",
      "100",
    );
  });

  it.each([
    [{ sent_today: 12 }, "12 of 20 emails sent today."],
    [{ sent_today: 12, waiting_count: 1 }, /^12 of 20 emails sent today; 1 waits until 1[89]:00 C[DS]T\.$/],
    [{}, "No email sent today. The limit is 20."],
  ])("counts %j", async (budget, text) => {
    const panel = await withBudget(budget);
    expect(await within(panel).findByText(text)).toBeInTheDocument();
  });

  it("says why mail waits before the limit is reached", async () => {
    const panel = await withBudget({ sent_today: 12, waiting_count: 1 });
    expect(await within(panel).findByText(/reached their daily limit/)).toBeInTheDocument();
  });

  it("shows no request when the USDOT number is confirmed", async () => {
    const panel = await withBudget({ sent_today: 640, daily_limit: 2_000 }, { is_dot_proven: true });
    expect(await within(panel).findByText("640 of 2,000 emails sent today.")).toBeInTheDocument();
    expect(panel).not.toHaveTextContent(/USDOT number|Contact support/);
  });

  it("says what went wrong beside the rest of the page", async () => {
    server.use(mock("get", "/api/company/mail_budget", () => mockProblem(500, { request_id: "r-7" })));
    await open("/CompanyInfo");
    const panel = await screen.findByRole("region", { name: "Email" });
    expect(await within(panel).findByText("Request r-7")).toBeInTheDocument();
    expect(within(panel).getByRole("button", { name: "Try again" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Prairie Line Transport LLC" })).toBeInTheDocument();
  });
});

describe("terminals", () => {
  it("begin with one button while there is none", async () => {
    await open("/CompanyInfo");
    expect(await screen.findByText("No terminals yet")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add terminal" })).toBeInTheDocument();
  });

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
    await userEvent.click(screen.getByRole("button", { name: "Edit load numbers" }));
    const drawer = await screen.findByRole("dialog", { name: "Edit load numbers" });
    await fill("Begins with", "PFL-", { inside: drawer });
    await fill("Minimum digits", "6", { inside: drawer });
    await userEvent.click(within(drawer).getByRole("switch", { name: "Year before the number" }));
    expect(within(drawer).getByRole("status")).toHaveTextContent("PFL-2026-001042");
    await userEvent.click(within(drawer).getByRole("button", { name: "Save numbers" }));
    const body = await server.bodySent("PATCH", /number_formats\/load$/);
    expect(body).toEqual({ version: 0, prefix: "PFL-", has_year: true, digits: 6 });
  });

  it("follow what others save until something is entered, and keep that", async () => {
    let now = LOADS;
    server.use(mock("get", "/api/number_formats", () => ({ items: [now] })));
    const hear = (changes: Partial<typeof LOADS>) => {
      now = { ...now, ...changes };
      vi.setSystemTime(Date.now() + 60_000);
      window.dispatchEvent(new Event("focus"));
    };
    await open("/CompanyInfo?numbers=load");
    const drawer = await screen.findByRole("dialog", { name: "Edit load numbers" });
    hear({ prefix: "PLT-", version: 1 });
    await waitFor(() => expect(within(drawer).getByLabelText(/^Begins with/)).toHaveValue("PLT-"));
    await fill("Minimum digits", "6", { inside: drawer });
    hear({ prefix: "X-", next_number: 1043, version: 2 });
    await waitFor(() => expect(within(drawer).getByRole("status")).toHaveTextContent("PLT-001043"));
    await userEvent.click(within(drawer).getByRole("button", { name: "Save numbers" }));
    const body = await server.bodySent("PATCH", /number_formats\/load$/);
    expect(body).toEqual({ version: 1, prefix: "PLT-", has_year: false, digits: 6 });
  });

  it("only go up", async () => {
    await open("/CompanyInfo?numbers=load");
    const drawer = await screen.findByRole("dialog", { name: "Edit load numbers" });
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
