import { useRef, useState } from "react";
import { useAction, useApiMutation, useCan } from "@haul/platform";
import { errorMessage } from "@haul/ui/core";
import { FormField, useFormContext } from "@haul/ui/forms";
import { useFacilityDialog } from "./create-facility";
import { facilities } from "./facilities.queries";
import { facilityOption, searchFacilities, type FacilityOption } from "./facility-search";
import { findFacilityNamed, isPlace, searchFacilitiesAndPlaces, type PlaceOption } from "./place-options";

interface FacilityFieldProps {
  name: string;
  label: string;
  autoFocus?: boolean;
}

/**
 * Chooses a facility by its name, or any ZIP or city of the United States: a place becomes a facility as it is taken.
 * Who may not add facilities chooses among those that there are.
 */
export function FacilityField({ name, label, autoFocus = false }: FacilityFieldProps) {
  const { form } = useFormContext();
  const dialog = useFacilityDialog();
  const mayAdd = useCan("facilities:write");
  const facilityAt = useFacilityAt();
  const [adding, setAdding] = useState<string | null>(null);
  // The last choice wins, even over a place that is still being added.
  const latest = useRef<unknown>(null);

  const take = async (option: PlaceOption) => {
    // Until it is a facility, nothing is chosen that could be saved.
    form.setFieldValue(name, null);
    setAdding(option.facility.name);
    try {
      const facility = await facilityAt(option);
      if (latest.current === option) form.setFieldValue(name, facility);
    } catch (error) {
      if (latest.current === option)
        form.setFieldError(name, `${option.facility.name} was not added. ${errorMessage(error)}`);
    } finally {
      if (latest.current === option) setAdding(null);
    }
  };

  const follow = (chosen: unknown) => {
    latest.current = chosen;
    if (isPlace(chosen)) void take(chosen);
    else setAdding(null);
  };

  return (
    <>
      <FormField
        name={name}
        type="record"
        label={label}
        search={mayAdd ? searchFacilitiesAndPlaces : searchFacilities}
        placeholder={adding === null ? (mayAdd ? "Name, ZIP or city" : "Name or city") : `Adding ${adding}…`}
        onChange={follow}
        {...(mayAdd ? { onCreate: dialog.ask, createLabel: "Add facility" } : {})}
        autoFocus={autoFocus}
        required
      />
      {dialog.dialog}
    </>
  );
}

/** Takes the facility that a place has already, else adds one. Safe to repeat: the second time it is there. */
function useFacilityAt(): (option: PlaceOption) => Promise<FacilityOption> {
  const act = useAction();
  const { mutateAsync: add } = useApiMutation("post", "/api/facilities", { invalidates: facilities.stale });
  return async ({ facility: body }) => {
    const known = await act(() => findFacilityNamed(body.name));
    return known ?? facilityOption(await add({ body }));
  };
}
