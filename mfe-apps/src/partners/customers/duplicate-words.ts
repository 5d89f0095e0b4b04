import { namesOf } from "../merging/duplicate-group";
import type { Customer, CustomerDuplicates } from "./customers.queries";

type Reason = CustomerDuplicates["reasons"][number];

const SAID: Readonly<Record<Reason["kind"], (value: string) => string>> = {
  name: () => "have the same name, spelled differently",
  docket_number: (value) => `have the MC number ${value}`,
  domain_and_city: (value) => {
    const [domain, city = ""] = value.split(", ");
    return `use ${domain} for email and are in ${capitalized(city)}`;
  },
};

/** Why customers look alike: `A and B have the MC number MC551200.` */
export function reasonWords({ kind, value, customer_ids }: Reason, customers: readonly Customer[]): string {
  return `${namesOf(customer_ids, customers)} ${SAID[kind](value)}.`;
}

const capitalized = (words: string) => words.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
