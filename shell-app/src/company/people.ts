import type { Company } from "./company.queries";

export type Contact = Company["contacts"][number];
export type Officer = Company["officers"][number];
