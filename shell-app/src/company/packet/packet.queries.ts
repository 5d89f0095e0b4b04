import { type ApiData, useApiMutation, useApiQuery } from "@haul/platform";

export type CompanyDocument = ApiData<"/api/company/documents", "get">["items"][number];
export type CarrierPacket = ApiData<"/api/company/packet", "get">;

const CHANGED = ["/api/company/documents", "/api/company/packet"] as const;
const invalidates = { invalidates: [...CHANGED] };

export const useCompanyDocuments = () => useApiQuery("/api/company/documents");
export const useCarrierPacket = () => useApiQuery("/api/company/packet");

export const useAddDocument = () => useApiMutation("post", "/api/company/documents", invalidates);
export const useUpdateDocument = () =>
  useApiMutation("patch", "/api/company/documents/{company_document_id}", invalidates);
export const useArchiveDocument = () =>
  useApiMutation("post", "/api/company/documents/{company_document_id}/archive", invalidates);
export const useRestoreDocument = () =>
  useApiMutation("post", "/api/company/documents/{company_document_id}/restore", invalidates);
export const useReorderDocuments = () => useApiMutation("post", "/api/company/documents/reorder", invalidates);
export const useOpenDocument = () => useApiMutation("post", "/api/company/documents/{company_document_id}/open");
export const useOpenPacket = () => useApiMutation("post", "/api/company/packet/open");
export const useSendPacket = () => useApiMutation("post", "/api/company/packet/send");
