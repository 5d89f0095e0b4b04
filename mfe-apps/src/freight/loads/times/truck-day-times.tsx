import { useState } from "react";
import { lazyPart, useCan } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { DateInput } from "@haul/ui/forms";
import { localZone, wallClock } from "@haul/ui/format";
import { IconClock } from "@haul/ui/icons";

const TimesDialog = lazyPart(() => import("./times-dialog"));

const today = () => wallClock(new Date(), localZone()).slice(0, 10);

/** Takes all times of a truck's day at once, across its loads. */
export function TruckDayTimes({ truck }: { truck: { id: string; name: string } }) {
  const mayWrite = useCan("loads:write");
  const [isOpen, setIsOpen] = useState(false);
  const [on, setOn] = useState(today);
  if (!mayWrite) return null;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconClock size={14} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Enter times
      </Button>
      {isOpen && (
        <TimesDialog
          title={`Times for truck ${truck.name}`}
          of={{ truck_id: truck.id, on }}
          head={<DateInput label="Day" value={on} onChange={(day) => setOn(day ?? today())} />}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
