import { ActionIcon, Button, CloseButton, Drawer, Group, Title } from "@mantine/core";
import { useId, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { UiLink } from "../core/link";
import { useIsPhone } from "../core/use-is-phone";
import { IconChevronDown, IconChevronUp, IconExternalLink } from "../icons";
import { useEscape, useFocusOnOpen, useWalkKeys } from "./record-drawer-keys";
import page from "./page.module.css";
import classes from "./record-drawer.module.css";

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
  /** The neighbors in the list, also on k and j. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Buttons of the record. */
  actions?: ReactNode;
  size?: "md" | "lg" | "xl";
  children: ReactNode;
}

/**
 * The side drawer of a row. Open and closed is a matter of the address.
 *
 * Beside the list it is not modal: the list stays bright, a click on another row shows that row, and j and k step through rows.
 * Esc closes, and what had the focus has it again. On a phone it fills the screen, so there it is modal.
 */
export function RecordDrawer(props: RecordDrawerProps) {
  const { isOpen, onPrevious, onNext } = props;
  const isPhone = useIsPhone();
  useWalkKeys({ isOpen, onPrevious, onNext });
  if (isPhone) return <Sheet {...props} />;
  return isOpen ? createPortal(<SidePanel {...props} />, document.querySelector("main") ?? document.body) : null;
}

function SidePanel(props: RecordDrawerProps) {
  const { onClose, title, badge, size = "lg", children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useFocusOnOpen(panel);
  useEscape(panel, onClose);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes.panel}
      data-size={size}
      data-record-drawer
    >
      <div className={classes.head}>
        <Title order={2} id={titleId} className={page.drawerTitle}>
          {title}
          {badge}
        </Title>
        <CloseButton aria-label="Close" onClick={onClose} />
      </div>
      <div className={classes.body} data-tools={hasTools(props) || undefined}>
        <Tools {...props} />
        {children}
      </div>
    </div>
  );
}

function Sheet(props: RecordDrawerProps) {
  const { isOpen, onClose, title, badge, size = "lg", children } = props;
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={size}
      classNames={{ header: page.drawerHead, ...(!hasTools(props) && { body: page.drawerBody }) }}
      title={
        <span className={page.drawerTitle}>
          {title}
          {badge}
        </span>
      }
      attributes={{ content: { "data-record-drawer": true } }}
    >
      <Tools {...props} />
      {children}
    </Drawer>
  );
}

const hasTools = ({ actions, href, onPrevious, onNext }: RecordDrawerProps) =>
  Boolean(actions ?? href ?? onPrevious ?? onNext);

function Tools(props: RecordDrawerProps) {
  const { href, onPrevious, onNext, actions } = props;
  if (!hasTools(props)) return null;
  return (
    <div className={page.drawerTools}>
      <Group gap="xs">{actions}</Group>
      <Group gap={4} className={classes.walk}>
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
