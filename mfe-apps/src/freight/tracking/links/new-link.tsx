import { Alert, Button, Code, CopyButton, Group, Stack, Text } from "@haul/ui/core";
import { IconCheck, IconCopy, IconInfoCircle } from "@haul/ui/icons";
import classes from "../tracking.module.css";

/** A link that is shown once; anyone who has it can use it. */
export function NewLink({ url, text, onClose }: { url: string; text: string; onClose: () => void }) {
  return (
    <Stack gap="sm">
      <Alert icon={<IconInfoCircle size={16} aria-hidden />} color="teal" role="status">
        Copy the link now: it is shown only once. If it gets lost, end it and create another.
      </Alert>
      <Code block className={classes.code}>
        {url}
      </Code>
      <Text size="md" c="dimmed">
        {text}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              onClick={copy}
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            >
              {copied ? "Copied" : "Copy link"}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  );
}
