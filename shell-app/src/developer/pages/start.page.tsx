import { Link, Navigate, urlOptional, useUrlState } from "@haul/platform";
import { Anchor, Code, List, Text } from "@haul/ui/core";
import { Article, DeveloperLayout, Part } from "../layout/developer-layout";
import { CodeBlock } from "../parts/code-block";
import { LanguageSamples } from "../parts/language-samples";
import { type Call, sampleOf } from "../samples";
import { NEXT_PAGE } from "./next-page";

/** The first call that anyone makes. */
const FIRST_CALL: Call = {
  method: "GET",
  path: "/api/loads",
  parameters: [{ name: "limit", in: "query", value: 5 }],
  body: undefined,
  credentials: { scheme: "Bearer", variable: "HAUL_API_KEY" },
  hasAnswer: true,
};

/** A create that may be repeated. */
const CREATE: Call = {
  ...FIRST_CALL,
  method: "POST",
  path: "/api/facilities",
  parameters: [{ name: "Idempotency-Key", in: "header", value: "b7d4c1e8-warehouse-sync-17" }],
  body: {
    name: "Lakeside Cold Storage",
    address: { line1: "1200 Dock St", city: "Chicago", state: "IL", postal_code: "60601" },
  },
};

const PROBLEM = `HTTP/1.1 409 Conflict
Content-Type: application/problem+json

{
  "type": "about:blank",
  "title": "Conflict",
  "status": 409,
  "detail": "Someone else has changed this record.",
  "code": "version_stale",
  "message": "Someone else has changed this record.",
  "request_id": "01939b2f-6c1e-7a40-9d3b-5f0c8a1e2b47",
  "fields": []
}`;

/** Where the reference's operations had their address before they had pages of their own. */
const FORMER = { operation: urlOptional() };

/** From nothing to a program that reads loads. */
export default function StartPage() {
  const [{ operation }] = useUrlState(FORMER);
  if (operation !== undefined) return <Navigate to={`/developer/reference/${operation}`} replace />;
  return (
    <DeveloperLayout>
      <Article
        title="Start in five minutes"
        lead="Everything the screens do goes through one HTTP API, described by one OpenAPI document. Your programs can use the same operations."
      >
        <Part id="key" title="1. Get a key">
          <Text>
            Create one under <Place to="/developer/keys">API keys</Place>, or ask an Admin of your company for one.
            Choose the permissions the program needs: <Code>loads:read</Code> is enough for this page. The key is shown
            once, so keep it where your program finds it:
          </Text>
          <CodeBlock>{"export HAUL_API_KEY=haul_…"}</CodeBlock>
        </Part>
        <Part id="first-call" title="2. Make the first call">
          <Text>This reads five of your company&apos;s loads.</Text>
          <LanguageSamples sample={(language) => sampleOf(FIRST_CALL, language, location.origin)} />
          <Text>
            The response has <Code>items</Code>, and <Code>total_count</Code> says how many there are in all. In a
            browser, <Place to="/developer/reference/list_loads">List loads</Place> makes the same call.
          </Text>
        </Part>
        <Part id="pages" title="3. Read page by page">
          <Text>
            While there are more, a list also returns <Code>next_cursor</Code>. Send it back as <Code>cursor</Code>,
            with the other parameters unchanged, until a page has none. A page has up to 200 rows.
          </Text>
          <LanguageSamples sample={(language) => NEXT_PAGE[language](location.origin)} />
        </Part>
        <Part id="errors" title="4. Expect errors">
          <Text>
            Every error has the same body. Rely on <Code>code</Code>, show <Code>message</Code> to people, and quote{" "}
            <Code>request_id</Code> when you ask for help. <Code>fields</Code> names the parts of your body that are
            wrong. <Place to="/developer/errors">All codes and what to do about them</Place>.
          </Text>
          <CodeBlock label="Copy the example">{PROBLEM}</CodeBlock>
          <Text>
            Each response says how many calls you have left: <Code>RateLimit-Limit</Code>,{" "}
            <Code>RateLimit-Remaining</Code>, and <Code>RateLimit-Reset</Code> in seconds. After a 429, wait as long as{" "}
            <Code>Retry-After</Code> says. After a 503, try again in a moment.
          </Text>
        </Part>
        <Part id="idempotency" title="5. Create without duplicates">
          <Text>
            Send an <Code>Idempotency-Key</Code> with a call that creates something: any text that is unique to what you
            create. If the connection breaks, repeat the call with the same key. Within 24 hours you get the first
            response again, marked <Code>Idempotent-Replayed: true</Code>, and nothing is created twice.
          </Text>
          <LanguageSamples sample={(language) => sampleOf(CREATE, language, location.origin)} />
          <Text>
            Updates send the <Code>version</Code> they are based on. If someone changed the record in the meantime, the
            response is a 409 with the code <Code>version_stale</Code>: read it again and repeat the change.
          </Text>
        </Part>
        <Part id="typed-client" title="Get a typed client">
          <Text>
            For TypeScript, the package <Code>@haul/api</Code> has types generated from the document, and one error
            type. For any other language, generate a client from{" "}
            <Anchor href="/openapi.json" underline="always">
              openapi.json
            </Anchor>
            :
          </Text>
          <CodeBlock>{`npx openapi-typescript ${location.origin}/openapi.json -o haul.d.ts`}</CodeBlock>
        </Part>
        <Part id="next" title="Where to go next">
          <List spacing="xs">
            <List.Item>
              <Place to="/developer/reference">API reference</Place>: every operation, with samples that you can try.
            </List.Item>
            <List.Item>
              <Place to="/developer/front-ends">Front-ends</Place>: how to add pages of your own to the product.
            </List.Item>
          </List>
        </Part>
      </Article>
    </DeveloperLayout>
  );
}

function Place({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} underline="always">
      {children}
    </Anchor>
  );
}
