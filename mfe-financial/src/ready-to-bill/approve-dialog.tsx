import { useEffect, useEffectEvent } from "react";
import { useOpenedVersion } from "@haul/platform/lists";
import { Group, Modal, Stack, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { Money, RateDifference, chargeBasis, codeWord } from "@haul/ui/freight";
import { formatMoney } from "@haul/ui/format";
import { useApproveBilling, type ApprovalInput, type Charge, type Load } from "./ready-to-bill.queries";
import classes from "./approve-dialog.module.css";

interface Decision extends Record<string, unknown> {
  charge_id: string;
  verdict: "approve" | "deny";
  approval_reference: string;
}

interface Values extends Record<string, unknown> {
  /** One for each pending charge, those that came while the dialog is open at the end. */
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
  const saving = useOpenedVersion(load.version);
  const pending = load.charges.filter(({ status }) => status === "pending");
  const sums = (values: Values) => sumsAfter(load, pending, values);
  const form = useForm<Values>({
    initialValues: {
      charges: pending.map(undecided),
      accepts_rate_difference: false,
    },
    validate: (values) => problems(pending, values, sums(values).difference !== 0),
  });
  const { total, difference } = sums(form.values);
  const addMissing = useEffectEvent(() => {
    const { charges } = form.getValues();
    const added = pending.filter(({ id }) => charges.every(({ charge_id }) => charge_id !== id));
    if (added.length > 0) form.setFieldValue("charges", [...charges, ...added.map(undecided)]);
  });
  useEffect(() => addMissing(), [load.version]);

  const save = async (values: Values) => {
    const params = { path: { load_id: load.id } };
    const body = {
      charges: decisions(pending, values),
      accepts_rate_difference: sums(values).difference !== 0 && values.accepts_rate_difference,
    };
    await saving((version) => approve.mutateAsync({ params, body: { version, ...body } }));
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
              {pending.length === 1 ? "One charge is" : `${pending.length} charges are`} awaiting approval from{" "}
              {load.customer.name}. Only what is approved goes on the invoice.
            </Text>
            <Stack gap="xs">
              {form.values.charges.map(({ charge_id, verdict }, index) => {
                const charge = pending.find(({ id }) => id === charge_id);
                return (
                  charge && (
                    <PendingCharge
                      key={charge_id}
                      charge={charge}
                      path={`charges.${index}`}
                      isDenied={verdict === "deny"}
                    />
                  )
                );
              })}
            </Stack>
          </>
        )}
        <dl className={classes.sums}>
          <dt>Total now</dt>
          <dd>{money(load.total_cents)}</dd>
          <dt>Total after approval</dt>
          <dd>
            <strong>{money(total)}</strong>
          </dd>
          {load.rate_confirmation_cents !== undefined && (
            <>
              <dt>Rate confirmation</dt>
              <dd>{money(load.rate_confirmation_cents)}</dd>
              <dt>Difference</dt>
              <dd>
                <RateDifference cents={difference} currency={load.currency} />
              </dd>
            </>
          )}
        </dl>
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

const undecided = ({ id, approval_reference = "" }: Charge): Decision => ({
  charge_id: id,
  verdict: "approve",
  approval_reference,
});

/** What the load bills once the decisions are made, and how far that is from the rate confirmation. */
function sumsAfter(load: Load, pending: readonly Charge[], { charges }: Values) {
  const isApproved = (id: string) =>
    charges.some(({ charge_id, verdict }) => charge_id === id && verdict === "approve");
  const approved = pending.filter(({ id }) => isApproved(id));
  const total = approved.reduce((sum, { amount_cents }) => sum + amount_cents, load.total_cents);
  return { total, difference: total - (load.rate_confirmation_cents ?? total) };
}

function problems(pending: readonly Charge[], values: Values, differs: boolean): Record<string, string> {
  const unnamed = values.charges.flatMap(({ charge_id, verdict, approval_reference }, index): [string, string][] => {
    const charge = pending.find(({ id }) => id === charge_id);
    return charge && verdict === "approve" && !AGREED_BY_BOOKING.includes(charge.code) && !approval_reference.trim()
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
  const isPending = ({ charge_id }: Decision) => pending.some(({ id }) => id === charge_id);
  return charges.filter(isPending).map(({ charge_id, verdict, approval_reference }) => {
    const isApproved = verdict === "approve";
    return {
      charge_id,
      is_approved: isApproved,
      ...(isApproved && approval_reference.trim() !== "" ? { approval_reference: approval_reference.trim() } : {}),
    };
  });
}
