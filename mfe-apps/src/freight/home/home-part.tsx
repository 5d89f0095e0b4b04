import type { ReactNode } from "react";
import { Anchor, Text, UiLink } from "@haul/ui/core";
import { Panel, QueryStates, type QueryLike } from "@haul/ui/data";
import classes from "./home.module.css";

interface HomePartProps<Data extends { total_count: number; items: readonly unknown[] }> {
  title: string;
  query: QueryLike<Data>;
  /** What it means that there are none. */
  empty: string;
  /** The list with exactly these. Without it, the others are shown here, by `onShowAll`. */
  href?: string;
  onShowAll?: () => void;
  row: (item: Data["items"][number]) => ReactNode;
  keyOf: (item: Data["items"][number]) => string;
}

/** One part of the day: how many there are, the first of them with what to do, and the way to all. */
export function HomePart<Data extends { total_count: number; items: readonly unknown[] }>({
  title,
  query,
  empty,
  href,
  onShowAll,
  row,
  keyOf,
}: HomePartProps<Data>) {
  const total = query.data?.total_count;
  const label = `Show all: ${title}`;
  return (
    <Panel
      title={total === undefined ? title : `${title} (${total})`}
      action={
        href === undefined ? (
          onShowAll && (
            <Anchor component="button" type="button" className={classes.all} aria-label={label} onClick={onShowAll}>
              Show all
            </Anchor>
          )
        ) : (
          <Anchor component={UiLink} href={href} className={classes.all} aria-label={label}>
            Show all
          </Anchor>
        )
      }
    >
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{empty}</Text>
          ) : (
            <ul className={classes.rows}>
              {items.map((item) => (
                <li key={keyOf(item)} className={classes.row}>
                  {row(item)}
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </Panel>
  );
}

interface RowProps {
  /** The record, as a link or a button that opens it. */
  name: ReactNode;
  badge?: ReactNode;
  /** What to know of it, in a line or two. */
  facts: ReactNode;
  /** How to reach the person, and what to do. */
  actions: ReactNode;
}

/** A row that says what it is about and acts: beside each other, on a phone below. */
export function HomeRow({ name, badge, facts, actions }: RowProps) {
  return (
    <>
      <div className={classes.about}>
        <div className={classes.name}>
          {name} {badge}
        </div>
        <Text component="div" size="sm" c="dimmed">
          {facts}
        </Text>
      </div>
      <div className={classes.actions}>{actions}</div>
    </>
  );
}
