/** One customer, or a page of them by name. */
import { CUSTOMER, CUSTOMER_PAGE } from "./schema.js";

const MAX_LIMIT = 200;
const MOST_COUNTED = 10_000;

/** Columns that an answer leaves out where they are null. */
const NULLABLE = Object.keys(CUSTOMER.properties).filter((name) => !CUSTOMER.required.includes(name));
const COLUMNS = Object.keys(CUSTOMER.properties).join(", ");

const FIND = { name: "find_customer", text: `SELECT ${COLUMNS} FROM customer WHERE company_id = $1 AND id = $2` };
const COUNT = {
  name: "count_customers",
  text: `SELECT count(*) FROM
         (SELECT 1 FROM customer WHERE company_id = $1 AND archived_at IS NULL LIMIT ${MOST_COUNTED}) AS counted`,
};
const FIRST_PAGE = {
  name: "first_customers",
  text: `SELECT ${COLUMNS}, name_folded FROM customer WHERE company_id = $1 AND archived_at IS NULL
         ORDER BY name_folded, id LIMIT $2`,
};
const NEXT_PAGE = {
  name: "next_customers",
  text: `SELECT ${COLUMNS}, name_folded FROM customer
         WHERE company_id = $1 AND archived_at IS NULL AND (name_folded, id) > ($3, $4)
         ORDER BY name_folded, id LIMIT $2`,
};

const ID = { type: "object", properties: { customer_id: { type: "string", format: "uuid" } } };
const PAGE = {
  type: "object",
  properties: { limit: { type: "integer", minimum: 0, default: 50 }, cursor: { type: "string" } },
};

export async function customers(app, { pool, signIn }) {
  const onRequest = signIn("customers:read");

  app.get(
    "/api/customers/:customer_id",
    { onRequest, schema: { params: ID, response: { 200: CUSTOMER } } },
    async ({ companyId, params }, reply) => {
      const { rows } = await pool.query({ ...FIND, values: [companyId, params.customer_id] });
      return rows.length ? presented(rows[0]) : reply.code(404).send({ message: "There is no such record." });
    },
  );

  app.get(
    "/api/customers",
    { onRequest, schema: { querystring: PAGE, response: { 200: CUSTOMER_PAGE } } },
    async ({ companyId, query }) => {
      const limit = Math.min(Math.max(query.limit, 1), MAX_LIMIT);
      const after = query.cursor && readCursor(query.cursor);
      const [total_count, { rows }] = after
        ? [after.total_count, await pool.query({ ...NEXT_PAGE, values: [companyId, limit + 1, after.name, after.id] })]
        : await Promise.all([count(companyId), pool.query({ ...FIRST_PAGE, values: [companyId, limit + 1] })]);
      const items = rows.slice(0, limit).map(presented);
      const next_cursor = rows.length > limit ? writeCursor(items.at(-1), total_count) : undefined;
      return { items, next_cursor, total_count };
    },
  );

  async function count(companyId) {
    const { rows } = await pool.query({ ...COUNT, values: [companyId] });
    return rows[0].count;
  }
}

function presented(row) {
  for (const name of NULLABLE) row[name] ??= undefined;
  return row;
}

function writeCursor({ name_folded, id }, total_count) {
  return Buffer.from(JSON.stringify([name_folded, id, total_count])).toString("base64url");
}

function readCursor(cursor) {
  try {
    const [name, id, total_count] = JSON.parse(Buffer.from(cursor, "base64url"));
    return { name, id, total_count };
  } catch {
    throw Object.assign(new Error("This cursor is not one of this list."), { statusCode: 422 });
  }
}
