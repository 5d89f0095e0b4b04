import { useState } from "react";
import * as z from "zod/mini";
import { optionOf, searchFleetOwners, useIdempotencyKey } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Button, Group, Modal, Stack, Text } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { Day } from "@haul/ui/freight";
import { useCreateOwnership, useOwnerships, useUpdateOwnership, type Ownership, type Truck } from "./trucks.queries";

/** Who owned the truck when; a load belongs to the owner on that day. */
export function TruckOwnerships({ truck, mayWrite }: { truck: Truck; mayWrite: boolean }) {
  const query = useOwnerships(truck.id);
  const [editing, setEditing] = useState<string | null>(null);
  const edited = query.data?.items.find(({ id }) => id === editing);
  return (
    <Stack gap="xs" align="flex-start">
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">Company-owned.</Text>
          ) : (
            <Stack gap={4}>
              {items.map((ownership) => (
                <Group key={ownership.id} gap="xs">
                  <Text fw={600}>{ownership.fleet_owner.name}</Text>
                  <Text size="sm" c="dimmed">
                    <Day on={ownership.starts_on} /> – {ownership.ends_on ? <Day on={ownership.ends_on} /> : "present"}
                  </Text>
                  {mayWrite && (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      aria-label={`Change dates for ${ownership.fleet_owner.name}`}
                      onClick={() => setEditing(ownership.id)}
                    >
                      Change
                    </Button>
                  )}
                </Group>
              ))}
            </Stack>
          )
        }
      </QueryStates>
      {mayWrite && (
        <Button size="xs" variant="default" onClick={() => setEditing("new")}>
          Add owner
        </Button>
      )}
      {(editing === "new" || edited) && (
        <OwnershipDialog truck={truck} ownership={edited} onClose={() => setEditing(null)} />
      )}
    </Stack>
  );
}

const schema = z.object({
  fleet_owner_id: z
    .nullable(z.looseObject({ id: z.string() }))
    .check(z.refine((owner) => owner !== null, "Choose the owner")),
  starts_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the first day")),
});

function OwnershipDialog({
  truck,
  ownership,
  onClose,
}: {
  truck: Truck;
  ownership: Ownership | undefined;
  onClose: () => void;
}) {
  const create = useCreateOwnership();
  const update = useUpdateOwnership();
  const { header } = useIdempotencyKey();
  const saving = useOpenedVersion(ownership?.version ?? 0);
  const owner = ownership?.fleet_owner;
  const form = useForm({
    initialValues: {
      fleet_owner_id: optionOf(owner),
      starts_on: ownership?.starts_on ?? (null as string | null),
      ends_on: ownership?.ends_on ?? (null as string | null),
    },
    schema,
  });

  const save = async ({ fleet_owner_id, starts_on, ends_on }: typeof form.values) => {
    if (fleet_owner_id === null || starts_on === null) return;
    if (ownership) {
      const params = { path: { truck_id: truck.id, ownership_id: ownership.id } };
      await saving((version) => update.mutateAsync({ params, body: { version, starts_on, ends_on } }));
    } else {
      await create.mutateAsync({
        params: { path: { truck_id: truck.id }, header },
        body: { fleet_owner_id: fleet_owner_id.id, starts_on, ends_on: ends_on ?? undefined },
      });
    }
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={`Owner of truck ${truck.unit_number}`}>
      <Form form={form} onSubmit={save}>
        <FormField
          name="fleet_owner_id"
          type="record"
          label="Fleet owner"
          search={searchFleetOwners}
          required
          autoFocus={ownership === undefined}
          disabled={ownership !== undefined}
        />
        <FormRow>
          <FormField name="starts_on" type="date" label="From" required />
          <FormField name="ends_on" type="date" label="Until" description="Leave empty if still in effect." clearable />
        </FormRow>
        <FormActions submitLabel="Save owner" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
