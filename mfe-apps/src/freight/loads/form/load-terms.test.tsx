import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../../../test-world";
import { part } from "./test-form";

const { open, sent, bodySent, world, loadOf } = testWorld();

// A draft is kept for the next visit, and so for the next test.
afterEach(() => localStorage.clear());

describe("the customer's terms", () => {
  const profile = {
    on_time_grace_minutes: 30,
    required_references: ["po" as const],
    required_documents: [],
    tracking_milestones: ["delivered" as const],
  };

  it("are shown once the customer is chosen", async () => {
    Object.assign(
      world().customers.one(({ name }) => name.startsWith("Great Lakes")),
      profile,
    );
    await open("/apps/loads/new");
    await choose("Customer", /Great Lakes/, { typing: "great" });
    const customer = within(await part("Customer"));
    expect(await customer.findByText(/From the customer's profile: .*On-time grace 30 min/)).toBeInTheDocument();
  });

  it("are changed for the load with a reason", async () => {
    const load = loadOf("104212");
    Object.assign(
      world().customers.one(({ id }) => id === load.customer.id),
      profile,
    );
    await open(`/apps/loads/${load.id}/edit`);
    await userEvent.click(await screen.findByRole("button", { name: "Customer's terms" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Change for this load" })).toBeEnabled());
    await userEvent.click(screen.getByRole("button", { name: "Change for this load" }));
    await fill("On-time grace", "90");
    await userEvent.click(screen.getByRole("button", { name: "Save load" }));
    expect(await screen.findByText("Enter why this load differs")).toBeInTheDocument();
    expect(sent("PATCH")).toEqual([]);
    await fill("Why this load differs", "Agreed with Pat");
    await userEvent.click(screen.getByRole("button", { name: "Save load" }));
    await waitFor(async () =>
      expect(await bodySent("PATCH", /^\/api\/loads\//)).toMatchObject({
        customer_terms: {
          reason: "Agreed with Pat",
          on_time_grace_minutes: 90,
          required_references: ["po"],
          required_documents: [],
          tracking_milestones: ["delivered"],
        },
      }),
    );
  });

  it("apply again once the load follows its customer", async () => {
    const load = loadOf("104212");
    load.customer_terms = { reason: "Agreed with Pat", on_time_grace_minutes: 90 };
    await open(`/apps/loads/${load.id}/edit`);
    await userEvent.click(await screen.findByRole("button", { name: "Use the customer's terms" }));
    await userEvent.click(screen.getByRole("button", { name: "Save load" }));
    await waitFor(async () =>
      expect(await bodySent("PATCH", /^\/api\/loads\//)).toMatchObject({ customer_terms: null }),
    );
  });

  it("stay the load's own when it is changed otherwise", async () => {
    const load = loadOf("104212");
    load.customer_terms = { reason: "Agreed with Pat", on_time_grace_minutes: 90 };
    await open(`/apps/loads/${load.id}/edit`);
    await fill("Commodity", "Paper");
    await userEvent.click(await screen.findByRole("button", { name: "Save load" }));
    await waitFor(async () =>
      expect(await bodySent("PATCH", /^\/api\/loads\//)).toMatchObject({
        customer_terms: { reason: "Agreed with Pat", on_time_grace_minutes: 90 },
      }),
    );
  });

  it("are on the load's page, with what differs and why", async () => {
    const load = loadOf("104212");
    load.customer_terms = { reason: "Agreed with Pat", on_time_grace_minutes: 90 };
    await open(`/apps/loads/${load.id}?tab=terms`);
    expect(await screen.findByText("Changed for this load: Agreed with Pat")).toBeInTheDocument();
    const terms = within(await screen.findByRole("region", { name: "Customer's terms" }));
    // The rows move down once the detention terms are there.
    await waitFor(() => expect(terms.getByText("1 h 30 min")).toBeInTheDocument());
    expect(terms.getByText("This load")).toBeInTheDocument();
    expect(terms.getByText("Why this load differs: Agreed with Pat")).toBeInTheDocument();
  });
});
