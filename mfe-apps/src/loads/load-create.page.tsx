import { useRef } from "react";
import { ApiError, useIdempotencyKey, useNavigate, usePageTitle } from "@haul/platform";
import { ActionIcon, Button, Group, toast } from "@haul/ui/core";
import { PageHeader } from "@haul/ui/data";
import { Form, FormActions, FormSection, SubmitButton, useForm } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { ChargeFields } from "./charge-fields";
import { chargeValues } from "./charge-values";
import { LoadFields } from "./load-fields";
import { emptyLoad, emptyStop, loadCreate, type LoadValues } from "./load-form-values";
import { loadSchema } from "./load-schema";
import { useCreateLoad } from "./loads.queries";
import { StopFields } from "./stop-fields";

/** Books a load from a rate confirmation's facts. */
export default function LoadCreatePage() {
  usePageTitle("New load");
  const navigate = useNavigate();
  const create = useCreateLoad();
  const { header } = useIdempotencyKey();
  const isDraft = useRef(false);
  const form = useForm<LoadValues>({ initialValues: emptyLoad, schema: loadSchema });
  const { stops, charges } = form.values;

  const save = async (values: LoadValues) => {
    try {
      const load = await create.mutateAsync({ params: { header }, body: loadCreate(values, isDraft.current) });
      toast.success(isDraft.current ? `Load ${load.number} is kept as a draft.` : `Load ${load.number} is booked.`);
      await navigate(`/apps/loads/${load.id}`);
    } catch (error) {
      // The question whether it is another load stands beside the number that asks it.
      if (error instanceof ApiError && error.code === "customer_reference_already_used")
        form.setFieldError("accepts_duplicate_reference", " ");
      throw error;
    } finally {
      isDraft.current = false;
    }
  };

  return (
    <>
      <PageHeader title="New load" description="From the rate confirmation: customer, freight, stops, charges." />
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
        <FormSection title="Charges" description="The server computes the amounts.">
          {charges.map((_, index) => (
            <Group key={index} align="flex-end" wrap="nowrap">
              <ChargeFields path={`charges.${index}`} />
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
          <SubmitButton
            variant="subtle"
            onClick={() => {
              isDraft.current = true;
            }}
          >
            Save as draft
          </SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
