import { useEffect } from "react";
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import { createSessionClient, ownerCredentials, type ApiError, type OwnerSession } from "@haul/platform";
import { enterPortal, leavePortal, useOwner } from "./owner";
import type {
  OwnerDashboard,
  OwnerLoadPage,
  OwnerProfile,
  OwnerSessionView,
  OwnerTruck,
  ProfileChange,
  Verified,
} from "./owner.types";

/** The API as the fleet owner, whose session is a plain JWT of the backend's own. */
const client = createSessionClient(() => ownerCredentials);

/** Always answers the same, whether the address is known or not. */
export async function requestLogin(email: string): Promise<void> {
  await client.POST("/api/owner/login", { body: { email } });
}

/** Uses up the link. */
export async function verifyLink(token: string): Promise<Verified> {
  const { data } = await client.POST("/api/owner/verify", { body: { token } });
  return present(data);
}

export async function chooseCarrier(choiceToken: string, fleetOwnerId: string): Promise<OwnerSession> {
  const { data } = await client.POST("/api/owner/choose", {
    body: { choice_token: choiceToken, fleet_owner_id: fleetOwnerId },
  });
  return present(data);
}

/** Logs out here, or on every device. */
export async function logOutOfPortal(isEverywhere: boolean): Promise<void> {
  try {
    await client.POST("/api/owner/logout", { body: { everywhere: isEverywhere } });
  } finally {
    leavePortal();
  }
}

/** Who is signed in. Past half of its life the session comes back renewed. */
export function useOwnerSession(): UseQueryResult<OwnerSessionView> {
  const query = useOwnerQuery(["session"], async (signal) => {
    const { data } = await client.GET("/api/owner/session", { signal });
    return present(data);
  });
  const renewed = query.data;
  useEffect(() => {
    if (renewed?.token) enterPortal({ token: renewed.token, expires_at: renewed.expires_at });
  }, [renewed]);
  return query;
}

export function useDashboard(): UseQueryResult<OwnerDashboard> {
  return useOwnerQuery(["dashboard"], async (signal) => {
    const { data } = await client.GET("/api/owner/dashboard", { signal });
    return present(data);
  });
}

export function useTrucks(): UseQueryResult<readonly OwnerTruck[]> {
  return useOwnerQuery(["trucks"], async (signal) => {
    const { data } = await client.GET("/api/owner/trucks", { signal });
    return present(data).items;
  });
}

export interface LoadFilter {
  group: "open" | "history" | "all";
  truck_id?: string;
}

export function useLoads(filter: LoadFilter): UseInfiniteQueryResult<InfiniteData<OwnerLoadPage, string | undefined>> {
  const owner = useOwner();
  return useLeaveWhenRefused(
    useInfiniteQuery({
      queryKey: ["owner", owner?.token, "loads", filter],
      initialPageParam: undefined as string | undefined,
      queryFn: async ({ pageParam, signal }) => {
        const query = { ...filter, limit: 20, ...(pageParam !== undefined && { cursor: pageParam }) };
        const { data } = await client.GET("/api/owner/loads", { params: { query }, signal });
        return present(data);
      },
      getNextPageParam: (page) => page.next_cursor,
      meta: { isBackground: true },
    }),
  );
}

export function useProfile(): UseQueryResult<OwnerProfile> {
  return useOwnerQuery(["profile"], async (signal) => {
    const { data } = await client.GET("/api/owner/profile", { signal });
    return present(data);
  });
}

export function useUpdateProfile(): UseMutationResult<OwnerProfile, ApiError, ProfileChange> {
  const queryClient = useQueryClient();
  const owner = useOwner();
  return useMutation({
    mutationFn: async (body: ProfileChange) => present((await client.PATCH("/api/owner/profile", { body })).data),
    onSuccess: (profile) => {
      queryClient.setQueryData(["owner", owner?.token, "profile"], profile);
    },
    // A refusal here is the owner's affair, as with everything read.
    meta: { isBackground: true },
  });
}

/** Everything read is kept per session: another owner at this browser starts from nothing. */
function useOwnerQuery<Data>(
  key: readonly string[],
  read: (signal: AbortSignal) => Promise<Data>,
): UseQueryResult<Data> {
  const owner = useOwner();
  return useLeaveWhenRefused(
    useQuery<Data>({
      queryKey: ["owner", owner?.token, ...key],
      queryFn: ({ signal }) => read(signal),
      enabled: owner !== null,
      // A refusal here concerns the owner: it must not lead to the staff's pages.
      meta: { isBackground: true },
    }),
  );
}

/** The client throws on every refusal, so an answer has a body. */
function present<T>(data: T | undefined): T {
  if (data === undefined) throw new Error("The server answered without a body.");
  return data;
}

/** A session that the server no longer takes ends at once. */
function useLeaveWhenRefused<Query extends { error: ApiError | null }>(query: Query): Query {
  const isRefused = query.error?.status === 401;
  useEffect(() => {
    if (isRefused) leavePortal();
  }, [isRefused]);
  return query;
}
