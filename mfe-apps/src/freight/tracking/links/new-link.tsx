import { Alert, Button, Code, CopyButton, Group, Stack, Text } from "@haul/ui/core";
import { IconCheck, IconCopy, IconInfoCircle } from "@haul/ui/icons";
import classes from "../tracking.module.css";

interface NewLinkProps {
  url: string;
  text: string;
  /** It can't be read again later. */
  isOnce?: boolean;
  onClose: () => void;
}

/** A link to copy; anyone who has it can use it. */
export function NewLink({ url, text, isOnce, onClose }: NewLinkProps) {
  return (
    <Stack gap="sm">
      {isOnce && (
        <Alert icon={<IconInfoCircle size={16} aria-hidden />} color="teal" role="status">
          Copy the link now: it is shown only once. If it gets lost, end it and create another.
        </Alert>
      )}
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
