import { Button, getDefaultZIndex, Group, Modal, Stack, Text } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { createStore, useStore } from "@mantine/store";
import type { ConfirmOptions } from "./confirm";
import { mountOverlay } from "./overlays";

interface Question extends ConfirmOptions {
  /** Settles the promise; later answers count for nothing. */
  readonly answer: (isSure: boolean) => void;
}

/** The question stays after its answer, for as long as the dialog takes to close. */
const asked = createStore<{ question?: Question; isOpen: boolean }>({ isOpen: false });

export function ask(options: ConfirmOptions): Promise<boolean> {
  mountOverlay(ConfirmDialog);
  asked.getState().question?.answer(false);
  return new Promise((resolve) => {
    asked.setState({ question: { ...options, answer: resolve }, isOpen: true });
  });
}

function ConfirmDialog() {
  const { question, isOpen } = useStore(asked);
  // A dialog that is open from its first render does not know where to give the focus back.
  const isMounted = useMounted();
  if (!question) return null;

  const { title, body, action, cancel = "Go back", isDestructive = false, answer } = question;
  const close = (isSure: boolean) => {
    answer(isSure);
    asked.setState({ question, isOpen: false });
  };
  return (
    <Modal
      opened={isMounted && isOpen}
      onClose={() => close(false)}
      title={title}
      // Above the drawer or dialog that asks.
      zIndex={getDefaultZIndex("modal") + 1}
    >
      <Stack>
        {typeof body === "string" ? <Text size="md">{body}</Text> : body}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus={isDestructive || undefined} onClick={() => close(false)}>
            {cancel}
          </Button>
          <Button
            color={isDestructive ? "red" : undefined}
            data-autofocus={!isDestructive || undefined}
            onClick={() => close(true)}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
