import type { Registration } from "../flows/identity-api";
import {
  checkDocketNumber,
  checkDotNumber,
  checkEmail,
  checkScac,
  checkUsPhone,
  checkZip,
  formatDocketNumber,
  readDocketNumber,
  readUsPhone,
} from "./carrier-fields";
import { checkPassword } from "./password";

/** What the wizard's fields hold. Names are those of the registration call where it has them. */
export interface RegistrationValues extends Record<string, unknown> {
  fullname: string;
  email: string;
  password: string;
  dotNumber: string;
  companyName: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  companyPhone: string;
  companyEmail: string;
  officersName: string;
  mcNumber: string;
  scacCode: string;
  areTermsAccepted: boolean;
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  fullname: "",
  email: "",
  password: "",
  dotNumber: "",
  companyName: "",
  street: "",
  city: "",
  state: "",
  zip: "",
  companyPhone: "",
  companyEmail: "",
  officersName: "",
  mcNumber: "",
  scacCode: "",
  areTermsAccepted: false,
};

/** The wizard's steps in their order; the mail's page comes after the last. */
export const STEPS = ["account", "carrier", "company", "details", "terms"] as const;
export type Step = (typeof STEPS)[number];

/** How somebody comes into a company: founds it, asks to join the one with that DOT number, or was invited. */
export type Way = { kind: "found" } | { kind: "join"; companyName: string } | { kind: "invited"; companyId: string };

/** The steps that a way has: who joins does not describe the company again. */
export function stepsOf(way: Way): readonly Step[] {
  if (way.kind === "invited") return ["account", "terms"];
  return way.kind === "join" ? ["account", "carrier", "terms"] : STEPS;
}

export interface AccountRules {
  /** False when Google vouches for the person: address and password are not asked for. */
  hasPassword: boolean;
}

type Errors = Record<string, string>;

/** What is wrong with one step, by field. */
export function checkStep(step: Step, values: RegistrationValues, { hasPassword }: AccountRules): Errors {
  switch (step) {
    case "account":
      return errors({
        fullname: required(values.fullname, "Enter your full name."),
        ...(hasPassword && { email: checkEmail(values.email), password: checkPassword(values.password) }),
      });
    case "carrier":
      return errors({ dotNumber: checkDotNumber(values.dotNumber) });
    case "company":
      return errors({
        companyName: required(values.companyName, "Enter the company's legal name."),
        street: required(values.street, "Enter the street."),
        city: required(values.city, "Enter the city."),
        state: required(values.state, "Choose the state."),
        zip: checkZip(values.zip),
      });
    case "details":
      return errors({
        officersName: required(values.officersName, "Enter the name of an officer of the company."),
        companyPhone: checkUsPhone(values.companyPhone),
        companyEmail: checkEmail(values.companyEmail),
        mcNumber: checkDocketNumber(values.mcNumber),
        scacCode: checkScac(values.scacCode),
      });
    case "terms":
      return errors({
        areTermsAccepted: values.areTermsAccepted ? undefined : "Please accept the terms to register.",
      });
  }
}

/** The registration call's body. */
export function toRegistration(values: RegistrationValues, way: Way): Registration {
  const fullname = values.fullname.trim();
  if (way.kind === "invited") return { fullname, companyId: way.companyId };
  // The server knows the company of this number and turns the registration into a request to join it.
  const dotNumber = values.dotNumber.trim();
  if (way.kind === "join") return { fullname, dotNumber, companyName: way.companyName };
  const docket = readDocketNumber(values.mcNumber);
  const phone = readUsPhone(values.companyPhone);
  return {
    fullname,
    dotNumber,
    companyName: values.companyName.trim(),
    companyAddress: `${values.street.trim()}, ${values.city.trim()}, ${values.state} ${values.zip.trim()}`,
    ...(phone && { companyPhone: phone }),
    companyEmail: values.companyEmail.trim(),
    officersName: values.officersName.trim(),
    ...(docket && { mcNumber: formatDocketNumber(docket) }),
    ...(values.scacCode.trim() && { scacCode: values.scacCode.trim().toUpperCase() }),
  };
}

function required(value: string, message: string): string | undefined {
  return value.trim() === "" ? message : undefined;
}

/** Keeps the fields that have something wrong. */
function errors(checks: Record<string, string | undefined>): Errors {
  return Object.fromEntries(
    Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
