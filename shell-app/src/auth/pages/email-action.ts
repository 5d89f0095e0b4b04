/** The page that a `mode` of the provider's mails belongs to. Both pages take any, and forward to the right one. */
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

/** The path of `continueUrl` when it leads to our own origin. */
export function continuePath(continueUrl: string | null, origin: string): string | undefined {
  if (!continueUrl || !URL.canParse(continueUrl)) return undefined;
  const url = new URL(continueUrl);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
