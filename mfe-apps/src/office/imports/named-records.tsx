import type { ReactNode } from "react";
import {
  searchAvailableTrailers,
  searchDrivers,
  searchFleetOwners,
  searchTerminals,
  searchTrucks,
  useCan,
  type FoundRecord,
  type Permission,
} from "@haul/platform";
import { AddDialog } from "@haul/platform/lists";
import { drivers } from "../../freight/crew/crew.queries";
import { DriverForm } from "../../freight/crew/driver-form";
import { useCustomerDialog } from "../../partners/customers/create-customer";
import { searchPayers } from "../../partners/customers/customer-search";
import { useFacilityDialog } from "../../partners/facilities/create-facility";
import { searchFacilities } from "../../partners/facilities/facility-search";
import { useCreateRecord } from "../../shared/use-create-record";
import type { ImportNames } from "./imports.queries";

type Search = (query: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;
type Ask = (typed: string) => Promise<FoundRecord | null>;

/** Where the records are looked up that a column names. */
export const SEARCHES: Record<ImportNames, Search> = {
  customers: searchPayers,
  facilities: searchFacilities,
  drivers: searchDrivers,
  trucks: searchTrucks,
  trailers: searchAvailableTrailers,
  fleet_owners: searchFleetOwners,
  terminals: searchTerminals,
};

interface NewRecords {
  /** Opens the form of a new record with its name; undefined for records that this person cannot add here. */
  readonly askFor: (names: ImportNames) => Ask | undefined;
  /** Render it once on the page; empty until a form is opened. */
  readonly dialog: ReactNode;
}

/** Adds a record that a file names. Trucks, trailers, fleet owners and terminals are added on their own pages. */
export function useNewRecords(): NewRecords {
  const customer = useCustomerDialog();
  const facility = useFacilityDialog();
  const driver = useCreateRecord<FoundRecord>((props) => (
    <AddDialog of={drivers} onClose={() => props.onDone(null)}>
      <DriverForm {...props} />
    </AddDialog>
  ));
  const asks: Partial<Record<ImportNames, Ask | undefined>> = {
    customers: useIfAllowed("customers:write", customer.ask),
    facilities: useIfAllowed("facilities:write", facility.ask),
    drivers: useIfAllowed(drivers.permission, driver.ask),
  };
  return {
    askFor: (names) => asks[names],
    dialog: (
      <>
        {customer.dialog}
        {facility.dialog}
        {driver.dialog}
      </>
    ),
  };
}

const useIfAllowed = (permission: Permission, ask: Ask): Ask | undefined => (useCan(permission) ? ask : undefined);
