import { NotFound } from "./not-found";

/** The same page inside the frame. */
export default function Error404AltPage() {
  return <NotFound isFramed />;
}
