import type { ApiClient, components } from "@haul/api";
import { origin } from "./browser";
import { present } from "./fleet";
import { pdf } from "./papers";

type Load = components["schemas"]["Load"];
type StopEventKind = components["schemas"]["StopEventRecord"]["kind"];
type DocumentKind = components["schemas"]["DocumentKind"];

export interface Crew {
  driver_id: string;
  truck_id: string;
}

const HOUR_MS = 3_600_000;

const at = ({ id }: Load) => ({ path: { load_id: id } });

/** Gives a booked load to a crew and sends it to them. That the crew has other loads is a warning and nothing more. */
export async function dispatchLoad(api: ApiClient, load: Load, crew: Crew): Promise<Load> {
  const params = at(load);
  const assigned = await api.POST("/api/loads/{load_id}/assign", {
    params,
    body: { version: load.version, ...crew, accepts_warnings: true },
  });
  const { version } = present(assigned.data);
  const body = { version, accepts_credit_risk: false };
  return present((await api.POST("/api/loads/{load_id}/dispatch", { params, body })).data);
}

/** A load whose truck is on its way to the pickup. */
export async function startLoad(api: ApiClient, load: Load, crew: Crew): Promise<Load> {
  const { version } = await dispatchLoad(api, load, crew);
  return present((await api.POST("/api/loads/{load_id}/start", { params: at(load), body: { version } })).data);
}

/** Records that the truck came to or left a stop, as its driver says it. */
export async function recordEvent(
  api: ApiClient,
  load: Load,
  stop: number,
  kind: StopEventKind,
  when = new Date(),
): Promise<Load> {
  const { data } = await api.POST("/api/loads/{load_id}/stops/{stop_id}/events", {
    params: { path: { load_id: load.id, stop_id: present(load.stops[stop]).id } },
    body: { kind, occurred_at: when.toISOString(), source: "driver", is_estimated: false },
  });
  return present(data);
}

/** A load that was driven in the last hours and waited nowhere for long. */
export async function deliverLoad(api: ApiClient, load: Load, crew: Crew): Promise<Load> {
  const steps = (await startLoad(api, load, crew)).stops.flatMap((_, stop) =>
    (["arrived", "departed"] as const).map((kind) => ({ stop, kind })),
  );
  let delivered = load;
  for (const [index, { stop, kind }] of steps.entries())
    delivered = await recordEvent(api, load, stop, kind, new Date(Date.now() - (steps.length - index) * HOUR_MS));
  return delivered;
}

/** Puts a signed paper on a load, as the page does: a ticket, the bytes, the receipt. */
export async function addPaper(api: ApiClient, load: Load, kind: DocumentKind): Promise<void> {
  const content = pdf(kind);
  const [file_name, media_type] = [`${kind}.pdf`, "application/pdf"];
  const ticket = await api.POST("/api/document_uploads", {
    body: { file_name, media_type, byte_size: content.length },
  });
  const url = new URL(present(ticket.data).upload_url, origin());
  const headers = { "content-type": media_type };
  const answer = await fetch(url, { method: "PUT", body: new Uint8Array(content), headers });
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  const { receipt } = (await answer.json()) as { receipt: string };
  const body = { receipt, file_name, kind, is_signed: true };
  await api.POST("/api/loads/{load_id}/documents", { params: at(load), body });
}
