import { useState } from "react";
import { Button, Text } from "@haul/ui/core";
import { Panel } from "@haul/ui/data";
import { count } from "./import-kinds";
import type { Import, ImportCorrection } from "./imports.queries";
import type { Corrections } from "./use-corrections";
import classes from "./problem-list.module.css";

/** Corrections that are shown at first; the others on request. */
const FIRST = 10;

/** The corrections made so far, each with a way to remove it. */
export function ImportCorrections({ data, corrections }: { data: Import; corrections: Corrections }) {
  const [isWhole, setWhole] = useState(false);
  const made = data.corrections;
  if (made.length === 0) return null;
  const shown = isWhole ? made : made.slice(0, FIRST);
  return (
    <Panel title="Corrections">
      <ul role="list" aria-label="Corrections" className={classes.list}>
        {shown.map((correction) => {
          const { column, value } = correction;
          const words = wordsOf(correction, corrections.columnOf(column)?.title ?? column);
          return (
            <li key={`${column} ${value}`} className={classes.made}>
              <Text className={classes.words ?? ""}>{words}</Text>
              {data.status === "checked" && (
                <Button
                  variant="subtle"
                  aria-label={`Remove: ${words}`}
                  disabled={corrections.isSending}
                  onClick={() => corrections.checkAgain([{ column, value, replacement: value }])}
                >
                  Remove
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < made.length && (
        <Button variant="subtle" size="xs" onClick={() => setWhole(true)}>
          Show all {count(made.length)} corrections
        </Button>
      )}
    </Panel>
  );
}

function wordsOf({ value, replacement }: ImportCorrection, title: string): string {
  if (value === "") return `Empty cells in ${title}: ${replacement}`;
  if (replacement === "") return `“${value}” in ${title}: left empty`;
  return `“${value}” in ${title}: replaced with ${replacement}`;
}
