/** A remote's `src/manifest.ts` as the build reads it; the full type is `RemoteManifest` of @haul/platform. */
export interface RemoteManifestSource {
  readonly id: string;
  readonly contract: number;
}

export function readManifest(file: string): Promise<RemoteManifestSource>;
