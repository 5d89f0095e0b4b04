import { useState } from "react";
import { useCan } from "@haul/platform";
import { Anchor, Button, Group, Modal, Stack, UiLink } from "@haul/ui/core";
import { formatDate, labelOf } from "@haul/ui/freight";
import { IconLogout } from "@haul/ui/icons";
import type { Driver } from "../drivers/drivers.queries";
import { TERMINATION_REASONS } from "../words";
import { Checklist } from "./checklist";
import { TerminationForm } from "./termination-form";
import { useTerminationsOf, type Termination } from "./terminations.queries";

/** How a driver left with what is left to do, or the way to end employment. */
export function DriverTermination({ driver }: { driver: Driver }) {
  return useCan("driver_terminations:read") ? <Shown driver={driver} /> : null;
}

function Shown({ driver }: { driver: Driver }) {
  const { data } = useTerminationsOf(driver.id);
  const mayWrite = useCan("driver_terminations:write");
  const [isEnding, setIsEnding] = useState(false);
  const latest = data?.items[0];
  const isOver = driver.status === "terminated" && latest?.last_on === driver.terminated_on;
  return (
    <>
      {latest && isOver && <Left termination={latest} />}
      {mayWrite && data && !isOver && driver.archived_at === undefined && (
        <Group>
          <Button
            size="xs"
            variant="default"
            color="red"
            leftSection={<IconLogout size={14} aria-hidden />}
            onClick={() => setIsEnding(true)}
          >
            End employment
          </Button>
        </Group>
      )}
      {isEnding && (
        <Modal opened onClose={() => setIsEnding(false)} title={`End employment of ${driver.full_name}`} size="lg">
          <TerminationForm driver={driver} onDone={() => setIsEnding(false)} />
        </Modal>
      )}
    </>
  );
}

function Left({ termination }: { termination: Termination }) {
  const { id, last_on, reason } = termination;
  return (
    <Stack gap="xs">
      <Anchor component={UiLink} href={`/apps/safety/drivers?tab=terminations&driver_termination=${id}`}>
        Left on {formatDate(last_on)}: {labelOf(TERMINATION_REASONS, reason)}
      </Anchor>
      <Checklist key={id} termination={termination} />
    </Stack>
  );
}
