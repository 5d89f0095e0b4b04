import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import type { Tiles } from "./tile-order";

export type Targets = ApiData<"/api/dashboard/targets", "get">;
export type TargetFigure = Targets["targets"][number]["figure"];

const AS_USUAL: Tiles = { order: [], hidden: [] };

/** A person's tiles and weekly mail. Without them, the page is as usual. */
export const usePreference = () =>
  useApiQuery("/api/dashboard/preference", undefined, { meta: { isBackground: true } });

export const useTiles = (): Tiles => usePreference().data?.tiles ?? AS_USUAL;

export const useSavePreference = () =>
  useApiMutation("put", "/api/dashboard/preference", { invalidates: ["/api/dashboard/preference"] });

export const useTargets = () => useApiQuery("/api/dashboard/targets", undefined, { meta: { isBackground: true } });

export const useSaveTargets = () =>
  useApiMutation("put", "/api/dashboard/targets", { invalidates: ["/api/dashboard/targets"] });
