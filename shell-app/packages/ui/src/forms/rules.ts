import * as z from "zod/mini";

/** A text that must not be empty, in a form's schema: `requiredText("Enter the driver's name")`. */
export const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));
