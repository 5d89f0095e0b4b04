import { useMemo, useSyncExternalStore } from "react";

/** The address under which this page shows a file that was only chosen yet. It is revoked with the file or the page. */
export function useObjectUrl(file: File | null): string | null {
  const address = useMemo(() => addressOf(file), [file]);
  return useSyncExternalStore(address.subscribe, address.current);
}

function addressOf(file: File | null) {
  let url: string | null = null;
  return {
    current: () => url,
    subscribe: (onChange: () => void) => {
      if (!file) return () => undefined;
      const made = URL.createObjectURL(file);
      url = made;
      onChange();
      return () => {
        url = null;
        URL.revokeObjectURL(made);
      };
    },
  };
}
