import type { OwnerProfile, ProfileChange } from "../owner.types";

export interface ProfileValues extends Record<string, unknown> {
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postal_code: string;
}

type Problem = "phoneInvalid" | "zipInvalid" | "addressIncomplete";

export function valuesOf({ phone, address }: Pick<OwnerProfile, "phone" | "address">): ProfileValues {
  return {
    phone: phone ?? "",
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    city: address?.city ?? "",
    state: address?.state ?? "",
    postal_code: address?.postal_code ?? "",
  };
}

/** What is wrong, by field. An address is whole or absent. */
export function problemsOf(values: ProfileValues): Record<string, Problem> {
  const problems: Record<string, Problem> = {};
  if (values.phone.trim() !== "" && !usPhone(values.phone)) problems.phone = "phoneInvalid";
  if (!hasAddress(values)) return problems;
  for (const field of ["line1", "city", "state", "postal_code"] as const) {
    if (values[field].trim() === "") problems[field] = "addressIncomplete";
  }
  if (!problems.postal_code && !/^\d{5}(-?\d{4})?$/.test(values.postal_code.trim()))
    problems.postal_code = "zipInvalid";
  return problems;
}

/** The merge patch; what was emptied is cleared. */
export function changeOf(values: ProfileValues, version: number): ProfileChange {
  return {
    version,
    phone: usPhone(values.phone) ?? null,
    address: hasAddress(values)
      ? {
          line1: values.line1.trim(),
          ...(values.line2.trim() && { line2: values.line2.trim() }),
          city: values.city.trim(),
          state: values.state,
          postal_code: values.postal_code.trim(),
          country: "US",
        }
      : null,
  };
}

function hasAddress({ line1, line2, city, state, postal_code }: ProfileValues): boolean {
  return [line1, line2, city, state, postal_code].some((part) => part !== "");
}

/** E.164, `+13125550142`. */
function usPhone(text: string): string | undefined {
  const match = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(text.replace(/[\s().+-]/g, ""));
  return match?.[1] && `+1${match[1]}`;
}
