import { useState, type ReactNode } from "react";
import { Button } from "@haul/ui/core";
import { IconFileText } from "@haul/ui/icons";

/** Opens a register as a PDF, as an auditor asks for it. */
export function RegisterButton({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconFileText size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        Register (PDF)
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
