import { defineRecord } from "@haul/platform/records";

export const tagRecords = [
  defineRecord({
    topic: "tag",
    paths: [
      "/api/tags",
      "/api/loads",
      "/api/quotes",
      "/api/customers",
      "/api/facilities",
      "/api/drivers",
      "/api/trucks",
      "/api/trailers",
    ],
  }),
];
