import { config } from "@haul/platform";
import { ReloadButton } from "./error-actions";
import { ErrorPage } from "./error-page";

/** `/pages/maintenance`: the site is down for work. Fleet maintenance is `/apps/maintenance`. */
export default function SiteMaintenancePage() {
  return (
    <ErrorPage title="Down for maintenance" actions={<ReloadButton />}>
      {config().name} is being updated and will be back shortly. Everything you saved is safe.
    </ErrorPage>
  );
}
