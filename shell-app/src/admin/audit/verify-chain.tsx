import { useApiQuery } from "@haul/platform";
import { Button, toast } from "@haul/ui/core";
import { IconShieldCheck } from "@haul/ui/icons";

/** Checks on the server that no event of the log was changed or taken out. */
export function VerifyChain() {
  const check = useApiQuery("/api/audit_events/verify", {}, { enabled: false });
  const run = async () => {
    const { data, error } = await check.refetch();
    if (error) toast.error(error);
    else if (data?.is_intact) toast.success(`The log is intact: ${data.checked_count} events checked.`);
    else if (data) toast.error(new Error(`The log was changed at event ${data.broken_sequence ?? ""}.`));
  };
  return (
    <Button
      variant="default"
      loading={check.isFetching}
      leftSection={<IconShieldCheck size={16} aria-hidden />}
      onClick={() => void run()}
    >
      Check the log
    </Button>
  );
}
