import { urlOptional, useCan, useUrlState } from "@haul/platform";
import { Button, Group, Text } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { IconEdit } from "@haul/ui/icons";
import { NUMBERED } from "../words";
import { type NumberFormat, useNumberFormats } from "./company.queries";
import { NumberFormatForm } from "./number-format-form";

const STATE = { numbers: urlOptional() };

/** What the company calls its loads and quotes. */
export function NumbersPanel() {
  const [{ numbers: openKind }, setState] = useUrlState(STATE);
  const mayWrite = useCan("company:write");
  const formats = useNumberFormats();
  const open = formats.data?.items.find(({ kind }) => kind === openKind);
  const close = () => {
    setState({ numbers: undefined });
  };
  return (
    <Panel title="Numbers">
      <QueryStates query={formats}>
        {({ items }) => (
          <DescriptionList
            items={items.map((format) => ({
              label: NUMBERED[format.kind].label,
              value: (
                <Group gap="sm" wrap="nowrap" justify="space-between">
                  {format.preview}
                  {mayWrite && (
                    <Button
                      size="xs"
                      variant="default"
                      leftSection={<IconEdit size={14} aria-hidden />}
                      aria-label={titleOf(format)}
                      onClick={() => {
                        setState({ numbers: format.kind });
                      }}
                    >
                      Edit
                    </Button>
                  )}
                </Group>
              ),
            }))}
          />
        )}
      </QueryStates>
      <Text size="sm" c="dimmed" mt="sm">
        Existing numbers don&apos;t change, and no number is used twice.
      </Text>
      {open && mayWrite && (
        <RecordDrawer isOpen onClose={close} title={titleOf(open)} size="md">
          <NumberFormatForm key={open.kind} format={open} onDone={close} />
        </RecordDrawer>
      )}
    </Panel>
  );
}

const titleOf = ({ kind }: NumberFormat) => `Edit ${NUMBERED[kind].title.toLowerCase()}`;
