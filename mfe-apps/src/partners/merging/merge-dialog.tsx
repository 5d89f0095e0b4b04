import { useState, type ReactNode } from "react";
import { Alert, Button, Group, List, Modal, Stack, Table, Text, toast, useIsPhone } from "@haul/ui/core";
import { DescriptionList, QueryStates, type QueryLike } from "@haul/ui/data";
import { IconAlertTriangle } from "@haul/ui/icons";
import { mergeRows, type MergeField, type MergePreview, type Twin } from "./merge-rows";

interface MergeDialogProps<Row extends Twin, Moves> {
  survivor: Row;
  merged: Row;
  preview: QueryLike<MergePreview<Row, Moves>>;
  fields: readonly MergeField<Row>[];
  /** How much goes over, each a line. */
  movesOf: (preview: MergePreview<Row, Moves>) => readonly string[];
  /** Why there is no way back. */
  warning: ReactNode;
  submitLabel: string;
  onMerge: (versions: { version: number; merged_version: number }) => Promise<unknown>;
  onClose: () => void;
}

/** What the merge would do, field by field, before it is done: there is no way back. */
export function MergeDialog<Row extends Twin, Moves>(props: MergeDialogProps<Row, Moves>) {
  const { survivor, merged, preview, onClose } = props;
  return (
    <Modal opened onClose={onClose} size="xl" title={`Merge ${merged.name} into ${survivor.name}`}>
      <QueryStates query={preview}>{(data) => <Preview {...props} shown={data} />}</QueryStates>
    </Modal>
  );
}

interface PreviewProps<Row extends Twin, Moves> extends MergeDialogProps<Row, Moves> {
  shown: MergePreview<Row, Moves>;
}

function Preview<Row extends Twin, Moves>(props: PreviewProps<Row, Moves>) {
  const { shown, fields, movesOf, warning, submitLabel, onMerge, onClose } = props;
  const { survivor, merged } = shown;
  const [isMerging, setIsMerging] = useState(false);
  const isPhone = useIsPhone();
  const rows = mergeRows(fields, shown);
  const save = async () => {
    setIsMerging(true);
    try {
      await onMerge({ version: survivor.version, merged_version: merged.version });
      toast.success(`${merged.name} was merged into ${survivor.name}.`);
      onClose();
    } catch (error) {
      toast.error(error);
      setIsMerging(false);
    }
  };
  return (
    <Stack>
      {isPhone ? (
        <DescriptionList
          items={rows.map(({ label, kept, other, result }) => ({
            label,
            value: <Kept result={result} dropped={kept === result ? other : kept} />,
          }))}
        />
      ) : (
        <Table aria-label="After the merge">
          <Table.Thead>
            <Table.Tr>
              <Table.Th />
              <Table.Th>{survivor.name}</Table.Th>
              <Table.Th>{merged.name}</Table.Th>
              <Table.Th>After the merge</Table.Th>
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
      )}
      <div>
        <Text fw={500}>What moves to {survivor.name}</Text>
        <List size="md">
          {movesOf(shown).map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      </div>
      <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} title="This cannot be undone">
        {merged.name} is archived, and links to it lead to {survivor.name}. {warning}
      </Alert>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" loading={isMerging} onClick={() => void save()}>
          {submitLabel}
        </Button>
      </Group>
    </Stack>
  );
}

/** A field after the merge, over what is given up for it. */
function Kept({ result, dropped }: { result: string; dropped: string }) {
  return (
    <>
      {result || "–"}
      {dropped && (
        <Text size="sm" c="dimmed">
          instead of {dropped}
        </Text>
      )}
    </>
  );
}
