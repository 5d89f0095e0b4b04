/** The answers as Haul's API document has them, from which fast-json-stringify makes its code. */
const text = { type: "string" };
const integer = { type: "integer" };
const uuid = { type: "string", format: "uuid" };
const time = { type: "string", format: "date-time" };
const texts = { type: "array", items: text };

const ADDRESS = {
  type: "object",
  required: ["line1", "city", "state", "postal_code"],
  properties: { line1: text, line2: text, city: text, state: text, postal_code: text, country: text },
};

const CONTACT = {
  type: "object",
  required: ["name"],
  properties: { name: text, function: text, phone: text, email: text },
};

export const CUSTOMER = {
  type: "object",
  required: [
    "id",
    "name",
    "kind",
    "payment_terms_days",
    "is_on_credit_hold",
    "required_references",
    "required_documents",
    "invoice_packet_order",
    "contacts",
    "currency",
    "version",
    "created_at",
    "updated_at",
  ],
  properties: {
    id: uuid,
    name: text,
    kind: text,
    docket_number: text,
    phone: text,
    email: text,
    billing_email: text,
    address: ADDRESS,
    payment_terms_days: integer,
    credit_limit_cents: integer,
    is_on_credit_hold: { type: "boolean" },
    required_references: texts,
    required_documents: texts,
    invoice_packet_order: texts,
    contacts: { type: "array", items: CONTACT },
    notes: text,
    currency: text,
    archived_at: time,
    merged_into_id: uuid,
    version: integer,
    created_at: time,
    updated_at: time,
  },
};

export const CUSTOMER_PAGE = {
  type: "object",
  required: ["items", "total_count"],
  properties: { items: { type: "array", items: CUSTOMER }, next_cursor: text, total_count: integer },
};
