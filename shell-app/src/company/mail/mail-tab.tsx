import { urlOptional, useCan, useUrlState } from "@haul/platform";
import { Badge, Button, Group, Stack, Text } from "@haul/ui/core";
import { Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { IconEdit } from "@haul/ui/icons";
import { useMailTemplates } from "./mail.queries";
import { MailForm } from "./mail-form";

const STATE = { mail: urlOptional() };

/** The words of the mails that go to people outside. */
export function MailTab() {
  const templates = useMailTemplates();
  const mayWrite = useCan("company:write");
  const [{ mail: openKind }, setState] = useUrlState(STATE);
  const close = () => {
    setState({ mail: undefined });
  };
  return (
    <QueryStates query={templates}>
      {({ items }) => {
        const open = items.find(({ kind }) => kind === openKind);
        return (
          <Panel title="Outgoing emails">
            <Stack gap="md">
              {items.map(({ kind, title, subject, is_usual }) => (
                <Group key={kind} justify="space-between" gap="sm" wrap="nowrap">
                  <div style={{ minWidth: 0 }}>
                    <Group gap="xs">
                      <Text fw={500}>{title}</Text>
                      {!is_usual && <Badge color="blue">Customized</Badge>}
                    </Group>
                    <Text size="sm" c="dimmed">
                      {subject}
                    </Text>
                  </div>
                  {mayWrite && (
                    <Button
                      size="xs"
                      variant="default"
                      flex="none"
                      leftSection={<IconEdit size={14} aria-hidden />}
                      aria-label={`Edit the email “${title}”`}
                      onClick={() => {
                        setState({ mail: kind });
                      }}
                    >
                      Edit
                    </Button>
                  )}
                </Group>
              ))}
            </Stack>
            {open && mayWrite && (
              <RecordDrawer isOpen onClose={close} title={`Email “${open.title}”`}>
                <MailForm key={open.kind} template={open} onDone={close} />
              </RecordDrawer>
            )}
          </Panel>
        );
      }}
    </QueryStates>
  );
}
