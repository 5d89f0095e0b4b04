// @database sqlite
import { afterAll, describe, inject, it } from "vitest";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { nextDotNumber, PASSWORD } from "./support/carriers";
import { Counted } from "./support/counted";
import { typedDay } from "./support/days";
import { mailedActionLink } from "./support/pages";
import { pdf } from "./support/papers";
import { expectCounts, printCounts } from "./support/ratchet";

useBrowser();
afterAll(printCounts);

const { database } = inject("place");
const email = `maria.hour.${database}@prairiefreight.com`;

/** As a new user with the rate confirmation in hand would do it. */
describe.skipIf(database !== "sqlite")("the first hour of a new carrier", () => {
  it("takes as many clicks, fields and pages as the table says", async () => {
    const person = await newPerson();
    await person.open("/auth/register");
    const maria = Counted.by(person);
    await register(person, maria);
    await bookLoad(person, maria);
    await assignCrew(person, maria);
    await haulLoad(maria);
    await approveLoad(person, maria);
    expectCounts("first hour", maria.counts);
  });
});

async function register(person: Person, maria: Counted): Promise<void> {
  const next = () => maria.click("button", "Continue");
  await maria.fill("Full name", "Maria Castillo");
  await maria.fill("Work email", email);
  await maria.fill("Password", PASSWORD);
  await maria.fill("USDOT number", nextDotNumber());
  await next();
  await maria.fill("Legal name", "Prairie Freight LLC");
  // Pasted as one line; the other fields are filled from it.
  await maria.fill("Street", "1200 W 7th Ave, Amarillo, TX 79101");
  await maria.fill("Company phone", "806 555 0142");
  await next();
  await maria.check(/^I accept/);
  await maria.click("button", "Register");
  await person.arrivesAt("/auth/confirm-mail");

  await maria.follow(await mailedActionLink(await newPerson(), email, "verify-email"));
  await maria.click("link", "Log in");
  await maria.fill("Password", PASSWORD);
  await maria.click("button", "Log in");
  await person.arrivesAt(/^\/dashboard\//);
}

async function bookLoad(person: Person, maria: Counted): Promise<void> {
  await maria.within("navigation", "Main").click("link", "Loads");
  await maria.click("link", "New load");
  await maria.upload(/choose a file$/, paper("rate-confirmation.pdf"));
  await maria.fill("Customer", "Front Range Brokerage");
  await maria.click("option", /^Add customer/);
  const customer = maria.within("dialog", "Add customer");
  await customer.fill("Billing email", "ap@frontrange.example.com");
  await customer.click("button", "Add customer");
  await maria.fill("Load or order number", "FR-88231");
  await maria.within("group", "Freight").fill("Weight", "41200");
  for (const [name, zip, day] of [
    ["Stop 1: pickup", "79101", typedDay(0)],
    ["Stop 2: delivery", "80216", typedDay(1)],
  ] as const) {
    const stop = maria.within("group", name);
    await stop.pick("Facility", zip);
    await stop.within("group", "Appointment").fillIn("Date", `${day} 0800`);
  }
  await maria.fill("Amount ($)", "1850");
  await maria.click("button", "Book load");
  await person.arrivesAt(/^\/apps\/loads\/[0-9a-f-]{36}$/);
}

/**
 * A driver, a truck and a trailer, added where they are needed. The expiry dates of their papers come later, with the
 * papers in hand: the assignment names each that is missing, and asks.
 */
async function assignCrew({ page }: Person, maria: Counted): Promise<void> {
  await maria.click("button", "Assign");
  const crew = maria.within("dialog", /^Assign load/);
  await crew.fill("Driver", "Luis Ortega");
  await maria.click("option", /^Add driver/);
  const form = maria.within("dialog", "Add driver");
  await form.fill("Phone", "806 555 0177");
  for (const [kind, unit] of [
    ["Truck", "118"],
    ["Trailer", "5301"],
  ] as const) {
    const part = form.within("group", kind);
    await part.fill("Unit number", unit);
  }
  await form.click("button", "Add driver, truck and trailer");
  await page.getByText("Check first").waitFor();
  await crew.check("Assign despite the warnings");
  await crew.click("button", "Assign");
}

/** To the last stop, with the other paper that billing asks for. */
async function haulLoad(maria: Counted): Promise<void> {
  await maria.click("button", "Dispatch");
  await maria.click("button", "En route to pickup");
  for (const fact of ["Arrived at pickup", "Departed pickup", "Arrived at delivery", "Departed delivery"])
    await maria.click("button", fact);
  await maria.upload("Upload document", paper("pod-signed.pdf"));
  // The dialog proposes the kind of paper, and that it is signed, as the file's name says.
  await maria.within("dialog", /^Upload to load/).click("button", "Upload");
}

const paper = (name: string) => ({ name, mimeType: "application/pdf", buffer: pdf(name) });

async function approveLoad({ page }: Person, maria: Counted): Promise<void> {
  await maria.click("link", "Review for billing");
  await maria.within("dialog", /./).click("button", "Approve");
  await page.getByText(/is approved for billing\.$/).waitFor();
}
