import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { AuthLayoutProvider } from "../layout/auth-layout";
import RegisterPage from "./register.page";

const server = mockServer(() => [
  mock("get", "/api/carriers/{dot_number}", () => ({ dot_number: "2214567", is_registered: false })),
]);

beforeEach(() => sessionStorage.clear());

const element = (
  <AuthLayoutProvider layout="card">
    <RegisterPage />
  </AuthLayoutProvider>
);
const open = (at = "/auth/register") => renderPages({ routes: [{ path: "/auth/register", element }], at });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const field = (name: string | RegExp) => screen.findByRole("textbox", { name });

async function fillAccount() {
  await fill("Full name", "Maria Castillo");
  await fill("Work email", "maria@prairiefreight.com");
  await userEvent.type(screen.getByLabelText(/^Password/), "blue-truck-41");
  await fill("USDOT number", "2214567");
  await press("Continue");
}

async function fillCompany() {
  await fill("Legal name", "Prairie Freight LLC");
  await fill("Street", "1200 W 7th Ave");
  await fill("ZIP", "79101");
  await fill("City", "Amarillo");
  await fill("Company phone", "806 555 0142");
  await press("Continue");
}

describe("the registration", () => {
  it("asks for the name, the address and the state once", async () => {
    await open();
    await fillAccount();
    expect(await field("Officer's name")).toHaveValue("Maria Castillo");
    expect(await field("Company email")).toHaveValue("maria@prairiefreight.com");
    await fill("ZIP", "79101");
    await waitFor(() => expect(screen.getByLabelText(/^State/)).toHaveValue("TX · Texas"));
  });

  it("shows all that will be sent, and leads back to each step with what was typed there", async () => {
    const { address } = await open();
    await fillAccount();
    await fillCompany();
    const sent = await screen.findByRole("group", { name: "Will be sent" });
    expect(sent).toHaveFocus();
    expect(within(sent).getByRole("region", { name: "Your account" })).toHaveTextContent(
      "Emailmaria@prairiefreight.comFull nameMaria CastilloUSDOT number2214567",
    );
    expect(within(sent).getByRole("region", { name: "Your company" })).toHaveTextContent(
      "Legal namePrairie Freight LLCAddress1200 W 7th Ave, Amarillo, TX 79101Company phone(806) 555-0142" +
        "Company emailmaria@prairiefreight.comOfficer's nameMaria CastilloMC numberNoneSCACNone",
    );
    expect(address()).toBe("/auth/register?step=review");

    await press("Change your company");
    expect(await field("Street")).toHaveValue("1200 W 7th Ave");
    await press("Continue");
    await press("Change your account");
    expect(await field("Full name")).toHaveValue("Maria Castillo");
    expect(screen.getByLabelText(/^Password/)).toHaveValue("blue-truck-41");
  });

  it("wants the terms accepted before anything is sent", async () => {
    await open();
    await fillAccount();
    await fillCompany();
    await press("Register");
    expect(await screen.findByText("Please accept the terms to register.")).toBeVisible();
    expect(server.sent("POST")).toEqual([]);
  });

  it("keeps what was typed, but no password, for a look at another page", async () => {
    await open();
    await fillAccount();
    await fill("Street", "1200 W 7th Ave");
    cleanup();
    expect(sessionStorage.getItem("haul.registration")).not.toContain("blue-truck-41");

    const { address } = await open("/auth/register?step=company");
    expect(await field("Full name")).toHaveValue("Maria Castillo");
    await waitFor(() => expect(address()).toBe("/auth/register"));
    await userEvent.type(screen.getByLabelText(/^Password/), "blue-truck-41");
    expect(await field("Full name")).toBeVisible();
    await press("Continue");
    expect(await field("Street")).toHaveValue("1200 W 7th Ave");
  });

  it("fills in what FMCSA has, and keeps what was typed", async () => {
    const registry = {
      outcome: "active" as const,
      legal_name: "PRAIRIE FREIGHT LLC",
      phone: "+18065550142",
      address: "1200 W 7TH AVE, STE 4, AMARILLO, TX 79101",
      docket_number: "MC-123456",
    };
    server.use(
      mock("get", "/api/carriers/{dot_number}", () => ({ dot_number: "2214567", is_registered: false, registry })),
    );
    await open();
    await fillAccount();
    expect(await field("Legal name")).toHaveValue("PRAIRIE FREIGHT LLC");
    expect(await field("Street")).toHaveValue("1200 W 7TH AVE, STE 4");
    expect(await field("City")).toHaveValue("AMARILLO");
    expect(await field("ZIP")).toHaveValue("79101");
    expect(screen.getByLabelText(/^State/)).toHaveValue("TX · Texas");
    expect(await field("Company phone")).toHaveValue("(806) 555-0142");
    expect(await field("MC number")).toHaveValue("MC-123456");
    expect(screen.getByText(/^Filled in from FMCSA/)).toBeVisible();
    await fill("Legal name", "Prairie Freight LLC");
    await press("Back");
    await press("Continue");
    expect(await field("Legal name")).toHaveValue("Prairie Freight LLC");
  });

  it.each([
    ["not_allowed", "FMCSA doesn't list this carrier as allowed to operate"],
    ["not_found", "FMCSA has no carrier with this number"],
    ["unavailable", /could not be read/],
  ] as const)("goes on when FMCSA's answer is %s", async (outcome, said) => {
    server.use(
      mock("get", "/api/carriers/{dot_number}", () => ({
        dot_number: "2214567",
        is_registered: false,
        registry: { outcome },
      })),
    );
    await open();
    await fillAccount();
    expect(await screen.findByText(said)).toBeVisible();
    await fillCompany();
    expect(await screen.findByRole("group", { name: "Will be sent" })).toBeVisible();
  });

  it("offers to join a company that is there, and shows the request before it is sent", async () => {
    server.use(
      mock("get", "/api/carriers/{dot_number}", () => ({
        dot_number: "2214567",
        is_registered: true,
        company_name: "Prairie Freight LLC",
      })),
    );
    await open();
    await fillAccount();
    expect(await screen.findByText(/^Prairie Freight LLC is already on/)).toBeVisible();
    await press("Ask to join");
    expect(await screen.findByRole("group", { name: "Will be sent" })).toHaveTextContent(
      "USDOT number2214567Legal namePrairie Freight LLC",
    );
    expect(screen.queryByRole("button", { name: "Change your company" })).toBeNull();
  });

  it("asks an invited person for no company", async () => {
    await open("/auth/register?companyId=c1&email=rosa%40prairiefreight.com");
    expect(await field("Work email")).toHaveValue("rosa@prairiefreight.com");
    expect(screen.queryByRole("textbox", { name: "USDOT number" })).toBeNull();
    await fill("Full name", "Rosa Delgado");
    await userEvent.type(screen.getByLabelText(/^Password/), "blue-truck-41");
    await press("Continue");
    expect(await screen.findByRole("group", { name: "Will be sent" })).toHaveTextContent(
      "From the company that invited you",
    );
    expect(server.sent()).toEqual([]);
  });
});
