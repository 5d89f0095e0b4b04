import { Notifications, notifications, type NotificationData } from "@mantine/notifications";
import { mountOverlay } from "./overlays";

/** How long a toast stays, as the specification says. */
const TOAST_MS = 5000;

export function showToast(toast: NotificationData): void {
  mountOverlay(ToastList);
  // A name for the close button, which shows only a cross.
  notifications.show({ closeButtonProps: { "aria-label": "Close" }, ...toast });
}

function ToastList() {
  return <Notifications position="top-right" autoClose={TOAST_MS} />;
}
