import { Skeleton, Text, Tooltip, VisuallyHidden } from "@mantine/core";
import { IconInfoCircle, IconTrendingDown, IconTrendingUp } from "../icons";
import { Children, type CSSProperties, type ReactNode } from "react";
import { FigureEdge } from "./figure-edge";
import { UiLink } from "../core/link";
import { toneColor, type Tone } from "../theme/colors";
import classes from "./page.module.css";

export interface FigureProps {
  label: string;
  /** Ready to read; `undefined` while it is loading. */
  value: ReactNode | undefined;
  /** What exactly is counted, and over which time. */
  definition?: string;
  /** Compared with before: `+12% vs last week`. The direction draws an arrow; the tone says whether that is good. */
  comparison?: { text: string; direction?: "up" | "down"; tone?: Tone };
  /** What it is computed from, such as `598 of 612 loads`. */
  note?: string;
  /** What it is to be, how far it is there (0 to 1), and whether it has arrived. */
  target?: { text: string; share: number; isMet: boolean };
  /** Colours the value when it asks for attention. */
  tone?: Tone;
  /** The rows behind the figure. */
  href?: string;
  /** A small picture beside the value, such as a sparkline. */
  picture?: ReactNode;
  /** Whether it takes the room of two, and what changes that. */
  width?: { isWide: boolean; onResize: (isWide: boolean) => void };
}

/** A small figure that opens the rows behind it. */
export function Figure(props: FigureProps) {
  const { label, value, definition, comparison, note, target, tone, href, picture, width } = props;
  const Trend =
    comparison?.direction === "up" ? IconTrendingUp : comparison?.direction === "down" ? IconTrendingDown : null;
  const body = (
    <>
      <span className={classes.figureLabel}>{label}</span>
      <span className={classes.figureRow}>
        <span className={classes.figureValue} data-tone={tone && tone !== "neutral" ? toneColor[tone] : undefined}>
          {value === undefined ? <Skeleton height={20} width={72} my={4} /> : value}
        </span>
        {picture}
      </span>
      {comparison && (
        <Text
          span
          size="sm"
          c={comparison.tone ? `var(--mantine-color-${toneColor[comparison.tone]}-text)` : "dimmed"}
          className={classes.figureTrend}
        >
          {Trend && <Trend size={14} aria-hidden />}
          {comparison.text}
        </Text>
      )}
      {note && (
        <Text span size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {target && (
        <span className={classes.figureTarget} data-met={target.isMet || undefined}>
          <span className={classes.figureTrack} aria-hidden>
            <span style={{ width: `${Math.round(Math.min(Math.max(target.share, 0), 1) * 100)}%` }} />
          </span>
          <Text span size="sm">
            {target.text}
            {target.isMet && <VisuallyHidden>, reached</VisuallyHidden>}
          </Text>
        </span>
      )}
    </>
  );
  return (
    <div className={classes.figure} data-link={href ? true : undefined} data-wide={width?.isWide || undefined}>
      {href ? (
        <UiLink href={href} className={classes.figureBody}>
          {body}
        </UiLink>
      ) : (
        <div className={classes.figureBody}>{body}</div>
      )}
      {definition && (
        <Tooltip label={definition} events={{ hover: true, focus: true, touch: true }}>
          <button type="button" className={classes.figureInfo} aria-label={`What is counted: ${label}. ${definition}`}>
            <IconInfoCircle size={14} aria-hidden />
          </button>
        </Tooltip>
      )}
      {width && <FigureEdge label={label} {...width} />}
    </div>
  );
}

export interface FiguresProps {
  children: ReactNode;
  label?: string;
  /** At most this many in a row; half of them when more than five would leave a single one behind. */
  perRow?: number;
  /** The least width of a figure, such as `12rem`: more where it is compared with other figures. */
  narrowest?: string;
}

/** Rows of the same length: eight figures stand as four and four. */
function evenly(count: number): number | undefined {
  return count > 5 ? Math.ceil(count / 2) : undefined;
}

/** Figures side by side, as many as fit. */
export function Figures({
  children,
  label = "Figures",
  perRow = evenly(Children.count(children)),
  narrowest,
}: FiguresProps) {
  // A little more than the share of one more figure, so that exactly this many fit.
  const style = {
    ...(perRow === undefined ? {} : { "--figure-share": `${100 / (perRow + 0.9)}%` }),
    ...(narrowest === undefined ? {} : { "--figure-narrowest": narrowest }),
  };
  return (
    <section className={classes.figures} aria-label={label} style={style as CSSProperties}>
      {children}
    </section>
  );
}
