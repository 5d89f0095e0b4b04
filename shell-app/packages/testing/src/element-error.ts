import { getConfig } from "@testing-library/react";

const inFull = getConfig().getElementError;

/**
 * Testing Library's error for a missing element, which prints the page. While a test still waits for the element, the page
 * is left out: printing it on every retry is slow, and the final error includes it anyway.
 */
export function elementError(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  const error = isWaiting ? new Error(message ?? "") : inFull(message, container);
  // The stack starts at the test's own line.
  Error.captureStackTrace(error, elementError);
  return Object.assign(error, { name: "TestingLibraryElementError" });
}
