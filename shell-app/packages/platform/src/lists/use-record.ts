import { createOf, patchOf, useIdempotencyKey } from "@haul/platform";
import type { UseQueryResult } from "@tanstack/react-query";
import { post, useAnswer, useCall } from "./by-path";
import type { Kept, Records } from "./records-at";
import { useOpenedVersion } from "./use-opened-version";

/** `{ params: { path: { driver_id } } }` */
export const naming = ({ parameter }: Records<unknown>, id: string) => ({ params: { path: { [parameter]: id } } });

/** Reads one record. */
export function useRecord<One extends Kept>(records: Records<One>, id: string): UseQueryResult<One> {
  return useAnswer(records.onePath, naming(records, id)) as UseQueryResult<One>;
}

/** Saves a form: a new record, or changes to one on the version that the form was opened with (`useOpenedVersion`). */
export function useSaveRecord<One extends Kept, Values extends object>(
  records: Records<One, Values>,
  record: One | undefined,
): (values: Values) => Promise<One> {
  const invalidates = records.stale;
  const create = useCall("post", records.path, { invalidates });
  const update = useCall("patch", records.onePath, { invalidates });
  const saving = useOpenedVersion(record?.version ?? 0);
  const { header } = useIdempotencyKey();

  return async (values) => {
    if (!record) return (await create.mutateAsync({ params: { header }, body: createOf(values) })) as One;
    const changes = patchOf(values);
    return (await saving((version) =>
      update.mutateAsync({ ...naming(records, record.id), body: { ...changes, version } }),
    )) as One;
  };
}

interface Archiving {
  readonly archive: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
}

/** Puts a record away, or takes it out again. */
export function useArchiveRecord(records: Records<unknown>): Archiving {
  const invalidates = records.stale;
  const archive = useCall("post", `${records.onePath}/archive`, { invalidates });
  const restore = useCall("post", `${records.onePath}/restore`, { invalidates });
  return {
    archive: (id) => archive.mutateAsync(naming(records, id)),
    restore: (id) => restore.mutateAsync(naming(records, id)),
  };
}

/** The same for one of many: what it puts out of date is seen to once all are done. */
export function archiving(records: Records<unknown>): Archiving {
  return {
    archive: (id) => post(`${records.onePath}/archive`, naming(records, id)),
    restore: (id) => post(`${records.onePath}/restore`, naming(records, id)),
  };
}
