import { createHash } from "node:crypto";
import { Injectable, UnauthorizedException } from "@nestjs/common";
import { InjectRepository } from "@nestjs/typeorm";
import { IsNull, Repository } from "typeorm";
import { ApiKey } from "./api-key.entity";

/** A read must not become a write. */
const USED_EVERY_MS = 5 * 60_000;

@Injectable()
export class ApiKeysService {
  constructor(@InjectRepository(ApiKey) private readonly apiKeys: Repository<ApiKey>) {}

  async signIn(secret: string): Promise<ApiKey> {
    const secretHash = createHash("sha256").update(secret).digest("hex");
    const key = await this.apiKeys.findOneBy({ secretHash, revokedAt: IsNull() });
    if (!key) throw new UnauthorizedException("Sign in to do this.");
    const now = new Date();
    if (key.expiresOn !== null && key.expiresOn < now.toISOString().slice(0, 10)) {
      throw new UnauthorizedException("This API key has expired.");
    }
    if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() > USED_EVERY_MS) {
      await this.apiKeys.update(key.id, { lastUsedAt: now });
    }
    return key;
  }
}
