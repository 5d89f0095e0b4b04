import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { daysFromNow } from "@haul/testing/sample";
import { aCarrier, aRecordOfFmcsa } from "./sample-carriers";
import type { World } from "./world";

/** Carriers, and FMCSA's registry: it knows every number but those that end in 404. */
export function carrierHandlers({ carriers }: World): RequestHandler[] {
  return [
    ...mockRecords("/api/motor_carriers/{motor_carrier_id}", carriers, {
      history: () => [],
      where: (carrier, query) =>
        (query.get("kind") ?? carrier.kind) === carrier.kind &&
        (query.get("status") ?? carrier.status) === carrier.status &&
        (query.get("fmcsa_status") ?? carrier.fmcsa_status) === carrier.fmcsa_status,
      added: (body) =>
        aCarrier({
          is_default: false,
          fmcsa: undefined,
          fmcsa_status: "not_checked",
          fmcsa_checked_at: undefined,
          auto_insurance_expires_on: undefined,
          cargo_insurance_expires_on: undefined,
          complete_count: 0,
          truck_count: 0,
          phone: undefined,
          ...body,
        }),
      changed: ({ status, ...body }) => ({
        ...body,
        ...(status ? { status } : {}),
        ...(status === "active" ? { status_reason: null, objections: [] } : {}),
      }),
    }),
    mock("post", "/api/motor_carriers/{motor_carrier_id}/refresh", ({ params }) => {
      const carrier = carriers.find(params["motor_carrier_id"]);
      if (!carrier) return mockProblem(404);
      return Object.assign(carrier, {
        fmcsa_status: "active",
        fmcsa: aRecordOfFmcsa(),
        fmcsa_checked_at: daysFromNow(0),
      });
    }),
    mock("get", "/api/carrier_registry", ({ query }) => {
      const number = query.get("dot_number") ?? query.get("docket_number")?.replace(/\D/g, "") ?? "";
      const known = carriers.rows.find(({ dot_number }) => dot_number === number);
      const listed = known ? { motor_carrier_id: known.id } : {};
      if (number.endsWith("404")) return { outcome: "not_found" as const, ...listed };
      return {
        outcome: "found" as const,
        dot_number: number,
        fmcsa_status: "active" as const,
        fmcsa: aRecordOfFmcsa({ legal_name: "NORTH FORK LINES INC" }),
        ...listed,
      };
    }),
  ];
}
