import { useApiMutation, useIdempotencyKey, useNavigate } from "@haul/platform";
import { Button, toast } from "@haul/ui/core";

/** Creates the sample load and opens it. */
export function CreateSampleLoad() {
  const navigate = useNavigate();
  const idempotency = useIdempotencyKey();
  const create = useApiMutation("post", "/api/sample_load", { invalidates: ["/api/dashboard/operations"] });
  return (
    <Button
      variant="default"
      size="xs"
      loading={create.isPending}
      onClick={() => {
        create.mutate(
          { params: { header: idempotency.header } },
          {
            onSuccess: ({ load }) => {
              idempotency.renew();
              void navigate(`/apps/loads/${load.id}`);
            },
            onError: (error) => {
              toast.error(error);
            },
          },
        );
      }}
    >
      Create sample load
    </Button>
  );
}
