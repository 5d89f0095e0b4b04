import { isApiError } from "../core/api-error";

/** What a failed save says: beside fields, and above the form for what no field shows. */
export interface ServerErrors {
  fields: Record<string, string>;
  message: string;
  requestId: string | null;
}

/** `stops[0].facility_id` and `/stops/0/facility_id` name the same field as `stops.0.facility_id`. */
export function fieldPath(path: string): string {
  return path
    .replace(/^\$?[./]/, "")
    .replace(/\[(\w+)\]/g, ".$1")
    .replaceAll("/", ".");
}

/**
 * Sorts a failed save into messages under fields and one above the form.
 * `isShown` says whether the form has a field of that path; what it does not have joins the message, so nothing is swallowed.
 */
export function sortServerErrors(error: unknown, isShown: (path: string) => boolean): ServerErrors {
  if (!isApiError(error)) {
    return {
      fields: {},
      message: error instanceof Error ? error.message : "Saving failed. Please try again.",
      requestId: null,
    };
  }
  const fields: Record<string, string> = {};
  const elsewhere: string[] = [];
  for (const field of error.fields ?? []) {
    const path = fieldPath(field.path);
    if (isShown(path)) fields[path] = field.message;
    else elsewhere.push(field.message);
  }
  // Errors beside their fields are for the user to fix, so nobody needs the request ID.
  const isTheirs = Object.keys(fields).length > 0 && elsewhere.length === 0;
  const requestId = isTheirs ? null : (error.requestId ?? null);
  return { fields, message: [error.message, ...elsewhere].join(" "), requestId };
}
