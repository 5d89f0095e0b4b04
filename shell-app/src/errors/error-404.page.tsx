import { BackButton, StartPageButton } from "./error-actions";
import { ErrorPage } from "./error-page";

/** The not-found page at an address of its own. */
export default function Error404Page() {
  return (
    <ErrorPage
      status="404"
      title="Page not found"
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
