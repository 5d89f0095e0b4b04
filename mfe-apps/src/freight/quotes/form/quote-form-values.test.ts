import { describe, expect, it } from "vitest";
import { aQuote, aQuoteCharge } from "../../../mocks/quote-world";
import { emptyQuote, previewInput, quoteInput, quoteValues } from "./quote-form-values";

describe("the values of a quote's form", () => {
  it("leave the program's own surcharge to the server", () => {
    const fuel = aQuoteCharge({ code: "FUEL", is_from_program: true });
    const values = quoteValues(aQuote({ charges: [aQuoteCharge(), fuel], fuel_program_id: "f-1" }));
    expect(values.charges.map(({ code }) => code)).toEqual(["LINE_HAUL"]);
    expect(quoteInput(values)).toMatchObject({ fuel_program_id: "f-1" });
  });

  it("go on following the loaded miles where a charge is for exactly those", () => {
    const charge = (quantity: string) => aQuoteCharge({ basis: "per_mile", quantity, rate: "2.4500" });
    const values = quoteValues(aQuote({ loaded_miles: "352.0", charges: [charge("352.000"), charge("300.000")] }));
    expect(values.charges.map(({ follows_miles }) => follows_miles)).toEqual([true, false]);
    const sent = quoteInput(values).charges;
    expect(sent[0]).not.toHaveProperty("quantity");
    expect(sent[1]).toMatchObject({ quantity: "300" });
  });

  it("leave miles that were estimated to the server, which follows the stops with them", () => {
    const values = quoteValues(aQuote({ loaded_miles: "352.0", miles_source: "estimate" }));
    expect(values).toMatchObject({ loaded_miles: null, miles_source: "" });
    expect(quoteInput(values)).not.toHaveProperty("loaded_miles");
    expect(quoteInput(values).miles_source).toBeUndefined();
  });

  it("ask for miles once every place is known", () => {
    const values = quoteValues(aQuote({ is_hazmat: true }));
    const ids = values.stops.map(({ facility_id }) => facility_id?.id);
    expect(previewInput(values)).toMatchObject({ facility_ids: ids, is_hazmat: true });
    const [first, last] = values.stops;
    if (!first || !last) throw new Error("A quote has two stops.");
    const stops = [first, { ...last, facility_id: null }];
    expect(previewInput({ ...values, stops }).facility_ids).toEqual([]);
  });

  it("name either a customer or a prospect", () => {
    const customer_id = { id: "c-1", label: "Great Lakes" };
    const values = { ...emptyQuote(), customer_id, prospect_name: " Valley Growers " };
    expect(quoteInput(values)).toMatchObject({ customer_id: "c-1", prospect_name: undefined });
    expect(quoteInput({ ...values, is_prospect: true })).toMatchObject({
      customer_id: undefined,
      prospect_name: "Valley Growers",
    });
  });

  it("ask the server only about charges that can be priced", () => {
    const charge = (rate: string, quantity = "1") => ({
      code: "LINE_HAUL" as const,
      basis: "per_mile" as const,
      follows_miles: false,
      quantity,
      rate,
      description: "",
      status: "pending" as const,
      approval_reference: "",
    });
    const charges = [charge(""), charge("2.4"), charge("2.", "10"), charge("2.45", "")];
    expect(previewInput({ ...emptyQuote(), charges }).charges).toHaveLength(1);
  });
});
