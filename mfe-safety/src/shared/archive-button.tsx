import { Button, confirm, toast } from "@haul/ui/core";

export interface ArchiveButtonProps {
  name: string;
  isArchived: boolean;
  /** What follows for work that goes on. */
  consequence: string;
  archive: () => Promise<unknown>;
  restore: () => Promise<unknown>;
}

/** Puts a record away after asking, or takes it out again; neither loses anything. */
export function ArchiveButton({ name, isArchived, consequence, archive, restore }: ArchiveButtonProps) {
  const toggle = async () => {
    if (
      !isArchived &&
      !(await confirm({ title: `Archive ${name}?`, body: `${consequence} It can be restored.`, action: "Archive" }))
    )
      return;
    try {
      await (isArchived ? restore() : archive());
      toast.success(`${name} is ${isArchived ? "back" : "archived"}.`);
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <Button size="xs" variant="default" onClick={() => void toggle()}>
      {isArchived ? "Restore" : "Archive"}
    </Button>
  );
}
