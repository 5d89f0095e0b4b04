import { Button, Group, useDirection } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { mountOverlay } from "./overlays";
import type { Toast } from "./toasts";

/** How long a toast stays, as the specification says. */
const TOAST_MS = 5000;
/** So many are seen at once; further ones wait until one goes. */
const MOST = 5;
/** With a button in it a hand must have the time to get there. */
const ACTION_MS = 10_000;

const shownIds = new Set<string>();

export function showToast({ action, isLasting = false, id = crypto.randomUUID(), message, ...toast }: Toast): void {
  mountOverlay(ToastList);
  const data = {
    // A name for the close button, which shows only a cross.
    closeButtonProps: { "aria-label": "Close" },
    autoClose: isLasting ? false : action ? ACTION_MS : TOAST_MS,
    loading: false,
    // Those that stay would keep the others waiting for good: they step aside and come back.
    priority: isLasting ? 0 : 1,
    ...toast,
    id,
    message: action ? (
      <Group justify="space-between" gap="xs">
        <span>{message}</span>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      </Group>
    ) : (
      message
    ),
    onClose: () => shownIds.delete(id),
  };
  if (shownIds.has(id)) notifications.update(data);
  else notifications.show(data);
  shownIds.add(id);
}

function ToastList() {
  // The store outlives the provider, and the next one shows what was said under it only.
  useEffect(() => forget, []);
  const { dir } = useDirection();
  return <Notifications position={dir === "rtl" ? "top-left" : "top-right"} autoClose={TOAST_MS} limit={MOST} />;
}

function forget() {
  shownIds.clear();
  notifications.clean();
}
