import { useRef } from "react";
import { useIdempotencyKey, useCan, useNavigate, usePageTitle } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { ForbiddenState, PageHeader } from "@haul/ui/data";
import { Form, FormActions, useForm } from "@haul/ui/forms";
import { acceptingCredit } from "../../../partners/credit/accept-credit";
import { ChargeListFields } from "../charges/charge-list-fields";
import { LoadFields } from "./load-fields";
import { asksAboutReference, emptyLoad, loadCreate, type LoadValues } from "./load-form-values";
import { contactProblems, loadSchema } from "./load-schema";
import { useCreateLoad } from "../loads.queries";
import { StopListFields } from "../stops/stop-list-fields";

/** Books a load from a rate confirmation's facts. */
export default function LoadCreatePage() {
  usePageTitle("New load");
  return useCan("loads:write") ? <LoadCreator /> : <ForbiddenState />;
}

/** The value of the button that keeps a draft. */
const DRAFT = "draft";

function LoadCreator() {
  const navigate = useNavigate();
  const create = useCreateLoad();
  const { header } = useIdempotencyKey();
  const isDraft = useRef(false);
  const form = useForm<LoadValues>({ initialValues: emptyLoad, schema: loadSchema, validate: contactProblems });

  const save = async (values: LoadValues) => {
    try {
      const body = loadCreate(values, isDraft.current);
      const load = await acceptingCredit("book", (accepts_credit_risk) =>
        create.mutateAsync({ params: { header }, body: { ...body, accepts_credit_risk } }),
      );
      if (load) await navigate(`/apps/loads/${load.id}`);
    } catch (error) {
      if (asksAboutReference(error)) form.setFieldValue("is_reference_taken", true);
      throw error;
    }
  };

  return (
    <>
      <PageHeader title="New load" description="From the rate confirmation: customer, freight, stops, charges." />
      <div
        // Which button submits counts even when the browser's own rules refuse: the next one may be the other.
        onSubmitCapture={({ nativeEvent }) => {
          isDraft.current =
            nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute("value") === DRAFT;
        }}
      >
        <Form form={form} onSubmit={save} gap="lg" aria-label="New load">
          <LoadFields isNew />
          <StopListFields />
          <ChargeListFields description="The load shows the amounts once it is saved." next="FUEL" />
          <FormActions submitLabel="Book load" onCancel={() => void navigate("/apps/loads")}>
            <Button type="submit" value={DRAFT} variant="subtle" disabled={create.isPending}>
              Save as draft
            </Button>
          </FormActions>
        </Form>
      </div>
    </>
  );
}
