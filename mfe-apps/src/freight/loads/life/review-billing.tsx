import { opens, useAccess, useCan } from "@haul/platform";
import { Button, UiLink } from "@haul/ui/core";
import type { Load } from "../loads.queries";

/** After the last step the load goes to billing: a link to the place where its invoice is reviewed and approved. */
export function ReviewBilling({ load }: { load: Load }) {
  const access = useAccess();
  const mayApprove = useCan("billing:write") && opens({ section: "financial" }, access);
  if (!mayApprove || !load.allowed_actions.includes("approve_billing")) return null;
  return (
    <Button component={UiLink} href={`/apps/financial/ready-to-bill?load=${load.id}`}>
      Review for billing
    </Button>
  );
}
