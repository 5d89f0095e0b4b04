import { Text } from "@mantine/core";
import { IconPoint } from "../icons";
import type { ReactNode } from "react";
import type { Icon } from "../icons";
import { toneColor, type Tone } from "../theme/colors";
import classes from "./timeline.module.css";

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** Ready to read, usually a `StopTime` or `RelativeTime`. */
  at?: ReactNode;
  /** Who or what it came from. */
  by?: ReactNode;
  body?: ReactNode;
  icon?: Icon;
  tone?: Tone;
  /** Has not happened yet: drawn lightly. */
  isPlanned?: boolean;
}

/** What happened, in order. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {entries.map(({ id, title, at, by, body, icon: Glyph = IconPoint, tone = "neutral", isPlanned = false }) => (
        <li key={id} className={classes.entry} data-planned={isPlanned || undefined}>
          <span className={classes.bullet} data-tone={toneColor[tone]} aria-hidden>
            <Glyph size={14} />
          </span>
          <div className={classes.content}>
            <div className={classes.head}>
              <span className={classes.title}>{title}</span>
              {at && (
                <Text span size="sm" c="dimmed">
                  {at}
                </Text>
              )}
            </div>
            {by && (
              <Text size="sm" c="dimmed">
                {by}
              </Text>
            )}
            {body && <div>{body}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
