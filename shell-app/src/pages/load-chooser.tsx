import { useState, type ReactNode } from "react";
import { type ApiData, apiClient, useApiQuery, useCan, useUrlState, urlOptional } from "@haul/platform";
import { EmptyState, ForbiddenState, PageHeader, QueryStates } from "@haul/ui/data";
import { RecordSelect, type RecordOption } from "@haul/ui/forms";
import { IconTruckDelivery } from "@haul/ui/icons";
import classes from "./pages.module.css";

const STATE = { load: urlOptional() };

interface LoadChooserProps {
  title: string;
  description: string;
  /** Beside the chooser, such as a button that prints. */
  action?: ReactNode;
  /** Shows the chosen load, or the newest until one is chosen. */
  children: (loadId: string) => ReactNode;
}

/** A page about one load, which the address names. */
export function LoadChooser(props: LoadChooserProps) {
  return useCan("loads:read") ? <Chooser {...props} /> : <ForbiddenState permission="loads:read" />;
}

function Chooser({ title, description, action, children }: LoadChooserProps) {
  const [{ load: chosen }, setState] = useUrlState(STATE);
  const [picked, setPicked] = useState<RecordOption | null>(null);
  const newest = useApiQuery("/api/loads", { params: { query: { limit: 1, sort: ["-created_at"] } } });
  return (
    <>
      <PageHeader title={title} description={description} action={action} />
      <QueryStates query={newest}>
        {({ items: [first] }) =>
          first === undefined ? (
            <EmptyState icon={IconTruckDelivery} title="No loads yet">
              Book a load to see it here.
            </EmptyState>
          ) : (
            <>
              <div className={classes.chooser}>
                <RecordSelect
                  label="Load"
                  placeholder="Number, customer, reference"
                  // A load that only the address names is not known here; its number is on the page.
                  value={[picked, optionOf(first)].find((load) => load?.id === (chosen ?? first.id)) ?? null}
                  clearable={false}
                  search={searchLoads}
                  onChange={(load) => {
                    setPicked(load);
                    if (load) setState({ load: load.id });
                  }}
                />
              </div>
              {children(chosen ?? first.id)}
            </>
          )
        }
      </QueryStates>
    </>
  );
}

async function searchLoads(q: string, signal: AbortSignal): Promise<RecordOption[]> {
  const { data } = await apiClient.GET("/api/loads", {
    params: { query: { limit: 20, ...(q === "" ? {} : { q }) } },
    signal,
  });
  return (data?.items ?? []).map(optionOf);
}

type Listed = ApiData<"/api/loads", "get">["items"][number];

function optionOf({ id, number, customer, origin, destination }: Listed): RecordOption {
  const lane = `${origin.city}, ${origin.state} to ${destination.city}, ${destination.state}`;
  return { id, label: `Load ${number}`, detail: `${customer.name} · ${lane}` };
}
