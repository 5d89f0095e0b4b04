import { Column, Entity, PrimaryColumn } from "typeorm";

/** A program's key to one company's data; the secret is kept as a hash. */
@Entity("api_key")
export class ApiKey {
  @PrimaryColumn("uuid")
  id: string;

  @Column("uuid", { name: "company_id" })
  companyId: string;

  @Column("text", { name: "secret_hash", unique: true })
  secretHash: string;

  /** Permission names with spaces between. */
  @Column("text", { name: "permission_names" })
  permissionNames: string;

  /** Last day of validity, in UTC. */
  @Column("date", { name: "expires_on", nullable: true })
  expiresOn: string | null;

  @Column("timestamptz", { name: "last_used_at", nullable: true })
  lastUsedAt: Date | null;

  @Column("timestamptz", { name: "revoked_at", nullable: true })
  revokedAt: Date | null;
}
