import type { Permission } from "@haul/platform";
import { counted, type Noun } from "@haul/platform/records";
import { CORRECTION, CUSTOMER, DRIVER, FACILITY, IMPORTED, PAPER, ROW, TRAILER, TRUCK } from "../../words";
import type { Import } from "./imports.queries";

export type ImportKind = Import["kind"];

interface KindOfImport {
  /** The permission to add such records by hand also allows importing them. */
  readonly permission: Permission;
  readonly list: string;
  /** Where one of them is shown. */
  readonly record: (id: string) => string;
  /** How to fill in the template. */
  readonly help: string;
  /** Their outcome: "12 drivers were …". */
  readonly made: string;
  /** What undoing does to them: "12 drivers will be …". */
  readonly undone: string;
}

const removed = ({ heading }: Noun) =>
  `removed, unless they were changed or used since the import: those ${heading.toLowerCase()} stay.`;

export const KINDS: Readonly<Record<ImportKind, KindOfImport>> = {
  loads: {
    permission: "loads:write",
    list: "/apps/loads?group=all&sort=-created_at",
    record: (id) => `/apps/loads/${id}`,
    help: "One row for each load. Required: customer, equipment, and facility, date and time of pickup and delivery; everything else may stay empty. New facilities are created from their address.",
    made: "booked",
    undone:
      "canceled, and facilities that came with them archived. Loads changed since the import stay, and numbers are not used again.",
  },
  customers: {
    permission: "customers:write",
    list: "/apps/customers",
    record: (id) => `/apps/customers?customer=${id}`,
    help: "One row for each customer. Required: name and kind (broker, shipper, or 3PL). No two customers may share a name or MC number.",
    made: "added",
    undone: removed(CUSTOMER),
  },
  facilities: {
    permission: "facilities:write",
    list: "/apps/facilities",
    record: (id) => `/apps/facilities?facility=${id}`,
    help: "One row for each facility. Required: name and address; in states with more than one time zone, the time zone as well, such as America/Chicago.",
    made: "added",
    undone: removed(FACILITY),
  },
  drivers: {
    permission: "drivers:write",
    list: "/apps/safety/drivers",
    record: (id) => `/apps/safety/drivers?driver=${id}`,
    help: "One row for each driver. Required: first name, last name and kind (company, owner-operator, lease, or team). Terminals are named by code or name, fleet owners by name or email address.",
    made: "added",
    undone: removed(DRIVER),
  },
  trucks: {
    permission: "trucks:write",
    list: "/apps/safety/trucks",
    record: (id) => `/apps/safety/trucks?truck=${id}`,
    help: "One row for each truck. Required: unit number. The usual driver is named by code or full name, so import drivers first.",
    made: "added",
    undone: removed(TRUCK),
  },
  trailers: {
    permission: "trailers:write",
    list: "/apps/safety/trucks?tab=trailers",
    record: (id) => `/apps/safety/trucks?tab=trailers&trailer=${id}`,
    help: "One row for each trailer. Required: unit number and equipment, such as dry van, reefer, or flatbed.",
    made: "added",
    undone: removed(TRAILER),
  },
  compliance_items: {
    permission: "drivers:write",
    list: "/apps/safety/drivers?tab=papers",
    record: () => "/apps/safety/drivers?tab=papers",
    help: "One row for each paper. Required: the driver (by code or full name), truck, trailer (by unit number) or carrier that has it, and its type, such as Medical certificate. A row renews the paper on file.",
    made: "added",
    undone: `${removed(PAPER)} Those that were renewed count again.`,
  },
  opening_balances: {
    permission: "invoices:write",
    list: "/apps/financial/invoices?origin=opening_balance",
    record: (id) => `/apps/financial/invoices?invoice=${id}`,
    help: "One row for each invoice that a customer still owes. Required: customer, invoice number, invoice date and open amount; without a due date, the customer's terms count. Each is posted on its invoice date against Opening balance equity, so it ages and is no revenue. Months that are closed take none.",
    made: "added",
    undone:
      "voided and reversed in the ledger, and their numbers are free again. Those paid, adjusted or disputed since the import stay.",
  },
};

/** In the order in which a carrier moves in: what others name comes first. */
export const KIND_ORDER: readonly ImportKind[] = [
  "drivers",
  "trucks",
  "trailers",
  "compliance_items",
  "customers",
  "facilities",
  "loads",
  "opening_balances",
];

export const count = (number: number) => number.toLocaleString("en-US");
export const rowCount = (number: number) => counted(number, ROW);
export const correctionCount = (number: number) => counted(number, CORRECTION);
export const recordCount = (kind: ImportKind, number: number) => counted(number, IMPORTED[kind]);
export const were = (number: number) => (number === 1 ? "was" : "were");
