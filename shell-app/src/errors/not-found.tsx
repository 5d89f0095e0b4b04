import type { ReactNode } from "react";
import { ErrorPage } from "./error-page";
import { WaysOn } from "./ways-on";

interface NotFoundProps {
  isFramed?: boolean;
  children?: ReactNode;
}

/** What `/error-404` and `/error-404-alt` say, and every unknown path in words of its own. */
export function NotFound({ isFramed = false, children }: NotFoundProps) {
  return (
    <ErrorPage status="404" title="Page not found" isFramed={isFramed} actions={<WaysOn />}>
      {children ?? "There is nothing at this address. It may be misspelled, or what was here has moved."}
    </ErrorPage>
  );
}
