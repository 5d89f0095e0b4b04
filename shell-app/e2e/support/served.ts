import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { inject } from "vitest";
import { origin } from "./browser";

/** The shell's document, which is any path that a browser opens as a page. */
const PAGE = "/";
const DOCUMENTS = [PAGE, "/remotes.json", "/config.json", "/openapi.json"];
/** A list for operators, which grows with every deployment; no page reads it. */
const HISTORY = "deployments.json";

/** The hash of everything that the server gives to browsers, beside the API's answers, by address. */
export async function servedHashes(): Promise<Record<string, string>> {
  const addresses = [...DOCUMENTS, ...(await filesBelow("shell", "/")), ...(await filesBelow("mfe", "/mfe/"))];
  const hashes: Record<string, string> = {};
  for (const address of addresses) hashes[address] = await hashOf(address);
  return hashes;
}

/** The served list of front-ends, a line each. */
export async function remoteLines(): Promise<string[]> {
  return (await read("/remotes.json")).toString().split("\n");
}

/** The build of a front-end that a page gets now. */
export async function currentBuild(id: string): Promise<string> {
  const line = (await remoteLines()).find((text) => text.includes(`"${id}"`));
  const build = new RegExp(`/mfe/${id}/([^/]+)/manifest\\.json`).exec(line ?? "")?.[1];
  if (build === undefined) throw new Error(`remotes.json has no ${id}.`);
  return build;
}

async function filesBelow(folder: string, prefix: string): Promise<string[]> {
  const root = path.join(inject("place").webRoot, folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && ![HISTORY, "index.html"].includes(entry.name));
  return files.map((entry) => prefix + path.relative(root, path.join(entry.parentPath, entry.name)));
}

async function hashOf(address: string): Promise<string> {
  return createHash("sha256")
    .update(await read(address))
    .digest("hex");
}

async function read(address: string): Promise<Buffer> {
  // Only who asks for a page gets the document where there is no file.
  const accept = address === PAGE ? "text/html" : "*/*";
  // The file itself: the compressed ones beside it have addresses of their own.
  const headers = { accept, "accept-encoding": "identity" };
  const response = await fetch(origin() + encodeURI(address), { headers });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  // Each answer has a nonce of its own, in the page as in its policy.
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
  return address === PAGE && nonce ? Buffer.from(body.toString().replaceAll(nonce, "")) : body;
}
