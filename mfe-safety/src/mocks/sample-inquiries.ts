import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { Driver } from "../drivers/drivers.queries";
import type { Inquiry } from "../inquiries/inquiries.queries";

/** An employer who has not been asked yet; what follows from the facts follows as on the server. */
export function anInquiry(changes: Partial<Inquiry> & Pick<Inquiry, "driver">): Inquiry {
  return settledInquiry({
    id: nextId(),
    version: 1,
    created_at: daysFromNow(-30),
    updated_at: daysFromNow(-20),
    employer_name: "Prairie Freight",
    is_regulated: true,
    is_safety_sensitive: true,
    attempts: [],
    state: "draft",
    is_overdue: false,
    ...changes,
  });
}

/** 49 CFR 391.23(c): on file within 30 days of the hire. */
export function settledInquiry(inquiry: Inquiry): Inquiry {
  const { outcome, due_on } = inquiry;
  const attempts = inquiry.attempts.toSorted((one, other) => one.on.localeCompare(other.on));
  const open = attempts.length === 0 ? "draft" : "asked";
  return {
    ...inquiry,
    attempts,
    state: outcome === undefined ? open : "closed",
    is_overdue: outcome === undefined && due_on !== undefined && due_on < dayFromNow(0),
  };
}

/** What the previous employers of these drivers answered. */
export function makeInquiries(drivers: readonly Driver[]): Inquiry[] {
  const driver = (last: string) => {
    const found = drivers.find(({ last_name }) => last_name === last);
    return { id: found?.id ?? "", name: found?.full_name ?? "" };
  };
  return [
    anInquiry({
      driver: driver("Jensen"),
      employer_name: "Midland Carriers",
      contact_name: "Dee Park",
      phone: "+14025550177",
      position: "Regional driver",
      from_on: "2024-02-05",
      to_on: "2026-08-28",
      authorized_on: dayFromNow(-44),
      due_on: dayFromNow(-6),
      attempts: [{ on: dayFromNow(-20), method: "email", note: "Sent the consent along." }],
    }),
    anInquiry({
      driver: driver("Jensen"),
      employer_name: "Prairie Freight",
      due_on: dayFromNow(-6),
      attempts: [{ on: dayFromNow(-21), method: "phone" }],
      outcome: "answered",
      closed_on: dayFromNow(-18),
      answer: "Drove reefers from May 2021 to January 2024. Left for a job closer to home.",
      accidents: "Backed into a dock in 2022; nobody was hurt.",
      is_rehire_eligible: true,
      rebuttal: "The dock was marked wrong.",
      rebutted_on: dayFromNow(-10),
    }),
    anInquiry({ driver: driver("Boyd"), employer_name: "Gulf Tank Lines", due_on: dayFromNow(12) }),
  ];
}
