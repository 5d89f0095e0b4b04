/**
 * webpack provides a shared module only if the shell imports it somewhere.
 * Remotes may need each of these although no page of the shell does.
 */
export const provided: Readonly<Record<string, () => Promise<unknown>>> = {
  "react/jsx-runtime": () => import("react/jsx-runtime"),
  "@haul/api": () => import("@haul/api"),
  "@haul/platform": () => import("@haul/platform"),
  "@haul/ui/core": () => import("@haul/ui/core"),
  "@haul/ui/forms": () => import("@haul/ui/forms"),
  "@haul/ui/long-forms": () => import("@haul/ui/long-forms"),
  "@haul/ui/data": () => import("@haul/ui/data"),
  "@haul/ui/freight": () => import("@haul/ui/freight"),
  "@haul/ui/charts": () => import("@haul/ui/charts"),
};
