import * as z from "zod/mini";
import { ROLES, roleOf, useAccess, useCan } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Stack, Text, toast } from "@haul/ui/core";
import { DescriptionList, QueryStates } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { labelOf, Money } from "@haul/ui/freight";
import { ROLE_WORDS } from "../words";
import { useReplaceWriteOffSettings, useWriteOffSettings, type WriteOffSettings } from "./write-offs.queries";

const TITLE = "Write-off limits";
/** As the API. */
const MOST_CENTS = 100_000_000;

/** A SuperAdmin has no limit, to approve what others ask for. */
const LIMITED = ROLES.filter((role) => role !== "SuperAdmin");
type LimitedRole = (typeof LIMITED)[number];

const limit = z
  .nullable(z.number())
  .check(
    z.refine((cents) => cents === null || (cents >= 0 && cents <= MOST_CENTS), "Enter an amount up to $1,000,000"),
  );
const schema = z.object(Object.fromEntries(LIMITED.map((role) => [role, limit])));

/** How much each role can write off on an invoice without approval; to be read by those who may not change it. */
export default function LimitsDialog({ onClose }: { onClose: () => void }) {
  const query = useWriteOffSettings();
  const isAdmin = ["SuperAdmin", "Admin"].includes(roleOf(useAccess()));
  const mayChange = useCan("company:write") && isAdmin;
  return (
    <Modal opened onClose={onClose} title={TITLE}>
      <QueryStates query={query}>
        {(settings) =>
          mayChange ? <LimitsForm settings={settings} onClose={onClose} /> : <Limits settings={settings} />
        }
      </QueryStates>
    </Modal>
  );
}

function Limits({ settings: { limits } }: { settings: WriteOffSettings }) {
  return (
    <Stack>
      <Text>How much each role can write off on an invoice without approval. An Admin can change it.</Text>
      <DescriptionList
        items={ROLES.map((role) => {
          const found = limits.find((one) => one.role === role);
          return { label: labelOf(ROLE_WORDS, role), value: found ? <Money cents={found.amount_cents} /> : "No limit" };
        })}
      />
    </Stack>
  );
}

function LimitsForm({ settings, onClose }: { settings: WriteOffSettings; onClose: () => void }) {
  const replace = useReplaceWriteOffSettings();
  const saving = useOpenedVersion(settings.version);
  const centsOf = (role: LimitedRole) => settings.limits.find((one) => one.role === role)?.amount_cents ?? null;
  const initialValues = Object.fromEntries(LIMITED.map((role) => [role, centsOf(role)]));
  const form = useForm<Record<string, number | null>>({ initialValues, schema });

  const save = async (values: typeof form.values) => {
    const limits = LIMITED.flatMap((role) => {
      const amount_cents = values[role] ?? null;
      return amount_cents === null ? [] : [{ role, amount_cents }];
    });
    await saving((version) => replace.mutateAsync({ body: { version, limits } }));
    toast.success("The limits are saved.");
    onClose();
  };

  return (
    <Form form={form} onSubmit={save} aria-label={TITLE}>
      <Text size="md">
        How much each role can write off on an invoice without approval. Above that, someone else must approve. Leave a
        role blank for no limit. API keys have the limit of the User role.
      </Text>
      {LIMITED.map((role, index) => (
        <FormField
          key={role}
          name={role}
          type="money"
          label={labelOf(ROLE_WORDS, role)}
          currency="USD"
          placeholder="No limit"
          autoFocus={index === 0}
        />
      ))}
      <FormActions submitLabel="Save" onCancel={onClose} />
    </Form>
  );
}
