import { useProgress } from "@haul/platform";
import { VisuallyHidden } from "@haul/ui/core";

/** Nothing but the bar on top: most pages are there before a spinner would be. */
export function PageLoading() {
  useProgress(true);
  return (
    <VisuallyHidden role="status" data-page-loading>
      Loading
    </VisuallyHidden>
  );
}
