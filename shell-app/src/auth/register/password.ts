import { PASSWORD_MIN_LENGTH, PASSWORD_RECOMMENDED_LENGTH } from "@haul/platform";
import { AuthError, messageFor } from "@haul/platform/messages";
import { isCommonPassword } from "./common-passwords";

export const PASSWORD_ADVICE = `At least ${PASSWORD_MIN_LENGTH} characters. We recommend ${PASSWORD_RECOMMENDED_LENGTH} or more.`;

/** What is wrong with a new password, or undefined. */
export function checkPassword(password: string): string | undefined {
  if (password === "") return messageFor("signUp", new AuthError("auth/missing-password"));
  if (password.length < PASSWORD_MIN_LENGTH) return messageFor("signUp", new AuthError("auth/weak-password"));
  if (isCommonPassword(password)) return "This password is too easy to guess. Please choose another.";
  return undefined;
}
