import type { FoundRecord } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { InputBase, RecordSelect } from "@haul/ui/forms";
import type { ImportColumn } from "./imports.queries";
import { SEARCHES, type useNewRecords } from "./named-records";
import { folded } from "./problem-groups";
import type { Corrections } from "./use-corrections";
import classes from "./problem-list.module.css";

/** Characters of a correction, as the API takes them. */
const LONGEST = 2000;

interface ValueCorrectionProps {
  column: ImportColumn;
  /** What the cells say; empty for empty cells. */
  value: string;
  corrections: Corrections;
  newRecords: ReturnType<typeof useNewRecords>;
}

/** Replaces a value of the file in all rows that have it. */
export function ValueCorrection({ column, value, corrections, newRecords }: ValueCorrectionProps) {
  const { key, title, names, is_required } = column;
  const isEmpty = value === "";
  const replacement = corrections.replacementOf(key, value);
  const choose = (text: string | undefined) => corrections.choose(key, value, text);
  const ask = names && newRecords.askFor(names);
  const search = searchIn(column);
  const input = {
    className: classes.input ?? "",
    "aria-label": isEmpty ? `Fill empty ${title} with` : `Replace “${value}” in ${title} with`,
    placeholder: replacement === "" ? "Left empty" : isEmpty ? "Fill with…" : "Replace with…",
  };

  const add = async (open: NonNullable<typeof ask>) => {
    const made = await open(value);
    if (!made) return;
    const isRenamed = folded(made.label) !== folded(value);
    corrections.checkAgain(isRenamed ? [{ column: key, value, replacement: made.label }] : []);
  };

  return (
    <div className={classes.correction}>
      {search ? (
        <RecordSelect
          {...input}
          search={async (query, signal) => (await search(query, signal)).map((found) => unlike(value, found))}
          value={replacement ? { id: replacement, label: replacement } : null}
          onChange={(option) => choose(option?.label)}
          {...(ask ? { onCreate: ask, createLabel: "Add" } : {})}
        />
      ) : (
        <InputBase
          {...input}
          maxLength={LONGEST}
          autoComplete="off"
          value={replacement ?? ""}
          onChange={({ currentTarget }) => choose(currentTarget.value || undefined)}
        />
      )}
      {!isEmpty && !is_required && (
        <Button
          variant={replacement === "" ? "light" : "subtle"}
          aria-pressed={replacement === ""}
          aria-label={`Leave empty instead of “${value}” in ${title}`}
          onClick={() => choose(replacement === "" ? undefined : "")}
        >
          Leave empty
        </Button>
      )}
      {ask && !isEmpty && (
        <Button variant="subtle" className={classes.add ?? ""} onClick={() => void add(ask)}>
          Add “{value}”
        </Button>
      )}
    </div>
  );
}

/** Records or words that a column can have; undefined for free text. */
function searchIn({ names, choices }: ImportColumn): (typeof SEARCHES)["customers"] | undefined {
  if (names) return SEARCHES[names];
  if (choices.length === 0) return undefined;
  return (query) =>
    Promise.resolve(
      choices.filter((word) => word.includes(folded(query))).map((word): FoundRecord => ({ id: word, label: word })),
    );
}

/** Replacing a value with itself changes nothing. */
const unlike = (value: string, found: FoundRecord): FoundRecord =>
  folded(found.label) === folded(value) ? { ...found, blocked: "The file already says this" } : found;
