import { Link } from "@haul/platform";
import { Anchor, Code, List, Text } from "@haul/ui/core";
import { Part } from "../layout/developer-layout";
import { CodeBlock } from "../parts/code-block";
import { LanguageSamples } from "../parts/language-samples";
import { REQUEST, SEND_YOURSELF, VERIFY, VERIFYING } from "./verify-samples";

/** How to write the program behind an endpoint; for everyone, since who writes it may have no account. */
export function WebhookGuide() {
  return (
    <>
      <Part id="request" title="What your program receives">
        <Text>
          One POST request for each event. An event says what happened to which record, without the new values: read the
          record with an <Place to="/developer/keys">API key</Place> to get those.
        </Text>
        <CodeBlock label="Copy the example">{REQUEST}</CodeBlock>
        <Text>
          <Code>changed_fields</Code> names the fields that changed, and is empty if the type says it all.{" "}
          <Code>sequence</Code> grows with each event of your company; a test has 0. Read an event again with{" "}
          <Place to="/developer/reference/read_webhook_event">Read an event</Place>.
        </Text>
      </Part>
      <Part id="verify" title="Verify the signature">
        <Text>
          Anyone can send a request to your URL, so check each one before you trust it. Requests are signed as the{" "}
          <Anchor href="https://www.standardwebhooks.com" underline="always">
            Standard Webhooks
          </Anchor>{" "}
          specification says, so its libraries work too. The signature is the base64 of HMAC-SHA256 over{" "}
          <Code>{"<webhook-id>.<webhook-timestamp>.<raw body>"}</Code>. The key is the base64-decoded part of the
          signing secret after <Code>whsec_</Code>.
        </Text>
        <List spacing="xs">
          <List.Item>Use the raw body. JSON that was parsed and written again has another signature.</List.Item>
          <List.Item>
            Accept the request if any of the space-separated signatures in <Code>webhook-signature</Code> is right:
            after a secret is rotated, both secrets sign for a while.
          </List.Item>
          <List.Item>
            Reject requests whose <Code>webhook-timestamp</Code> is more than five minutes away from your clock, so that
            nobody can send a recorded one again. Each attempt is signed anew, so retries pass.
          </List.Item>
        </List>
        <LanguageSamples languages={VERIFYING} sample={(language) => VERIFY[language]()} />
      </Part>
      <Part id="local" title="Try it on your machine">
        <Text>
          Webhooks are only sent to public <Code>https</Code> addresses. To try a program that runs on your machine,
          sign a request yourself:
        </Text>
        <CodeBlock label="Copy the script">{SEND_YOURSELF}</CodeBlock>
      </Part>
      <Part id="retries" title="Respond, retries and duplicates">
        <List spacing="xs">
          <List.Item>
            Respond with a status of 200 to 299 within ten seconds, and do longer work afterwards. Redirects are not
            followed.
          </List.Item>
          <List.Item>
            Anything else is tried again: after 5, 10 and 30 seconds, then 2, 10 and 30 minutes, then 1, 3, 6 and 12
            hours, for three days.
          </List.Item>
          <List.Item>
            An event can arrive more than once. It always has the same <Code>id</Code>, also in the header{" "}
            <Code>webhook-id</Code>: remember which ones you have handled.
          </List.Item>
          <List.Item>
            Events of one record arrive in order: later ones wait while an earlier one is being retried. Events of
            different records can overtake one another.
          </List.Item>
          <List.Item>
            After five days without a successful delivery, the endpoint is suspended and your Admins are notified.
          </List.Item>
          <List.Item>
            Events are kept for thirty days, also those that happen while an endpoint is disabled or suspended. Replay
            them once your program is back.
          </List.Item>
        </List>
        <Text>
          Endpoints can also be managed by programs: see Webhooks in the{" "}
          <Place to="/developer/reference/list_webhook_endpoints">API reference</Place>.
        </Text>
      </Part>
    </>
  );
}

function Place({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} underline="always">
      {children}
    </Anchor>
  );
}
