/**
 * A load from its customer to its proof of delivery, its export and its webhooks, through the client that
 * @hey-api/openapi-ts writes.
 *
 * Run by ../run.mjs with HAUL_ORIGIN and HAUL_KEY; prints the load's number.
 */
import { strict as assert } from "node:assert";
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { client } from "./hey-api/client.gen";
import {
  assignLoad,
  createCustomer,
  createDocumentUpload,
  createDriver,
  createExport,
  createFacility,
  createLoad,
  createLoadDocument,
  createTrailer,
  createTruck,
  createWebhookEndpoint,
  listLoadDocuments,
  listLoads,
  openExport,
  readExport,
  readLoad,
  recordStopEvent,
  removeWebhookEndpoint,
} from "./hey-api";
import type { CreateLoadData, Load, StopInput, WebhookEvent } from "./hey-api";

const POD = "%PDF-1.4\n%%EOF\n";
const DAY = 24 * 60 * 60 * 1_000;
const { HAUL_ORIGIN = "", HAUL_KEY = "" } = process.env;

client.setConfig({ baseUrl: HAUL_ORIGIN, auth: HAUL_KEY });

void tell();

async function tell(): Promise<void> {
  const receiver = await listen();
  const booked = await drive(await assign(await book()));
  await prove(booked);
  const load = await made(readLoad({ path: { load_id: booked.id } }));
  assert.equal(load.status, "delivered");
  const found = await made(listLoads({ query: { q: "TS-1001" } }));
  assert.deepEqual(
    found.items.map((item) => item.id),
    [load.id],
  );
  await exportOf(load);
  const heard = await receiver.hear(load);
  await removeWebhookEndpoint({ path: { webhook_endpoint_id: receiver.endpoint.id } });
  receiver.server.close();
  console.log(`${load.number}: ${load.status}, ${found.total_count} found, exported, ${heard} events`);
}

/** What the call answers; a problem ends the story. */
async function made<T>(call: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await call;
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

async function book(): Promise<Load> {
  const customer = await made(createCustomer({ body: { name: "Cedar Mill Foods (TypeScript)", kind: "shipper" } }));
  const origin = await facility("Cedar Mill, Memphis (TypeScript)", "Memphis", "TN", "38118");
  const destination = await facility("Cedar Mill, Dallas (TypeScript)", "Dallas", "TX", "75207");
  const request: Omit<CreateLoadData, "url"> = {
    headers: { "Idempotency-Key": "typescript-story" },
    body: {
      customer_id: customer.id,
      load_kind: "full_truckload",
      equipment: "dry_van",
      customer_reference: "TS-1001",
      stops: [stop("pickup", origin.id, -2), stop("delivery", destination.id, -1)],
      charges: [{ code: "LINE_HAUL", basis: "flat", quantity: "1", rate: "1850.00" }],
    },
  };
  const booked = await made(createLoad(request));
  const again = await createLoad(request);
  assert.equal(again.data?.id, booked.id);
  assert.equal(again.response?.headers.get("idempotent-replayed"), "true");
  return booked;
}

function facility(name: string, city: string, state: string, postal_code: string) {
  return made(createFacility({ body: { name, address: { line1: "100 Dock Street", city, state, postal_code } } }));
}

function stop(kind: StopInput["kind"], facility_id: string, days: number): StopInput {
  const on = new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  return { kind, facility_id, schedule: "appointment", earliest_local: `${on}T08:00` };
}

async function assign({ id, version }: Load): Promise<Load> {
  const driver = await made(createDriver({ body: { first_name: "Tove", last_name: "Strand", kind: "company" } }));
  const truck = await made(createTruck({ body: { unit_number: "TS-1" } }));
  const trailer = await made(createTrailer({ body: { unit_number: "TS-T1", kind: "dry_van" } }));
  const body = { version, driver_id: driver.id, truck_id: truck.id, trailer_id: trailer.id };
  const refused = await assignLoad({ path: { load_id: id }, body });
  assert.equal(refused.error?.code, "assignment_needs_confirmation");
  return made(assignLoad({ path: { load_id: id }, body: { ...body, accepts_warnings: true } }));
}

async function drive(assigned: Load): Promise<Load> {
  let now = assigned;
  let at = Date.now() - 2 * DAY;
  for (const { id: stop_id } of assigned.stops) {
    for (const kind of ["arrived", "departed"] as const) {
      at += DAY / 8;
      const body = { kind, occurred_at: new Date(at).toISOString(), source: "driver" } as const;
      now = await made(recordStopEvent({ path: { load_id: assigned.id, stop_id }, body }));
    }
  }
  return now;
}

async function prove({ id: load_id }: Load): Promise<void> {
  const about = { file_name: "pod-signed.pdf", media_type: "application/pdf" };
  const ticket = await made(createDocumentUpload({ body: { ...about, byte_size: POD.length } }));
  const upload = await fetch(new URL(ticket.upload_url, HAUL_ORIGIN), {
    method: "PUT",
    headers: { "content-type": about.media_type },
    body: POD,
  });
  const { receipt } = (await upload.json()) as { receipt: string };
  const body = { receipt, file_name: about.file_name, kind: "proof_of_delivery" } as const;
  const paper = await made(createLoadDocument({ path: { load_id }, body }));
  const { items } = await made(listLoadDocuments({ path: { load_id } }));
  assert.ok(items.some((document) => document.id === paper.id));
}

/** Keeps what is signed with the endpoint's secret, and refuses the rest. */
async function listen() {
  let secret = "";
  const events: WebhookEvent[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const header = (name: string) => String(request.headers[name] ?? "");
      const key = Buffer.from(secret.replace("whsec_", ""), "base64");
      const signed = `${header("webhook-id")}.${header("webhook-timestamp")}.${body}`;
      const expected = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
      const isGenuine = header("webhook-signature").split(" ").includes(expected);
      if (isGenuine) events.push(JSON.parse(body) as WebhookEvent);
      response.writeHead(isGenuine ? 204 : 401).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/haul`;
  const created = await made(createWebhookEndpoint({ body: { url, event_kinds: ["load.*", "document.*"] } }));
  secret = created.secret;
  /** The load's events come in their order, and the paper's come too. */
  const hear = async ({ id }: Load): Promise<number> => {
    const told = ["load.created", "load.assigned", "load.stop_arrived", "load.stop_departed", "document.created"];
    await until("the events", async () => told.every((kind) => events.some(({ type }) => type === kind)));
    const once = [...new Map(events.map((event) => [event.id, event])).values()];
    const own = once.filter(({ record }) => record.id === id).map(({ sequence }) => Number(sequence));
    assert.deepEqual(
      own,
      [...own].sort((one, other) => one - other),
    );
    return once.length;
  };
  return { endpoint: created.endpoint, server, hear };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 120; turn += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${what}: not within a minute`);
}

async function exportOf({ number }: Load): Promise<void> {
  const body = { list_name: "loads", format: "csv", search: "q=TS-1001", columns: ["number", "customer"] } as const;
  const request = {
    headers: { "Idempotency-Key": "typescript-export" },
    body: { ...body, columns: [...body.columns] },
  };
  const { id: export_id } = await made(createExport(request));
  await until("the export", async () => (await made(readExport({ path: { export_id } }))).status === "done");
  const { url } = await made(openExport({ path: { export_id } }));
  const text = await (await fetch(new URL(url, HAUL_ORIGIN))).text();
  assert.deepEqual(text.trim().split("\r\n").slice(1), [`${number},Cedar Mill Foods (TypeScript)`]);
}
