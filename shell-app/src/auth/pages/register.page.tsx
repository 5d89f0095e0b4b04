import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Anchor, Button, Divider, Group, Progress, Stack, Text } from "@haul/ui/core";
import { Form, SubmitButton, useForm } from "@haul/ui/forms";
import { apiClient, config, Link, readJwt, useNavigate, useSearchParams } from "@haul/platform";
import { messageFor } from "@haul/platform/messages";
import { signUp, signUpWithGoogle, StoreError } from "../flows/sign-up";
import { GoogleButton } from "../google/google-button";
import type { GoogleAnswer } from "../google/google-popup";
import { AuthPage, useAuthPath } from "../layout/auth-layout";
import { identityProvider } from "../provider/identity-provider";
import { dropRegistrationDraft, readRegistrationDraft, writeRegistrationDraft } from "../register/draft";
import { keepCredentials } from "../register/just-registered";
import {
  checkStep,
  EMPTY_REGISTRATION,
  factsOf,
  filledIn,
  prefilled,
  reachable,
  type Registrant,
  stepsOf,
  toRegistration,
  type RegistrationValues,
  type Step,
  type Way,
} from "../register/registration";
import { ReviewStep } from "../register/review";
import { AccountStep, CompanyStep } from "../register/steps";
import { AuthRequestError, useAuthRequest } from "../use-auth-request";

const TITLES: Record<Step, { title: string; lead: string }> = {
  account: { title: "Create your account", lead: "You and your carrier's USDOT number. The company comes next." },
  company: { title: "Your company", lead: "As it is registered with the FMCSA. Brokers see this on your papers." },
  review: { title: "Check and register", lead: "This is what will be sent." },
};

/** Registers a person and their carrier in steps; nothing is sent before the last one. */
export default function RegisterPage() {
  const path = useAuthPath();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const companyId = search.get("companyId");
  const wanted = search.get("step");
  const { run } = useAuthRequest();
  const [google, setGoogle] = useState<GoogleAnswer | null>(null);
  const [way, setWay] = useState<Way>(companyId ? { kind: "invited", companyId } : { kind: "found" });
  // What the company step was prefilled with.
  const before = useRef<Registrant>(EMPTY_REGISTRATION);
  const registered = useRef(factsOf(undefined));
  const rules = { hasPassword: google === null, hasDotNumber: way.kind !== "invited" };
  const form = useForm<RegistrationValues>({
    initialValues: initialValues(search.get("email")),
    validate: (values) => checkStep(reachable(wanted, way, values, rules), values, rules),
  });
  useEffect(() => writeRegistrationDraft(form.values), [form.values]);

  const steps = stepsOf(way);
  const step = reachable(wanted, way, form.values, rules);
  const position = steps.indexOf(step);
  const googleEmail = google ? emailOf(google) : undefined;
  const email = googleEmail ?? form.values.email.trim();

  // In the address, so that the browser's Back button leads to the previous step.
  const goTo = (next: Step, options?: { replace: boolean }) => {
    const changed = new URLSearchParams(search);
    if (next === "account") changed.delete("step");
    else changed.set("step", next);
    setSearch(changed, options);
  };
  // After a reload the address may name a step not reached yet.
  const isAhead = wanted !== null && wanted !== step;
  const goBack = useEffectEvent(() => goTo(step, { replace: true }));
  useEffect(() => {
    if (isAhead) goBack();
  }, [isAhead]);

  const goOn = async (values: RegistrationValues) => {
    if (step === "review") return send(values);
    let taken = way;
    if (step === "account") {
      if (way.kind !== "invited") taken = await findWay(values.dotNumber.trim());
      setWay(taken);
      const person = { fullname: values.fullname, email };
      const facts = factsOf(taken.kind === "found" ? taken.registry : undefined);
      form.setValues(filledIn(prefilled(values, person, before.current), facts, registered.current));
      before.current = person;
      registered.current = facts;
      // A request to join is shown before it is made.
      if (taken.kind === "join" && !isSameCompany(taken, way)) return;
    }
    const ahead = stepsOf(taken);
    goTo(ahead[ahead.indexOf(step) + 1] ?? "review");
  };

  const send = async (values: RegistrationValues) => {
    const registration = toRegistration(values, way);
    try {
      if (google)
        await run("google_sign_up", async () =>
          signUpWithGoogle(await identityProvider(config()), google, registration),
        );
      else await run("sign_up", async () => signUp(await identityProvider(config()), values, registration));
    } catch (error) {
      throw withServerFields(error);
    }
    dropRegistrationDraft();
    if (!google) keepCredentials({ email, password: values.password });
    await navigate(`${path(google ? "login" : "confirm-mail")}?${new URLSearchParams({ email })}`);
  };

  return (
    <AuthPage
      {...TITLES[step]}
      footer={
        <>
          Already registered?{" "}
          <Anchor component={Link} to={path("login")} inherit>
            Log in
          </Anchor>
        </>
      }
    >
      <Stack gap="md">
        <Stack gap={6}>
          <Text size="sm" c="dimmed">
            Step {position + 1} of {steps.length}
          </Text>
          <Progress
            value={((position + 1) / steps.length) * 100}
            size="xs"
            color="var(--mantine-color-anchor)"
            aria-label="Progress of the registration"
          />
        </Stack>
        <Form form={form} onSubmit={goOn} aria-label={TITLES[step].title} keepsDraft>
          {step === "account" && <AccountStep googleEmail={googleEmail} way={way} />}
          {step === "company" && <CompanyStep answer={way.kind === "found" ? way.registry : undefined} />}
          {step === "review" && (
            <ReviewStep way={way} registration={toRegistration(form.values, way)} email={email} onChange={goTo} />
          )}
          <Group grow preventGrowOverflow={false} mt="xs">
            {position > 0 && (
              <Button variant="default" onClick={() => goTo(steps[position - 1] ?? "account")}>
                Back
              </Button>
            )}
            <SubmitButton>{submitLabel(step, way)}</SubmitButton>
          </Group>
        </Form>
        {step === "account" && !google && config().google && (
          <>
            <Divider label="or" />
            <GoogleButton
              label="Register with Google"
              onAnswer={async (ask) => {
                const answer = await askInWords(ask);
                setGoogle(answer);
                const name = readJwt(answer.idToken)?.name;
                if (typeof name === "string" && form.values.fullname === "") form.setFieldValue("fullname", name);
              }}
            />
          </>
        )}
      </Stack>
    </AuthPage>
  );
}

