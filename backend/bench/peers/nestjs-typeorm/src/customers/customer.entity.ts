import { Column, Entity, PrimaryColumn } from "typeorm";

export interface Address {
  line1: string;
  line2?: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

export interface CustomerContact {
  name: string;
  function?: string;
  phone?: string;
  email?: string;
}

/** Who pays for loads. */
@Entity("customer")
export class Customer {
  @PrimaryColumn("uuid")
  id: string;

  @Column("uuid", { name: "company_id" })
  companyId: string;

  @Column("text")
  name: string;

  @Column("text", { name: "name_folded" })
  nameFolded: string;

  @Column("text")
  kind: string;

  @Column("text", { name: "docket_number", nullable: true })
  docketNumber: string | null;

  @Column("text", { nullable: true })
  phone: string | null;

  @Column("text", { nullable: true })
  email: string | null;

  @Column("text", { name: "billing_email", nullable: true })
  billingEmail: string | null;

  @Column("json", { nullable: true })
  address: Address | null;

  @Column("integer", { name: "payment_terms_days" })
  paymentTermsDays: number;

  @Column("bigint", { name: "credit_limit_cents", nullable: true })
  creditLimitCents: number | null;

  @Column("text")
  currency: string;

  @Column("boolean", { name: "is_on_credit_hold" })
  isOnCreditHold: boolean;

  @Column("json", { name: "required_references" })
  requiredReferences: string[];

  @Column("json", { name: "required_documents" })
  requiredDocuments: string[];

  @Column("json", { name: "invoice_packet_order" })
  invoicePacketOrder: string[];

  @Column("json")
  contacts: CustomerContact[];

  @Column("text", { nullable: true })
  notes: string | null;

  @Column("timestamptz", { name: "archived_at", nullable: true })
  archivedAt: Date | null;

  @Column("uuid", { name: "merged_into_id", nullable: true })
  mergedIntoId: string | null;

  @Column("integer")
  version: number;

  @Column("timestamptz", { name: "created_at" })
  createdAt: Date;

  @Column("timestamptz", { name: "updated_at" })
  updatedAt: Date;
}
