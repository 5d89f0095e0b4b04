import { Link, useApiQuery, useCan, usePageTitle, useSession } from "@haul/platform";
import { Button, Text } from "@haul/ui/core";
import { PageHeader, Panel } from "@haul/ui/data";
import { IconCircleCheck, IconCircleDashed } from "@haul/ui/icons";
import classes from "./pages.module.css";

interface Step {
  title: string;
  why: string;
  href: string;
  action: string;
  /** `undefined` while it is being looked up. */
  isDone: boolean | undefined;
}

/** The first steps of a carrier, and which of them are done. */
export default function StarterPage() {
  usePageTitle("Getting started");
  const session = useSession();
  const steps = useSteps();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className={classes.narrow}>
      <PageHeader
        title="Getting started"
        description={`What ${session?.company?.legal_name ?? "your company"} needs before its first load moves. ${done} of ${steps.length} done.`}
      />
      <Panel>
        <ol className={classes.steps}>
          {steps.map(({ title, why, href, action, isDone }) => (
            <li key={title}>
              {isDone ? (
                <IconCircleCheck className={classes.done} role="img" aria-label="Done" />
              ) : (
                <IconCircleDashed className={classes.open} role="img" aria-label="Open" />
              )}
              <div className={classes.stepText}>
                <strong>{title}</strong>
                <Text c="dimmed">{why}</Text>
              </div>
              <Button component={Link} to={href} variant="default" size="xs">
                {action}
              </Button>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
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
  const some = (query: { data: { total_count: number } | undefined }, least = 1) =>
    query.data && query.data.total_count >= least;
  const steps: (Step & { isOpen: boolean })[] = [
    {
      isOpen: may.trucks,
      title: "Add a truck",
      why: "With its registration and annual inspection, so that nothing runs out unseen.",
      href: "/apps/safety/trucks",
      action: "Trucks",
      isDone: some(trucks),
    },
    {
      isOpen: may.drivers,
      title: "Add a driver",
      why: "With license and medical card: Haul checks them at every assignment.",
      href: "/apps/safety/drivers",
      action: "Drivers",
      isDone: some(drivers),
    },
    {
      isOpen: may.customers,
      title: "Add a customer",
      why: "The broker or shipper who pays, with terms and the papers that they ask for.",
      href: "/apps/loads",
      action: "Customers",
      isDone: some(customers),
    },
    {
      isOpen: may.loads,
      title: "Book a load",
      why: "From the rate confirmation: references, stops, appointments, charges.",
      href: "/apps/loads",
      action: "Loads",
      isDone: some(loads),
    },
    {
      isOpen: may.users,
      title: "Invite a colleague",
      why: "Dispatch, safety and billing see the pages of their role.",
      href: "/admin",
      action: "Users",
      isDone: some(users, 2),
    },
  ];
  return steps.filter(({ isOpen }) => isOpen);
}
