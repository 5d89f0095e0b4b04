import { useCallback } from "react";
import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useIsMutating,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import type { FetchResponse, MaybeOptionalInit } from "openapi-fetch";
import type { HttpMethod, PathsWithMethod } from "openapi-typescript-helpers";
import type { ApiClient, ApiError, paths } from "@haul/api";
import { apiClient } from "./client";

type Media = `${string}/${string}`;
type Operation<P extends keyof paths, M extends HttpMethod> = M extends keyof paths[P]
  ? paths[P][M] extends Record<string | number, unknown>
    ? paths[P][M]
    : never
  : never;

/** `params` and `body` of an operation. */
export type ApiInit<P extends keyof paths, M extends HttpMethod> = MaybeOptionalInit<
  paths[P],
  Extract<M, keyof paths[P]>
>;

/** The body of an operation's success answer. */
export type ApiData<P extends keyof paths, M extends HttpMethod> = NonNullable<
  FetchResponse<Operation<P, M>, ApiInit<P, M>, Media>["data"]
>;

type GetPath = PathsWithMethod<paths, "get">;

type Call = (path: string, init: unknown) => Promise<{ data?: unknown }>;

/** The operation's method on the client; its types are checked where the hooks are called. */
function callOf(client: ApiClient, method: string): Call {
  return client[method.toUpperCase() as "GET"] as unknown as Call;
}

/** The key under which an operation's answer is cached: `["get", path, init]`, so that `["get", path]` means all of them. */
export function apiKey<P extends GetPath>(path: P, init?: ApiInit<P, "get">): QueryKey {
  return init === undefined ? ["get", path] : ["get", path, init];
}

type QuerySettings<Data, Selected> = Omit<UseQueryOptions<Data, ApiError, Selected>, "queryKey" | "queryFn">;

/**
 * Reads one operation of the API.
 *
 * ```ts
 * const load = useApiQuery("/api/loads/{load_id}", { params: { path: { load_id } } });
 * ```
 */
export function useApiQuery<P extends GetPath, Selected = ApiData<P, "get">>(
  path: P,
  init?: ApiInit<P, "get">,
  settings?: QuerySettings<ApiData<P, "get">, Selected>,
): UseQueryResult<Selected> {
  return useQuery(apiQuery(path, init, settings));
}

/** The same as options, for `useQueries`, prefetching and suspense. */
export function apiQuery<P extends GetPath, Selected = ApiData<P, "get">>(
  path: P,
  init?: ApiInit<P, "get">,
  settings?: QuerySettings<ApiData<P, "get">, Selected>,
): UseQueryOptions<ApiData<P, "get">, ApiError, Selected> & { queryKey: QueryKey } {
  return {
    ...settings,
    queryKey: apiKey(path, init),
    queryFn: async ({ signal }) => {
      const { data } = await callOf(apiClient, "get")(path, { ...init, signal });
      return data as ApiData<P, "get">;
    },
  };
}

/** An answer that continues behind a cursor. */
interface Page {
  readonly next_cursor?: string | undefined;
}

type PagesSettings<Data> = Pick<
  UseInfiniteQueryOptions<Data, ApiError, InfiniteData<Data, string | undefined>, QueryKey, string | undefined>,
  "enabled" | "refetchInterval"
>;

/** Reads a list page by page: `fetchNextPage` follows `next_cursor`. */
export function useApiPages<P extends GetPath>(
  path: P,
  init?: ApiInit<P, "get">,
  settings?: PagesSettings<ApiData<P, "get">>,
): UseInfiniteQueryResult<InfiniteData<ApiData<P, "get">, string | undefined>> {
  return useInfiniteQuery({
    queryKey: [...apiKey(path, init), "pages"],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await callOf(apiClient, "get")(path, { ...withCursor(init, pageParam), signal });
      return data as ApiData<P, "get">;
    },
    getNextPageParam: (page) => (page as Page).next_cursor,
    ...settings,
  });
}

function withCursor(init: unknown, cursor: string | undefined): Record<string, unknown> {
  const source = (init ?? {}) as { params?: { query?: Record<string, unknown> } };
  if (cursor === undefined) return source;
  return { ...source, params: { ...source.params, query: { ...source.params?.query, cursor } } };
}

type MutationSettings<P extends keyof paths, M extends HttpMethod> = Omit<
  UseMutationOptions<ApiData<P, M>, ApiError, ApiInit<P, M>>,
  "mutationFn"
> & {
  /** Paths whose cached answers are out of date afterwards; every query of a path, with any parameters. */
  readonly invalidates?: readonly GetPath[];
};

/**
 * Calls one changing operation.
 *
 * ```ts
 * const suspend = useApiMutation("post", "/api/users/{user_id}/suspend", { invalidates: ["/api/users"] });
 * suspend.mutate({ params: { path: { user_id } }, body: { reason } });
 * ```
 */
export function useApiMutation<M extends Exclude<HttpMethod, "get">, P extends PathsWithMethod<paths, M>>(
  method: M,
  path: P,
  { invalidates = [], ...settings }: MutationSettings<P, M> = {},
): UseMutationResult<ApiData<P, M>, ApiError, ApiInit<P, M>> {
  const queryClient = useQueryClient();
  return useMutation<ApiData<P, M>, ApiError, ApiInit<P, M>>({
    ...settings,
    mutationFn: async (init) => {
      const { data } = await callOf(apiClient, method)(path, init);
      return data as ApiData<P, M>;
    },
    onSuccess: async (...facts) => {
      await Promise.all(invalidates.map((stale) => queryClient.invalidateQueries({ queryKey: apiKey(stale) })));
      await settings.onSuccess?.(...facts);
    },
  });
}

/**
 * Runs what a person does when no `useApiMutation` makes the call, such as one thing done to many rows. A call on
 * `apiClient` alone belongs to no action, so its 403 would not lead to `/access-denied`.
 *
 * ```ts
 * const act = useAction();
 * await act(() => apiClient.POST("/api/loads/{load_id}/book", seen(load)));
 * ```
 */
export function useAction(): <Answer>(run: () => Promise<Answer>) => Promise<Answer> {
  const queryClient = useQueryClient();
  return useCallback(
    (run) => queryClient.getMutationCache().build(queryClient, { mutationFn: run }).execute(undefined),
    [queryClient],
  );
}

/** Whether something is being done to a record; what is done next builds on the answer. */
export function useIsChanging(recordId: string): boolean {
  return useIsMutating({ predicate: ({ state }) => Object.values(pathOf(state.variables)).includes(recordId) }) > 0;
}

function pathOf(variables: unknown): Record<string, unknown> {
  return (variables as { params?: { path?: Record<string, unknown> } } | undefined)?.params?.path ?? {};
}
