import { useState } from "react";
import { useCan } from "@haul/platform";
import { Anchor, Button, Modal, Stack, UiLink } from "@haul/ui/core";
import { formatDate, labelOf } from "@haul/ui/freight";
import { IconLogout } from "@haul/ui/icons";
import type { Driver } from "../drivers/drivers.queries";
import { TERMINATION_REASONS } from "../words";
import { Checklist } from "./checklist";
import { TerminationForm } from "./termination-form";
import { useTerminationsOf, type Termination } from "./terminations.queries";

/** How a driver left, with what is left to do. */
export function DriverTermination({ driver }: { driver: Driver }) {
  const { latest, isOver } = useLatest(driver);
  return latest && isOver ? <Left termination={latest} /> : null;
}

/** The way to end a driver's employment. */
export function EndEmployment({ driver }: { driver: Driver }) {
  const mayWrite = useCan("driver_terminations:write");
  const { isKnown, isOver } = useLatest(driver);
  const [isEnding, setIsEnding] = useState(false);
  const mayEnd = mayWrite && isKnown && !isOver && driver.archived_at === undefined;
  return (
    <>
      {mayEnd && (
        <Button
          size="xs"
          variant="default"
          color="red"
          leftSection={<IconLogout size={14} aria-hidden />}
          onClick={() => setIsEnding(true)}
        >
          End employment
        </Button>
      )}
      {isEnding && (
        <Modal opened onClose={() => setIsEnding(false)} title={`End employment of ${driver.full_name}`} size="lg">
          <TerminationForm driver={driver} onDone={() => setIsEnding(false)} />
        </Modal>
      )}
    </>
  );
}

/** The last time that a driver left, and whether it still counts; unknown to those who may not read it. */
function useLatest(driver: Driver) {
  const { data } = useTerminationsOf(driver.id);
  const latest = data?.items[0];
  const isOver = driver.status === "terminated" && latest?.last_on === driver.terminated_on;
  return { latest, isOver, isKnown: data !== undefined };
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
