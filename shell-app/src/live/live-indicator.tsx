import { useEffect, useState } from "react";
import { useAtomValue } from "jotai";
import { liveStateAtom } from "@haul/platform";
import { Badge, Tooltip } from "@haul/ui/core";
import { IconPlugConnectedX } from "@haul/ui/icons";

/** A line that is back within this time is not worth a word. */
const PATIENCE_MS = 5_000;

/** Says that the screen may lag behind, while it does. */
export function LiveIndicator() {
  const isLost = useAtomValue(liveStateAtom) === "lost";
  return isLost ? <Lost /> : null;
}

function Lost() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setShown(true);
    }, PATIENCE_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, []);
  if (!isShown) return null;
  return (
    <Tooltip label="Updates from colleagues are not arriving right now. Pages show what was last loaded; Haul is trying to reconnect.">
      <Badge
        role="status"
        color="amber"
        variant="light"
        tabIndex={0}
        leftSection={<IconPlugConnectedX size={14} aria-hidden />}
      >
        Not live
      </Badge>
    </Tooltip>
  );
}
