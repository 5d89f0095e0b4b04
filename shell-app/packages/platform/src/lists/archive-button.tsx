import { useState } from "react";
import { Button, confirm, toast } from "@haul/ui/core";

export interface ArchiveButtonProps {
  name: string;
  isArchived: boolean;
  /** What follows for work that goes on. */
  consequence: string;
  /** On the question's button. */
  action?: string;
  archive: () => Promise<unknown>;
  restore: () => Promise<unknown>;
}

/** Puts a record away after asking, or takes it out again; neither loses anything. */
export function ArchiveButton({
  name,
  isArchived,
  consequence,
  action = "Archive",
  archive,
  restore,
}: ArchiveButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  const toggle = async () => {
    if (!isArchived) {
      const body = RESTORABLE.test(consequence) ? consequence : `${consequence} It can be restored.`;
      if (!(await confirm({ title: `Archive ${name}?`, body, action }))) return;
    }
    setIsBusy(true);
    try {
      await (isArchived ? restore() : archive());
    } catch (error) {
      toast.error(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button size="xs" variant="default" loading={isBusy} onClick={() => void toggle()}>
      {isArchived ? "Restore" : "Archive"}
    </Button>
  );
}

/** Some say it themselves. */
const RESTORABLE = /can be restored/;
