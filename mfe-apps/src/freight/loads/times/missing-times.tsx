import { useState } from "react";
import { lazyPart, useCan } from "@haul/platform";
import { Alert, Button, Group, Text } from "@haul/ui/core";
import { IconClock } from "@haul/ui/icons";
import type { Load } from "../loads.queries";
import { useMissingTimes } from "./times.queries";

const TimesDialog = lazyPart(() => import("./times-dialog"));

/** Nothing happens at their stops. */
const IDLE: readonly Load["status"][] = ["draft", "booked", "cancelled", "tonu", "on_hold"];

/** Says quietly that times of a load are missing, estimated or doubtful, and takes them. */
export function MissingTimes({ load }: { load: Load }) {
  const mayRecord = useCan("loads:write") && load.allowed_actions.includes("record_event");
  const of = { load_id: load.id };
  const count = useMissingTimes(of, !IDLE.includes(load.status)).data?.items.length ?? 0;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {count > 0 && (
        <Alert color="gray" role="status" icon={<IconClock size={16} aria-hidden />} py="xs">
          <Group justify="space-between" gap="xs">
            <Text size="md">
              {count === 1 ? "1 time is missing or unconfirmed" : `${count} times are missing or unconfirmed`}
            </Text>
            {mayRecord && (
              <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
                Enter times
              </Button>
            )}
          </Group>
        </Alert>
      )}
      {isOpen && <TimesDialog title={`Times for load ${load.number}`} of={of} onClose={() => setIsOpen(false)} />}
    </>
  );
}
