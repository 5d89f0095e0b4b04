/**
 * Starts a throw-away PostgreSQL for the peers that need one, writes its URL, and stops it when the input ends.
 *
 *   node postgres.mjs
 */
import { startPostgres } from "@haul/testing/postgres";

const postgres = await startPostgres();
process.stdout.write(`${postgres.url}\n`);
for await (const _ of process.stdin);
await postgres.stop();
