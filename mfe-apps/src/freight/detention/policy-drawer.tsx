import { useState } from "react";
import { useCan } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Button, Stack, Text } from "@haul/ui/core";
import { DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { TERMS_SOURCES } from "../../words";
import { PolicyForm } from "../../partners/terms/policy-form";
import { policyFacts } from "../../partners/terms/policy-facts";
import { useDetentionPolicy, useReplacePolicy, type DetentionPolicy } from "../../partners/terms/terms.queries";

/** The terms for every customer without terms of its own, where the people are who see what they lead to. */
export function PolicyDrawer({ onClose }: { onClose: () => void }) {
  const query = useDetentionPolicy();
  const [isEditing, setIsEditing] = useState(false);
  const mayWrite = useCan("customers:write");
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title="Detention terms"
      actions={
        query.data &&
        mayWrite &&
        !isEditing && (
          <Button size="xs" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      <QueryStates query={query}>
        {(policy) =>
          isEditing ? <CompanyForm policy={policy} onDone={() => setIsEditing(false)} /> : <Facts policy={policy} />
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function Facts({ policy }: { policy: DetentionPolicy }) {
  return (
    <Stack>
      <Text c="dimmed">
        {TERMS_SOURCES[policy.source]} These terms apply to every customer without its own, starting with the next
        arrival. To set terms for one customer, open that customer.
      </Text>
      <DescriptionList items={policyFacts(policy.terms)} />
    </Stack>
  );
}

function CompanyForm({ policy, onDone }: { policy: DetentionPolicy; onDone: () => void }) {
  const replace = useReplacePolicy();
  const saving = useOpenedVersion(policy.version);
  return (
    <PolicyForm
      terms={policy.terms}
      onCancel={onDone}
      onSave={async (terms) => {
        await saving((version) => replace.mutateAsync({ body: { version, terms } }));
        onDone();
      }}
    />
  );
}
