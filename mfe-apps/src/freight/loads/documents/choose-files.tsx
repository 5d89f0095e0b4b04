import { useRef, type ReactNode } from "react";
import { FileButton } from "@haul/ui/forms";
import { ACCEPTED } from "./paper-values";

interface ChooseFilesProps {
  onChoose: (files: File[]) => void;
  /** Takes one file, not several. */
  isSingle?: boolean;
  /** The button that opens the files; a phone offers its camera with them. */
  children: (open: () => void) => ReactNode;
}

/** Opens the browser's choice of files. The same file can be chosen again after a dialog was canceled. */
export function ChooseFiles({ onChoose, isSingle = false, children }: ChooseFilesProps) {
  const reset = useRef<() => void>(null);
  const take = (chosen: File[] | File | null) => {
    const files = [chosen ?? []].flat();
    reset.current?.();
    if (files.length > 0) onChoose(files);
  };
  return (
    <FileButton multiple={!isSingle} accept={ACCEPTED} onChange={take} resetRef={reset}>
      {({ onClick }) => children(onClick)}
    </FileButton>
  );
}
