import { useState } from "react";
import { createOf, patchOf, toApiError, useIdempotencyKey, useQueryClient } from "@haul/platform";
import type { UseQueryResult } from "@tanstack/react-query";
import { answerQuery, post, useAnswer, useCall } from "./by-path";
import type { Kept, Records } from "./records-at";

/** `{ params: { path: { driver_id } } }` */
export const naming = ({ parameter }: Records<unknown>, id: string) => ({ params: { path: { [parameter]: id } } });

/** Reads one record. */
export function useRecord<One extends Kept>(records: Records<One>, id: string): UseQueryResult<One> {
  return useAnswer(records.onePath, naming(records, id)) as UseQueryResult<One>;
}

/**
 * Saves a form: a new record, or changes to one on the version that the form was opened with.
 * When someone else saved first, the form says so and keeps what was typed; saving again is deliberate and goes on top.
 */
export function useSaveRecord<One extends Kept, Values extends object>(
  records: Records<One, Values>,
  record: One | undefined,
): (values: Values) => Promise<One> {
  const invalidates = records.stale;
  const create = useCall("post", records.path, { invalidates });
  const update = useCall("patch", records.onePath, { invalidates });
  const queryClient = useQueryClient();
  const { header } = useIdempotencyKey();
  // Live updates bring others' changes into the page while a person types: those were not seen yet.
  const [version, setVersion] = useState(record?.version);

  return async (values) => {
    if (!record) return (await create.mutateAsync({ params: { header }, body: createOf(values) })) as One;
    try {
      const body = { ...patchOf(values), version };
      return (await update.mutateAsync({ ...naming(records, record.id), body })) as One;
    } catch (error) {
      if (toApiError(error).code === "version_stale") {
        const query = answerQuery(records.onePath, naming(records, record.id));
        setVersion(((await queryClient.query({ ...query, staleTime: 0 })) as One).version);
      }
      throw error;
    }
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
