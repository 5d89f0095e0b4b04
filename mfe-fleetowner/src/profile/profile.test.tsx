import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { openAsOwner, use, sent, bodySent, speak, world } = testWorld();

const form = () => screen.findByRole("form", { name: "Profile" });
const save = async () => userEvent.click(await screen.findByRole("button", { name: "Save" }));

describe("the owner's profile", () => {
  it("shows what only the carrier may change, apart from the form", async () => {
    await openAsOwner("/fleetowner/profile");
    expect(await screen.findByText("rosa@delgadotrucking.example")).toBeVisible();
    expect(screen.getByText("How Prairie Freight LLC reaches you.")).toBeVisible();
    expect(within(await form()).queryByRole("textbox", { name: "Email" })).not.toBeInTheDocument();
  });

  it("saves phone and address on the version that was looked at", async () => {
    await openAsOwner("/fleetowner/profile");
    await fill("Phone", "(806) 555-0199");
    await fill("Street", "12 Depot St");
    await choose("State", /New Mexico/, { typing: "New Mexico" });
    await fill("ZIP", "88101");
    await save();
    expect(await screen.findByText("Saved.")).toBeVisible();
    expect(await bodySent("PATCH", /profile$/)).toEqual({
      version: 1,
      phone: "+18065550199",
      address: { line1: "12 Depot St", city: "Lubbock", state: "NM", postal_code: "88101", country: "US" },
    });
  });

  it("clears what was emptied, and saves with Ctrl+Enter", async () => {
    await openAsOwner("/fleetowner/profile");
    await fill("Phone", "");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByText("Saved.")).toBeVisible();
    expect(await bodySent("PATCH", /profile$/)).toMatchObject({ phone: null });
    expect(world().profile.phone).toBeUndefined();
  });

  it("wants a whole address, and a phone with its area code", async () => {
    await openAsOwner("/fleetowner/profile");
    await fill("Phone", "555-0177");
    await fill("City", "");
    await save();
    expect(await screen.findByText("Enter a US phone number with its area code.")).toBeVisible();
    expect(screen.getByText("Please complete the address, or leave it empty.")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Phone" })).toHaveFocus());
    expect(sent("PATCH")).toEqual([]);
  });

  it("keeps what was typed when the carrier was faster", async () => {
    await openAsOwner("/fleetowner/profile");
    await fill("Street", "12 Depot St");
    world().profile.version = 2;
    await save();
    expect(await screen.findByRole("alert")).toHaveTextContent("Someone else has changed this record.");
    expect(screen.getByRole("textbox", { name: "Street" })).toHaveValue("12 Depot St");
  });

  it("says what failed with the request id, and tries again", async () => {
    let failures = 1;
    use(
      mock("get", "/api/owner/profile", () =>
        failures-- > 0 ? mockProblem(500, { request_id: "r-12" }) : world().profile,
      ),
    );
    await openAsOwner("/fleetowner/profile");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Request r-12");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await form()).toBeVisible();
  });

  it("ends the sessions on every device", async () => {
    const { address } = await openAsOwner("/fleetowner/profile");
    await userEvent.click(await screen.findByRole("button", { name: "Log out everywhere" }));
    await waitFor(() => expect(address()).toBe("/fleetowner/login?next=%2Ffleetowner%2Fprofile"));
    expect(await bodySent("POST", /logout$/)).toEqual({ everywhere: true });
  });

  it("speaks Spanish, its complaints too", async () => {
    await speak("es");
    await openAsOwner("/fleetowner/profile");
    await fill("Código postal", "79");
    await userEvent.click(await screen.findByRole("button", { name: "Guardar" }));
    expect(await screen.findByText("El código postal tiene 5 dígitos, o 9.")).toBeVisible();
    await fill("Código postal", "79402");
    await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
    expect(await screen.findByText("Guardado.")).toBeVisible();
  });
});
