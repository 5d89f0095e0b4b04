import { ReloadButton, StartPageButton } from "./error-actions";
import { ErrorPage } from "./error-page";

/** For when the server failed. */
export default function Error500Page() {
  return (
    <ErrorPage
      status="500"
      title="Something went wrong on our side"
      actions={
        <>
          <ReloadButton />
          <StartPageButton variant="default" />
        </>
      }
    >
      The server could not finish the request. Check whether your last change was saved before you enter it again. If it
      happens again, tell support what you did and when.
    </ErrorPage>
  );
}
