import { useState } from "react";
import { apiClient, type ApiData } from "@haul/platform";
import { useFormContext } from "@haul/ui/forms";
import { VIN_PATTERN } from "./vin-pattern";

export type DecodedVin = ApiData<"/api/decoded_vin", "get">;

/**
 * What the VIN of the form around it says, once it is whole. Year and make are filled in where they are empty or came from
 * another VIN; what a person entered stays.
 */
export function useVinFilling(): DecodedVin | null {
  const { form } = useFormContext();
  const [decoded, setDecoded] = useState<DecodedVin | null>(null);

  const decode = async (vin: string) => {
    const before = decoded;
    setDecoded(null);
    if (vin === "" || !VIN_PATTERN.test(vin)) return;
    const { data } = await apiClient.GET("/api/decoded_vin", { params: { query: { vin } } });
    if (!data || form.getValues()["vin"] !== vin) return;
    setDecoded(data);
    for (const name of ["year", "make"] as const) {
      const now = form.getValues()[name];
      const isFree = now === null || now === "" || now === before?.[name];
      if (isFree && data[name] !== undefined) form.setFieldValue(name, data[name]);
    }
  };
  // A wrong check digit is told when the form is saved.
  form.watch("vin", ({ value }) => {
    decode(String(value)).catch(() => undefined);
  });
  return decoded;
}
