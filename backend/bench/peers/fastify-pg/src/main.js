/**
 * The leanest Node stack that does the same job: Fastify and pg.
 *
 *   node src/main.js --database <postgres url> --port <port>
 *
 * It signs in as Haul does with an API key and answers one customer or a page of them.
 */
import { parseArgs } from "node:util";
import Fastify from "fastify";
import pg from "pg";
import { signIn } from "./auth.js";
import { customers } from "./customers.js";

const { values } = parseArgs({ options: { database: { type: "string" }, port: { type: "string" } } });

/** A day as it is written, and 64 bits as a number: no amount comes near 2^53. */
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** As many connections as Haul has. */
const pool = new pg.Pool({ connectionString: values.database, max: 16 });

const app = Fastify();
app.decorateRequest("companyId", "");
app.register(customers, { pool, signIn: signIn(pool) });
await app.listen({ host: "127.0.0.1", port: Number(values.port) });
