import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { toast } from "@haul/ui/core";
import { resizedTile, type Tiles } from "./tile-order";

export type Targets = ApiData<"/api/dashboard/targets", "get">;
export type TargetFigure = Targets["targets"][number]["figure"];

const AS_USUAL: Tiles = { order: [], hidden: [] };

/** A person's tiles and weekly mail. Without them, the page is as usual. */
export const usePreference = () =>
  useApiQuery("/api/dashboard/preference", undefined, { meta: { isBackground: true } });

export const useTiles = (): Tiles => usePreference().data?.tiles ?? AS_USUAL;

export const useSavePreference = () =>
  useApiMutation("put", "/api/dashboard/preference", { invalidates: ["/api/dashboard/preference"] });

/** Takes the other size of a tile at once; a person's other settings stay. */
export function useResizeTile() {
  const { data: preference } = usePreference();
  const save = useSavePreference();
  return async (size: "wide" | "tall", key: string) => {
    if (!preference || save.isPending) return;
    const { version, is_mailed_weekly } = preference;
    const tiles = resizedTile(preference.tiles, size, key);
    try {
      await save.mutateAsync({ body: { version, is_mailed_weekly, tiles } });
    } catch (error) {
      toast.error(error);
    }
  };
}

export const useTargets = () => useApiQuery("/api/dashboard/targets", undefined, { meta: { isBackground: true } });

export const useSaveTargets = () =>
  useApiMutation("put", "/api/dashboard/targets", { invalidates: ["/api/dashboard/targets"] });
