import { defineRecord } from "@haul/platform/records";
import { API_KEY, COMPANY_ARCHIVE, JOB, JOIN_REQUEST_STATUSES, USER_STATUSES } from "../words";

export const userRecord = defineRecord({
  topic: "user",
  // A person's permissions are part of their session.
  paths: ["/api/users", "/api/session"],
  parameter: "user_id",
  looks: USER_STATUSES,
});

export const joinRequestRecord = defineRecord({
  topic: "join_request",
  paths: ["/api/join_requests"],
  looks: JOIN_REQUEST_STATUSES,
});

export const adminRecords = [
  userRecord,
  joinRequestRecord,
  defineRecord({ topic: "role", paths: ["/api/role_grants", "/api/role_permissions", "/api/session"] }),
  defineRecord({ topic: "audit_settings", paths: ["/api/audit_settings"] }),
  defineRecord({ topic: "background_job", name: JOB.title, paths: ["/api/jobs", "/api/system_health"] }),
  defineRecord({ topic: "company_archive", name: COMPANY_ARCHIVE.title, paths: ["/api/company_archives"] }),
  defineRecord({ topic: "api_key", name: API_KEY.title, paths: ["/api/api_keys"] }),
];
