import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, Text, toast, useIsPhone } from "@haul/ui/core";
import { IconTag } from "@haul/ui/icons";
import { type Subject, type TagRef, useTagRecord, pathOf } from "./annotations.queries";
import { mayWriteOf } from "./permissions";
import { TagChips } from "./tag-chips";
import { TagDialog } from "./tag-dialog";

interface RecordTagsProps {
  subject: Subject;
  tags: readonly TagRef[];
  /** What the record is called, for the dialog. */
  name: string;
}

/** A record's tags; who may change the record puts them on and takes them off. */
export function RecordTags({ subject, tags, name }: RecordTagsProps) {
  const mayWrite = useCan(mayWriteOf(subject.kind));
  const [isAdding, setIsAdding] = useState(false);
  const tag = useTagRecord();
  const isPhone = useIsPhone();
  const params = pathOf(subject);
  const remove = ({ id }: TagRef) =>
    tag.mutate({ params, body: { remove: [id] } }, { onError: (error: unknown) => toast.error(error) });
  return (
    <Group gap="xs">
      <TagChips tags={tags} onRemove={mayWrite ? remove : undefined} />
      {tags.length === 0 && !mayWrite && <Text c="dimmed">No tags</Text>}
      {mayWrite && (
        <Button
          size={isPhone ? "sm" : "compact-xs"}
          variant="default"
          leftSection={<IconTag size={13} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          Add tag
        </Button>
      )}
      {isAdding && (
        <TagDialog
          title={`Add tag: ${name}`}
          submitLabel="Add tag"
          mayCreate
          onChoose={async ({ id }) => {
            await tag.mutateAsync({ params, body: { add: [id] } });
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Group>
  );
}
