import { Button, Drawer, Indicator } from "@mantine/core";
import { IconFilter } from "../icons";
import { useState, type ReactNode } from "react";
import classes from "./filter-bar.module.css";

interface FilterSheetProps {
  /** How many filters are in effect. */
  count: number;
  /** Open from the start. */
  isOpened: boolean;
  /** What else changes the list: a view switch, columns, export. */
  tools: ReactNode;
  /** The chips. */
  children: ReactNode;
}

/** What is beside the search on a wide screen and behind one button on a phone. */
export function FilterSheet({ count, isOpened, tools, children }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(isOpened);
  return (
    <>
      <Indicator label={count} disabled={count === 0} size={18} offset={4} className={classes.count}>
        <Button
          variant="default"
          className={classes.square}
          aria-haspopup="dialog"
          aria-label={count === 0 ? "Filter" : `Filter, ${count} active`}
          onClick={() => setIsOpen(true)}
        >
          <IconFilter size={18} aria-hidden />
        </Button>
      </Indicator>
      {/* Kept mounted, so that a started export keeps watching its file. */}
      <Drawer
        keepMounted
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        position="bottom"
        size="auto"
        title={tools ? "Filter and columns" : "Filter"}
      >
        <div className={classes.sheet}>{children}</div>
        <div className={classes.foot}>
          {tools && <div className={classes.tools}>{tools}</div>}
          <Button fullWidth onClick={() => setIsOpen(false)}>
            Show the list
          </Button>
        </div>
      </Drawer>
    </>
  );
}
