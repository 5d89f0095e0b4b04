import { Badge, Tabs } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";
import { formatNumber } from "../format/measures";
import { useOverflow } from "./use-overflow";
import classes from "./page.module.css";

/** Tabs between the title and a list; on a phone one line that scrolls, and fades where there is more of it. */
export function TabRow({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { start, end } = useOverflow(box);
  return (
    <div ref={box} className={classes.tabs} data-more-start={start || undefined} data-more-end={end || undefined}>
      {children}
    </div>
  );
}

interface TabStripProps<Value extends string> {
  label: string;
  tabs: readonly TabOfStrip<Value>[];
  /** Null while none is open. */
  value: Value | null;
  onOpen: (value: Value) => void;
  /** The counts are of what waits for somebody: none is shown where nothing does. */
  isUrgent?: boolean;
}

interface TabOfStrip<Value extends string> {
  readonly value: Value;
  readonly label: string;
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
  const open = (wanted: string | null) => {
    const tab = tabs.find((one) => one.value === wanted);
    if (tab) onOpen(tab.value);
  };
  return (
    <Tabs value={value} onChange={open} mb="sm">
      {/* As high as with badges, which come later. */}
      <Tabs.List ref={list} aria-label={label} {...(isUrgent ? { mih: "2.25rem" } : {})}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.value}
            value={tab.value}
            rightSection={isUrgent ? <Waiting count={tab.count} /> : undefined}
          >
            {tab.label}{" "}
            {!isUrgent && tab.count !== undefined && <span className={classes.count}>{formatNumber(tab.count)}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

function Waiting({ count = 0 }: { count?: number | undefined }) {
  return count > 0 ? (
    <Badge size="sm" color="amber">
      {formatNumber(count)}
    </Badge>
  ) : null;
}
