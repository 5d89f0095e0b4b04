/**
 * The API's hooks for paths that are known only when the program runs.
 * Their types are checked where a path is written: `listAt` and `recordsAt` take only those of the document.
 */
import { type ApiError, apiClient, apiKey, useApiMutation, useApiPages, useApiQuery } from "@haul/platform";
import type { QueryKey, UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import type { PagedQuery } from "@haul/ui/data";

export const useAnswer = useApiQuery as unknown as (path: string, init: object) => UseQueryResult;
export const useAnswerPages = useApiPages as unknown as (path: string, init: object) => PagedQuery<unknown>;
export const useCall = useApiMutation as unknown as (
  method: "post" | "patch",
  path: string,
  settings: { invalidates: readonly string[] },
) => UseMutationResult<unknown, ApiError, object>;
export const answerKey = apiKey as unknown as (path: string) => QueryKey;
export const post = apiClient.POST as unknown as (path: string, init: object) => Promise<unknown>;
