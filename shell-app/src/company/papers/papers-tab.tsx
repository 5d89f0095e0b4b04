import { urlOptional, useCan, useUrlState } from "@haul/platform";
import { Badge, Button, Group, Stack, Text } from "@haul/ui/core";
import { Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { IconEdit } from "@haul/ui/icons";
import { usePaperTemplates } from "./papers.queries";
import { PaperForm } from "./paper-form";

const STATE = { paper: urlOptional() };

/** What the company adds to the papers that people outside read. */
export function PapersTab() {
  const templates = usePaperTemplates();
  const mayWrite = useCan("company:write");
  const [{ paper: openKind }, setState] = useUrlState(STATE);
  const close = () => {
    setState({ paper: undefined });
  };
  return (
    <QueryStates query={templates}>
      {({ items }) => {
        const open = items.find(({ kind }) => kind === openKind);
        return (
          <Panel title="Text on papers">
            <Stack gap="md">
              <Text c="dimmed">
                Text at the top and bottom of a paper, such as instructions to drivers or your terms. Logo and color are
                under Settings.
              </Text>
              {items.map(({ kind, title, opening, closing }) => (
                <Group key={kind} justify="space-between" gap="sm" wrap="nowrap">
                  <div style={{ minWidth: 0 }}>
                    <Group gap="xs">
                      <Text fw={500}>{title}</Text>
                      {(opening ?? closing) !== undefined && <Badge color="blue">Customized</Badge>}
                    </Group>
                    <Text size="sm" c="dimmed" lineClamp={1}>
                      {[opening, closing].filter(Boolean).join(" … ") || "Nothing added."}
                    </Text>
                  </div>
                  {mayWrite && (
                    <Button
                      size="xs"
                      variant="default"
                      flex="none"
                      leftSection={<IconEdit size={14} aria-hidden />}
                      aria-label={`Edit the text on “${title}”`}
                      onClick={() => {
                        setState({ paper: kind });
                      }}
                    >
                      Edit
                    </Button>
                  )}
                </Group>
              ))}
            </Stack>
            {open && mayWrite && (
              <RecordDrawer isOpen onClose={close} title={`Text on “${open.title}”`}>
                <PaperForm key={open.kind} template={open} onDone={close} />
              </RecordDrawer>
            )}
          </Panel>
        );
      }}
    </QueryStates>
  );
}
