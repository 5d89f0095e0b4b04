import type { ReactNode } from "react";
import { Alert, Button, Code, CopyButton, Group, Stack } from "@mantine/core";
import classes from "./secret-once.module.css";

interface SecretOnceProps {
  readonly secret: string;
  /** What it is, such as `key`. */
  readonly noun: string;
  readonly label: string;
  /** Why it is not shown again, and what to do if it is lost. */
  readonly warning: string;
  /** How it is used, and what else to know now. */
  readonly children?: ReactNode;
  readonly onDone: () => void;
}

/** A secret that the server can't show again, to copy before it is gone. */
export function SecretOnce({ secret, noun, label, warning, children, onDone }: SecretOnceProps) {
  return (
    <Stack>
      <Alert color="amber" title={`Copy the ${noun} now`}>
        {warning}
      </Alert>
      <Code block aria-label={label} className={classes.secret}>
        {secret}
      </Code>
      {children}
      <Group justify="flex-end">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? "Copied" : `Copy ${noun}`}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
