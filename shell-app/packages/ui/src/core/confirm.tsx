import { Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import type { ReactNode } from "react";

export interface ConfirmOptions {
  title: string;
  /** What will happen and, for a destructive action, what is lost. */
  body: ReactNode;
  /** The verb on the button: "Cancel load", not "OK". */
  action: string;
  /** Red button; the safe button has the focus. */
  isDestructive?: boolean;
}

/** Asks before something that cannot simply be undone. Resolves to whether the person agreed. */
export function confirm({ title, body, action, isDestructive = false }: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: typeof body === "string" ? <Text size="md">{body}</Text> : body,
      labels: { confirm: action, cancel: "Go back" },
      confirmProps: isDestructive ? { color: "red" } : {},
      cancelProps: isDestructive ? { "data-autofocus": true } : {},
      onConfirm: () => resolve(true),
      // Runs on every way out; after onConfirm the promise is settled already.
      onClose: () => resolve(false),
    });
  });
}
