import { Button, Modal } from "@mantine/core";
import { useRef } from "react";
import { Form, FormActions, useFormContext } from "../forms/form";
import { FormField } from "../forms/form-field";
import { useForm } from "../forms/use-form";
import { canCopy } from "./copy-link";

export interface ViewDialogValues extends Record<string, unknown> {
  name: string;
  is_default: boolean;
  is_shared: boolean;
}

interface ViewDialogProps {
  title: string;
  values: ViewDialogValues;
  submit: string;
  /** Renaming asks for the name only. */
  hasNameOnly?: boolean;
  /** Saving can copy the view's link too. */
  hasLink?: boolean;
  onSave: (values: ViewDialogValues, copies: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what a view is called, and whose it is. */
export default function ViewDialog(props: ViewDialogProps) {
  const { title, values, submit, hasNameOnly, onSave, onClose } = props;
  const offersCopy = props.hasLink === true && canCopy();
  const copies = useRef(false);
  const form = useForm<ViewDialogValues>({
    initialValues: values,
    validate: ({ name }) => (name.trim() === "" ? { name: "Give the view a name." } : {}),
  });
  const save = async (wanted: ViewDialogValues) => {
    await onSave(wanted, copies.current);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save}>
        <FormField name="name" label="Name" required autoFocus maxLength={60} />
        {!hasNameOnly && (
          <>
            <FormField name="is_default" type="checkbox" label="Open the list with this view" />
            <FormField
              name="is_shared"
              type="checkbox"
              label="Share with the company"
              description="Colleagues can open and copy it; only you can change it."
            />
          </>
        )}
        <FormActions submitLabel={submit} onCancel={onClose}>
          {offersCopy && (
            <SaveAndCopy
              onSave={(form) => {
                copies.current = true;
                // The form reads it before this returns.
                form.requestSubmit();
                copies.current = false;
              }}
            />
          )}
        </FormActions>
      </Form>
    </Modal>
  );
}

/** Saves the form around it without its main button, which Enter presses. */
function SaveAndCopy({ onSave }: { onSave: (form: HTMLFormElement) => void }) {
  const { isSaving } = useFormContext();
  return (
    <Button
      type="button"
      variant="default"
      disabled={isSaving}
      onClick={({ currentTarget: { form } }) => form && onSave(form)}
    >
      Save and copy link
    </Button>
  );
}
