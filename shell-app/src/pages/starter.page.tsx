import { Link, useApiQuery, useCan, usePageTitle, useSession } from "@haul/platform";
import { Button, Loader, Text } from "@haul/ui/core";
import { EmptyState, ErrorState, PageHeader, Panel, type QueryLike } from "@haul/ui/data";
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from "@haul/ui/icons";
import classes from "./pages.module.css";

interface Step {
  title: string;
  why: string;
  href: string;
  action: string;
  /** Counts the records that the step makes. */
  query: QueryLike<{ total_count: number }>;
  /** So many records are there before anybody does the step. */
  before?: number;
}

/** The first steps of a carrier, and which of them are done. */
export default function StarterPage() {
  usePageTitle("Getting started");
  const session = useSession();
  const steps = useSteps();
  const done = steps.filter(isDone).length;
  const unknown = steps.filter(({ query }) => query.data === undefined && query.error);
  if (steps.length === 0) {
    return (
      <EmptyState title="Nothing to set up for you">
        Trucks, drivers, customers and loads are entered by others in your company.
      </EmptyState>
    );
  }
  return (
    <div className={classes.narrow}>
      <PageHeader
        title="Getting started"
        description={`What ${session?.company?.legal_name ?? "your company"} needs before its first load moves. ${done} of ${steps.length} done.`}
      />
      {unknown[0] && (
        <ErrorState
          error={unknown[0].query.error}
          title="Not every step could be checked"
          onRetry={() => {
            for (const { query } of unknown) query.refetch();
          }}
        />
      )}
      <Panel>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <StepState step={step} />
              <div className={classes.stepText}>
                <strong>{step.title}</strong>
                <Text c="dimmed">{step.why}</Text>
              </div>
              <Button component={Link} to={step.href} variant="default" size="xs">
                {step.action}
              </Button>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}

function StepState({ step }: { step: Step }) {
  if (isDone(step)) return <IconCircleCheck className={classes.done} role="img" aria-label="Done" />;
  if (step.query.data) return <IconCircleDashed className={classes.open} role="img" aria-label="Open" />;
  if (step.query.error)
    return <IconAlertTriangle className={classes.open} role="img" aria-label="Could not be checked" />;
  return <Loader size={24} role="status" aria-label="Being checked" />;
}

function isDone({ query, before = 0 }: Step): boolean {
  return query.data !== undefined && query.data.total_count > before;
}

/** Only the steps that are open to the person. */
function useSteps(): Step[] {
  const one = { params: { query: { limit: 1 } } };
  const may = {
    trucks: useCan("trucks:write"),
    drivers: useCan("drivers:write"),
    customers: useCan("customers:write"),
    loads: useCan("loads:write"),
    users: useCan("users:write"),
  };
  const trucks = useApiQuery("/api/trucks", one, { enabled: may.trucks });
  const drivers = useApiQuery("/api/drivers", one, { enabled: may.drivers });
  const customers = useApiQuery("/api/customers", one, { enabled: may.customers });
  const loads = useApiQuery("/api/loads", one, { enabled: may.loads });
  const users = useApiQuery("/api/users", one, { enabled: may.users });
  const steps: (Step & { isOpen: boolean })[] = [
    {
      isOpen: may.trucks,
      title: "Add a truck",
      why: "With its registration and annual inspection, so that nothing runs out unseen.",
      href: "/apps/safety/trucks",
      action: "Trucks",
      query: trucks,
    },
    {
      isOpen: may.drivers,
      title: "Add a driver",
      why: "With license and medical card: Haul checks them at every assignment.",
      href: "/apps/safety/drivers",
      action: "Drivers",
      query: drivers,
    },
    {
      isOpen: may.customers,
      title: "Add a customer",
      why: "The broker or shipper who pays, with terms and the papers that they ask for.",
      href: "/apps/customers",
      action: "Customers",
      query: customers,
    },
    {
      isOpen: may.loads,
      title: "Book a load",
      why: "From the rate confirmation: references, stops, appointments, charges.",
      href: "/apps/loads",
      action: "Loads",
      query: loads,
    },
    {
      isOpen: may.users,
      title: "Invite a colleague",
      why: "Dispatch, safety and billing see the pages of their role.",
      href: "/admin",
      action: "Users",
      query: users,
      // The founder.
      before: 1,
    },
  ];
  return steps.filter(({ isOpen }) => isOpen);
}
