import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useIsPhone } from "../core/use-is-phone";
import { formatNumber } from "../format/measures";
import classes from "./bulk-bar.module.css";

interface BulkBarProps {
  /** How many rows are marked. */
  count: number;
  /** What they are called: "loads". */
  noun: string;
  isShown: boolean;
  onClear: () => void;
  /** Buttons for all marked rows. */
  actions: ReactNode;
  /** The filter bar, in whose place the actions stand while rows are marked. */
  children: ReactNode;
}

/** What can be done with the marked rows. */
export function BulkBar({ count, noun, isShown, onClear, actions, children }: BulkBarProps) {
  const isPhone = useIsPhone();
  const isCovered = isShown && !isPhone;
  return (
    <div className={classes.place}>
      <div className={isCovered ? classes.covered : undefined} inert={isCovered}>
        {children}
      </div>
      {isShown && (
        <div className={classes.bar} role="region" aria-label={`Selected ${noun}`}>
          <Text size="md" fw={500} className={classes.count} aria-live="polite">
            {formatNumber(count)} selected
          </Text>
          <div className={classes.actions}>{actions}</div>
          <Button variant="subtle" color="gray" onClick={onClear}>
            Clear selection
          </Button>
        </div>
      )}
    </div>
  );
}
