import type { SyntheticEvent } from "react";

/** The value of the button that submits a form; undefined for the keyboard's own way. */
export function submitterOf({ nativeEvent }: SyntheticEvent): string | undefined {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return submitter?.getAttribute("value") ?? undefined;
}
