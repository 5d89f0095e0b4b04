import { Anchor, type AnchorProps } from "@mantine/core";
import { Email } from "../core/email";

/** An email address that a tap writes to; nothing where there is none. */
export function MailLink({ email, ...props }: AnchorProps & { email: string | undefined }) {
  if (!email) return null;
  return (
    <Anchor href={`mailto:${email}`} {...props}>
      <Email address={email} />
    </Anchor>
  );
}
