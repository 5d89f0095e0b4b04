import type { Language } from "../samples";

/** Languages in which programs check a signature; curl can only make one. */
export const VERIFYING = ["TypeScript", "Python", "Go"] as const satisfies readonly Language[];

/** How a program checks that a request came from Haul, with nothing but its language's own library. */
export const VERIFY: Readonly<Record<(typeof VERIFYING)[number], () => string>> = {
  TypeScript: () => `import { createHmac, timingSafeEqual } from "node:crypto";

const SECRET = process.env.HAUL_WEBHOOK_SECRET ?? "";
const TOLERANCE_SECONDS = 300;

/** Returns the event if Haul sent it. \`body\` is the raw text, before parsing. */
export function verify(headers: Headers, body: string) {
  const id = headers.get("webhook-id") ?? "";
  const timestamp = headers.get("webhook-timestamp") ?? "";
  const signatures = (headers.get("webhook-signature") ?? "").split(" ");

  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS)) throw new Error("The timestamp is too old or missing.");

  const key = Buffer.from(SECRET.replace("whsec_", ""), "base64");
  const signed = createHmac("sha256", key).update(\`\${id}.\${timestamp}.\${body}\`);
  const expected = Buffer.from(\`v1,\${signed.digest("base64")}\`);
  const matches = signatures.some((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!matches) throw new Error("The signature is wrong.");
  return JSON.parse(body);
}`,

  Python: () => `import base64
import hashlib
import hmac
import json
import os
import time

SECRET = os.environ["HAUL_WEBHOOK_SECRET"]
TOLERANCE_SECONDS = 300


def verify(headers, body: bytes):
    """Return the event if Haul sent it. body is the raw bytes, before parsing."""
    message_id = headers["webhook-id"]
    timestamp = headers["webhook-timestamp"]
    signatures = headers["webhook-signature"].split(" ")

    if abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        raise ValueError("The timestamp is too old.")

    key = base64.b64decode(SECRET.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    if not any(hmac.compare_digest(one.encode(), expected.encode()) for one in signatures):
        raise ValueError("The signature is wrong.")
    return json.loads(body)`,

  Go: () => `package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

const tolerance = 5 * time.Minute

// Verify returns nil if Haul sent the request. body is the raw bytes, before parsing.
func Verify(header http.Header, body []byte) error {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")

	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil {
		return err
	}
	if age := time.Since(time.Unix(seconds, 0)).Abs(); age > tolerance {
		return errors.New("the timestamp is too old")
	}

	secret := strings.TrimPrefix(os.Getenv("HAUL_WEBHOOK_SECRET"), "whsec_")
	key, err := base64.StdEncoding.DecodeString(secret)
	if err != nil {
		return err
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, one := range strings.Fields(header.Get("webhook-signature")) {
		if hmac.Equal([]byte(one), []byte(expected)) {
			return nil
		}
	}
	return errors.New("the signature is wrong")
}`,
};

/** Signs an event as Haul does and sends it to a program on the developer's own machine, which Haul can't reach. */
export const SEND_YOURSELF = `body='{"id":"0197a3c2-6f1e-7b3a-9c4d-2e5f6a7b8c9d","type":"load.stop_arrived","created_at":"2026-11-16T14:30:00Z","sequence":1042,"record":{"type":"load","id":"0197a3c2-11d0-7e52-8a67-90c1b2d3e4f5","label":"1042"},"changed_fields":[]}'
id='0197a3c2-6f1e-7b3a-9c4d-2e5f6a7b8c9d'
timestamp=$(date +%s)
key=$(printf %s "\${HAUL_WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')
signature=$(printf %s "$id.$timestamp.$body" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)

curl -X POST http://localhost:3000/haul \\
  -H 'Content-Type: application/json' \\
  -H "webhook-id: $id" \\
  -H "webhook-timestamp: $timestamp" \\
  -H "webhook-signature: v1,$signature" \\
  -d "$body"`;

/** What arrives. The real body has no line breaks. */
export const REQUEST = `POST /haul HTTP/1.1
Content-Type: application/json
webhook-id: 0197a3c2-6f1e-7b3a-9c4d-2e5f6a7b8c9d
webhook-timestamp: 1794839400
webhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=

{
  "id": "0197a3c2-6f1e-7b3a-9c4d-2e5f6a7b8c9d",
  "type": "load.stop_arrived",
  "created_at": "2026-11-16T14:30:00Z",
  "sequence": 1042,
  "record": {
    "type": "load",
    "id": "0197a3c2-11d0-7e52-8a67-90c1b2d3e4f5",
    "label": "1042"
  },
  "changed_fields": []
}`;
