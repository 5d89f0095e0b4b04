import type { Violation } from "./inspections.queries";

/** A violation in the form; its unit is empty until it is chosen. */
export interface ViolationValues {
  code: string;
  description: string;
  unit: Violation["unit"] | "";
  is_out_of_service: boolean;
  corrected_on: string | null;
}

export const violationValues = (violation?: Violation): ViolationValues => ({
  code: violation?.code ?? "",
  description: violation?.description ?? "",
  unit: violation?.unit ?? "",
  is_out_of_service: violation?.is_out_of_service ?? false,
  corrected_on: violation?.corrected_on ?? null,
});

/** As the API takes it; a form is only sent once every unit is chosen. */
export const violationOf = ({ unit, corrected_on, ...values }: ViolationValues): Violation => ({
  ...values,
  unit: unit as Violation["unit"],
  ...(corrected_on === null ? {} : { corrected_on }),
});
