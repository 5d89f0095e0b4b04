import { Group, Stack, Text, UnstyledButton } from "@haul/ui/core";
import { Panel } from "@haul/ui/data";
import { ToneBadge } from "@haul/ui/freight";
import { formatRelative } from "@haul/ui/format";
import { IMPORT_STATUSES } from "../../words";
import { rowCount, type ImportKind } from "./import-kinds";
import { useImports } from "./imports.queries";

/** Earlier imports of this kind by anyone in the company. */
export function ImportHistory({ kind, onOpen }: { kind: ImportKind; onOpen: (importId: string) => void }) {
  const { data } = useImports(kind);
  if (!data || data.items.length === 0) return null;
  return (
    <Panel title="Import history">
      <Stack gap={0}>
        {data.items.map((one) => (
          <UnstyledButton key={one.id} onClick={() => onOpen(one.id)} py="xs">
            <Group justify="space-between" gap="xs">
              <div>
                <Text fw={500}>{one.file_name}</Text>
                <Text size="sm" c="dimmed">
                  {one.created_by}, {formatRelative(one.created_at)}&nbsp;· {rowCount(one.total_rows)}
                </Text>
              </div>
              <ToneBadge tone={IMPORT_STATUSES[one.status].tone}>{IMPORT_STATUSES[one.status].word}</ToneBadge>
            </Group>
          </UnstyledButton>
        ))}
      </Stack>
    </Panel>
  );
}
