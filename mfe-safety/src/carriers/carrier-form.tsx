import { useState } from "react";
import * as z from "zod/mini";
import { apiClient, useAction } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Alert, Anchor, Button, Stack, UiLink, errorMessage } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { IconSearch } from "@haul/ui/icons";
import { AddressFields, addressOf, addressValues } from "@haul/ui/long-forms";
import { CARRIER_KINDS, FMCSA_STATUSES } from "../words";
import { docketWords, DOT_NUMBER, readDockets } from "./carrier-words";
import { carriers, type Carrier, type Lookup } from "./carriers.queries";

const schema = z.object({
  dot_number: z.string().check(z.regex(DOT_NUMBER, "A USDOT number has 1 to 8 digits")),
  legal_name: requiredText("Enter the legal name"),
  docket_numbers: z.string().check(z.refine((text) => readDockets(text) !== undefined, "Enter them as MC-123456")),
});

function valuesOf(carrier?: Carrier) {
  return {
    dot_number: carrier?.dot_number ?? "",
    kind: carrier?.kind ?? ("partner" as const),
    legal_name: carrier?.legal_name ?? "",
    dba_name: carrier?.dba_name ?? "",
    docket_numbers: docketWords(carrier?.docket_numbers ?? []),
    contact_name: carrier?.contact_name ?? "",
    phone: carrier?.phone ?? "",
    email: carrier?.email ?? "",
    address: addressValues(carrier?.address),
    notes: carrier?.notes ?? "",
  };
}

/** A new carrier, filled in from FMCSA's registry as far as it answers, or changes to one. */
export function CarrierForm({ record: carrier, onDone }: RecordFormProps<Carrier>) {
  const save = useSaveRecord(carriers, carrier);
  const form = useForm({ initialValues: valuesOf(carrier), schema });
  const { find, isFinding, answer } = useLookup();

  const lookUp = async () => {
    const found = await find(form.values.dot_number.trim());
    if (found?.fmcsa) form.setValues(filledIn(form.values, found.fmcsa));
  };
  const onSubmit = async ({ address, docket_numbers, ...values }: typeof form.values) => {
    const numbers = readDockets(docket_numbers) ?? [];
    onDone(await save({ ...values, docket_numbers: numbers, address: addressOf(address, carrier?.address) }));
  };

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Carrier">
      <FormRow>
        <FormField name="dot_number" label="USDOT number" required autoFocus maxLength={8} />
        <FormField name="kind" type="select" label="Kind" options={optionsOf(CARRIER_KINDS)} required />
      </FormRow>
      <Stack gap="xs">
        <Button
          variant="default"
          style={{ alignSelf: "flex-start" }}
          leftSection={<IconSearch size={16} aria-hidden />}
          loading={isFinding}
          disabled={!DOT_NUMBER.test(form.values.dot_number.trim())}
          onClick={() => void lookUp()}
        >
          Look up at FMCSA
        </Button>
        {answer && <Answer answer={answer} ownId={carrier?.id} />}
      </Stack>
      <FormRow>
        <FormField name="legal_name" label="Legal name" required />
        <FormField name="dba_name" label="DBA" />
      </FormRow>
      <FormRow>
        <FormField
          name="docket_numbers"
          label="MC numbers"
          description="Such as MC-123456; separate several with commas."
        />
        <FormField name="contact_name" label="Contact" />
      </FormRow>
      <FormRow>
        <FormField name="phone" type="phone" label="Phone" />
        <FormField name="email" type="email" label="Email" />
      </FormRow>
      <FormSection title="Address">
        <AddressFields name="address" />
      </FormSection>
      <FormField name="notes" type="textarea" label="Notes" />
      <FormActions submitLabel={carrier ? "Save carrier" : "Add carrier"} onCancel={() => onDone()} />
    </Form>
  );
}

interface Found {
  answer: Lookup | { outcome: "failed"; problem: string };
}

/** Asks FMCSA's registry by way of the server. Whatever it says, the form goes on. */
function useLookup() {
  const act = useAction();
  const [isFinding, setIsFinding] = useState(false);
  const [answer, setAnswer] = useState<Found["answer"] | null>(null);
  const find = async (dot_number: string): Promise<Lookup | undefined> => {
    setIsFinding(true);
    try {
      const params = { query: { dot_number } };
      const { data } = await act(() => apiClient.GET("/api/carrier_registry", { params }));
      setAnswer(data ?? null);
      return data;
    } catch (error) {
      setAnswer({ outcome: "failed", problem: errorMessage(error) });
      return undefined;
    } finally {
      setIsFinding(false);
    }
  };
  return { find, isFinding, answer };
}

/** What was typed stays; the registry fills in the rest. */
function filledIn(values: ReturnType<typeof valuesOf>, fmcsa: NonNullable<Lookup["fmcsa"]>) {
  const keep = (typed: string, found: string | undefined) => (typed.trim() === "" ? (found ?? "") : typed);
  const hasAddress = values.address.line1 !== "" || values.address.city !== "";
  return {
    ...values,
    legal_name: keep(values.legal_name, fmcsa.legal_name),
    dba_name: keep(values.dba_name, fmcsa.dba_name),
    docket_numbers: keep(values.docket_numbers, docketWords(fmcsa.docket_numbers)),
    phone: keep(values.phone, fmcsa.phone),
    address: hasAddress ? values.address : addressValues(fmcsa.address),
  };
}

/** What FMCSA said, in words. None of it keeps the carrier from being added. */
function Answer({ answer, ownId }: { answer: Found["answer"]; ownId: string | undefined }) {
  if (answer.outcome === "failed" || answer.outcome === "unavailable") {
    return (
      <Alert color="amber" role="status">
        The lookup failed{answer.problem ? `: ${answer.problem}` : ""}. Enter the details by hand; the carrier is
        checked later.
      </Alert>
    );
  }
  const listedId = answer.motor_carrier_id === ownId ? undefined : answer.motor_carrier_id;
  return (
    <Alert color={isFine(answer) ? "green" : "amber"} role="status">
      {wordsOf(answer)}
      {listedId !== undefined && (
        <>
          {" "}
          <Anchor component={UiLink} href={`/apps/safety/carriers?motor_carrier=${listedId}`}>
            It’s already on your list.
          </Anchor>
        </>
      )}
    </Alert>
  );
}

const isFine = ({ outcome, fmcsa_status }: Lookup) => outcome === "found" && fmcsa_status === "active";

function wordsOf({ outcome, fmcsa, fmcsa_status }: Lookup): string {
  if (outcome === "not_found" || !fmcsa || !fmcsa_status) {
    return "FMCSA has no carrier with this number. Check it, or enter the details by hand; the carrier counts as unverified.";
  }
  if (fmcsa_status === "active") return `${fmcsa.legal_name}: FMCSA allows it to operate.`;
  const { word } = FMCSA_STATUSES[fmcsa_status];
  return `${fmcsa.legal_name}: ${word.toLowerCase()}, according to FMCSA. You can add it, but its trucks can't be assigned.`;
}
