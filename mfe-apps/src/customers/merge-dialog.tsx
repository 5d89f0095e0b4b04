import { Alert, Button, Group, List, Modal, Stack, Table, Text, toast } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { IconAlertTriangle } from "@haul/ui/icons";
import { mergeRows, movesWords } from "./merge-words";
import { useMergeCustomer, useMergePreview, type Customer, type MergePreview } from "./customers.queries";

interface MergeDialogProps {
  survivor: Customer;
  merged: Customer;
  onClose: () => void;
}

/** What the merge would do, field by field, before it is done: there is no way back. */
export function MergeDialog({ survivor, merged, onClose }: MergeDialogProps) {
  const preview = useMergePreview(survivor.id, merged.id);
  return (
    <Modal opened onClose={onClose} size="xl" title={`Merge ${merged.name} into ${survivor.name}`}>
      <QueryStates query={preview}>{(data) => <Preview preview={data} onClose={onClose} />}</QueryStates>
    </Modal>
  );
}

function Preview({ preview, onClose }: { preview: MergePreview; onClose: () => void }) {
  const { survivor, merged, moves } = preview;
  const merge = useMergeCustomer();
  const rows = mergeRows(preview);
  const save = () =>
    merge.mutate(
      {
        params: { path: { customer_id: survivor.id, merged_customer_id: merged.id } },
        body: { version: survivor.version, merged_version: merged.version },
      },
      {
        onSuccess: () => {
          toast.success(`${merged.name} is merged into ${survivor.name}.`);
          onClose();
        },
        onError: (error: unknown) => toast.error(error),
      },
    );
  return (
    <Stack>
      <Table.ScrollContainer minWidth={520}>
        <Table aria-label="What stays">
          <Table.Thead>
            <Table.Tr>
              <Table.Th />
              <Table.Th>{survivor.name}</Table.Th>
              <Table.Th>{merged.name}</Table.Th>
              <Table.Th>Stays</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ label, kept, other, result }) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>{kept || "–"}</Table.Td>
                <Table.Td>{other || "–"}</Table.Td>
                <Table.Td fw={500}>{result || "–"}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <div>
        <Text fw={500}>What goes to {survivor.name}</Text>
        <List size="md">
          {movesWords(moves).map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      </div>
      <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} title="This cannot be undone">
        {merged.name} stays as an archived record, and links to it lead to {survivor.name}. Afterwards nobody can tell
        which of the two a load was booked for, so there is no way to part them again.
      </Alert>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" loading={merge.isPending} onClick={save}>
          Merge customers
        </Button>
      </Group>
    </Stack>
  );
}
