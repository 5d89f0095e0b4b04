/**
 * What a page needs to know about a refused or failed request.
 * `ApiError` of `@haul/api` has this shape; `status` is 0 when no answer came.
 */
export interface ApiErrorLike {
  status: number;
  code: string;
  message: string;
  requestId?: string | null | undefined;
  fields?: readonly { path: string; message: string }[] | undefined;
}

export function isApiError(error: unknown): error is ApiErrorLike {
  return (
    typeof error === "object" &&
    error !== null &&
    "status" in error &&
    typeof error.status === "number" &&
    "message" in error &&
    typeof error.message === "string"
  );
}

/** What to tell a person about any thrown value. */
export function errorMessage(error: unknown): string {
  if (isApiError(error) || error instanceof Error) return error.message;
  return typeof error === "string" ? error : "Something went wrong";
}
