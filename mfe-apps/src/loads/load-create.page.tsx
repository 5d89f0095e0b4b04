import { useRef } from "react";
import { useIdempotencyKey, useCan, useNavigate, usePageTitle } from "@haul/platform";
import { ActionIcon, Button, Group, Stack } from "@haul/ui/core";
import { ForbiddenState, PageHeader } from "@haul/ui/data";
import { Form, FormActions, FormSection, useForm } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { ChargeFields } from "./charge-fields";
import { chargeValues } from "./charge-values";
import { LoadFields } from "./load-fields";
import { asksAboutReference, emptyLoad, emptyStop, loadCreate, type LoadValues } from "./load-form-values";
import { contactProblems, loadSchema } from "./load-schema";
import { useCreateLoad } from "./loads.queries";
import { StopFields } from "./stop-fields";

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
  const { stops, charges } = form.values;

  const save = async (values: LoadValues) => {
    try {
      const load = await create.mutateAsync({ params: { header }, body: loadCreate(values, isDraft.current) });
      await navigate(`/apps/loads/${load.id}`);
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
          <LoadFields />
          {stops.map((stop, index) => (
            <FormSection key={index} title={`Stop ${index + 1}: ${stop.kind === "delivery" ? "delivery" : "pickup"}`}>
              <StopFields path={`stops.${index}`} />
              {stops.length > 2 && (
                <Button
                  variant="subtle"
                  color="red"
                  size="xs"
                  leftSection={<IconTrash size={14} aria-hidden />}
                  onClick={() => form.removeListItem("stops", index)}
                >
                  Remove stop {index + 1}
                </Button>
              )}
            </FormSection>
          ))}
          <Group gap="xs">
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => form.insertListItem("stops", emptyStop("pickup"), stops.length - 1)}
            >
              Add pickup
            </Button>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => form.insertListItem("stops", emptyStop("delivery"), stops.length)}
            >
              Add delivery
            </Button>
          </Group>
          <FormSection title="Charges" description="The load shows the amounts once it is saved.">
            {charges.map((_, index) => (
              <Group key={index} align="flex-end" wrap="nowrap">
                <Stack flex={1}>
                  <ChargeFields path={`charges.${index}`} />
                </Stack>
                {charges.length > 1 && (
                  <ActionIcon
                    variant="subtle"
                    aria-label={`Remove charge ${index + 1}`}
                    onClick={() => form.removeListItem("charges", index)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                )}
              </Group>
            ))}
            <Group>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconPlus size={14} aria-hidden />}
                onClick={() => form.insertListItem("charges", { ...chargeValues(), code: "FUEL" })}
              >
                Add charge
              </Button>
            </Group>
          </FormSection>
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
