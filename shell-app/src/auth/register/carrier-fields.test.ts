import { describe, expect, it } from "vitest";
import {
  checkDocketNumber,
  checkDotNumber,
  checkScac,
  checkUsPhone,
  checkZip,
  formatDocketNumber,
  isEmail,
  readDocketNumber,
  readUsPhone,
  scacHint,
} from "./carrier-fields";
import { checkPassword } from "./password";
import { checkStep, EMPTY_REGISTRATION, stepsOf, toRegistration, type RegistrationValues } from "./registration";

describe("a carrier's numbers", () => {
  it.each([
    ["1", true],
    ["2214567", true],
    ["12345678", true],
    [" 2214567 ", true],
    ["", false],
    ["0214567", false],
    ["123456789", false],
    ["22-14567", false],
    ["２２１", false],
  ])("DOT number %j is %s", (value, isValid) => {
    expect(checkDotNumber(value) === undefined).toBe(isValid);
  });

  it.each([
    ["MC-123456", "MC-123456"],
    ["mc 123456", "MC-123456"],
    ["MC123456", "MC-123456"],
    ["123456", "MC-123456"],
    ["MX-7654321", "MX-7654321"],
    ["FF 1", "FF-1"],
    ["MC# 0123456", "MC-123456"],
  ])("reads %s as %s", (value, text) => {
    const docket = readDocketNumber(value);
    expect(docket && formatDocketNumber(docket)).toBe(text);
    expect(checkDocketNumber(value)).toBeUndefined();
  });

  it("takes an empty MC number and refuses a wrong one", () => {
    expect(checkDocketNumber("")).toBeUndefined();
    for (const wrong of ["12345678", "AB-1", "MC-", "MC-12 34"]) expect(checkDocketNumber(wrong)).toBeDefined();
  });

  it.each([
    ["", true],
    ["PRFR", true],
    ["pf", true],
    ["P", false],
    ["PRFRX", false],
    ["PR1", false],
  ])("SCAC %j is %s", (value, isValid) => {
    expect(checkScac(value) === undefined).toBe(isValid);
  });

  it("warns of reserved SCAC endings", () => {
    expect(scacHint("ABCU")).toContain("containers");
    expect(scacHint("abcx")).toContain("rail");
    expect(scacHint("ABCZ")).toContain("chassis");
    expect(scacHint("PRFR")).toBeUndefined();
  });

  it.each([
    ["(312) 555-0142", "+13125550142"],
    ["312.555.0142", "+13125550142"],
    ["+1 312 555 0142", "+13125550142"],
    ["1-312-555-0142", "+13125550142"],
    ["555-0142", undefined],
    ["112 555 0142", undefined],
    ["+49 30 123456", undefined],
  ])("phone %s is %s", (value, e164) => {
    expect(readUsPhone(value)).toBe(e164);
    expect(checkUsPhone(value) === undefined).toBe(e164 !== undefined);
  });

  it.each([
    ["79101", true],
    ["79101-1234", true],
    ["791011234", true],
    ["7910", false],
    ["K1A 0B1", false],
    ["", false],
  ])("ZIP %j is %s", (value, isValid) => {
    expect(checkZip(value) === undefined).toBe(isValid);
  });

  it.each([
    ["maria@prairiefreight.com", true],
    ["m.c+loads@mail.prairiefreight.co", true],
    ["maria@localhost", false],
    ["maria prairie@freight.com", false],
    ["@freight.com", false],
  ])("address %s is %s", (value, isValid) => {
    expect(isEmail(value)).toBe(isValid);
  });
});

describe("a new password", () => {
  it.each(["12345", "", "123456", "Password1", "QWERTY", "trucking", "aaaaaaaaa", "Welcome1!"])(
    "%j is refused",
    (password) => {
      expect(checkPassword(password)).toBeDefined();
    },
  );

  it.each(["k7tm2x", "blue-truck-41", "correct horse"])("%j is taken", (password) => {
    expect(checkPassword(password)).toBeUndefined();
  });
});

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
    expect(stepsOf({ kind: "invited", companyId: "c1" })).toEqual(["account", "terms"]);
  });

  it("does not ask to describe a company that is there already", () => {
    const way = { kind: "join", companyName: "Prairie Freight LLC" } as const;
    expect(stepsOf(way)).toEqual(["account", "carrier", "terms"]);
    expect(toRegistration(values, way)).toEqual({
      fullname: "Maria Castillo",
      dotNumber: "2214567",
      companyName: "Prairie Freight LLC",
    });
  });

  it("checks each step by itself", () => {
    for (const step of stepsOf({ kind: "found" })) expect(checkStep(step, values, { hasPassword: true })).toEqual({});
    expect(Object.keys(checkStep("account", EMPTY_REGISTRATION, { hasPassword: true }))).toEqual([
      "fullname",
      "email",
      "password",
    ]);
    expect(Object.keys(checkStep("account", EMPTY_REGISTRATION, { hasPassword: false }))).toEqual(["fullname"]);
    expect(Object.keys(checkStep("terms", EMPTY_REGISTRATION, { hasPassword: true }))).toEqual(["areTermsAccepted"]);
  });
});
