import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { Alert, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { AddressFields, addressOf, type AddressValues, addressValues } from "@haul/ui/long-forms";
import { ACCOUNT_KINDS } from "../../words";
import { addressErrors } from "../address-errors";
import { useRecentSignIn } from "../recent-sign-in";
import { accountProblem, routingProblem } from "./bank-numbers";
import { type RemittanceChange, useRequestChange } from "./banking.queries";

const schema = z.object({ remit_name: requiredText("Enter whom customers pay.") });

type Way = "keep" | "new" | "check";
type AccountKind = keyof typeof ACCOUNT_KINDS;

interface Values extends Record<string, unknown> {
  remit_name: string;
  email: string;
  address: AddressValues;
  way: Way;
  bank: { bank_name: string; kind: AccountKind; routing_number: string; account_number: string };
}

interface RemittanceFormProps {
  /** What the change replaces as a whole. */
  inEffect: RemittanceChange | undefined;
  onDone: () => void;
}

/** Requests a change of payment instructions. What is typed stays in this form: no draft of it is kept. */
export function RemittanceForm({ inEffect, onDone }: RemittanceFormProps) {
  const request = useRequestChange();
  const idempotency = useIdempotencyKey();
  const signIn = useRecentSignIn();
  const form = useForm<Values>({
    initialValues: {
      remit_name: inEffect?.remit_name ?? "",
      email: inEffect?.email ?? "",
      address: addressValues(inEffect?.address),
      way: inEffect?.bank ? "keep" : "new",
      bank: { bank_name: "", kind: "checking", routing_number: "", account_number: "" },
    },
    schema,
    validate: problems,
  });
  const onSubmit = async (values: Values) => {
    const body = bodyOf(values);
    if (!(await signIn.saves(() => request.mutateAsync({ params: { header: idempotency.header }, body })))) return;
    toast.success("The change is requested. Every Admin was notified; it takes effect in 24 hours.");
    onDone();
  };
  return (
    <>
      <Form form={form} aria-label="Payment instructions" onSubmit={onSubmit}>
        <Alert color="blue">
          The change takes effect in 24 hours. Every Admin is notified right away and can stop it until then.
        </Alert>
        <FormField name="remit_name" label="Pay to" required autoFocus maxLength={120} />
        <FormField name="email" type="email" label="Email for remittance advice" />
        <FormField
          name="way"
          type="segmented"
          label="Electronic payments"
          options={[
            ...(inEffect?.bank ? [{ value: "keep", label: `Keep …${inEffect.bank.account_last4}` }] : []),
            { value: "new", label: inEffect?.bank ? "Another account" : "Bank account" },
            { value: "check", label: "Checks only" },
          ]}
        />
        {form.values.way === "new" && <BankFields />}
        <FormSection title="Address for checks" description="Optional with a bank account.">
          <AddressFields name="address" />
        </FormSection>
        <FormActions submitLabel="Request change" onCancel={onDone} />
      </Form>
      {signIn.dialog}
    </>
  );
}

function BankFields() {
  return (
    <>
      <FormField name="bank.bank_name" label="Bank" required maxLength={120} />
      <FormField
        name="bank.kind"
        type="segmented"
        label="Kind of account"
        options={Object.entries(ACCOUNT_KINDS).map(([value, label]) => ({ value, label }))}
      />
      <FormRow>
        <FormField name="bank.routing_number" label="Routing number" required autoComplete="off" />
        <FormField name="bank.account_number" label="Account number" required autoComplete="off" />
      </FormRow>
      <Text size="sm" c="dimmed">
        The first number at the bottom left of a check is the routing number.
      </Text>
    </>
  );
}

function problems({ way, bank, address }: Values): Record<string, string> {
  const found = addressErrors("address", address);
  if (way === "check" && !addressOf(address)) found["address.line1"] = "Enter where checks go.";
  if (way !== "new") return found;
  if (bank.bank_name.trim() === "") found["bank.bank_name"] = "Enter the bank's name.";
  const routing = routingProblem(bank.routing_number);
  if (routing) found["bank.routing_number"] = routing;
  const account = accountProblem(bank.account_number);
  if (account) found["bank.account_number"] = account;
  return found;
}

function bodyOf({ remit_name, email, address, way, bank }: Values) {
  const checks = addressOf(address);
  return {
    remit_name: remit_name.trim(),
    keeps_bank_account: way === "keep",
    ...(email.trim() && { email: email.trim() }),
    ...(checks && { address: checks }),
    ...(way === "new" && { bank: { ...bank, bank_name: bank.bank_name.trim() } }),
  };
}
