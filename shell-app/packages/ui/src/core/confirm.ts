import type { ReactNode } from "react";

export interface ConfirmOptions {
  title: string;
  /** What will happen and, for a destructive action, what is lost. */
  body: ReactNode;
  /** The verb on the button: "Cancel load", not "OK". */
  action: string;
  /** The verb on the safe button; "Go back" unless said otherwise. */
  cancel?: string;
  /** Red button; the safe button has the focus, otherwise the action has. */
  isDestructive?: boolean;
}

/** Asks before something that cannot simply be undone. Resolves to whether the person agreed. */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  const { ask } = await import("./confirm-dialog");
  return ask(options);
}
