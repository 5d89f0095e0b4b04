import { Button, Code, CopyButton, Group, Stack, Text } from "@haul/ui/core";
import { IconCheck, IconCopy, IconMessage, IconSend } from "@haul/ui/icons";
import type { Asked } from "./requests.queries";
import classes from "./requests.module.css";

interface RequestLinkProps {
  url: string;
  driver: Pick<Asked, "full_name" | "phone">;
  /** Where it was mailed, if it was. */
  email?: string | undefined;
}

export const firstName = (full_name: string) => full_name.split(" ")[0] ?? full_name;

/** A driver's link and the ways to get it to the driver. */
export function RequestLink({ url, driver, email }: RequestLinkProps) {
  const text = `Hello ${firstName(driver.full_name)}, please send us your papers here: ${url}`;
  return (
    <Stack gap="xs">
      <Code block className={classes.code}>
        {url}
      </Code>
      <Text size="sm" c="dimmed">
        {email === undefined ? "" : `It is being mailed to ${email}. `}
        Anyone with this link can send papers for {driver.full_name}, so send it to nobody else.
      </Text>
      <Group gap="xs">
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
        {driver.phone !== undefined && (
          <Button
            component="a"
            href={textTo(driver.phone, text)}
            variant="default"
            leftSection={<IconMessage size={16} aria-hidden />}
          >
            Text it
          </Button>
        )}
        {"share" in navigator && (
          <Button
            variant="default"
            leftSection={<IconSend size={16} aria-hidden />}
            onClick={() => void share(text.replace(url, "").trim(), url)}
          >
            Share
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Opens the phone's or computer's messages (RFC 5724); iPhones read the body only behind `&`. */
const textTo = (phone: string, text: string) => `sms:${phone}?&body=${encodeURIComponent(text)}`;

/** Closing the sheet without choosing anything counts as a failure, and is none. */
async function share(text: string, url: string): Promise<void> {
  await navigator.share({ text, url }).catch(() => undefined);
}
