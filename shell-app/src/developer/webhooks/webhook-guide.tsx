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
          <Code>changed_fields</Code> names the fields that changed; it is empty when <Code>type</Code> says everything.{" "}
          <Code>sequence</Code> grows with each event of your company and is 0 for a test. To get an event again, call{" "}
          <Place to="/developer/reference/read_webhook_event">Read an event</Place>.
        </Text>
      </Part>
      <Part id="verify" title="Verify the signature">
        <Text>
          Anyone can send a request to your URL, so check each one before you trust it. Signatures follow the{" "}
          <Anchor href="https://www.standardwebhooks.com" underline="always">
            Standard Webhooks
          </Anchor>{" "}
          specification, so its libraries work too. The signature is the base64 of HMAC-SHA256 over{" "}
          <Code>{"<webhook-id>.<webhook-timestamp>.<raw body>"}</Code>. The key is the base64-decoded part of the
          signing secret after <Code>whsec_</Code>.
        </Text>
        <List spacing="xs">
          <List.Item>Use the raw body. JSON that was parsed and serialized again has a different signature.</List.Item>
          <List.Item>
            Accept the request if any of the space-separated signatures in <Code>webhook-signature</Code> matches: after
            you rotate the secret, requests are signed with both for a while.
          </List.Item>
          <List.Item>
            Reject requests whose <Code>webhook-timestamp</Code> is more than five minutes off your clock, so that
            nobody can resend a request they captured. Each retry has a new timestamp and signature.
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
      <Part id="retries" title="Responses, retries and duplicates">
        <List spacing="xs">
          <List.Item>
            Respond with a status from 200 to 299 within ten seconds, and do longer work afterwards. Redirects are not
            followed.
          </List.Item>
          <List.Item>
            Anything else is retried for three days: after 5, 10 and 30 seconds, then 2, 10 and 30 minutes, then 1, 3
            and 6 hours, then every 12 hours.
          </List.Item>
          <List.Item>
            An event can arrive more than once, always with the same <Code>id</Code>, which is also in the header{" "}
            <Code>webhook-id</Code>. Remember which ones you have handled.
          </List.Item>
          <List.Item>
            Events of one record arrive in order: later ones wait while an earlier one is being retried. Events of
            different records can arrive in any order.
          </List.Item>
          <List.Item>
            After five days without a successful delivery, the endpoint is suspended and your Admins are notified.
          </List.Item>
          <List.Item>
            Events are kept for 30 days, or as long as your company set, including those that happen while an endpoint
            is disabled or suspended. Replay them once your program is back.
          </List.Item>
        </List>
        <Text>
          You can also manage endpoints through the API: see Webhooks in the{" "}
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
