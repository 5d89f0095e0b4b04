import { useRef } from "react";
import { useIdempotencyKey, useCan, useNavigate, usePageTitle, useSession } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { ForbiddenState, PageHeader } from "@haul/ui/data";
import { Form, FormActions, useForm } from "@haul/ui/forms";
import { DraftNotice, useFormDraft } from "@haul/ui/long-forms";
import { acceptingCredit } from "../../../partners/credit/accept-credit";
import { ChargeListFields } from "../charges/charge-list-fields";
import { parseLoadDraft } from "./load-draft";
import { asksAboutReference, emptyLoad, loadCreate, type LoadValues } from "./load-form-values";
import { contactProblems, loadSchema } from "./load-schema";
import { CustomerSection, FreightSection, MoreSections } from "./load-sections";
import { ChargeSums, RunningTotal } from "./load-total-view";
import { useCreateLoad } from "../loads.queries";
import { StopListFields } from "../stops/stop-list-fields";
import { emptyStop } from "../stops/stop-values";

/** Books a load from a rate confirmation's facts. */
export default function LoadCreatePage() {
  usePageTitle("New load");
  return useCan("loads:write") ? <LoadCreator /> : <ForbiddenState permission="loads:write" />;
}

/** The value of the button that keeps a draft. */
const DRAFT = "draft";

function LoadCreator() {
  const navigate = useNavigate();
  const create = useCreateLoad();
  const { header } = useIdempotencyKey();
  const isDraft = useRef(false);
  const form = useForm<LoadValues>({ initialValues: emptyLoad, schema: loadSchema, validate: contactProblems });
  const userId = useSession()?.user_id ?? "";
  const draft = useFormDraft(form, { name: "load", userId, empty: emptyLoad, parse: parseLoadDraft });

  const save = async (values: LoadValues) => {
    try {
      const body = loadCreate(values, isDraft.current);
      const load = await acceptingCredit("book", (accepts_credit_risk) =>
        create.mutateAsync({ params: { header }, body: { ...body, accepts_credit_risk } }),
      );
      if (!load) return;
      draft.finish();
      await navigate(`/apps/loads/${load.id}`);
    } catch (error) {
      if (asksAboutReference(error)) form.setFieldValue("is_reference_taken", true);
      throw error;
    }
  };

  return (
    <>
      <PageHeader title="New load" description="From the rate confirmation: customer, stops, freight, charges." />
      <DraftNotice draft={draft} />
      <div
        // Which button submits counts even when the browser's own rules refuse: the next one may be the other.
        onSubmitCapture={({ nativeEvent }) => {
          isDraft.current =
            nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute("value") === DRAFT;
        }}
      >
        <Form key={draft.round} form={form} onSubmit={save} gap="lg" keepsDraft aria-label="New load">
          <CustomerSection />
          <StopListFields empty={emptyStop} />
          <FreightSection />
          <ChargeListFields description="A fuel program adds its surcharge when the load is booked." next="FUEL">
            <ChargeSums />
          </ChargeListFields>
          <MoreSections isNew />
          <FormActions submitLabel="Book load" onCancel={() => void navigate("/apps/loads")} summary={<RunningTotal />}>
            <Button type="submit" value={DRAFT} variant="subtle" disabled={create.isPending}>
              Save as draft
            </Button>
          </FormActions>
        </Form>
      </div>
    </>
  );
}
