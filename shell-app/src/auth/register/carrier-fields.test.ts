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
  ])("USDOT number %j is %s", (value, isValid) => {
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
