import type { ReactNode } from "react";
import { BackButton, StartPageButton } from "./error-actions";
import { ErrorPage } from "./error-page";

interface NotFoundProps {
  isFramed?: boolean;
  children?: ReactNode;
}

/** What `/error-404` and `/error-404-alt` say, and every unknown path in words of its own. */
export function NotFound({ isFramed = false, children }: NotFoundProps) {
  return (
    <ErrorPage
      status="404"
      title="Page not found"
      isFramed={isFramed}
      actions={
        <>
          <StartPageButton />
          <BackButton />
        </>
      }
    >
      {children ?? "There is nothing at this address. It may be misspelt, or what was here has moved."}
    </ErrorPage>
  );
}
