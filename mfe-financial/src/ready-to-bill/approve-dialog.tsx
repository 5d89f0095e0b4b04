import { Group, Modal, Stack, Text, toast } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { Money, RateDifference, chargeBasis, codeWord } from "@haul/ui/freight";
import { formatMoney } from "@haul/ui/format";
import { useApproveBilling, type ApprovalInput, type Charge, type Load } from "./ready-to-bill.queries";
import classes from "./approve-dialog.module.css";

interface Decision extends Record<string, unknown> {
  verdict: "approve" | "deny";
  approval_reference: string;
}

interface Values extends Record<string, unknown> {
  /** In the order of the pending charges. */
  charges: Decision[];
  accepts_rate_difference: boolean;
}

const VERDICTS = [
  { value: "approve", label: "Approve" },
  { value: "deny", label: "Deny" },
];

/** Agreed in the rate confirmation, so no customer contact has to be named. */
const AGREED_BY_BOOKING: readonly Charge["code"][] = ["LINE_HAUL", "FUEL"];

/** Approves a load of which something is still to be decided: pending charges, or another total than was confirmed. */
export default function ApproveDialog({ load, onClose }: { load: Load; onClose: () => void }) {
  const approve = useApproveBilling();
  const pending = load.charges.filter(({ status }) => status === "pending");
  const sums = (values: Values) => sumsAfter(load, pending, values);
  const form = useForm<Values>({
    initialValues: {
      charges: pending.map(({ approval_reference = "" }) => ({ verdict: "approve", approval_reference })),
      accepts_rate_difference: false,
    },
    validate: (values) => problems(pending, values, sums(values).difference !== 0),
  });
  const { total, difference } = sums(form.values);

  const save = async (values: Values) => {
    await approve.mutateAsync({
      params: { path: { load_id: load.id } },
      body: {
        version: load.version,
        charges: decisions(pending, values),
        accepts_rate_difference: sums(values).difference !== 0 && values.accepts_rate_difference,
      },
    });
    toast.success(`Load ${load.number} is approved for billing.`);
    onClose();
  };

  const money = (cents: number) => <Money cents={cents} currency={load.currency} />;
  return (
    <Modal opened onClose={onClose} size="lg" title={`Approve load ${load.number} for billing`}>
      <Form form={form} onSubmit={save}>
        {pending.length > 0 && (
          <>
            <Text size="md">
              {pending.length === 1 ? "One charge is waiting" : `${pending.length} charges are waiting`} for{" "}
              {load.customer.name}. Only what is approved goes on the invoice.
            </Text>
            <Stack gap="xs">
              {pending.map((charge, index) => (
                <PendingCharge
                  key={charge.id}
                  charge={charge}
                  path={`charges.${index}`}
                  isDenied={form.values.charges[index]?.verdict === "deny"}
                />
              ))}
            </Stack>
          </>
        )}
        <DescriptionList
          items={[
            { label: "Total now", value: money(load.total_cents) },
            { label: "Total after approval", value: <strong>{money(total)}</strong> },
            ...(load.rate_confirmation_cents === undefined
              ? []
              : [
                  { label: "Rate confirmation", value: money(load.rate_confirmation_cents) },
                  {
                    label: "Difference",
                    value: <RateDifference cents={difference} currency={load.currency} />,
                  },
                ]),
          ]}
        />
        {difference !== 0 && (
          <FormField
            name="accepts_rate_difference"
            type="checkbox"
            label={`Approve even though the charges differ from the rate confirmation by ${formatMoney(Math.abs(difference), load.currency)}`}
          />
        )}
        <FormActions submitLabel="Approve for billing" onCancel={onClose} />
      </Form>
    </Modal>
  );
}

function PendingCharge({ charge, path, isDenied }: { charge: Charge; path: string; isDenied: boolean }) {
  const word = codeWord("charge", charge.code);
  const facts = [chargeBasis(charge), charge.description].filter(Boolean).join(" · ");
  return (
    <div role="group" aria-label={word} className={classes.charge}>
      <Group justify="space-between" gap="xs" wrap="nowrap" mb="xs">
        <div>
          <Text fw={600}>{word}</Text>
          {facts && (
            <Text size="sm" c="dimmed">
              {facts}
            </Text>
          )}
        </div>
        <Text fw={600}>
          <Money cents={charge.amount_cents} currency={charge.currency} />
        </Text>
      </Group>
      <FormRow>
        <FormField name={`${path}.verdict`} type="segmented" label="Decision" options={VERDICTS} />
        {!isDenied && !AGREED_BY_BOOKING.includes(charge.code) && (
          <FormField
            name={`${path}.approval_reference`}
            label="Approved by"
            description="Customer contact or approval number."
            required
          />
        )}
      </FormRow>
    </div>
  );
}

/** What the load bills once the decisions are made, and how far that is from the rate confirmation. */
function sumsAfter(load: Load, pending: readonly Charge[], { charges }: Values) {
  const approved = pending.filter((_, index) => charges[index]?.verdict === "approve");
  const total = approved.reduce((sum, { amount_cents }) => sum + amount_cents, load.total_cents);
  return { total, difference: total - (load.rate_confirmation_cents ?? total) };
}

function problems(pending: readonly Charge[], values: Values, differs: boolean): Record<string, string> {
  const unnamed = pending.flatMap(({ code }, index): [string, string][] => {
    const { verdict, approval_reference } = values.charges[index] ?? {};
    return verdict === "approve" && !AGREED_BY_BOOKING.includes(code) && !approval_reference?.trim()
      ? [[`charges.${index}.approval_reference`, "Enter the customer contact or approval number"]]
      : [];
  });
  const unaccepted = differs && !values.accepts_rate_difference;
  return {
    ...Object.fromEntries(unnamed),
    ...(unaccepted ? { accepts_rate_difference: "Check this, or have the charges corrected first" } : {}),
  };
}

function decisions(pending: readonly Charge[], { charges }: Values): ApprovalInput["charges"] {
  return pending.map(({ id }, index) => {
    const { verdict, approval_reference = "" } = charges[index] ?? {};
    const isApproved = verdict === "approve";
    return {
      charge_id: id,
      is_approved: isApproved,
      ...(isApproved && approval_reference.trim() !== "" ? { approval_reference: approval_reference.trim() } : {}),
    };
  });
}
