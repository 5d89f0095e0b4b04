import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { COMPANY, companyServer, openCompany } from "../testing";
import { contrastWithWhite } from "./contrast";

const SETTINGS: AnswerOf<"/api/company/settings", "get"> = {
  payment_terms_days: 30,
  fiscal_year_start_month: 10,
  fiscal_year_started_on: "2026-10-01",
  mcs150_due_on: "2028-01-31",
  brand: {},
  holidays: [{ on: "2099-11-26", name: "Thanksgiving Day" }],
  are_holidays_federal: true,
  due_dates_skip_days_off: false,
  webhook_events_kept_days: 30,
  version: 0,
};

const server = companyServer(() => [
  mock("get", "/api/company", () => COMPANY),
  mock("get", "/api/company/settings", () => SETTINGS),
  mock("patch", "/api/company/settings", () => ({ ...SETTINGS, version: 1 })),
]);

const open = (at: string) => openCompany(at, ["company:write"]);
const sent = () => server.bodySent("PATCH", /settings$/);

describe("the company's settings", () => {
  it("say when the next MCS-150 is due and which holidays come", async () => {
    await open("/CompanyInfo?tab=settings");
    expect(await screen.findByText(/By Jan 31, 2028/)).toBeInTheDocument();
    expect(screen.getByText("Thanksgiving Day")).toBeInTheDocument();
    expect(screen.getByText(/Starts in October/)).toBeInTheDocument();
  });

  it("save the defaults on the version that was read", async () => {
    await open("/CompanyInfo?tab=settings&edit=defaults");
    await fill(/Default payment terms/, "45");
    await userEvent.click(screen.getByRole("button", { name: "Save defaults and filings" }));
    await screen.findByText(/are saved/);
    expect(await sent()).toEqual({
      version: 0,
      payment_terms_days: 45,
      fiscal_year_start_month: 10,
      mcs150_filed_on: null,
    });
  });

  it("refuse a color that nobody can read", async () => {
    await open("/CompanyInfo?tab=settings&edit=brand");
    await fill("Color", "#ffd200");
    await userEvent.click(screen.getByRole("button", { name: "Save brand" }));
    expect(await screen.findByText(/too light to read on white/)).toBeInTheDocument();
    await fill("Color", "#8a1c2b");
    expect(await screen.findByText("Invoice INV-1042")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Save brand" }));
    await screen.findByText(/The brand is saved/);
    expect(await sent()).toEqual({ version: 0, brand_color: "#8a1c2b", invoice_footer: null });
  });

  it("offer to sign in again when the last lines of invoices change long after it", async () => {
    const message = "Sign in again to change the invoice footer.";
    server.use(
      mock("patch", "/api/company/settings", () => mockProblem(403, { code: "recent_sign_in_needed", message })),
    );
    await open("/CompanyInfo?tab=settings&edit=brand");
    await fill("Invoice footer", "Pay by check.");
    await userEvent.click(screen.getByRole("button", { name: "Save brand" }));
    const dialog = await screen.findByRole("dialog", { name: "Your change is not saved" });
    expect(dialog).toHaveTextContent(message);
    await userEvent.click(within(dialog).getByRole("button", { name: "Go back" }));
    expect(await screen.findByRole("textbox", { name: "Invoice footer" })).toHaveValue("Pay by check.");
  });

  it("leave the federal holidays alone, and keep the company's own", async () => {
    await open("/CompanyInfo?tab=settings&edit=holidays");
    await userEvent.click(await screen.findByRole("button", { name: "Save holidays" }));
    await screen.findByText(/The holidays are saved/);
    expect(await sent()).toMatchObject({ holidays: null });
  });

  it("rename a holiday, and the list is the company's own", async () => {
    await open("/CompanyInfo?tab=settings&edit=holidays");
    await fill("Name 1", "Turkey Day");
    await userEvent.click(screen.getByRole("button", { name: "Save holidays" }));
    await screen.findByText(/The holidays are saved/);
    expect(await sent()).toMatchObject({ holidays: [{ on: "2099-11-26", name: "Turkey Day" }] });
  });

  it("say how long notices are kept", async () => {
    await open("/CompanyInfo?tab=settings&edit=retention");
    await fill(/Delete read notices after/, "90");
    await userEvent.click(screen.getByRole("button", { name: "Save retention" }));
    await screen.findByText(/are saved/);
    expect(await sent()).toEqual({ version: 0, notices_kept_days: 90, webhook_events_kept_days: 30 });
  });

  it("count contrast as WCAG does", () => {
    expect(contrastWithWhite("#000000")).toBeCloseTo(21, 1);
    expect(contrastWithWhite("#777777")).toBeCloseTo(4.48, 2);
    expect(contrastWithWhite("teal")).toBeUndefined();
  });
});
