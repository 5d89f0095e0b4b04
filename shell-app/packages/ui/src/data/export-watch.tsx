import { useEffect, useRef } from "react";
import { toast } from "../core/toasts";
import { download } from "./export-list";
import type { ListExports } from "./list-exports";

/** Announces once that a pending file is ready, or why it is not. */
export default function ExportWatch({ exports }: { exports: ListExports }) {
  const pending = useRef(new Set<string>());
  useEffect(() => {
    for (const file of exports.items ?? []) {
      if (file.status === "queued" || file.status === "running") {
        pending.current.add(file.id);
      } else if (pending.current.delete(file.id)) {
        if (file.status === "done")
          toast.success(`${file.file_name} is ready.`, {
            action: { label: "Download", onClick: () => download(file, exports) },
            isLasting: true,
          });
        else toast.warning(`${file.file_name}: ${file.problem ?? "it could not be written."}`, { isLasting: true });
      }
    }
  }, [exports]);
  return null;
}
