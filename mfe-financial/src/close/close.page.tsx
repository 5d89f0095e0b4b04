import { usePageTitle } from "@haul/platform";
import { Months } from "./months";

/** The months of the ledger, and what is still open before one is closed. */
export default function ClosePage() {
  usePageTitle("Month-end close");
  return <Months />;
}
