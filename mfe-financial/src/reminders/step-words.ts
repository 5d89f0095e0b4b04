import type { ReminderStep } from "./reminders.queries";

const daysOf = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

/** When an invoice reaches a step, and how late one is: “3 days before the due date”, “15 days past due”. */
export function pastDueWords(days: number): string {
  if (days === 0) return "On the due date";
  return days < 0 ? `${daysOf(-days)} before the due date` : `${daysOf(days)} past due`;
}

/** A step as a form keeps it: how many days, and on which side of the due date. */
export interface StepValues {
  days: number | null;
  side: "before" | "after";
  tone: ReminderStep["tone"];
}

export const stepValues = (steps: readonly ReminderStep[]): StepValues[] =>
  steps.map(({ days_past_due, tone }) => ({
    days: Math.abs(days_past_due),
    side: days_past_due < 0 ? "before" : "after",
    tone,
  }));

export const stepsOf = (values: readonly StepValues[]): ReminderStep[] =>
  values.map(({ days, side, tone }) => ({
    // Without a minus before a zero.
    days_past_due: side === "before" && days ? -days : (days ?? 0),
    tone,
  }));
