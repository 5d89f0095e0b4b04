import { Alert, Anchor, Stack, Text } from "@haul/ui/core";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { config, Link } from "@haul/platform";
import { scacHint } from "./carrier-fields";
import { PASSWORD_ADVICE } from "./password";
import type { Way } from "./registration";

export function AccountStep({ googleEmail }: { googleEmail?: string | undefined }) {
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
    </>
  );
}

export function CarrierStep({ way }: { way: Way }) {
  return (
    <>
      <FormField
        name="dotNumber"
        label="USDOT number"
        description="Digits only, as on the door of the truck."
        autoFocus
        required
      />
      {way.kind === "join" && (
        <Alert color="blue" variant="light" title={`${way.companyName} is already on ${config().name}`} role="status">
          You can ask to join it. Its administrators see your name and address, and decide.
        </Alert>
      )}
    </>
  );
}

export function CompanyStep() {
  return (
    <>
      <FormField name="companyName" label="Legal name" autoComplete="organization" autoFocus required />
      <FormField name="street" label="Street" autoComplete="street-address" required />
      <FormField name="city" label="City" autoComplete="address-level2" required />
      <FormRow>
        <FormField name="state" type="state" label="State" required />
        <FormField name="zip" label="ZIP" autoComplete="postal-code" required />
      </FormRow>
    </>
  );
}

export function DetailsStep() {
  const { form } = useFormContext();
  const hint = scacHint(String(form.values.scacCode));
  return (
    <>
      <FormField
        name="officersName"
        label="Officer's name"
        description="Somebody who may sign for the company."
        autoFocus
        required
      />
      <FormRow>
        <FormField name="companyPhone" type="phone" label="Company phone" required />
        <FormField name="companyEmail" type="email" label="Company email" autoComplete="off" required />
      </FormRow>
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
          description={hint ?? "If the company has one."}
          maxLength={4}
          uppercase
        />
      </FormRow>
    </>
  );
}

export function TermsStep({ way }: { way: Way }) {
  return (
    <Stack gap="sm">
      <Text>{WHAT_FOLLOWS[way.kind]}</Text>
      <FormField
        name="areTermsAccepted"
        type="checkbox"
        label={
          <>
            I accept the{" "}
            <Anchor component={Link} to="/terms-of-service" target="_blank" underline="always" inherit>
              terms of service
            </Anchor>
            , the{" "}
            <Anchor component={Link} to="/privacy-policy" target="_blank" underline="always" inherit>
              privacy policy
            </Anchor>{" "}
            and the{" "}
            <Anchor component={Link} to="/end-user-license-agreement" target="_blank" underline="always" inherit>
              license agreement
            </Anchor>
            .
          </>
        }
      />
    </Stack>
  );
}

const WHAT_FOLLOWS: Record<Way["kind"], string> = {
  found: "You become the company's administrator. You can invite dispatch, safety and finance once you are in.",
  join: "The company's administrators get your request. You see your first pages once one of them admits you.",
  invited: "The company's administrators have invited you. You can log in once your address is confirmed.",
};
