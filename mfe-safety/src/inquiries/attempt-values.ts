import { todayHere } from "../shared/today";
import type { ContactAttempt } from "./inquiries.queries";

/** A contact in the form; its method is empty until it is chosen. */
export interface AttemptValues {
  on: string | null;
  method: ContactAttempt["method"] | "";
  note: string;
}

export const attemptValues = (attempt?: ContactAttempt): AttemptValues => ({
  on: attempt?.on ?? todayHere(),
  method: attempt?.method ?? "",
  note: attempt?.note ?? "",
});

/** As the API takes it; a form is only sent once every day and method is known. */
export const attemptOf = ({ on, method, note }: AttemptValues): ContactAttempt => ({
  on: on ?? "",
  method: method as ContactAttempt["method"],
  ...(note.trim() === "" ? {} : { note: note.trim() }),
});
