import { useState } from "react";
import { apiClient, useApiMutation, useAction, type ApiData } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Alert, Button, Stack, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { IconSearch } from "@haul/ui/icons";
import { checkDotNumber } from "../auth/register/carrier-fields";
import type { Company } from "./company.queries";
import { useRecentSignIn } from "./recent-sign-in";

type Carrier = ApiData<"/api/carriers/{dot_number}", "get">;

const useChangeDotNumber = () =>
  useApiMutation("post", "/api/company/change_dot_number", { invalidates: ["/api/company", "/api/motor_carriers"] });

/** Why the number can't be looked up yet. */
const NO_LOOKUP_ID = "no-dot-number-to-look-up";

/** Another USDOT number: whom FMCSA knows by it can be looked up first, and nothing that it says prevents the change. */
export function DotNumberForm({ company, onDone }: { company: Company; onDone: () => void }) {
  const change = useChangeDotNumber();
  const saving = useOpenedVersion(company.version);
  const signIn = useRecentSignIn();
  const act = useAction();
  const [found, setFound] = useState<Carrier>();
  const form = useForm({
    initialValues: { dot_number: company.dot_number },
    validate: ({ dot_number }) => {
      const isSame = dot_number.trim() === company.dot_number;
      const problem = isSame ? "Enter another number: this is your company's now." : checkDotNumber(dot_number);
      return problem === undefined ? {} : { dot_number: problem };
    },
  });
  const number = form.values.dot_number.trim();
  const isNew = checkDotNumber(number) === undefined && number !== company.dot_number;

  const lookUp = async () => {
    const params = { path: { dot_number: number } };
    const { data } = await act(() => apiClient.GET("/api/carriers/{dot_number}", { params }));
    setFound(data);
  };

  return (
    <>
      <Form
        form={form}
        aria-label="USDOT number"
        onSubmit={async ({ dot_number }) => {
          const body = { dot_number: dot_number.trim() };
          if (!(await signIn.saves(() => saving((version) => change.mutateAsync({ body: { version, ...body } })))))
            return;
          toast.success("The USDOT number is changed.");
          onDone();
        }}
      >
        <Text c="dimmed">
          Change it only if it is wrong or FMCSA assigned you a new one. Your own carrier record changes too, every
          Admin is notified, and the number must be confirmed again.
        </Text>
        <FormField name="dot_number" label="USDOT number" required autoFocus maxLength={8} />
        <Stack gap="xs">
          <Button
            variant="default"
            style={{ alignSelf: "flex-start" }}
            leftSection={<IconSearch size={16} aria-hidden />}
            disabled={!isNew}
            {...(!isNew && { "aria-describedby": NO_LOOKUP_ID })}
            onClick={() => void lookUp()}
          >
            Look up at FMCSA
          </Button>
          {!isNew && (
            <Text id={NO_LOOKUP_ID} size="sm" c="dimmed">
              Enter another USDOT number to look it up.
            </Text>
          )}
          {found?.dot_number === number && <Standing carrier={found} />}
        </Stack>
        <FormActions submitLabel="Change USDOT number" onCancel={onDone} />
      </Form>
      {signIn.dialog}
    </>
  );
}

function Standing({ carrier: { is_registered, company_name, registry } }: { carrier: Carrier }) {
  if (is_registered) {
    return (
      <Alert color="red" role="status">
        {company_name ?? "Another company"} is registered with this number. Check it, or contact support.
      </Alert>
    );
  }
  switch (registry?.outcome) {
    case "active":
      return (
        <Alert color="green" role="status">
          {registry.legal_name}: FMCSA allows it to operate.
        </Alert>
      );
    case "not_allowed":
      return (
        <Alert color="amber" role="status">
          {registry.legal_name}: not allowed to operate, according to FMCSA. Until that is in order, dispatch blocks
          your trucks.
        </Alert>
      );
    case "not_found":
      return (
        <Alert color="amber" role="status">
          FMCSA has no carrier with this number. Your company counts as unverified until it has.
        </Alert>
      );
    default:
      return (
        <Alert color="amber" role="status">
          FMCSA didn&rsquo;t answer. The number is checked later.
        </Alert>
      );
  }
}
