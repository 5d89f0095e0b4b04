import type { ReactNode } from "react";
import { errorMessage, isApiError } from "./api-error";

interface ToastOptions {
  /** Replaces the toast with the same id instead of adding one. */
  id?: string;
  title?: ReactNode;
  /** What can be done about it: "Undo". The toast goes when it is pressed. */
  action?: ToastAction;
  /** Stays until it is closed: it is too long to read in passing, or still running. */
  isLasting?: boolean;
  /** Work in progress. */
  loading?: boolean;
}

export interface ToastAction {
  label: string;
  onClick: () => void;
}

/** What `ToastList` shows. */
export interface Toast extends ToastOptions {
  message: ReactNode;
  color: string;
  role?: string;
}

/** Toasts: top right, five seconds, for things that happened elsewhere; never for errors of a form. */
export const toast = {
  success(message: ReactNode, options: ToastOptions = {}) {
    show({ ...options, message, color: "green" });
  },
  info(message: ReactNode, options: ToastOptions = {}) {
    show({ ...options, message, color: "blue" });
  },
  warning(message: ReactNode, options: ToastOptions = {}) {
    show({ ...options, message, color: "amber" });
  },
  /** Takes what was thrown; an error of the API also shows its request id. */
  error(error: unknown, options: ToastOptions = {}) {
    const requestId = isApiError(error) ? error.requestId : null;
    const message = errorMessage(error);
    show({
      ...options,
      message: requestId ? `${message} (request ${requestId})` : message,
      color: "red",
      role: "alert",
    });
  },
};

function show(data: Toast): void {
  void import("./toast-list").then(({ showToast }) => showToast(data));
}
