import { getConfig } from "@testing-library/react";

const inFull = getConfig().getElementError;

/**
 * Testing Library's error for an element that is not there, which prints the page. While a test waits for the element the
 * page is left out: it would be printed for each look, and is added to the message anyway when the time is up.
 */
export function elementError(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  const error = isWaiting ? new Error(message ?? "") : inFull(message, container);
  // Begins where the test asked for the element.
  Error.captureStackTrace(error, elementError);
  return Object.assign(error, { name: "TestingLibraryElementError" });
}
