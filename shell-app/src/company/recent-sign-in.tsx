import { type ReactNode, useState } from "react";
import { ApiError } from "@haul/platform";
import { Button, Group, Modal, Stack, Text } from "@haul/ui/core";
import { leaveSession } from "../auth/start-session";

interface SignInWords {
  readonly title: string;
  /** What the person does after the sign-in. */
  readonly then: string;
}

const OF_A_CHANGE: SignInWords = {
  title: "Your change is not saved",
  then: "You come back to this form, where you enter your change again.",
};

/** The server wants a sign-in of the last ten minutes for this change. */
function isRecentSignInNeeded(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === "recent_sign_in_needed";
}

/**
 * For a change that may need a recent sign-in: `saves` is true once it is saved, and false when `dialog` asks the person
 * to sign in again instead, in the words for it.
 */
export function useRecentSignIn(words: SignInWords = OF_A_CHANGE): {
  saves: (save: () => Promise<unknown>) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<string>();
  const saves = async (save: () => Promise<unknown>) => {
    try {
      await save();
      return true;
    } catch (error) {
      if (!isRecentSignInNeeded(error)) throw error;
      setReason(error.message);
      setIsOpen(true);
      return false;
    }
  };
  const close = () => {
    setIsOpen(false);
  };
  return { saves, dialog: <RecentSignIn words={words} isOpen={isOpen} reason={reason} onClose={close} /> };
}

interface RecentSignInProps {
  words: SignInWords;
  isOpen: boolean;
  /** The server's sentence. */
  reason: string | undefined;
  onClose: () => void;
}

/**
 * Says why the change was refused and offers to sign in again.
 * Signing out leads to the login page, which leads back to the address that is open now.
 */
function RecentSignIn({ words, isOpen, reason, onClose }: RecentSignInProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void leaveSession();
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title={words.title}>
      <Stack>
        <Text size="md">{reason}</Text>
        <Text size="md">{words.then}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Go back
          </Button>
          <Button loading={isLeaving} onClick={leave} data-autofocus>
            Sign in again
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
