import * as z from "zod/mini";
import { useIdempotencyKey, type FoundRecord } from "@haul/platform";
import { Modal, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { searchTags, useCreateTag } from "./annotations.queries";

interface TagDialogProps {
  title: string;
  submitLabel: string;
  /** Whether a word that is no tag yet becomes one. */
  mayCreate: boolean;
  onChoose: (tag: FoundRecord) => Promise<void> | void;
  onClose: () => void;
}

const schema = z.object({
  tag: z.nullable(z.unknown()).check(z.refine((value) => value !== null, "Choose a tag.")),
});

/** Asks for one tag, to put on or to take off. */
export function TagDialog({ title, submitLabel, mayCreate, onChoose, onClose }: TagDialogProps) {
  const create = useCreateTag();
  const key = useIdempotencyKey();
  const form = useForm<{ tag: FoundRecord | null }>({ initialValues: { tag: null }, schema });
  const make = async (typed: string): Promise<FoundRecord | null> => {
    try {
      const made = await create.mutateAsync({ params: { header: key.header }, body: { name: typed, color: "gray" } });
      key.renew();
      return { id: made.id, label: made.name };
    } catch (error) {
      toast.error(error);
      return null;
    }
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={({ tag }) => (tag ? onChoose(tag) : undefined)}>
        <FormField
          name="tag"
          type="record"
          label="Tag"
          required
          autoFocus
          search={searchTags}
          emptyLabel="No such tag"
          {...(mayCreate ? { onCreate: make, createLabel: "New tag" } : {})}
        />
        <FormActions submitLabel={submitLabel} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
