import { describe, expect, it } from "vitest";
import { changedField, changedValue, isTold } from "./change-words";

describe("a change in a history", () => {
  it.each([
    ["kind", "Kind"],
    ["is_1099", "1099"],
    ["payment_terms_days", "Payment terms (days)"],
    ["tax_id_last4", "Tax ID, last four digits"],
    ["credit_limit_cents", "Credit limit"],
    ["discount_basis_points", "Discount"],
    ["license_expires_on", "License expires"],
    ["archived_at", "Archived"],
    ["eta", "ETA"],
  ])("names %s %s", (field, name) => {
    expect(changedField(field)).toBe(name);
  });

  it.each([
    ["kind", "repair_shop", "Repair shop"],
    ["status", "en route pickup", "En route to pickup"],
    ["status", "in_shop", "In shop"],
    ["billing_status", "docs pending", "Documents pending"],
    ["name", "Doyle Towing", "Doyle Towing"],
    ["email", "orders@lakesidetire.example", "orders@lakesidetire.example"],
    ["notes", undefined, "none"],
    ["notes", "[sic] twice", "[sic] twice"],
    ["is_1099", "false", "No"],
    ["credit_limit_cents", "500000", "$5,000.00"],
    ["discount_basis_points", "150", "1.5%"],
    ["license_expires_on", "2027-03-03", "Mar 3, 2027"],
    ["phone", "+18155550136", "(815) 555-0136"],
    ["required_references", "[]", "none"],
    ["required_documents", '["proof_of_delivery","invoice"]', "Proof of delivery, Invoice"],
    [
      "contacts",
      '[{"function":"dispatch","name":"Ada Jensen","phone":"+18155550120"}]',
      "Dispatch Ada Jensen (815) 555-0120",
    ],
    [
      "charges",
      '[{"amount_cents":113088,"basis":"per_mile","code":"LINE_HAUL","currency":"USD","id":"01a21e34-2460-74cb-89d9-fbc660de06c6"}]',
      "$1,130.88 Per mile Line haul",
    ],
    [
      "address",
      '{"city":"Joliet","country":"US","line1":"410 Canal St","postal_code":"60432","state":"IL"}',
      "410 Canal St, Joliet, IL 60432",
    ],
  ])("shows %s %s as %s", (field, value, shown) => {
    expect(changedValue(field, value)).toBe(shown);
  });

  it("shows an instant on the reader's clock", () => {
    expect(changedValue("archived_at", "2026-11-23T01:47:17.616574+00:00")).toMatch(/Nov 2[23], \d{2}:\d{2}/);
  });

  it.each([
    ["driver_id", undefined, "01a21e34-2460-74cb-89d9-fbc660de06c6", false],
    ["record_kind", undefined, "trailer", false],
    ["files", undefined, "[]", false],
    ["tax_id", undefined, "48-1234567", true],
    ["notes", "Gone", undefined, true],
  ])("tells of %s from %j to %j: %j", (field, from, to, told) => {
    expect(isTold({ field, from, to })).toBe(told);
  });

  it("names the status of a record that is no load as its badges do", () => {
    const statuses = { pending_approval: { word: "Waiting for approval", tone: "attention", icon: "clock" } } as const;
    expect(changedValue("status", "pending_approval", statuses)).toBe("Waiting for approval");
    expect(changedValue("status", "sent", statuses)).toBe("Sent");
  });
});
