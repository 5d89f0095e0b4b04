import { useApiMutation, type ApiData } from "@haul/platform";

/** A load as seen through its link. */
export type PublicTracking = ApiData<"/api/public_tracking/open", "post">;
/** A trip, as its driver's phone shows it. */
export type DriverTrip = ApiData<"/api/driver_trip/open", "post">;
export type TripStop = DriverTrip["stops"][number];

export const useOpenTracking = () => useApiMutation("post", "/api/public_tracking/open");
export const useOpenSharedDocument = () => useApiMutation("post", "/api/public_tracking/open_document");
