import { useState } from "react";
import { useCan } from "@haul/platform";
import { AddDialog } from "@haul/platform/lists";
import { Anchor, Button, Group, Stack, Text, UiLink } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { Day } from "@haul/ui/freight";
import { IconPlus } from "@haul/ui/icons";
import type { Driver } from "../drivers/drivers.queries";
import classes from "../shared/lines.module.css";
import { MVR, MVR_OCCASIONS } from "../words";
import { MvrBadge } from "./mvr-badge";
import { MvrForm } from "./mvr-form";
import { mvrs, useLatestMvrOf, type Mvr } from "./mvrs.queries";
import { entries, points } from "./points";

const PAGE = "/apps/safety/drivers?tab=mvrs";

/** A driver's latest motor vehicle record, and the way to add one. */
export function DriverMvrs({ driver }: { driver: Driver }) {
  return (
    <Panel
      title={MVR.heading}
      action={
        <Anchor component={UiLink} href={`${PAGE}&driver_id=${driver.id}`} size="sm">
          All {MVR.many}
        </Anchor>
      }
    >
      <Stack gap="sm">
        <QueryStates query={useLatestMvrOf(driver.id)}>
          {({ items: [latest] }) => (latest ? <Latest mvr={latest} /> : <Text c="dimmed">None entered.</Text>)}
        </QueryStates>
        <AddMvr driver={driver} />
      </Stack>
    </Panel>
  );
}

function Latest({ mvr }: { mvr: Mvr }) {
  return (
    <div className={classes["line"]}>
      <div>
        <Anchor component={UiLink} href={`${PAGE}&motor_vehicle_record=${mvr.id}`}>
          Pulled <Day on={mvr.pulled_on} />
        </Anchor>
        <Text size="sm" c="dimmed">
          {[
            mvr.state,
            MVR_OCCASIONS[mvr.is_at_hire ? "hire" : "year"],
            entries(mvr.entries.length),
            points(mvr.points),
          ].join(" · ")}
        </Text>
      </div>
      <MvrBadge mvr={mvr} />
    </div>
  );
}

function AddMvr({ driver }: { driver: Driver }) {
  const mayWrite = useCan(mvrs.permission);
  const [isAdding, setIsAdding] = useState(false);
  const close = () => setIsAdding(false);
  if (!mayWrite) return null;
  return (
    <>
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          Add {MVR.one}
        </Button>
      </Group>
      {isAdding && (
        <AddDialog of={mvrs} size="lg" onClose={close}>
          <MvrForm driver={driver} onDone={close} />
        </AddDialog>
      )}
    </>
  );
}
