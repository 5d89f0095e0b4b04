import { optionsOf } from "@haul/platform/records";
import { FormField, useFormContext } from "@haul/ui/forms";
import { SCHEDULES } from "../../../words";
import { StopTimes } from "../../loads/stops/stop-fields";
import { StopListFields } from "../../loads/stops/stop-list-fields";
import { emptyQuoteStop, timed, type QuoteStopValues, type Timing } from "./quote-stop-values";

const TIMINGS = [{ value: "any_time", label: "Any time" }, ...optionsOf(SCHEDULES)];

/** The stops of a quote: most need no more than a day. */
export function QuoteStops() {
  return <StopListFields empty={emptyQuoteStop} when={(path, stop) => <When path={path} stop={stop} />} />;
}

/** A date alone, or the times that the customer gave. */
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
