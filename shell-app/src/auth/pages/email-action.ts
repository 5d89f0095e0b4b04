import type { EmailAction } from "../provider/identity-provider";

/** What the provider's mails put into the address: both of our pages take any `mode`. */
export type ActionMode = "verifyEmail" | "resetPassword" | "recoverEmail" | "verifyAndChangeEmail";

/** The page that a mode belongs to. */
export function actionPage(mode: string | null): "/auth/verify-email" | "/auth/reset-password" | undefined {
  switch (mode) {
    case "resetPassword":
      return "/auth/reset-password";
    case "verifyEmail":
    case "recoverEmail":
    case "verifyAndChangeEmail":
      return "/auth/verify-email";
    default:
      return undefined;
  }
}

/** The action that a mode names, to compare with the one that the provider made the code for. */
export function actionOf(mode: string | null): EmailAction | undefined {
  switch (mode) {
    case "resetPassword":
      return "reset_password";
    case "verifyEmail":
      return "verify_email";
    case "recoverEmail":
      return "recover_email";
    case "verifyAndChangeEmail":
      return "change_email";
    default:
      return undefined;
  }
}

/** The path of `continueUrl` when it leads to our own origin. */
export function continuePath(continueUrl: string | null, origin: string): string | undefined {
  if (!continueUrl || !URL.canParse(continueUrl)) return undefined;
  const url = new URL(continueUrl);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
