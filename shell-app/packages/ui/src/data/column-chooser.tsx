import { Button, Loader, Popover } from "@mantine/core";
import { useIsPhone } from "../core/use-is-phone";
import { IconColumns3 } from "../icons";
import { Suspense, lazy } from "react";
import type { Column, ColumnChoice } from "./columns";
import { FITTING } from "./fitting";
import classes from "./column-chooser.module.css";

const ColumnList = lazy(() => import("./column-list"));

export interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
  /** Makes all columns as wide as they need; absent where they are. */
  onResetWidths?: (() => void) | undefined;
}

/**
 * Which columns a list shows, in which order, and the way back to their own widths. The list of them comes with its
 * first use; a width of its own keeps the popover in the window meanwhile.
 */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  // On a phone the button is at the bottom of the filters' sheet.
  const position = useIsPhone() ? "top-start" : "bottom-end";
  return (
    <Popover position={position} width={208} trapFocus returnFocus middlewares={FITTING}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />} className={classes.button}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <Suspense fallback={<Loader size="sm" />}>
          <ColumnList {...(props as ColumnChooserProps<unknown>)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
