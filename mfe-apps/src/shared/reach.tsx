import { Group, Text } from "@haul/ui/core";
import { MailLink, PhoneLink } from "@haul/ui/freight";
import classes from "./reach.module.css";

interface ReachProps {
  contact_name?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** How the carrier is reached, from a page that its customer has open: a tap calls or writes. */
export function Reach({ contact_name, phone, email }: ReachProps) {
  return (
    <Group className={classes.reach}>
      <Text c="dimmed">Questions?{contact_name && ` ${contact_name}`}</Text>
      <PhoneLink phone={phone} />
      <MailLink email={email} />
    </Group>
  );
}
