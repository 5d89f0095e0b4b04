import { useLocation } from "@haul/platform";
import { NotFound } from "./errors/not-found";

/** What any unknown path shows; `isFramed` where the frame is the page's main part already. */
export default function NotFoundPage({ isFramed = false }: { isFramed?: boolean }) {
  const { pathname } = useLocation();
  return (
    <NotFound isFramed={isFramed}>
      There is nothing at <code>{pathname}</code>. The address may be misspelled, or the page has moved.
    </NotFound>
  );
}
