import type { ApiData } from "@haul/platform";
import { Group, Text } from "@haul/ui/core";
import { DescriptionList, Panel } from "@haul/ui/data";
import { formatBytes, formatNumber } from "@haul/ui/format";
import { STORAGE_KINDS } from "../../words";

type Use = ApiData<"/api/system_health", "get">["storage"][number];

/** How much the company's files take. */
export function Storage({ storage, total }: { storage: readonly Use[]; total: number }) {
  return (
    <Panel title="Storage in use" action={<Text fw={500}>{formatBytes(total)}</Text>}>
      <DescriptionList
        items={storage.map(({ kind, file_count, bytes }) => ({
          label: STORAGE_KINDS[kind],
          value: (
            <Group gap="xs" justify="flex-end" wrap="nowrap" style={{ whiteSpace: "nowrap" }}>
              <Text span c="dimmed" size="sm">
                {file_count === 1 ? "1 file" : `${formatNumber(file_count)} files`}
              </Text>
              {formatBytes(bytes)}
            </Group>
          ),
        }))}
      />
    </Panel>
  );
}
