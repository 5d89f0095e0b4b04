/** Who is asking: an API key `haul_…`, kept as a hash. */
import { createHash } from "node:crypto";

/** A read must not become a write. */
const USED_EVERY_MS = 5 * 60_000;

const FIND_KEY = {
  name: "find_api_key",
  text: `SELECT id, company_id, permission_names, expires_on, last_used_at
         FROM api_key WHERE secret_hash = $1 AND revoked_at IS NULL`,
};
const NOTE_USED = { name: "note_api_key_used", text: "UPDATE api_key SET last_used_at = $2 WHERE id = $1" };

/** Makes the hook of the routes that need `permission`; it puts the key's company into the request. */
export const signIn = (pool) => (permission) => async (request) => {
  const secret = /^Bearer (haul_.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (!secret) throw refusal(401, "Sign in to do this.");
  const hash = createHash("sha256").update(secret).digest("hex");
  const { rows } = await pool.query({ ...FIND_KEY, values: [hash] });
  const [key] = rows;
  if (!key) throw refusal(401, "Sign in to do this.");
  const now = new Date();
  if (key.expires_on !== null && key.expires_on < now.toISOString().slice(0, 10)) {
    throw refusal(401, "This API key has expired.");
  }
  if (key.last_used_at === null || now - key.last_used_at > USED_EVERY_MS) {
    await pool.query({ ...NOTE_USED, values: [key.id, now] });
  }
  if (!key.permission_names.split(" ").includes(permission)) {
    throw refusal(403, `You need the permission ${permission} for this.`);
  }
  request.companyId = key.company_id;
};

function refusal(statusCode, message) {
  return Object.assign(new Error(message), { statusCode });
}
