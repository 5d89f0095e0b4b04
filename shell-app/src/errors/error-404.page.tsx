import { NotFound } from "./not-found";

/** The not-found page at an address of its own. */
export default function Error404Page() {
  return <NotFound />;
}
