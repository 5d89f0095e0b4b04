import { type ApiData, useApiMutation, useApiQuery } from "@haul/platform";

export type PaperTemplate = ApiData<"/api/paper_templates", "get">["items"][number];

export const usePaperTemplates = () => useApiQuery("/api/paper_templates");
export const useUpdatePaperTemplate = () =>
  useApiMutation("patch", "/api/paper_templates/{paper_kind}", { invalidates: ["/api/paper_templates"] });
export const usePreviewPaper = () => useApiMutation("post", "/api/paper_templates/{paper_kind}/preview");
