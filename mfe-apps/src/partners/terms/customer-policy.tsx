import { useState } from "react";
import { useCan } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Button, Group, Stack, Text, confirm, toast } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates } from "@haul/ui/data";
import { TERMS_SOURCES } from "../../words";
import { PolicyForm } from "./policy-form";
import { policyFacts } from "./policy-facts";
import {
  useCustomerPolicy,
  useRemoveCustomerPolicy,
  useReplaceCustomerPolicy,
  type DetentionPolicy,
} from "./terms.queries";

/** What a customer owes for trucks that wait: its own terms, or those that hold for all. */
export function CustomerPolicy({ customerId, customerName }: { customerId: string; customerName: string }) {
  const query = useCustomerPolicy(customerId);
  return (
    <Panel title="Detention terms">
      <QueryStates query={query}>
        {(policy) => <Policy customerId={customerId} customerName={customerName} policy={policy} />}
      </QueryStates>
    </Panel>
  );
}

interface Props {
  customerId: string;
  customerName: string;
  policy: DetentionPolicy;
}

function Policy({ customerId, customerName, policy }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const mayWrite = useCan("customers:write");
  const remove = useRemoveCustomerPolicy();
  const params = { path: { customer_id: customerId } };
  const isOwn = policy.source === "customer";

  if (isEditing) return <OwnPolicyForm customerId={customerId} policy={policy} onDone={() => setIsEditing(false)} />;

  const giveUp = async () => {
    const agreed = await confirm({
      title: `Remove ${customerName}'s own terms?`,
      body: "Your company's terms apply to this customer starting with the next arrival. Detention already accrued keeps its terms.",
      action: "Remove terms",
      isDestructive: true,
    });
    if (agreed) remove.mutate({ params }, { onError: (error: unknown) => toast.error(error) });
  };

  return (
    <Stack gap="xs">
      <Text c="dimmed">{TERMS_SOURCES[policy.source]}</Text>
      <DescriptionList items={policyFacts(policy.terms)} />
      {mayWrite && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => setIsEditing(true)}>
            {isOwn ? "Edit terms" : "Set own terms"}
          </Button>
          {isOwn && (
            <Button size="xs" variant="subtle" onClick={() => void giveUp()}>
              Remove own terms
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

function OwnPolicyForm({ customerId, policy, onDone }: Pick<Props, "customerId" | "policy"> & { onDone: () => void }) {
  const replace = useReplaceCustomerPolicy();
  const saving = useOpenedVersion(policy.version);
  const params = { path: { customer_id: customerId } };
  return (
    <PolicyForm
      terms={policy.terms}
      onCancel={onDone}
      onSave={async (terms) => {
        await saving((version) => replace.mutateAsync({ params, body: { version, terms } }));
        onDone();
      }}
    />
  );
}
