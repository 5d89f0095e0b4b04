import { Button, Group } from "@haul/ui/core";
import { FormField, FormSection, useFormContext } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { SCHEDULES, StopFields, StopTimes } from "../../loads/stops/stop-fields";
import { emptyQuoteStop, timed, type QuoteStopValues, type Timing } from "./quote-stop-values";

const TIMINGS = [{ value: "any_time", label: "Any time" }, ...SCHEDULES];

/** From where to where and on which days, with buttons for further stops. */
export function QuoteStops() {
  const { form } = useFormContext();
  const stops = form.values["stops"] as QuoteStopValues[];
  return (
    <>
      {stops.map((stop, index) => (
        <FormSection key={index} title={`Stop ${index + 1}: ${stop.kind === "delivery" ? "delivery" : "pickup"}`}>
          <StopFields path={`stops.${index}`} isFolded when={<When path={`stops.${index}`} stop={stop} />} />
          {stops.length > 2 && (
            <Button
              variant="subtle"
              color="red"
              size="xs"
              leftSection={<IconTrash size={14} aria-hidden />}
              onClick={() => form.removeListItem("stops", index)}
            >
              Remove stop {index + 1}
            </Button>
          )}
        </FormSection>
      ))}
      <Group gap="xs">
        <AddStop kind="pickup" at={stops.length - 1} />
        <AddStop kind="delivery" at={stops.length} />
      </Group>
    </>
  );
}

function AddStop({ kind, at }: { kind: "pickup" | "delivery"; at: number }) {
  const { form } = useFormContext();
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={() => form.insertListItem("stops", emptyQuoteStop(kind), at)}
    >
      Add {kind}
    </Button>
  );
}

/** A day alone, or the times that the customer names. */
function When({ path, stop }: { path: string; stop: QuoteStopValues }) {
  const { form } = useFormContext();
  const follow = (chosen: unknown) => {
    const timing = chosen as Timing;
    form.setFieldValue(`${path}.schedule`, timed(timing).schedule);
    if (timing !== "any_time") return;
    // The day stays when the time no longer matters.
    if (stop.earliest_local) form.setFieldValue(`${path}.day`, stop.earliest_local.slice(0, 10));
    form.setFieldValue(`${path}.earliest_local`, null);
    form.setFieldValue(`${path}.latest_local`, null);
  };
  return (
    <>
      <FormField name={`${path}.timing`} type="select" label="Schedule" options={TIMINGS} required onChange={follow} />
      {stop.timing === "any_time" ? (
        <FormField name={`${path}.day`} type="date" label="Date" required />
      ) : (
        <StopTimes path={path} stop={stop} />
      )}
    </>
  );
}
