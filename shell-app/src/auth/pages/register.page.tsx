import { useState } from "react";
import { Anchor, Button, Divider, Group, Progress, Stack, Text } from "@haul/ui/core";
import { Form, SubmitButton, useForm } from "@haul/ui/forms";
import { apiClient, config, Link, messageFor, readJwt, useNavigate, useSearchParams } from "@haul/platform";
import { signUp, signUpWithGoogle, StoreError } from "../flows/sign-up";
import { GoogleButton } from "../google/google-button";
import type { GoogleAnswer } from "../google/google-popup";
import { AuthPage, useAuthPath } from "../layout/auth-layout";
import { identityProvider } from "../provider/identity-provider";
import {
  checkStep,
  EMPTY_REGISTRATION,
  stepsOf,
  toRegistration,
  type RegistrationValues,
  type Step,
  type Way,
} from "../register/registration";
import { AccountStep, CarrierStep, CompanyStep, DetailsStep, TermsStep } from "../register/steps";
import { AuthRequestError, useAuthRequest } from "../use-auth-request";

const TITLES: Record<Step, { title: string; lead: string }> = {
  account: { title: "Create your account", lead: "You, first. The company comes next." },
  carrier: { title: "Your carrier", lead: "Carriers are known by their USDOT number." },
  company: { title: "Your company", lead: "As it is registered with the FMCSA." },
  details: { title: "How to reach the company", lead: "Brokers and shippers see this on your papers." },
  terms: { title: "Almost there", lead: "One last look." },
};

/** Registers a person and their carrier, step by step; nothing is sent before the last one. */
export default function RegisterPage() {
  const path = useAuthPath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const companyId = search.get("companyId");
  const { run } = useAuthRequest();
  const [google, setGoogle] = useState<GoogleAnswer | null>(null);
  const [way, setWay] = useState<Way>(companyId ? { kind: "invited", companyId } : { kind: "found" });
  const [step, setStep] = useState<Step>("account");
  const form = useForm<RegistrationValues>({
    initialValues: { ...EMPTY_REGISTRATION, email: search.get("email") ?? "" },
    validate: (values) => checkStep(step, values, { hasPassword: google === null }),
  });

  const steps = stepsOf(way);
  const position = steps.indexOf(step);
  const googleEmail = google ? emailOf(google) : undefined;

  const goOn = async (values: RegistrationValues) => {
    let taken = way;
    if (step === "carrier") {
      taken = await findWay(values.dotNumber.trim());
      setWay(taken);
      // A request to join is shown before it is made.
      if (taken.kind === "join" && !isSameCompany(taken, way)) return;
    }
    const ahead = stepsOf(taken);
    const next = ahead[ahead.indexOf(step) + 1];
    if (next) setStep(next);
    else await send(values);
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
    const query = new URLSearchParams({ email: googleEmail ?? values.email.trim() });
    await navigate(`${path(google ? "login" : "confirm-mail")}?${query}`);
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
          <Progress value={((position + 1) / steps.length) * 100} size="xs" aria-label="Progress of the registration" />
        </Stack>
        <Form form={form} onSubmit={goOn} aria-label={TITLES[step].title}>
          {step === "account" && <AccountStep googleEmail={googleEmail} />}
          {step === "carrier" && <CarrierStep way={way} />}
          {step === "company" && <CompanyStep />}
          {step === "details" && <DetailsStep />}
          {step === "terms" && <TermsStep way={way} />}
          <Group grow preventGrowOverflow={false} mt="xs">
            {position > 0 && (
              <Button variant="default" onClick={() => setStep(steps[position - 1] ?? "account")}>
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

function submitLabel(step: Step, way: Way): string {
  if (step === "terms") return way.kind === "join" ? "Ask to join" : "Register";
  return step === "carrier" && way.kind === "join" ? "Ask to join" : "Continue";
}

function isSameCompany(one: Way, other: Way): boolean {
  return one.kind === "join" && other.kind === "join" && one.companyName === other.companyName;
}

/** A registered number leads to a request to join. The registration never waits for this question. */
async function findWay(dotNumber: string): Promise<Way> {
  try {
    const { data } = await apiClient.GET("/api/carriers/{dot_number}", { params: { path: { dot_number: dotNumber } } });
    return data?.is_registered ? { kind: "join", companyName: data.company_name ?? "This company" } : { kind: "found" };
  } catch {
    return { kind: "found" };
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

/** Adds what the server said about single fields to the catalogue's text, in the shape that the form shows. */
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
