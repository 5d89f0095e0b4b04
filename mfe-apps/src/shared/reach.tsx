import { Anchor, Email, Group, Text } from "@haul/ui/core";
import { formatPhone } from "@haul/ui/format";

interface ReachProps {
  contact_name?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** How the carrier is reached, from a page that its customer has open: a tap calls or writes. */
export function Reach({ contact_name, phone, email }: ReachProps) {
  return (
    <Group gap="xs">
      {contact_name && (
        <Text size="sm" c="dimmed">
          {contact_name}
        </Text>
      )}
      {phone && (
        <Anchor size="sm" href={`tel:${phone}`}>
          {formatPhone(phone)}
        </Anchor>
      )}
      {email && (
        <Anchor size="sm" href={`mailto:${email}`}>
          <Email address={email} />
        </Anchor>
      )}
    </Group>
  );
}
