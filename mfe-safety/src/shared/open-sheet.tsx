import { useState, type ReactNode } from "react";
import { Button, Group } from "@haul/ui/core";
import { DateInput } from "@haul/ui/forms";
import { IconFileText } from "@haul/ui/icons";
import papers from "../papers/papers.module.css";
import { todayHere } from "./today";

interface OpenSheetProps {
  /** What is opened, for people who do not see the heading: "investigation history". */
  what: string;
  /** The file, while it is open. */
  children: (open: { asOf: string | undefined; onClose: () => void }) => ReactNode;
}

/** Opens a file as a PDF, as it is now or as it stood at the end of a day. */
export function OpenSheet({ what, children }: OpenSheetProps) {
  const [asOf, setAsOf] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Group gap="xs" align="flex-end">
      <div className={papers["day"]}>
        <DateInput
          label="File as of"
          value={asOf ?? todayHere()}
          maxDate={todayHere()}
          onChange={(day) => setAsOf(day === null || day >= todayHere() ? undefined : day)}
        />
      </div>
      <Button
        variant="default"
        leftSection={<IconFileText size={16} aria-hidden />}
        aria-label={`Open file: ${what}`}
        onClick={() => setIsOpen(true)}
      >
        Open file
      </Button>
      {isOpen && children({ asOf, onClose: () => setIsOpen(false) })}
    </Group>
  );
}
