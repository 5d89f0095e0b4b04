import type { components } from "@haul/api";
import { formatPhone } from "@haul/ui/format";
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
import { stateOfZip } from "./zip-state";

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
  /** The state that the ZIP Code filled in, if it did. */
  zipState: string;
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
  zipState: "",
  companyPhone: "",
  companyEmail: "",
  officersName: "",
  mcNumber: "",
  scacCode: "",
  areTermsAccepted: false,
};

/** The wizard's steps in their order; the mail's page comes after the last. */
export const STEPS = ["account", "company", "review"] as const;
export type Step = (typeof STEPS)[number];

/** How a person gets into a company: founds it, asks to join the one with that USDOT number, or was invited. */
export type Way =
  | { kind: "found"; registry?: RegistryAnswer | undefined }
  | { kind: "join"; companyName: string }
  | { kind: "invited"; companyId: string };

/** What FMCSA's registry says about the carrier; whatever it is, the registration goes on. */
export type RegistryAnswer = components["schemas"]["CarrierRegistryAnswer"];

/** The fields that the registry fills in. */
export type RegistryFacts = Pick<
  RegistrationValues,
  "companyName" | "street" | "city" | "state" | "zip" | "companyPhone" | "mcNumber"
>;

/** The steps of each kind of registration: people who join do not describe the company again. */
export function stepsOf(way: Way): readonly Step[] {
  return way.kind === "found" ? STEPS : ["account", "review"];
}

export interface AccountRules {
  /** False when Google vouches for the person: address and password are not asked for. */
  hasPassword: boolean;
  /** False for an invited person, whose company is known. */
  hasDotNumber: boolean;
}

type Errors = Record<string, string>;

/** What is wrong with one step, by field. */
export function checkStep(step: Step, values: RegistrationValues, rules: AccountRules): Errors {
  switch (step) {
    case "account":
      return errors({
        fullname: required(values.fullname, "Enter your full name."),
        ...(rules.hasPassword && { email: checkEmail(values.email), password: checkPassword(values.password) }),
        ...(rules.hasDotNumber && { dotNumber: checkDotNumber(values.dotNumber) }),
      });
    case "company":
      return errors({
        companyName: required(values.companyName, "Enter the company's legal name."),
        street: required(values.street, "Enter the street."),
        zip: checkZip(values.zip),
        city: required(values.city, "Enter the city."),
        state: required(values.state, "Choose the state."),
        companyPhone: checkUsPhone(values.companyPhone),
        companyEmail: checkEmail(values.companyEmail),
        officersName: required(values.officersName, "Enter the name of an officer of the company."),
        mcNumber: checkDocketNumber(values.mcNumber),
        scacCode: checkScac(values.scacCode),
      });
    case "review":
      return errors({
        areTermsAccepted: values.areTermsAccepted ? undefined : "Please accept the terms to register.",
      });
  }
}

/** The step to show: the wanted one, or the first before it that is not complete, as after a reload. */
export function reachable(wanted: string | null, way: Way, values: RegistrationValues, rules: AccountRules): Step {
  const steps = stepsOf(way);
  const ahead = steps.slice(0, Math.max(steps.indexOf(wanted as Step), 0) + 1);
  const isOpen = (step: Step) => Object.keys(checkStep(step, values, rules)).length > 0;
  return ahead.find(isOpen) ?? ahead.at(-1) ?? "account";
}

/** Who registers, as far as the company's step starts with it. */
export type Registrant = Pick<RegistrationValues, "fullname" | "email">;

/**
 * The company's step as it starts: its officer and its mailbox are the person's own until they say otherwise.
 * `before` is what it started with the last time: what still says that follows a correction.
 */
export function prefilled(values: RegistrationValues, person: Registrant, before: Registrant): RegistrationValues {
  const follow = (value: string, old: string, next: string) =>
    value.trim() === "" || value.trim() === old.trim() ? next.trim() : value;
  return {
    ...values,
    officersName: follow(values.officersName, before.fullname, person.fullname),
    companyEmail: follow(values.companyEmail, before.email, person.email),
  };
}

const NO_FACTS: RegistryFacts = {
  companyName: "",
  street: "",
  city: "",
  state: "",
  zip: "",
  companyPhone: "",
  mcNumber: "",
};

/** The registry's answer as the wizard's fields hold it; empty where it says nothing. */
export function factsOf(answer: RegistryAnswer | undefined): RegistryFacts {
  const { address = "", legal_name, phone, docket_number } = answer ?? {};
  const [, street = "", city = "", state = "", zip = ""] =
    /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(address) ?? [];
  const companyPhone = phone === undefined ? "" : formatPhone(phone);
  return { companyName: legal_name ?? "", street, city, state, zip, companyPhone, mcNumber: docket_number ?? "" };
}

/**
 * The company's step filled in from the registry. What a person typed stays; what still says what the registry said of
 * the number before (`before`) follows the new one.
 */
export function filledIn(
  values: RegistrationValues,
  facts: RegistryFacts,
  before: RegistryFacts = NO_FACTS,
): RegistrationValues {
  const names = Object.keys(NO_FACTS) as (keyof RegistryFacts)[];
  const isFollowing = (name: keyof RegistryFacts) =>
    values[name].trim() === "" || (before[name] !== "" && values[name] === before[name]);
  const followed = names.filter(isFollowing).map((name) => [name, facts[name]] as const);
  return { ...values, ...Object.fromEntries(followed) };
}

/** The state after a new ZIP Code: it follows until the person chooses another one. */
export function stateAfterZip(values: RegistrationValues, zip: string): Pick<RegistrationValues, "state" | "zipState"> {
  const { state, zipState } = values;
  const found = stateOfZip(zip);
  const isChosen = state !== "" && state !== zipState;
  return found === undefined || isChosen ? { state, zipState } : { state: found, zipState: found };
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
