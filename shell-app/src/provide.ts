/**
 * webpack provides a shared module only if the shell imports it somewhere.
 * Remotes may need each of these although no page of the shell does.
 */
export const provided = [
  () => import("@haul/ui/forms"),
  () => import("@haul/ui/data"),
  () => import("@haul/ui/freight"),
  () => import("@haul/ui/charts"),
];
