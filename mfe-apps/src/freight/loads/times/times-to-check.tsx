import { useState } from "react";
import { lazyPart, useCan } from "@haul/platform";
import { Badge, Button } from "@haul/ui/core";
import { formatNumber } from "@haul/ui/format";
import { IconClock } from "@haul/ui/icons";
import { useMissingTimes } from "./times.queries";

const TimesDialog = lazyPart(() => import("./times-dialog"));

const COMPANY = {};

/** How many estimated and doubtful times of all loads wait for a look; opens them. */
export function TimesToCheck() {
  const mayWrite = useCan("loads:write");
  const count = useMissingTimes(COMPANY, mayWrite).data?.items.length ?? 0;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {count > 0 && (
        <Button
          variant="default"
          leftSection={<IconClock size={16} aria-hidden />}
          rightSection={
            <Badge size="sm" color="amber">
              {formatNumber(count)}
            </Badge>
          }
          onClick={() => setIsOpen(true)}
        >
          Times to check
        </Button>
      )}
      {isOpen && <TimesDialog title="Times to check" of={COMPANY} onClose={() => setIsOpen(false)} />}
    </>
  );
}
