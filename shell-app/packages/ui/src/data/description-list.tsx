import { Title } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { orDash } from "./columns";
import classes from "./page.module.css";

export interface Description {
  label: string;
  /** `null`, `undefined` and empty text show as a dash. */
  value: ReactNode;
}

/** Facts of a record: label and value, in two columns. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={classes.list}>
      {items.map(({ label, value }, index) => (
        // Two facts may have one label: references of a kind.
        <Fragment key={index}>
          <dt>{label}</dt>
          <dd>{orDash(withBreaks(value))}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** An email address breaks behind its marks, not inside a word. */
function withBreaks(value: ReactNode): ReactNode {
  if (typeof value !== "string" || !value.includes("@") || value.includes(" ")) return value;
  return value.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A titled part of a record's page. */
export function Panel({ title, action, children }: { title?: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.panel} aria-label={title}>
      {(title ?? action) && (
        <div className={classes.panelHead}>
          {title && <Title order={2}>{title}</Title>}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
