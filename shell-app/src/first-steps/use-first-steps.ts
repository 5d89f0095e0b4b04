import { useApiQuery, useCan } from "@haul/platform";
import type { QueryLike } from "@haul/ui/data";
import type { SampleLoadRef } from "./use-sample-load";

/** Where a step begins. */
export interface StepStart {
  readonly label: string;
  readonly href: string;
}

/** One of the first steps of a carrier. */
export interface Step {
  readonly title: string;
  readonly why: string;
  /** The usual way first. */
  readonly starts: readonly StepStart[];
  /** Counts the records that the step makes. */
  readonly query: QueryLike<{ total_count: number }>;
  /** Records that exist before the step. */
  readonly before?: number;
}

export function isDone({ query, before = 0 }: Step): boolean {
  return query.data !== undefined && query.data.total_count > before;
}

const ONE = { params: { query: { limit: 1 } } };

/** The first steps that are open to the person. The sample and what was made with it complete none of them. */
export function useFirstSteps(sample: SampleLoadRef | undefined): readonly Step[] {
  const before = sample ? 1 : 0;
  const may = {
    trucks: useCan("trucks:write"),
    drivers: useCan("drivers:write"),
    customers: useCan("customers:write"),
    loads: useCan("loads:write"),
    users: useCan("users:write"),
  };
  const trucks = useApiQuery("/api/trucks", ONE, { enabled: may.trucks });
  const drivers = useApiQuery("/api/drivers", ONE, { enabled: may.drivers });
  const customers = useApiQuery("/api/customers", ONE, { enabled: may.customers });
  const loads = useApiQuery("/api/loads", ONE, { enabled: may.loads });
  const users = useApiQuery("/api/users", ONE, { enabled: may.users });
  const steps: (Step & { isOpen: boolean })[] = [
    {
      isOpen: may.trucks,
      title: "Add your trucks",
      why: "With registration and annual inspection, so that nothing expires unseen.",
      starts: [addOrImport("truck", "/apps/safety/trucks?add=record"), importOf("trucks")],
      query: trucks,
      before,
    },
    {
      isOpen: may.drivers,
      title: "Add your drivers",
      why: "With license and medical card: Haul checks them at every assignment.",
      starts: [addOrImport("driver", "/apps/safety/drivers?add=record"), importOf("drivers")],
      query: drivers,
      before,
    },
    {
      isOpen: may.customers,
      title: "Add your first customer",
      why: "The broker or shipper who pays, with payment terms and required documents.",
      starts: [addOrImport("customer", "/apps/customers?add=record"), importOf("customers")],
      query: customers,
      before,
    },
    {
      isOpen: may.loads,
      title: "Book your first load",
      why: "From the rate confirmation: references, stops, appointments, charges.",
      starts: [{ label: "New load", href: "/apps/loads/new" }],
      query: loads,
      before,
    },
    {
      isOpen: may.users,
      title: "Invite a colleague",
      why: "Dispatch, safety and billing see the pages of their role.",
      starts: [{ label: "Invite user", href: "/admin?add=record" }],
      query: users,
      // The founder.
      before: 1,
    },
  ];
  return steps.filter(({ isOpen }) => isOpen);
}

const addOrImport = (noun: string, href: string): StepStart => ({ label: `Add ${noun}`, href });

const importOf = (kind: string): StepStart => ({ label: "Import a file", href: `/apps/imports?kind=${kind}` });
