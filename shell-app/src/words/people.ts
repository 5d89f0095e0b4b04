import type { components } from "@haul/api";
import type { Words } from "@haul/platform/records";

type Schemas = components["schemas"];

/** Roles as people call them. */
export const ROLE_LABEL: Words<Schemas["Role"]> = {
  SuperAdmin: "Super admin",
  Admin: "Admin",
  TerminalManager: "Terminal manager",
  SafetyManager: "Safety manager",
  User: "User",
};

/** What a contact of the company is for. */
export const CONTACT_FUNCTIONS: Words<Schemas["CompanyFunction"]> = {
  dispatch: "Dispatch",
  billing: "Billing",
  safety: "Safety",
  after_hours: "After hours",
  other: "Other",
};

/** What the company numbers by itself. */
export const NUMBERED: Readonly<Record<Schemas["NumberKind"], { label: string; title: string }>> = {
  load: { label: "Next load", title: "Load numbers" },
  quote: { label: "Next quote", title: "Quote numbers" },
  invoice: { label: "Next invoice", title: "Invoice numbers" },
};

/** Kinds of bank accounts. */
export const ACCOUNT_KINDS: Words<Schemas["BankAccountKind"]> = {
  checking: "Checking",
  savings: "Savings",
};

/** The company's own papers. */
export const COMPANY_DOCUMENTS: Words<Schemas["CompanyDocumentKind"]> = {
  w9: "W-9",
  operating_authority: "Operating authority",
  insurance_certificate: "Certificate of insurance",
  notice_of_assignment: "Notice of assignment",
  references: "References",
  bank_letter: "Bank letter",
  other: "Other document",
};
