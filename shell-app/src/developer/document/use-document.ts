import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { ApiError } from "@haul/platform";
import type { OpenApiDocument } from "./openapi-document";

/** The document that this server publishes. It is fetched, not bundled: a deployed shell may be older than the API. */
export function useDocument(): UseQueryResult<OpenApiDocument> {
  return useQuery({ queryKey: ["openapi.json"], queryFn: readDocument, staleTime: Infinity });
}

async function readDocument({ signal }: { signal: AbortSignal }): Promise<OpenApiDocument> {
  const response = await fetch("/openapi.json", { signal });
  if (!response.ok) throw await ApiError.fromResponse(response);
  return (await response.json()) as OpenApiDocument;
}
