import { Button, confirm, toast } from "@haul/ui/core";
import { type Terminal, useArchiveTerminal, useRestoreTerminal } from "./company.queries";

/** Archives a terminal, or brings it back. */
export function TerminalActions({ terminal, onDone }: { terminal: Terminal; onDone: () => void }) {
  const archive = useArchiveTerminal();
  const restore = useRestoreTerminal();
  const target = { params: { path: { terminal_id: terminal.id } } };
  const settle = {
    onSuccess: onDone,
    onError: (error: unknown) => {
      toast.error(error);
    },
  };

  if (terminal.archived_at !== undefined) {
    return (
      <Button
        size="xs"
        variant="default"
        loading={restore.isPending}
        onClick={() => {
          restore.mutate(target, settle);
        }}
      >
        Restore
      </Button>
    );
  }
  const ask = async () => {
    const isSure = await confirm({
      title: `Archive ${terminal.name}?`,
      body: "It can no longer be chosen. Records that name it keep it, and it can be restored.",
      action: "Archive terminal",
    });
    if (isSure) archive.mutate(target, settle);
  };
  return (
    <Button size="xs" variant="default" loading={archive.isPending} onClick={() => void ask()}>
      Archive
    </Button>
  );
}
