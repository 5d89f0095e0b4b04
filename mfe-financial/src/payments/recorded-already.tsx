import { Link } from "@haul/platform";
import { Alert, Anchor, Stack, Text } from "@haul/ui/core";
import { FormField } from "@haul/ui/forms";
import { IconAlertTriangle } from "@haul/ui/icons";

/** Warns that a payment with the number is there already; a second one takes a checked box. */
export function RecordedAlready({ payment }: { payment: { readonly id: string; readonly name: string } }) {
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} title="Already recorded">
      <Stack gap="xs">
        <Text size="md">
          This customer has a payment with the same number:{" "}
          <Anchor
            component={Link}
            inherit
            to={`/apps/financial/payments?payment=${payment.id}`}
            target="_blank"
            underline="always"
          >
            {payment.name}
          </Anchor>
          . Record it again only if the customer used the number twice.
        </Text>
        <FormField name="is_again" type="checkbox" label="Record it again" />
      </Stack>
    </Alert>
  );
}
