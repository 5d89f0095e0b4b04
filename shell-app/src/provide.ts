/**
 * webpack provides a shared module only if the shell imports it somewhere.
 * Remotes may need each of these although no page of the shell does.
 */
export const provided = [
  () => import("react/jsx-runtime"),
  () => import("@haul/api"),
  () => import("@haul/platform"),
  () => import("@haul/ui/core"),
  () => import("@haul/ui/forms"),
  () => import("@haul/ui/long-forms"),
  () => import("@haul/ui/data"),
  () => import("@haul/ui/freight"),
  () => import("@haul/ui/charts"),
];
