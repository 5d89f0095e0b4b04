import { useEffect, useRef } from "react";
import { useIdempotencyKey, useCan, useNavigate, usePageTitle, useSession } from "@haul/platform";
import { Button, toast } from "@haul/ui/core";
import { ForbiddenState, PageHeader } from "@haul/ui/data";
import { Form, FormActions, useForm } from "@haul/ui/forms";
import { DraftNotice, useFormDraft } from "@haul/ui/long-forms";
import { acceptingCredit } from "../../../partners/credit/accept-credit";
import { ChargeListFields } from "../charges/charge-list-fields";
import { ContractPrice } from "./contract-price";
import { BesidePaper } from "./beside-paper";
import { DropRateConfirmation } from "./drop-rate-confirmation";
import { parseLoadDraft } from "./load-draft";
import { asksAboutReference, emptyLoad, loadCreate, type LoadValues } from "./load-form-values";
import { loadProblems, loadSchema } from "./load-schema";
import { CustomerSection, FreightSection, MoreSections } from "./load-sections";
import { ChargeSums, RunningTotal } from "./load-total-view";
import { bookedWord, useRateConfirmation } from "./use-rate-confirmation";
import { useCreateLoad, type Load } from "../loads.queries";
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
  const form = useForm<LoadValues>({ initialValues: emptyLoad, schema: loadSchema, validate: loadProblems });
  const userId = useSession()?.user_id ?? "";
  const paper = useRateConfirmation(userId, create.isPending);
  const draft = paper.withDraft(useFormDraft(form, { name: "load", userId, empty: emptyLoad, parse: parseLoadDraft }));
  const isHere = useIsHere();
  const isUnderway = useRef(false);

  const save = async (values: LoadValues) => {
    // Pressing again before the load's page opens would book and upload twice.
    if (isUnderway.current) return;
    isUnderway.current = true;
    try {
      const body = loadCreate(values, isDraft.current);
      const load = await acceptingCredit("book", (accepts_credit_risk) =>
        create.mutateAsync({ params: { header }, body: { ...body, accepts_credit_risk } }),
      );
      if (load) await finish(load);
      else isUnderway.current = false;
    } catch (error) {
      isUnderway.current = false;
      if (asksAboutReference(error)) form.setFieldValue("is_reference_taken", true);
      throw error;
    }
  };

  const finish = async (load: Load) => {
    draft.finish();
    const isComplete = await paper.sendTo(load);
    // The upload can take a while. If the person has left the page by then, don't pull them back.
    if (isHere()) await navigate(`/apps/loads/${load.id}${isComplete ? "" : "?tab=papers"}`);
    else if (isComplete) toast.success(`Load ${load.number} is ${bookedWord(load)}`);
  };

  return (
    <DropRateConfirmation paper={paper}>
      <PageHeader
        title="New load"
        description="From the rate confirmation: customer, stops, freight, charges."
        back={{ href: "/apps/loads", label: "Loads" }}
      />
      <DraftNotice draft={draft} />
      <BesidePaper paper={paper}>
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
            <ContractPrice />
            <ChargeListFields description="A fuel program adds its surcharge when the load is booked." next="FUEL">
              <ChargeSums />
            </ChargeListFields>
            <MoreSections isNew />
            <FormActions
              submitLabel="Book load"
              onCancel={() => void navigate("/apps/loads")}
              summary={<RunningTotal />}
            >
              <Button type="submit" value={DRAFT} variant="subtle" disabled={paper.isLocked}>
                Save as draft
              </Button>
            </FormActions>
          </Form>
        </div>
      </BesidePaper>
    </DropRateConfirmation>
  );
}

/** Whether the page is still the one that the person looks at. */
function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
