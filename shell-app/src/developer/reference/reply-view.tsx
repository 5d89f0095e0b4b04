import { Badge, Group, Stack, Text } from "@haul/ui/core";
import { CodeBlock } from "../parts/code-block";
import type { Reply } from "./send-call";
import classes from "./reply-view.module.css";

/** What a call was answered with. */
export function ReplyView({ reply: { status, statusText, milliseconds, headers, body } }: { reply: Reply }) {
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Badge color={status < 400 ? "green" : "red"}>{`${status} ${statusText}`.trim()}</Badge>
        <Text size="sm" c="dimmed">
          {milliseconds} ms
        </Text>
      </Group>
      <details>
        <summary className={classes.summary}>{headers.length} headers</summary>
        <dl className={classes.headers} dir="ltr">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {body === "" ? (
        <Text size="sm" c="dimmed">
          The response has no body.
        </Text>
      ) : (
        <CodeBlock label="Copy the response">{body}</CodeBlock>
      )}
    </Stack>
  );
}
