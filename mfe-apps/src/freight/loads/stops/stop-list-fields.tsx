import type { ReactNode } from "react";
import { Button, Group } from "@haul/ui/core";
import { FormSection, useFormContext } from "@haul/ui/forms";
import { labelOf } from "@haul/ui/freight";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { STOP_PLACES } from "../../../words";
import type { StopValues } from "./stop-values";
import { StopFields } from "./stop-fields";

type Kind = StopValues["kind"];

interface StopListFieldsProps<T extends StopValues> {
  /** A stop that was just added. */
  empty: (kind: Kind) => T;
  /** Replaces the schedule and times of the stop at `path`. */
  when?: (path: string, stop: T) => ReactNode;
}

/** Every stop of the surrounding form, with buttons to add and remove stops. */
export function StopListFields<T extends StopValues>({ empty, when }: StopListFieldsProps<T>) {
  const { form } = useFormContext();
  const stops = form.values["stops"] as T[];
  const add = (kind: Kind, at: number) => () => form.insertListItem("stops", empty(kind), at);
  return (
    <>
      {stops.map((stop, index) => (
        <FormSection
          key={index}
          title={`Stop ${index + 1}: ${labelOf(STOP_PLACES, stop.kind)}`}
          action={
            stops.length > 2 && (
              <Button
                variant="subtle"
                color="red"
                size="xs"
                leftSection={<IconTrash size={14} aria-hidden />}
                onClick={() => form.removeListItem("stops", index)}
              >
                Remove stop {index + 1}
              </Button>
            )
          }
        >
          <StopFields path={`stops.${index}`} isFolded when={when?.(`stops.${index}`, stop)} />
        </FormSection>
      ))}
      <Group gap="xs">
        <AddButton onClick={add("pickup", stops.length - 1)}>Add pickup</AddButton>
        <AddButton onClick={add("delivery", stops.length)}>Add delivery</AddButton>
        <AddButton onClick={add("fuel", stops.length - 1)}>Add fuel stop</AddButton>
      </Group>
    </>
  );
}

function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={onClick}>
      {children}
    </Button>
  );
}
