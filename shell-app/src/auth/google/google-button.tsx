import { useState } from "react";
import { Alert, Button, Stack } from "@haul/ui/core";
import { IconBrandGoogle } from "@haul/ui/icons";
import { config } from "@haul/platform";
import { askGoogle, type GoogleAnswer } from "./google-popup";

export interface GoogleButtonProps {
  label: string;
  /** Gets the function that opens Google's window; what it throws is shown under the button. */
  onAnswer: (ask: () => Promise<GoogleAnswer>) => Promise<void>;
}

/** Signing in with a Google account. Absent where the operator has not set Google up. */
export function GoogleButton({ label, onAnswer }: GoogleButtonProps) {
  const { google } = config();
  const [isWaiting, setIsWaiting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (!google) return null;

  const ask = async () => {
    setIsWaiting(true);
    setError(null);
    try {
      await onAnswer(() => askGoogle(google));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setIsWaiting(false);
    }
  };
  return (
    <Stack gap="xs">
      <Button
        variant="default"
        fullWidth
        loading={isWaiting}
        leftSection={<IconBrandGoogle size={16} aria-hidden />}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      {error && (
        <Alert color="red" variant="light" role="alert">
          {error}
        </Alert>
      )}
    </Stack>
  );
}
