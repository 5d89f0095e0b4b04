import type { ReactNode } from "react";
import { Code, Text } from "@haul/ui/core";
import { SecretOnce } from "@haul/ui/data";

interface SecretPanelProps {
  readonly secret: string;
  /** What else is to be known now. */
  readonly children?: ReactNode;
  readonly onDone: () => void;
}

/** An endpoint's signing secret, this once. */
export function SecretPanel({ secret, children, onDone }: SecretPanelProps) {
  return (
    <SecretOnce
      secret={secret}
      noun="signing secret"
      label="The signing secret"
      warning="It can't be shown again. If it is lost, rotate the secret to get a new one."
      onDone={onDone}
    >
      <Text size="sm" c="dimmed">
        Your program verifies each request with it. Keep it out of your source code, for example in the environment
        variable <Code>HAUL_WEBHOOK_SECRET</Code>.
      </Text>
      {children}
    </SecretOnce>
  );
}
