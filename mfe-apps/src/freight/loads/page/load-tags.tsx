import { useState } from "react";
import { useCan } from "@haul/platform";
import { TagChips, TagDialog } from "@haul/platform/lists";
import { Button, Group, Text, toast, useIsPhone } from "@haul/ui/core";
import { IconTag } from "@haul/ui/icons";
import { useTagLoad, type Load } from "../loads.queries";

/** The load's tags; who may change loads puts them on and takes them off. */
export function LoadTags({ load }: { load: Load }) {
  const mayWrite = useCan("loads:write");
  const [isAdding, setIsAdding] = useState(false);
  const tag = useTagLoad();
  const isPhone = useIsPhone();
  const params = { path: { load_id: load.id } };
  return (
    <Group gap="xs">
      <TagChips
        tags={load.tags}
        onRemove={
          mayWrite
            ? ({ id }) =>
                tag.mutate({ params, body: { remove: [id] } }, { onError: (error: unknown) => toast.error(error) })
            : undefined
        }
      />
      {load.tags.length === 0 && !mayWrite && <Text c="dimmed">None</Text>}
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
          title={`Add tag: load ${load.number}`}
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
