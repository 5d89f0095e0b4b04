import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { dayFromNow } from "@haul/testing/sample";
import type { ContactAttempt } from "../inquiries/inquiries.queries";
import { anInquiry, settledInquiry } from "./sample-inquiries";
import type { World } from "./world";

const asked = (value: string | undefined, wanted: string | null) =>
  wanted === null || wanted.split(",").includes(value ?? "");

/** Inquiries to previous employers, and how a driver's investigation stands. */
export function inquiryHandlers({ inquiries, drivers }: World): RequestHandler[] {
  const named = (id: string | null | undefined) => {
    const driver = drivers.find(id);
    return driver && { id: driver.id, name: driver.full_name };
  };
  return [
    ...mockRecords("/api/employer_inquiries/{employer_inquiry_id}", inquiries, {
      where: (inquiry, query) =>
        asked(inquiry.driver.id, query.get("driver_id")) &&
        asked(inquiry.state, query.get("state")) &&
        asked(inquiry.outcome, query.get("outcome")),
      history: () => [],
      added: ({ driver_id, ...facts }) => anInquiry({ ...facts, driver: named(driver_id) ?? { id: "", name: "" } }),
      changed: ({ driver_id, employer_name, is_regulated, is_safety_sensitive, attempts, ...facts }, id) => {
        const before = inquiries.read(id);
        if (before instanceof Response) return {};
        const driver = named(driver_id);
        const changes = {
          ...filled(facts),
          ...(driver ? { driver } : {}),
          ...(employer_name ? { employer_name } : {}),
          ...(is_regulated === undefined ? {} : { is_regulated }),
          ...(is_safety_sensitive === undefined ? {} : { is_safety_sensitive }),
          ...(attempts ? { attempts: attempts satisfies ContactAttempt[] } : {}),
        };
        const settled = settledInquiry({ ...before, ...changes });
        const { state, is_overdue } = settled;
        return { ...changes, version: facts.version, attempts: settled.attempts, state, is_overdue };
      },
    }),
    mock("get", "/api/drivers/{driver_id}/investigation", ({ params }) => {
      const driver = named(params["driver_id"]);
      if (!driver) return mockProblem(404);
      const own = inquiries.rows.filter((one) => one.driver.id === driver.id && one.archived_at === undefined);
      const closed_count = own.filter(({ state }) => state === "closed").length;
      const due_on = own.find((one) => one.due_on !== undefined)?.due_on;
      const is_complete = own.length > 0 && closed_count === own.length;
      return {
        driver,
        ...(due_on === undefined ? {} : { due_on }),
        is_overdue: !is_complete && due_on !== undefined && due_on < dayFromNow(0),
        employer_count: own.length,
        closed_count,
        is_complete,
      };
    }),
  ];
}

type Filled<Facts> = { [Name in keyof Facts]: Exclude<Facts[Name], null> };

/** A patch's values; what it clears is nothing. */
const filled = <Facts extends object>(facts: Facts): Filled<Facts> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? undefined])) as Filled<Facts>;
