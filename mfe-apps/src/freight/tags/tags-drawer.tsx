import * as z from "zod/mini";
import { useState } from "react";
import { useIdempotencyKey } from "@haul/platform";
import { TagChips, useOpenedVersion } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Button, Group, Stack, Text, toast, useIsPhone } from "@haul/ui/core";
import { Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { TAG_COLORS } from "../../words";
import {
  useArchiveTag,
  useCreateTag,
  useRestoreTag,
  useTags,
  useUpdateTag,
  type Tag,
  type TagColor,
} from "./tags.queries";

/** The company's tags: add one, rename it, give it another color, archive it. */
export default function TagsDrawer({ onClose }: { onClose: () => void }) {
  return (
    <RecordDrawer isOpen onClose={onClose} title="Tags" size="md">
      <Stack>
        <Panel title="New tag">
          <TagForm onDone={() => undefined} />
        </Panel>
        <TagList
          title="Active"
          archived={false}
          empty="No tags yet. Mark records with words such as Hot or Needs tarps."
        />
        <TagList title="Archived" archived empty="" />
      </Stack>
    </RecordDrawer>
  );
}

function TagList({ title, archived, empty }: { title: string; archived: boolean; empty: string }) {
  const tags = useTags(archived);
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <QueryStates query={tags}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0 && archived) return null;
        return (
          <Panel title={title}>
            {items.length === 0 && <Text c="dimmed">{empty}</Text>}
            <Stack gap="xs">
              {items.map((tag) =>
                tag.id === editing ? (
                  <TagForm key={tag.id} tag={tag} onDone={() => setEditing(null)} />
                ) : (
                  <TagRow key={tag.id} tag={tag} onEdit={() => setEditing(tag.id)} />
                ),
              )}
            </Stack>
            {tags.hasNextPage && (
              <Button variant="default" size="xs" mt="xs" onClick={() => void tags.fetchNextPage()}>
                Show more
              </Button>
            )}
          </Panel>
        );
      }}
    </QueryStates>
  );
}

function TagRow({ tag, onEdit }: { tag: Tag; onEdit: () => void }) {
  const [archive, restore] = [useArchiveTag(), useRestoreTag()];
  const isArchived = tag.archived_at !== undefined;
  const params = { path: { tag_id: tag.id } };
  const refused = { onError: (error: unknown) => toast.error(error) };
  const size = useIsPhone() ? "sm" : "compact-xs";
  return (
    <Group justify="space-between">
      <TagChips tags={[tag]} />
      <Group gap="xs">
        {!isArchived && (
          <Button size={size} variant="default" aria-label={`Edit ${tag.name}`} onClick={onEdit}>
            Edit
          </Button>
        )}
        <Button
          size={size}
          variant="default"
          aria-label={`${isArchived ? "Restore" : "Archive"} ${tag.name}`}
          onClick={() => (isArchived ? restore : archive).mutate({ params }, refused)}
        >
          {isArchived ? "Restore" : "Archive"}
        </Button>
      </Group>
    </Group>
  );
}

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Enter a name."), z.maxLength(30, "Use at most 30 characters.")),
});

function TagForm({ tag, onDone }: { tag?: Tag; onDone: () => void }) {
  const [create, update] = [useCreateTag(), useUpdateTag()];
  const key = useIdempotencyKey();
  const saving = useOpenedVersion(tag?.version ?? 0);
  const form = useForm<{ name: string; color: TagColor }>({
    initialValues: { name: tag?.name ?? "", color: tag?.color ?? "gray" },
    schema,
  });
  const save = async ({ name, color }: { name: string; color: TagColor }) => {
    const body = { name: name.trim(), color };
    if (tag) {
      const params = { path: { tag_id: tag.id } };
      await saving((version) => update.mutateAsync({ params, body: { ...body, version } }));
    } else {
      await create.mutateAsync({ params: { header: key.header }, body });
      key.renew();
      form.reset();
    }
    onDone();
  };
  return (
    <Form form={form} aria-label={tag ? `Edit ${tag.name}` : "New tag"} onSubmit={save}>
      <FormRow>
        <FormField name="name" label="Name" required maxLength={30} autoFocus />
        <FormField name="color" type="select" label="Color" options={optionsOf(TAG_COLORS)} required />
      </FormRow>
      <FormActions submitLabel={tag ? "Save tag" : "Add tag"} {...(tag ? { onCancel: onDone } : {})} />
    </Form>
  );
}
