import { defineRecord } from "@haul/platform/records";

export const companyRecords = [
  defineRecord({ topic: "company", paths: ["/api/company"] }),
  defineRecord({
    topic: "remittance_change",
    paths: ["/api/company/remittance"],
    parameter: "remittance_change_id",
  }),
  defineRecord({
    topic: "company_document",
    paths: ["/api/company/documents", "/api/company/packet"],
    parameter: "company_document_id",
  }),
  defineRecord({
    topic: "certificate_request",
    paths: ["/api/certificate_requests"],
    parameter: "certificate_request_id",
  }),
  defineRecord({ topic: "mail_template", paths: ["/api/mail_templates"] }),
  defineRecord({ topic: "paper_template", paths: ["/api/paper_templates"] }),
  defineRecord({ topic: "company_settings", paths: ["/api/company/settings"] }),
  defineRecord({ topic: "terminal", paths: ["/api/terminals"], parameter: "terminal_id" }),
  defineRecord({ topic: "number_format", paths: ["/api/number_formats"] }),
];
