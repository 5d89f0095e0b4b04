import { BackButton, StartPageButton } from "./error-actions";
import { ErrorPage } from "./error-page";

/** What `/error-404` and `/error-404-alt` say. */
export function NotFound({ isFramed = false }: { isFramed?: boolean }) {
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
      There is nothing at this address. It may be misspelt, or what was here has moved.
    </ErrorPage>
  );
}
