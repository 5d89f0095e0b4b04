import { FormField } from "@haul/ui/forms";
import { useVinFilling, type DecodedVin } from "./use-vin-filling";

/** The VIN, and what it says; it fills in year and make. */
export function VinField() {
  const decoded = useVinFilling();
  return (
    <FormField
      name="vin"
      label="VIN"
      uppercase
      maxLength={17}
      {...(decoded ? { description: wordsOf(decoded) } : {})}
    />
  );
}

/** `2019 Freightliner, plant S` */
function wordsOf({ year, make, plant_code }: DecodedVin) {
  const known = [year, make].filter((part) => part !== undefined).join(" ");
  return `${known === "" ? "Unknown maker" : known}, plant ${plant_code}`;
}
