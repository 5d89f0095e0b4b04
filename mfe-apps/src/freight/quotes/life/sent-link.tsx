import { useState } from "react";
import { Button, Code, CopyButton, Group, Text } from "@haul/ui/core";
import { Panel } from "@haul/ui/data";
import { IconCheck, IconCopy } from "@haul/ui/icons";

/** The customer's link of the quote that was sent on this page, until the page shows another quote. */
export function useSentLink(quoteId: string) {
  const [sent, setSent] = useState<{ quoteId: string; link: string } | null>(null);
  return {
    link: sent?.quoteId === quoteId ? sent.link : null,
    onSent: (link: string) => setSent({ quoteId, link }),
  };
}

/** The link, for those who would rather paste it into a chat, and for a server that sends no mail. */
export function SentLink({ link }: { link: string | null }) {
  if (link === null) return null;
  return (
    <Panel title="Customer's link">
      <Text size="md">It is shown only until you leave this page. Anyone who has it can answer the quote.</Text>
      <Group gap="xs" mt="xs">
        <Code block style={{ overflowWrap: "anywhere", whiteSpace: "normal", flex: "1 1 16rem" }}>
          {link}
        </Code>
        <CopyButton value={link}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="xs"
              leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
              onClick={copy}
            >
              {copied ? "Copied" : "Copy link"}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Panel>
  );
}
