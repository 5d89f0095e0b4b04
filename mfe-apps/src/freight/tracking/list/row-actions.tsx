import { ActionIcon, Button, Group, Text, useIsPhone } from "@haul/ui/core";
import { formatPhone } from "@haul/ui/format";
import { IconClipboardCheck, IconPhone } from "@haul/ui/icons";
import { hasCrew, type TrackedLoad } from "../tracking.queries";
import classes from "../tracking.module.css";

interface Props {
  row: TrackedLoad;
  /** Opens the dialog; without it the person may not log calls. */
  onCheckCall: ((row: TrackedLoad) => void) | undefined;
}

/**
 * Call the driver, where there is one, and note what was said: side by side, and on a phone as wide as the card.
 * A call opens the notes too, so that they wait when it is over.
 */
export function RowActions({ row, onCheckCall }: Props) {
  const isPhone = useIsPhone();
  const { driver, truck, load } = row;
  const log = onCheckCall && hasCrew(row) && (() => onCheckCall(row));
  // The link itself still dials.
  const dialing = log ? { onClick: log } : {};
  if (isPhone && driver)
    return (
      <div className={classes.thumbs}>
        {driver.phone && (
          <Button
            component="a"
            href={`tel:${driver.phone}`}
            {...dialing}
            variant="default"
            size="md"
            leftSection={<IconPhone size={18} aria-hidden />}
            aria-label={`Call ${driver.name}`}
          >
            {driver.name}
          </Button>
        )}
        {log && (
          <Button
            variant="light"
            size="md"
            leftSection={<IconClipboardCheck size={18} aria-hidden />}
            onClick={log}
            aria-label={`Check call for load ${load.number}`}
          >
            Check call
          </Button>
        )}
      </div>
    );
  return (
    <Group gap={6} wrap="nowrap">
      {log && (
        <ActionIcon size="md" title="Check call" aria-label={`Check call for load ${load.number}`} onClick={log}>
          <IconClipboardCheck size={16} aria-hidden />
        </ActionIcon>
      )}
      {driver?.phone && (
        <ActionIcon
          component="a"
          size="md"
          href={`tel:${driver.phone}`}
          {...dialing}
          title={formatPhone(driver.phone)}
          aria-label={`Call ${driver.name}`}
        >
          <IconPhone size={16} aria-hidden />
        </ActionIcon>
      )}
      <div>
        {driver?.name ?? (
          <Text span inherit c="dimmed">
            Unassigned
          </Text>
        )}
        {truck && (
          <Text size="sm" c="dimmed">
            Truck {truck.name}
          </Text>
        )}
      </div>
    </Group>
  );
}
