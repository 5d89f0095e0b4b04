import { toApiError } from "@haul/platform";

/** Someone else decided, or the driver sent a newer picture: the list is out of date. */
export const isSettled = (error: unknown) => [404, 409].includes(toApiError(error).status);
