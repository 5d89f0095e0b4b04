import { Group, Text } from "@haul/ui/core";
import { MailLink, PhoneLink } from "@haul/ui/freight";

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
      <PhoneLink size="sm" phone={phone} />
      <MailLink size="sm" email={email} />
    </Group>
  );
}
