import { Button, Group } from "@haul/ui/core";
import { useFormContext } from "@haul/ui/forms";
import { placeName } from "../tracking-words";
import type { TrackedLoad } from "../tracking.queries";
import classes from "../tracking.module.css";

/**
 * Where a truck usually is when dispatch calls: at its next stop, or still at its last position.
 * If nothing else is entered yet, a press logs the call there; otherwise it fills in the place.
 */
export function LikelyPlaces({ places }: { places: readonly LikelyPlace[] }) {
  const { form, isSaving } = useFormContext();
  if (places.length === 0) return null;
  const isDirect = !form.isDirty();
  return (
    <Group gap="xs" role="group" aria-label="Likely places">
      {places.map(({ city, state }, index) => {
        const name = placeName({ city, state });
        const isChosen = city === form.values["city"] && state === form.values["state"];
        return (
          <Button
            key={name}
            variant="default"
            className={classes.chip}
            disabled={isSaving}
            // A dialog starts at its first answer.
            data-autofocus={index === 0 || undefined}
            {...(isDirect ? {} : { "aria-pressed": isChosen })}
            onClick={({ currentTarget }) => {
              form.setFieldValue("city", city);
              form.setFieldValue("state", state);
              // Not a submit button of its own: Enter in a field presses the form's first one.
              if (isDirect) currentTarget.form?.requestSubmit();
            }}
          >
            {isDirect ? `Log at ${name}` : name}
          </Button>
        );
      })}
    </Group>
  );
}

interface LikelyPlace {
  readonly city: string;
  readonly state: string;
}

export function likelyPlaces({ next_stop, position }: Pick<TrackedLoad, "next_stop" | "position">): LikelyPlace[] {
  const named = [next_stop, position].flatMap((place) =>
    place?.city && place.state ? [{ city: place.city, state: place.state }] : [],
  );
  return [...new Map(named.map((place) => [placeName(place), place])).values()];
}
