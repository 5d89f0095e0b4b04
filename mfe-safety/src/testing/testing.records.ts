import type { RecordReading } from "@haul/platform";
import { defineRecord } from "@haul/platform/records";
import {
  CLEARINGHOUSE_QUERY,
  DRIVER_IDENTITY,
  DRUG_ALCOHOL_TEST,
  QUERY_LOOKS,
  RANDOM_DRAW,
  TEST_LOOKS,
} from "../words";

export const testRecord = defineRecord({
  topic: "drug_alcohol_test",
  plural: `Drug and alcohol ${DRUG_ALCOHOL_TEST.many}`,
  paths: ["/api/drug_alcohol_tests"],
  parameter: "drug_alcohol_test_id",
  // A corrected name is shown with the driver's tests.
  follows: ["driver"],
  looks: TEST_LOOKS,
});

export const queryRecord = defineRecord({
  topic: "clearinghouse_query",
  plural: CLEARINGHOUSE_QUERY.heading,
  paths: ["/api/clearinghouse_queries"],
  parameter: "clearinghouse_query_id",
  follows: ["driver"],
  looks: QUERY_LOOKS,
});

const drawRecord = defineRecord({
  topic: "random_draw",
  plural: RANDOM_DRAW.heading,
  paths: ["/api/random_draws"],
  parameter: "random_draw_id",
  follows: ["driver", "drug_alcohol_test"],
});

const identityRecord = defineRecord({
  topic: "driver_identity",
  plural: DRIVER_IDENTITY.heading,
  paths: ["/api/drivers/{driver_id}/identity"],
  parameter: "driver_id",
});

export const testingRecords = [testRecord, queryRecord, drawRecord, identityRecord];

/** Who may drive, and what is due, follows from tests and queries. */
export const testingReadings: readonly RecordReading[] = [
  {
    paths: ["/api/testing_program", "/api/drivers/{driver_id}/testing"],
    follows: ["driver", "drug_alcohol_test", "clearinghouse_query"],
  },
];
