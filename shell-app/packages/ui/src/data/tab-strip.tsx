import { Badge, Tabs } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";
import { formatNumber } from "../format/measures";
import classes from "./page.module.css";

/** Tabs between the title and a list; on a phone one line that scrolls, with a shadow where there is more of it. */
export function TabRow({ children }: { children: ReactNode }) {
  return <div className={classes.tabs}>{children}</div>;
}

interface TabStripProps<Value extends string> {
  label: string;
  tabs: readonly TabOfStrip<Value>[];
  /** Null while none is open. */
  value: Value | null;
  onOpen: (value: Value) => void;
  /** Counts are open work, so zero is not shown. */
  isUrgent?: boolean;
}

interface TabOfStrip<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** How many rows it has; absent until that is known. */
  readonly count?: number | undefined;
}

/** Tabs that each have an address, without panels: the page below is another one. */
export function TabStrip<Value extends string>(props: TabStripProps<Value>) {
  const { label, tabs, value, onOpen, isUrgent = false } = props;
  const list = useRef<HTMLDivElement>(null);
  const known = tabs.filter(({ count }) => count !== undefined).length;
  // A phone scrolls the tabs, and counts that come later push the open one out again.
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [value, known]);
  const shown = (count: string) =>
    isUrgent ? (
      <Badge size="sm" color="amber" ms={4}>
        {count}
      </Badge>
    ) : (
      <span className={classes.count}>{count}</span>
    );
  return (
    <Tabs value={value} onChange={(next) => onOpen(next as Value)} mb="sm">
      {/* As high as with badges, which come later. */}
      <Tabs.List ref={list} aria-label={label} mih="2.25rem">
        {tabs.map(({ value: tab, label: name, icon, count }) => (
          <Tabs.Tab key={tab} value={tab} leftSection={icon}>
            {name} {count !== undefined && (count > 0 || !isUrgent) && shown(formatNumber(count))}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
