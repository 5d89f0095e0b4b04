import type { ApiData } from "@haul/platform";
import { Group, Stack, Text } from "@haul/ui/core";
import { Panel } from "@haul/ui/data";
import { RelativeTime, StatusBadge } from "@haul/ui/freight";
import { INTEGRATIONS, INTEGRATION_STATES } from "../../words";

type Integration = ApiData<"/api/system_health", "get">["integrations"][number];

/** What the product depends on outside, and whether it works. */
export function Integrations({ integrations }: { integrations: readonly Integration[] }) {
  return (
    <Panel title="Integrations">
      <Stack gap="sm">
        {integrations.map((one) => (
          <div key={one.integration}>
            <Group justify="space-between" gap="xs">
              <Text fw={500}>{INTEGRATIONS[one.integration]}</Text>
              <StatusBadge kind={INTEGRATION_STATES} status={one.state} />
            </Group>
            <Traffic of={one} />
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

function Traffic({ of: { last_success_at, last_failure_at, problem } }: { of: Integration }) {
  return (
    <Text size="sm" c="dimmed" component="div">
      {last_success_at !== undefined && (
        <div>
          Last success <RelativeTime at={last_success_at} />
        </div>
      )}
      {last_failure_at !== undefined && (
        <div>
          Last failure <RelativeTime at={last_failure_at} />
          {problem !== undefined && `: ${problem}`}
        </div>
      )}
    </Text>
  );
}
