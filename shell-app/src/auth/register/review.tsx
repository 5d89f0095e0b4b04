import { Fragment, useEffect, useRef } from "react";
import { Anchor, Stack, Text, Title } from "@haul/ui/core";
import { FormField } from "@haul/ui/forms";
import { formatPhone } from "@haul/ui/format";
import { Link } from "@haul/platform";
import { AFTER_SIGN_UP } from "../../words";
import type { Registration } from "../flows/identity-api";
import { type Step, stepsOf, type Way } from "./registration";
import classes from "./review.module.css";

interface Fact {
  /** The step that asks for it. */
  readonly step: Step;
  readonly label: string;
}

/** Everything that the registration call can carry, in the order of the steps. */
const FACTS: Readonly<Record<keyof Registration, Fact>> = {
  fullname: { step: "account", label: "Full name" },
  dotNumber: { step: "account", label: "USDOT number" },
  companyId: { step: "account", label: "Invitation" },
  companyName: { step: "company", label: "Legal name" },
  companyAddress: { step: "company", label: "Address" },
  companyPhone: { step: "company", label: "Company phone" },
  companyEmail: { step: "company", label: "Company email" },
  officersName: { step: "company", label: "Officer's name" },
  mcNumber: { step: "company", label: "MC number" },
  scacCode: { step: "company", label: "SCAC" },
};

const NAMES = Object.keys(FACTS) as (keyof Registration)[];

const TITLES: Readonly<Record<Step, string>> = { account: "Your account", company: "Your company", review: "" };

interface ReviewStepProps {
  readonly way: Way;
  /** The call's body: what is shown is what is sent. */
  readonly registration: Registration;
  readonly email: string;
  readonly onChange: (step: Step) => void;
}

/** The review: everything that will be sent, with a link back to each step. */
export function ReviewStep({ way, registration, email, onChange }: ReviewStepProps) {
  const parts = useRef<HTMLDivElement>(null);
  // The button that led here stays, so a screen reader would not notice the new step.
  useEffect(() => parts.current?.focus(), []);
  return (
    <>
      <Stack ref={parts} className={classes.parts ?? ""} gap="md" tabIndex={-1} role="group" aria-label="Will be sent">
        {stepsOf(way)
          .filter((step) => step !== "review")
          .map((step) => (
            <Part key={step} step={step} facts={factsOf(step, registration, email, way)} onChange={onChange} />
          ))}
      </Stack>
      <Text>{AFTER_SIGN_UP[way.kind]}</Text>
      <Terms />
    </>
  );
}

interface PartProps extends Pick<ReviewStepProps, "onChange"> {
  readonly step: Step;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

function Part({ step, facts, onChange }: PartProps) {
  return (
    <section aria-label={TITLES[step]}>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {TITLES[step]}
        </Title>
        <Anchor
          component="button"
          type="button"
          size="md"
          className={classes.change ?? ""}
          aria-label={`Change ${TITLES[step].toLowerCase()}`}
          onClick={() => onChange(step)}
        >
          Change
        </Anchor>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function factsOf(step: Step, registration: Registration, email: string, way: Way): PartProps["facts"] {
  const isFounder = way.kind === "found";
  const facts = NAMES.filter((name) => {
    // A person who joins does not describe the company; its name is shown with its USDOT number.
    const isHere = (isFounder ? FACTS[name].step : "account") === step;
    const isAsked = isFounder ? name !== "companyId" : registration[name] !== undefined;
    return isHere && isAsked;
  }).map((name) => [FACTS[name].label, shown(name, registration[name])] as const);
  return step === "account" ? [["Email", email], ...facts] : facts;
}

function shown(name: keyof Registration, value: string | undefined): string {
  if (value === undefined) return "None";
  if (name === "companyId") return "From the company that invited you";
  return name === "companyPhone" ? formatPhone(value) : value;
}

function Terms() {
  return (
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
  );
}
