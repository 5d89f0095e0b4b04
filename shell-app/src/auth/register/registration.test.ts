import { describe, expect, it } from "vitest";
import {
  checkStep,
  EMPTY_REGISTRATION,
  prefilled,
  reachable,
  stateAfterZip,
  stepsOf,
  toRegistration,
  type RegistrationValues,
  type Step,
} from "./registration";

const ALL = { hasPassword: true, hasDotNumber: true };

describe("the registration", () => {
  const values: RegistrationValues = {
    ...EMPTY_REGISTRATION,
    fullname: " Maria Castillo ",
    email: "maria@prairiefreight.com",
    password: "blue-truck-41",
    dotNumber: "2214567",
    companyName: "Prairie Freight LLC",
    street: "1200 W 7th Ave",
    city: "Amarillo",
    state: "TX",
    zip: "79101",
    companyPhone: "(806) 555-0142",
    companyEmail: "office@prairiefreight.com",
    officersName: "Luis Castillo",
    mcNumber: "mc 123456",
    scacCode: "prfr",
    areTermsAccepted: true,
  };

  it("sends what founds a company", () => {
    expect(toRegistration(values, { kind: "found" })).toEqual({
      fullname: "Maria Castillo",
      companyName: "Prairie Freight LLC",
      companyAddress: "1200 W 7th Ave, Amarillo, TX 79101",
      companyPhone: "+18065550142",
      companyEmail: "office@prairiefreight.com",
      officersName: "Luis Castillo",
      dotNumber: "2214567",
      mcNumber: "MC-123456",
      scacCode: "PRFR",
    });
  });

  it("leaves out the numbers that a carrier does not have", () => {
    const bare = toRegistration({ ...values, mcNumber: "", scacCode: " " }, { kind: "found" });
    expect(bare).not.toHaveProperty("mcNumber");
    expect(bare).not.toHaveProperty("scacCode");
  });

  it("sends only the company's id for an invited person", () => {
    expect(toRegistration(values, { kind: "invited", companyId: "c1" })).toEqual({
      fullname: "Maria Castillo",
      companyId: "c1",
    });
    expect(stepsOf({ kind: "invited", companyId: "c1" })).toEqual(["account", "review"]);
  });

  it("does not ask to describe a company that is there already", () => {
    const way = { kind: "join", companyName: "Prairie Freight LLC" } as const;
    expect(stepsOf(way)).toEqual(["account", "review"]);
    expect(toRegistration(values, way)).toEqual({
      fullname: "Maria Castillo",
      dotNumber: "2214567",
      companyName: "Prairie Freight LLC",
    });
  });

  it("checks each step by itself", () => {
    for (const step of stepsOf({ kind: "found" })) expect(checkStep(step, values, ALL)).toEqual({});
    const wrong = (step: Step, rules = ALL) => Object.keys(checkStep(step, EMPTY_REGISTRATION, rules));
    expect(wrong("account")).toEqual(["fullname", "email", "password", "dotNumber"]);
    expect(wrong("account", { hasPassword: false, hasDotNumber: true })).toEqual(["fullname", "dotNumber"]);
    expect(wrong("account", { hasPassword: true, hasDotNumber: false })).toEqual(["fullname", "email", "password"]);
    expect(wrong("review")).toEqual(["areTermsAccepted"]);
  });

  it.each([
    [null, values, "account"],
    ["review", values, "review"],
    ["company", { ...values, city: "" }, "company"],
    ["review", { ...values, city: "" }, "company"],
    ["review", { ...values, password: "" }, "account"],
    ["terms", values, "account"],
  ])("shows for the address %j what is reached", (wanted, typed, step) => {
    expect(reachable(wanted, { kind: "found" }, typed, ALL)).toBe(step);
  });
});

describe("the company's step", () => {
  const maria = { fullname: " Maria Castillo", email: "maria@prairiefreight.com" };
  const mario = { fullname: "Mario Castillo", email: "mario@prairiefreight.com" };

  it("starts with the person as officer and their mailbox, and follows a correction", () => {
    const first = prefilled(EMPTY_REGISTRATION, maria, EMPTY_REGISTRATION);
    expect(first).toMatchObject({ officersName: "Maria Castillo", companyEmail: "maria@prairiefreight.com" });
    expect(prefilled(first, mario, maria)).toMatchObject({
      officersName: "Mario Castillo",
      companyEmail: "mario@prairiefreight.com",
    });
  });

  it("keeps what the person wrote there", () => {
    const written = { ...EMPTY_REGISTRATION, officersName: "Luis Castillo", companyEmail: "office@prairiefreight.com" };
    expect(prefilled(written, mario, maria)).toEqual(written);
  });

  it("takes the state from the ZIP Code, until another one is chosen", () => {
    const amarillo = { ...EMPTY_REGISTRATION, ...stateAfterZip(EMPTY_REGISTRATION, "79101"), zip: "79101" };
    expect(amarillo).toMatchObject({ state: "TX", zipState: "TX" });
    // As when it is typed again.
    const emptied = { ...amarillo, ...stateAfterZip(amarillo, ""), zip: "" };
    expect(emptied.state).toBe("TX");
    expect(stateAfterZip(emptied, "80216").state).toBe("CO");
    expect(stateAfterZip({ ...amarillo, state: "NM" }, "80216").state).toBe("NM");
  });
});
