import { Modal } from "@mantine/core";
import { Form, FormActions } from "../forms/form";
import { FormField } from "../forms/form-field";
import { useForm } from "../forms/use-form";

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
  onSave: (values: ViewDialogValues) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what a view is called, and whose it is. */
export default function ViewDialog({ title, values, submit, hasNameOnly, onSave, onClose }: ViewDialogProps) {
  const form = useForm<ViewDialogValues>({
    initialValues: values,
    validate: ({ name }) => (name.trim() === "" ? { name: "Give the view a name." } : {}),
  });
  const save = async (wanted: ViewDialogValues) => {
    await onSave(wanted);
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
              description="Colleagues open it and copy it; only you change it."
            />
          </>
        )}
        <FormActions submitLabel={submit} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
