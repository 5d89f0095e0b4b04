import { Stack } from "@mantine/core";
import { IconChevronRight } from "../icons";
import { useId, useState, type ReactNode } from "react";
import { useFormContext } from "./form";
import classes from "./form.module.css";

export interface FoldedSectionProps {
  title: string;
  /** What is entered in it, in a few words; empty for nothing. With something in it, the section opens by itself. */
  holds: string;
  /** What can be entered in it, said while it holds nothing. */
  hint: string;
  /** The paths of its fields: an error of theirs opens the section. */
  fields: readonly string[];
  children: ReactNode;
}

/** A titled group of fields that is folded until it is wanted, holds a value, or has an error. */
export function FoldedSection({ title, holds, hint, fields, children }: FoldedSectionProps) {
  const id = useId();
  const { form, refusals } = useFormContext();
  const hasError = Object.keys(form.errors).some((path) => fields.some((field) => isAt(path, field)));
  const holdsValue = holds !== "";
  const [isOpen, setOpen] = useState(holdsValue);
  const [seen, setSeen] = useState({ holdsValue, refusals });

  // While rendering, and so before the form moves the focus to the first invalid field. An emptied section stays open.
  if (seen.holdsValue !== holdsValue || seen.refusals !== refusals) {
    setSeen({ holdsValue, refusals });
    if ((holdsValue && !seen.holdsValue) || (hasError && refusals !== seen.refusals)) setOpen(true);
  }

  return (
    <div role="group" aria-labelledby={`${id}-title`} className={classes.folded}>
      <div className={classes.foldHead}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          aria-describedby={`${id}-holds`}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight size={16} aria-hidden className={classes.foldIcon} />
          <span id={`${id}-title`} className={classes.foldTitle}>
            {title}
          </span>
        </button>
        {/* Beside the button, whose name is the title alone; the button's area covers it. */}
        <span id={`${id}-holds`} className={classes.foldHolds} hidden={isOpen}>
          {hasError ? "Needs a correction" : holds || hint}
        </span>
      </div>
      <Stack id={`${id}-body`} gap="sm" hidden={!isOpen} className={classes.foldBody}>
        {children}
      </Stack>
    </div>
  );
}

const isAt = (path: string, field: string) => path === field || path.startsWith(`${field}.`);
