import { List, Text } from "@haul/ui/core";
import { RelativeTime } from "@haul/ui/freight";
import { MESSAGE_CHANNELS, MESSAGE_PURPOSES } from "../../../words";
import type { LoadMessage } from "../tracking.queries";

/** Where a link was sent, and what became of it. */
export function LinkMessages({ messages }: { messages: LoadMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <List size="sm" aria-label="Sent to" listStyleType="none">
      {messages.map((message) => (
        <List.Item key={message.id}>
          <Text span inherit c={message.status === "failed" ? "red" : "dimmed"}>
            {message.purpose !== "trip" && `${MESSAGE_PURPOSES[message.purpose]}, `}
            {MESSAGE_CHANNELS[message.channel]} to {message.address}: <Outcome message={message} />
          </Text>
        </List.Item>
      ))}
    </List>
  );
}

function Outcome({ message }: { message: LoadMessage }) {
  if (message.status === "queued") return <>being sent</>;
  if (message.status === "failed") return <>not sent. {message.problem}</>;
  return (
    <>
      sent <RelativeTime at={message.sent_at ?? message.created_at} />
    </>
  );
}
