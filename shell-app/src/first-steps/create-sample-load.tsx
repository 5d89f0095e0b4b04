import { apiKey, useApiMutation, useIdempotencyKey, useNavigate, useQueryClient } from "@haul/platform";
import { Button, toast } from "@haul/ui/core";

const SHOWN_BY = "/api/dashboard/operations";

/**
 * Creates the sample load and opens it. After an error the page looks again, for there may be one: the answer was lost,
 * or a colleague was faster. So a key never outlives the load that it made.
 */
export function CreateSampleLoad() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const idempotency = useIdempotencyKey();
  const create = useApiMutation("post", "/api/sample_load", { invalidates: [SHOWN_BY] });
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
              void queryClient.invalidateQueries({ queryKey: apiKey(SHOWN_BY) });
            },
          },
        );
      }}
    >
      Create sample load
    </Button>
  );
}
