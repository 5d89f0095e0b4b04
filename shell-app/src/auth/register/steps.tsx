import { Alert, Text } from "@haul/ui/core";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { StreetField } from "@haul/ui/long-forms";
import { config } from "@haul/platform";
import { scacHint } from "./carrier-fields";
import { PASSWORD_ADVICE } from "./password";
import { type RegistrationValues, type RegistryAnswer, stateAfterZip, type Way } from "./registration";

interface AccountStepProps {
  /** The address that Google vouches for. */
  googleEmail: string | undefined;
  way: Way;
}

export function AccountStep({ googleEmail, way }: AccountStepProps) {
  return (
    <>
      <FormField name="fullname" label="Full name" autoComplete="name" autoFocus required />
      {googleEmail ? (
        <Text size="md">
          Google confirms your address <strong>{googleEmail}</strong>. You need no password.
        </Text>
      ) : (
        <>
          <FormField name="email" type="email" label="Work email" autoComplete="email" required />
          <FormField
            name="password"
            type="password"
            label="Password"
            description={PASSWORD_ADVICE}
            autoComplete="new-password"
            required
          />
        </>
      )}
      {way.kind !== "invited" && (
        <FormField name="dotNumber" label="USDOT number" description="Digits only, as shown on your trucks." required />
      )}
      {way.kind === "join" && (
        <Alert color="blue" variant="light" title={`${way.companyName} is already on ${config().name}`} role="status">
          You can ask to join it. Its administrators see your name and address, and decide.
        </Alert>
      )}
    </>
  );
}

/** What FMCSA says about the carrier. None of it prevents registration. */
function RegistryNote({ answer }: { answer: RegistryAnswer | undefined }) {
  switch (answer?.outcome) {
    case undefined:
      return null;
    case "active":
      return (
        <Text size="md" role="status">
          Filled in from FMCSA&rsquo;s record. Correct what is out of date.
        </Text>
      );
    case "not_allowed":
      return (
        <Alert
          color="amber"
          variant="light"
          title="FMCSA doesn't list this carrier as allowed to operate"
          role="status"
        >
          You can register anyway. Check the number, and your authority and insurance with FMCSA: until they are in
          order, dispatch blocks your trucks.
        </Alert>
      );
    case "not_found":
      return (
        <Alert color="amber" variant="light" title="FMCSA has no carrier with this number" role="status">
          Check the number, or enter the details by hand. Your company counts as unverified until FMCSA has it.
        </Alert>
      );
    case "unavailable":
      return (
        <Text size="md" c="dimmed" role="status">
          FMCSA&rsquo;s record could not be read. Enter the details by hand; they are checked later.
        </Text>
      );
  }
}

export function CompanyStep({ answer }: { answer: RegistryAnswer | undefined }) {
  const { form } = useFormContext();
  const values = form.values as RegistrationValues;
  const followZip = (zip: unknown) => {
    const { state, zipState } = stateAfterZip(values, String(zip));
    if (state !== values.state) form.setFieldValue("state", state);
    if (zipState !== values.zipState) form.setFieldValue("zipState", zipState);
  };
  return (
    <>
      <RegistryNote answer={answer} />
      <FormField name="companyName" label="Legal name" autoComplete="organization" autoFocus required />
      <StreetField name="street" city="city" state="state" zip="zip" autoComplete="street-address" required />
      <FormRow>
        <FormField name="zip" label="ZIP" autoComplete="postal-code" onChange={followZip} required />
        <FormField name="state" type="state" label="State" required />
      </FormRow>
      <FormField name="city" label="City" autoComplete="address-level2" required />
      <FormRow>
        <FormField name="companyPhone" type="phone" label="Company phone" required />
        <FormField name="companyEmail" type="email" label="Company email" autoComplete="off" required />
      </FormRow>
      <FormField
        name="officersName"
        label="Officer's name"
        description="Can sign for the company. Change it if that is not you."
        required
      />
      <FormRow>
        <FormField
          name="mcNumber"
          label="MC number"
          placeholder="MC-123456"
          description="If the company has one."
          uppercase
        />
        <FormField
          name="scacCode"
          label="SCAC"
          placeholder="ABCD"
          description={scacHint(values.scacCode) ?? "If the company has one."}
          maxLength={4}
          uppercase
        />
      </FormRow>
    </>
  );
}
