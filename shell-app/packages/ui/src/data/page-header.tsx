import { Group, Text, Title } from "@mantine/core";
import { IconArrowLeft } from "../icons";
import type { ReactNode } from "react";
import { UiLink } from "../core/link";
import classes from "./page.module.css";

export interface PageHeaderProps {
  title: ReactNode;
  /** One line of what is here. */
  description?: ReactNode;
  /** Beside the title: a status. */
  badge?: ReactNode;
  /** At the end: one primary button, others before it. */
  action?: ReactNode;
  /** Where one came from. */
  back?: { href: string; label: string };
  /** On a phone the title and its buttons are one line, so that a list begins high up; more so when tabs follow. */
  isTight?: "alone" | "tabs";
}

/** The top of every page. */
export function PageHeader({ title, description, badge, action, back, isTight }: PageHeaderProps) {
  return (
    <header className={classes.header} data-tight={isTight}>
      <div className={classes.heading}>
        {back && (
          <UiLink href={back.href} className={classes.back}>
            <IconArrowLeft size={14} aria-hidden /> {back.label}
          </UiLink>
        )}
        <Group gap="sm" wrap="wrap">
          <Title order={1}>{title}</Title>
          {badge}
        </Group>
        {description && (
          <Text component="div" c="dimmed" mt={badge ? 4 : 0} className={classes.description}>
            {description}
          </Text>
        )}
      </div>
      {action && <div className={classes.actions}>{action}</div>}
    </header>
  );
}
