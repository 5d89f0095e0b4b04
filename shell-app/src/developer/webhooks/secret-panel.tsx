import type { ReactNode } from "react";
import { Alert, Button, Code, CopyButton, Group, Stack, Text } from "@haul/ui/core";
import classes from "./webhooks.module.css";

interface SecretPanelProps {
  readonly secret: string;
  /** What else is to be known now. */
  readonly children?: ReactNode;
  readonly onDone: () => void;
}

/** A signing secret, this once. */
export function SecretPanel({ secret, children, onDone }: SecretPanelProps) {
  return (
    <Stack>
      <Alert color="amber" title="Copy the signing secret now">
        It can't be shown again. If it is lost, rotate the secret to get a new one.
      </Alert>
      <Code block aria-label="The signing secret" className={classes.code}>
        {secret}
      </Code>
      <Text size="sm" c="dimmed">
        Your program verifies each request with it. Keep it out of your source code, for example in the environment
        variable <Code>HAUL_WEBHOOK_SECRET</Code>.
      </Text>
      {children}
      <Group justify="flex-end">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? "Copied" : "Copy secret"}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
