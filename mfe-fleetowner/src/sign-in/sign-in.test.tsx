import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, openAsOwner, use, sent, bodySent, speak } = testWorld();

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

async function askForLink(email: string) {
  await fill("Email", email);
  await press("Send the link");
}

describe("asking for a link", () => {
  it("says the same for every address", async () => {
    await open("/fleetowner/login");
    await askForLink("nobody@nowhere.example");
    expect(await screen.findByText(/If this address belongs to a fleet owner/)).toBeVisible();
    expect(await bodySent("POST", /login$/)).toEqual({ email: "nobody@nowhere.example" });
    expect(screen.getByRole("button", { name: "Send again" })).toBeVisible();
  });

  it.each([
    ["", "Please enter your email address."],
    ["rosa", "Please enter a valid email address."],
  ])("does not send what is no address: “%s”", async (email, message) => {
    await open("/fleetowner/login");
    await askForLink(email);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it("asks to wait after too many attempts", async () => {
    use(mock("post", "/api/owner/login", () => mockProblem(429, { code: "too_many_requests" })));
    await open("/fleetowner/login");
    await askForLink("rosa@delgadotrucking.example");
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Too many attempts/);
  });

  it("says that the connection failed, and sends again", async () => {
    let failures = 1;
    use(mock("post", "/api/owner/login", () => (failures-- > 0 ? Response.error() : { message: "On its way." })));
    await open("/fleetowner/login");
    await askForLink("rosa@delgadotrucking.example");
    expect(await screen.findByRole("alert")).toHaveTextContent("The connection failed. Please try again.");
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("rosa@delgadotrucking.example");
    await press("Send the link");
    expect(await screen.findByText(/If this address belongs/)).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("is spared those who are logged in", async () => {
    const { address } = await openAsOwner("/fleetowner/login");
    await waitFor(() => expect(address()).toBe("/fleetowner"));
  });

  it.each([
    ["/fleetowner", "/fleetowner/login"],
    ["/fleetowner/profile", "/fleetowner/login?next=%2Ffleetowner%2Fprofile"],
  ])("guards %s", async (path, login) => {
    const { address } = await open(path);
    await waitFor(() => expect(address()).toBe(login));
    expect(sent()).toEqual([]);
  });

  it.each([
    ["/fleetowner/profile", "/fleetowner/profile"],
    ["/apps/loads", "/fleetowner"],
    ["//evil.example/fleetowner", "/fleetowner"],
  ])("leads those who are logged in on to %s, if it is the portal's", async (next, expected) => {
    const { address } = await openAsOwner(`/fleetowner/login?next=${encodeURIComponent(next)}`);
    await waitFor(() => expect(address()).toBe(expected));
  });
});

describe("the mailed link", () => {
  it("is used by a click, not by opening it", async () => {
    const { address } = await open("/fleetowner/verify-token/t1");
    await screen.findByRole("button", { name: "Open my portal" });
    expect(sent()).toEqual([]);
    await press("Open my portal");
    await waitFor(() => expect(address()).toBe("/fleetowner"));
    expect(await bodySent("POST", /verify$/)).toEqual({ token: "t1" });
  });

  it("leads to the page that was wanted, once and while the link lives", async () => {
    await open("/fleetowner/profile");
    await askForLink("rosa@delgadotrucking.example");
    await screen.findByText(/If this address belongs/);
    cleanup();
    const again = await open("/fleetowner/verify-token/t1");
    await press("Open my portal");
    await waitFor(() => expect(again.address()).toBe("/fleetowner/profile"));
    expect(localStorage.getItem("haul.owner.next")).toBeNull();
  });

  it("forgets the wanted page with the link", async () => {
    await open("/fleetowner/profile");
    await askForLink("rosa@delgadotrucking.example");
    await screen.findByText(/If this address belongs/);
    cleanup();
    vi.setSystemTime(Date.now() + 20 * 60_000);
    const again = await open("/fleetowner/verify-token/t1");
    await press("Open my portal");
    await waitFor(() => expect(again.address()).toBe("/fleetowner"));
  });

  it.each([
    ["used", 422, "link_invalid"],
    ["expired", 401, "token_expired"],
  ])("offers a new one when it is %s", async (token, status, code) => {
    use(mock("post", "/api/owner/verify", () => mockProblem(status, { code })));
    await open(`/fleetowner/verify-token/${token}`);
    await press("Open my portal");
    expect(await screen.findByRole("alert")).toHaveTextContent("The link has expired or has already been used.");
    expect(screen.getByRole("link", { name: "Get a new link" })).toHaveAttribute("href", "/fleetowner/login");
    expect(localStorage.getItem("haul.owner")).toBeNull();
  });

  it("asks which carrier when the owner has trucks at two", async () => {
    use(
      mock("post", "/api/owner/verify", () => ({
        choices: [
          { fleet_owner_id: "f1", carrier_name: "Prairie Freight LLC" },
          { fleet_owner_id: "f2", carrier_name: "Blue Mesa Carriers" },
        ],
        choice_token: "c1",
      })),
    );
    const { address } = await open("/fleetowner/verify-token/t1");
    await press("Open my portal");
    await press("Blue Mesa Carriers");
    await waitFor(() => expect(address()).toBe("/fleetowner"));
    expect(await bodySent("POST", /choose$/)).toEqual({ choice_token: "c1", fleet_owner_id: "f2" });
  });
});

describe("in Spanish", () => {
  it("asks for the link", async () => {
    await open("/fleetowner/login");
    await userEvent.click(await screen.findByRole("radio", { name: "Español" }));
    await fill("Correo electrónico", "rosa@delgadotrucking.example");
    await press("Enviar el enlace");
    expect(await screen.findByText(/el enlace ya va en camino/)).toBeVisible();
    expect(document.documentElement.lang).toBe("es");
  });

  it("remembers the choice, and says what is wrong with a link", async () => {
    await speak("es");
    expect(localStorage.getItem("haul.language")).toBe("es");
    await open("/fleetowner/verify-token/used");
    await press("Abrir mi portal");
    expect(await screen.findByRole("alert")).toHaveTextContent("El enlace caducó o ya se usó.");
  });
});
