import { useState } from "react";
import { toast } from "@haul/ui/core";
import {
  useCorrectImport,
  useImportColumns,
  useRefreshImport,
  type Import,
  type ImportColumn,
  type ImportCorrection,
} from "./imports.queries";
import { folded } from "./problem-groups";

/** The API's limit per request; the rest are sent with the next check. */
const MOST_SENT = 100;

/** Corrections of a checked file that were chosen and not checked yet. */
export interface Corrections {
  readonly count: number;
  readonly isSending: boolean;
  readonly columnOf: (key: string) => ImportColumn | undefined;
  /** The chosen replacement for a value; undefined if there is none. */
  readonly replacementOf: (column: string, value: string) => string | undefined;
  /** Undefined removes the choice. */
  readonly choose: (column: string, value: string, replacement: string | undefined) => void;
  /** Sends the chosen corrections, plus `more`, and has the file checked again. */
  readonly checkAgain: (more?: readonly ImportCorrection[]) => void;
}

export function useCorrections({ id, kind, version }: Import): Corrections {
  const columns = useImportColumns(kind).data?.items;
  const correct = useCorrectImport();
  const refresh = useRefreshImport();
  const [chosen, setChosen] = useState<ReadonlyMap<string, ImportCorrection>>(new Map());

  const checkAgain = (more: readonly ImportCorrection[] = []) => {
    const corrections = [...more, ...chosen.values()].slice(0, MOST_SENT).map(trimmed);
    correct.mutate(
      { params: { path: { import_id: id } }, body: { version, corrections } },
      {
        onSuccess: () => setChosen((before) => without(before, corrections)),
        onError: ({ message, fields, requestId, status, code }) => {
          const words = [message, ...fields.map((field) => field.message)].join(" ");
          toast.error({ status, code, requestId, message: words });
          refresh();
        },
      },
    );
  };

  return {
    count: chosen.size,
    isSending: correct.isPending,
    columnOf: (key) => columns?.find((column) => column.key === key),
    replacementOf: (column, value) => chosen.get(keyOf({ column, value }))?.replacement,
    choose: (column, value, replacement) =>
      setChosen((before) => {
        const kept = without(before, [{ column, value }]);
        if (replacement === undefined) return kept;
        return new Map(kept).set(keyOf({ column, value }), { column, value, replacement });
      }),
    checkAgain,
  };
}

type Corrected = Pick<ImportCorrection, "column" | "value">;

const keyOf = ({ column, value }: Corrected) => `${column} ${folded(value)}`;

const trimmed = (correction: ImportCorrection) => ({ ...correction, replacement: correction.replacement.trim() });

function without(chosen: ReadonlyMap<string, ImportCorrection>, gone: readonly Corrected[]) {
  const keys = new Set(gone.map(keyOf));
  return new Map([...chosen].filter(([key]) => !keys.has(key)));
}
