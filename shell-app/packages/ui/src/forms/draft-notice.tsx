import { Alert, Button, Group, Text } from "@mantine/core";
import { IconHistory } from "../icons";
import type { FormDraft } from "./use-form-draft";

/** Says above a form that an earlier entry is back, and offers to start over. */
export function DraftNotice({ draft: { state, startOver, undo } }: { draft: FormDraft }) {
  return (
    <div role="status">
      {state !== "none" && (
        <Alert role="none" variant="light" color="gray" py="xs" mb="md" icon={<IconHistory size={16} aria-hidden />}>
          <Group justify="space-between" gap="xs">
            <Text size="md">{state === "restored" ? "Restored what you had entered" : "The form is empty again"}</Text>
            <Button variant="subtle" onClick={state === "restored" ? startOver : undo}>
              {state === "restored" ? "Start over" : "Undo"}
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  );
}
