import type { ApiData, ApiInit } from "@haul/platform";

export type OwnerSessionView = ApiData<"/api/owner/session", "get">;
export type Verified = ApiData<"/api/owner/verify", "post">;
export type CarrierChoice = NonNullable<Verified["choices"]>[number];

export type OwnerDashboard = ApiData<"/api/owner/dashboard", "get">;
export type OwnerPaper = OwnerDashboard["expiring_papers"][number];
export type OwnerTruck = ApiData<"/api/owner/trucks", "get">["items"][number];
export type OwnerLoadPage = ApiData<"/api/owner/loads", "get">;
export type OwnerLoad = OwnerLoadPage["items"][number];

export type OwnerProfile = ApiData<"/api/owner/profile", "get">;
export type ProfileChange = NonNullable<ApiInit<"/api/owner/profile", "patch">["body"]>;
