import { useRef, useState } from "react";
import { ApiError, type FoundRecord } from "@haul/platform";
import { useSaveRecord } from "@haul/platform/lists";
import { drivers, trailers, trucks } from "./crew.queries";
import type { TrailerValues, UnitValues } from "./unit-forms";

type NewDriver = Parameters<ReturnType<typeof useSaveDriver>>[0];
const useSaveDriver = () => useSaveRecord(drivers, undefined);

interface NewCrew {
  readonly driver: NewDriver;
  /** Nothing where none came along. */
  readonly truck: UnitValues | null;
  readonly trailer: TrailerValues | null;
}

/** What is in the fleet already. */
export interface MadeCrew {
  readonly driver?: FoundRecord;
  readonly truck?: FoundRecord;
  readonly trailer?: FoundRecord;
}

/**
 * Adds a driver with the truck they usually drive and a trailer, one after the other.
 * When one is refused, those before it stay and are not added again.
 */
export function useSaveCrew() {
  const saveDriver = useSaveDriver();
  const saveTruck = useSaveRecord(trucks, undefined);
  const saveTrailer = useSaveRecord(trailers, undefined);
  const latest = useRef<MadeCrew>({});
  const [made, setMade] = useState<MadeCrew>({});

  const keep = (more: MadeCrew) => {
    latest.current = { ...latest.current, ...more };
    setMade(latest.current);
  };

  const addDriver = async (values: NewDriver) => {
    const { id, full_name } = await saveDriver(values);
    const driver = { id, label: full_name };
    keep({ driver });
    return driver;
  };

  const save = async ({ driver, truck, trailer }: NewCrew): Promise<MadeCrew> => {
    const { id: usual_driver_id } = latest.current.driver ?? (await addDriver(driver));
    if (truck && !latest.current.truck) {
      const { id, unit_number } = await saveTruck({ ...truck, usual_driver_id }).catch(refusalAt("truck"));
      keep({ truck: { id, label: unit_number } });
    }
    if (trailer && !latest.current.trailer) {
      const { id, unit_number } = await saveTrailer(trailer).catch(refusalAt("trailer"));
      keep({ trailer: { id, label: unit_number } });
    }
    return latest.current;
  };

  return { save, made };
}

/** A refusal beside the fields of the part that was refused. */
const refusalAt = (part: string) => (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, message, requestId } = error;
  const told = code === "unit_number_already_used" ? [{ path: "unit_number", message }] : error.fields;
  const fields = told.map((field) => ({ ...field, path: `${part}.${field.path}` }));
  throw new ApiError({ status, code, message, requestId, fields, cause: error });
};
