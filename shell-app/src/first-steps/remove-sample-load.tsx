import { apiClient, type ApiData, useAction, useApiMutation } from "@haul/platform";
import { Button, confirm, toast } from "@haul/ui/core";
import type { SampleLoadRef } from "./use-sample-load";

type Sample = ApiData<"/api/sample_load", "get">;

/** Removes the sample load once the person has seen what goes with it. */
export function RemoveSampleLoad({ sample }: { sample: SampleLoadRef }) {
  const act = useAction();
  const remove = useApiMutation("delete", "/api/sample_load", {
    invalidates: [
      "/api/dashboard/operations",
      "/api/loads",
      "/api/customers",
      "/api/drivers",
      "/api/trucks",
      "/api/trailers",
    ],
  });

  const askToRemove = async () => {
    const { data } = await act(() => apiClient.GET("/api/sample_load"));
    const isSure = await confirm({
      title: `Remove sample load ${sample.number}?`,
      body: whatGoes(data),
      action: "Remove sample load",
      isDestructive: true,
    });
    if (!isSure) return;
    const { archived } = await remove.mutateAsync({});
    toast.success("The sample load is removed.");
    if (archived.length > 0) {
      toast.info(`Archived, because other records use them: ${listed(archived)}.`, { isLasting: true });
    }
  };
  return (
    <Button
      variant="default"
      size="xs"
      loading={remove.isPending}
      onClick={() => {
        askToRemove().catch((error: unknown) => {
          toast.error(error);
        });
      }}
    >
      Remove sample load
    </Button>
  );
}

function whatGoes(sample: Sample | undefined): string {
  const records =
    sample && sample.records.length > 0 ? ` So are ${listed(sample.records)}, unless other records use them.` : "";
  return `The load is deleted with its stops, charges, documents, check calls and links.${records} This cannot be undone.`;
}

function listed(records: readonly { name: string }[]): string {
  return records.map(({ name }) => name).join(", ");
}