/** An invitation's link names the address; the rest is what was typed in this tab before. */
function initialValues(invitedEmail: string | null): RegistrationValues {
  const draft = readRegistrationDraft();
  return { ...draft, email: invitedEmail ?? draft.email };
}

function submitLabel(step: Step, way: Way): string {
  if (step === "review") return way.kind === "join" ? "Ask to join" : "Register";
  return way.kind === "join" ? "Ask to join" : "Continue";
}

function isSameCompany(one: Way, other: Way): boolean {
  return one.kind === "join" && other.kind === "join" && one.companyName === other.companyName;
}

/** Longer than the server waits for FMCSA. Without an answer the details are entered by hand. */
const LOOKUP_MS = 7_000;

/** A registered number leads to a request to join. The registration never waits for this question. */
async function findWay(dotNumber: string): Promise<Way> {
  try {
    const params = { path: { dot_number: dotNumber } };
    const signal = AbortSignal.timeout(LOOKUP_MS);
    const { data } = await apiClient.GET("/api/carriers/{dot_number}", { params, signal });
    return data?.is_registered
      ? { kind: "join", companyName: data.company_name ?? "This company" }
      : { kind: "found", registry: data?.registry };
  } catch {
    return { kind: "found", registry: { outcome: "unavailable" } };
  }
}

async function askInWords(ask: () => Promise<GoogleAnswer>): Promise<GoogleAnswer> {
  try {
    return await ask();
  } catch (error) {
    throw new Error(messageFor("google", error), { cause: error });
  }
}

function emailOf(answer: GoogleAnswer): string | undefined {
  const email = readJwt(answer.idToken)?.email;
  return typeof email === "string" ? email : undefined;
}

/** Adds what the server said about single fields to the catalog's text, in the shape that the form shows. */
function withServerFields(error: unknown): unknown {
  const cause = error instanceof AuthRequestError ? error.cause : undefined;
  if (!(error instanceof AuthRequestError) || !(cause instanceof StoreError)) return error;
  return Object.assign(error, { status: 0, code: cause.code, ...pickServerFacts(cause.cause) });
}

function pickServerFacts(answer: unknown): object {
  if (typeof answer !== "object" || answer === null) return {};
  const { fields, requestId } = answer as { fields?: unknown; requestId?: unknown };
  return { ...(Array.isArray(fields) && { fields }), ...(typeof requestId === "string" && { requestId }) };
}
