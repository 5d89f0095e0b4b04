/**
 * Stands in for Google's authorization endpoint in development and tests: asks who the person is, believes it,
 * and answers as Google does with an ID token in the fragment. The token is unsigned, which only the identity
 * emulator accepts.
 */
import { createServer } from "node:http";
import { URLSearchParams } from "node:url";

/** Starts it on a free port unless one is given. */
export async function startGoogleStandIn({ port = 0, host = "127.0.0.1" } = {}) {
  const server = createServer((request, response) => {
    const url = new URL(request.url, `http://${request.headers.host}`);
    if (url.pathname !== "/authorize") {
      // Browsers ask for an icon; there is none, and that is no error.
      response.writeHead(204).end();
      return;
    }
    const answer = url.searchParams.get("answer");
    if (answer) {
      response.writeHead(302, { location: callbackUrl(url.searchParams, answer) }).end();
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(url.searchParams));
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const origin = `http://${host}:${server.address().port}`;
  return {
    origin,
    authorizationEndpoint: `${origin}/authorize`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function callbackUrl(params, answer) {
  const fragment = new URLSearchParams({ state: params.get("state") ?? "" });
  if (answer === "cancel") fragment.set("error", "access_denied");
  else fragment.set("id_token", idToken(params));
  return `${params.get("redirect_uri")}#${fragment}`;
}

function idToken(params) {
  const email = (params.get("email") ?? "").toLowerCase();
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: "https://accounts.google.com",
    aud: params.get("client_id"),
    sub: `google-${Buffer.from(email).toString("hex")}`,
    email,
    email_verified: true,
    name: params.get("name") || undefined,
    nonce: params.get("nonce"),
    iat: now,
    exp: now + 3_600,
  };
  return `${base64Url({ alg: "none", typ: "JWT" })}.${base64Url(claims)}.`;
}

function base64Url(value) {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function page(params) {
  const hidden = ["client_id", "redirect_uri", "state", "nonce"]
    .map((name) => `<input type="hidden" name="${name}" value="${escape(params.get(name) ?? "")}">`)
    .join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Google stand-in</title>
<main><h1>Sign in with Google (stand-in)</h1>
<form>${hidden}
<p><label>Email <input name="email" type="email"></label></p>
<p><label>Name <input name="name"></label></p>
<p><button name="answer" value="continue">Continue</button> <button name="answer" value="cancel">Cancel</button></p>
</form></main></html>`;
}

function escape(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
