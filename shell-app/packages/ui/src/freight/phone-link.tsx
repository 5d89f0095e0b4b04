import { Anchor, type AnchorProps } from "@mantine/core";
import { Ltr } from "../core/ltr";
import { formatPhone } from "../format/measures";

/** A phone number that a tap calls; nothing where there is none. */
export function PhoneLink({ phone, ...props }: AnchorProps & { phone: string | undefined }) {
  if (!phone) return null;
  return (
    <Anchor href={`tel:${phone}`} {...props}>
      <Ltr>{formatPhone(phone)}</Ltr>
    </Anchor>
  );
}
