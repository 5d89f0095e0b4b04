import { isApiError, type ApiErrorLike } from "../core/api-error";

/** What a failed save says: beside fields, and above the form for what no field shows. */
export interface ServerErrors {
  fields: Record<string, string>;
  /** `null` when the fields say it all. */
  message: string | null;
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
 * Sorts a failed save into messages under fields and one above the form, each said once.
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
  const listed = error.fields ?? [];
  const fields: Record<string, string> = {};
  const above = new Set(isSummary(error) ? [] : [error.message]);
  let isTheirs = listed.length > 0;
  for (const field of listed) {
    const path = fieldPath(field.path);
    if (isShown(path)) {
      fields[path] = fields[path] === undefined ? field.message : `${fields[path]} ${field.message}`;
    } else {
      above.add(field.message);
      isTheirs = false;
    }
  }
  // Errors beside their fields are for the user to fix and need no request ID.
  const requestId = isTheirs ? null : (error.requestId ?? null);
  return { fields, message: [...above].join(" ") || null, requestId };
}

/** Whether the message only counts its fields' messages, or repeats the only one. */
function isSummary({ code, message, fields = [] }: ApiErrorLike): boolean {
  return fields.length > 0 && (code === "validation_failed" || fields.some((field) => field.message === message));
}
