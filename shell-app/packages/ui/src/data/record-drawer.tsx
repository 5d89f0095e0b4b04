import { ActionIcon, Button, Drawer, Group, ScrollArea } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconExternalLink } from "../icons";
import type { KeyboardEvent, ReactNode } from "react";
import { UiLink } from "../core/link";
import classes from "./page.module.css";

export interface RecordDrawerProps {
  /** Whether the address names a record. */
  isOpen: boolean;
  /** Goes back to the list's address. */
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: a status. */
  badge?: ReactNode;
  /** The record's full page, one click further. */
  href?: string;
  /** The neighbours in the list, also on k and j. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Buttons of the record. */
  actions?: ReactNode;
  size?: "md" | "lg" | "xl";
  children: ReactNode;
}

/** The side drawer of a row. Open and closed is a matter of the address; Esc closes, and the row has the focus again. */
export function RecordDrawer({
  isOpen,
  onClose,
  title,
  badge,
  href,
  onPrevious,
  onNext,
  actions,
  size = "lg",
  children,
}: RecordDrawerProps) {
  const walk = (event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element &&
      event.target.closest("input, textarea, select, [contenteditable], [role=combobox]") !== null;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "j") onNext?.();
    if (event.key === "k") onPrevious?.();
  };
  const hasTools = Boolean(actions ?? href ?? onPrevious ?? onNext);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={size}
      scrollAreaComponent={ScrollArea.Autosize}
      classNames={{ header: classes.drawerHead, ...(!hasTools && { body: classes.drawerBody }) }}
      title={
        <span className={classes.drawerTitle}>
          {title}
          {badge}
        </span>
      }
      onKeyDown={walk}
    >
      {hasTools && (
        <div className={classes.drawerTools}>
          <Group gap="xs">{actions}</Group>
          <Group gap={4}>
            {(onPrevious ?? onNext) && (
              <>
                <ActionIcon
                  aria-label="Previous in the list (k)"
                  title="Previous (k)"
                  disabled={!onPrevious}
                  onClick={onPrevious}
                >
                  <IconChevronUp size={16} />
                </ActionIcon>
                <ActionIcon aria-label="Next in the list (j)" title="Next (j)" disabled={!onNext} onClick={onNext}>
                  <IconChevronDown size={16} />
                </ActionIcon>
              </>
            )}
            {href && (
              <Button
                component={UiLink}
                href={href}
                variant="default"
                size="xs"
                rightSection={<IconExternalLink size={14} aria-hidden />}
              >
                Open page
              </Button>
            )}
          </Group>
        </div>
      )}
      {children}
    </Drawer>
  );
}

/** The ids before and after one in the rows that are loaded, for `onPrevious` and `onNext`. */
export function neighbours<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
  id: string | null,
): { previous: Row | null; next: Row | null } {
  const index = rows?.findIndex((row) => rowId(row) === id) ?? -1;
  if (!rows || index < 0) return { previous: null, next: null };
  return { previous: rows[index - 1] ?? null, next: rows[index + 1] ?? null };
}
