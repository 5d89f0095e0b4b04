import { type ApiData, useApiMutation, useApiQuery } from "@haul/platform";

export type MailTemplate = ApiData<"/api/mail_templates", "get">["items"][number];

const invalidates = { invalidates: ["/api/mail_templates"] as const };

export const useMailTemplates = () => useApiQuery("/api/mail_templates");
export const useUpdateMailTemplate = () => useApiMutation("patch", "/api/mail_templates/{mail_kind}", invalidates);
export const useResetMailTemplate = () => useApiMutation("post", "/api/mail_templates/{mail_kind}/reset", invalidates);
export const usePreviewMail = () => useApiMutation("post", "/api/mail_templates/{mail_kind}/preview");
