import type { RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import { aCustomer, aFacility } from "@haul/testing/sample";
import type { World } from "./world";

/** Customers, facilities, and who and what can be sent out. */
export function recordHandlers({ customers, facilities, drivers, trucks, trailers }: World): RequestHandler[] {
  return [
    mock("get", "/api/customers", ({ query }) => customers.page(query)),
    mock("post", "/api/customers", ({ body }) =>
      customers.add(aCustomer({ ...body, docket_number: body.docket_number })),
    ),
    mock("get", "/api/customers/{customer_id}", ({ params }) => customers.read(params["customer_id"])),
    mock("patch", "/api/customers/{customer_id}", ({ params, body }) => customers.change(params["customer_id"], body)),
    mock("post", "/api/customers/{customer_id}/archive", ({ params }) => customers.archive(params["customer_id"])),
    mock("post", "/api/customers/{customer_id}/restore", ({ params }) => customers.restore(params["customer_id"])),

    mock("get", "/api/facilities", ({ query }) => facilities.page(query)),
    mock("post", "/api/facilities", ({ body }) => facilities.add(aFacility(body))),
    mock("get", "/api/facilities/{facility_id}", ({ params }) => facilities.read(params["facility_id"])),
    mock("patch", "/api/facilities/{facility_id}", ({ params, body }) =>
      facilities.change(params["facility_id"], body),
    ),
    mock("post", "/api/facilities/{facility_id}/archive", ({ params }) => facilities.archive(params["facility_id"])),
    mock("post", "/api/facilities/{facility_id}/restore", ({ params }) => facilities.restore(params["facility_id"])),

    mock("get", "/api/drivers", ({ query }) =>
      drivers.page(query, ({ state }) => (query.get("state") ?? state).split(",").includes(state)),
    ),
    mock("get", "/api/drivers/{driver_id}", ({ params }) => drivers.read(params["driver_id"])),
    mock("get", "/api/trucks", ({ query }) =>
      trucks.page(query, ({ status }) => (query.get("status") ?? status).split(",").includes(status)),
    ),
    mock("get", "/api/trucks/{truck_id}", ({ params }) => trucks.read(params["truck_id"])),
    mock("get", "/api/trailers", ({ query }) =>
      trailers.page(query, ({ status }) => (query.get("status") ?? status).split(",").includes(status)),
    ),
  ];
}
