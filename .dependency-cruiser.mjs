/**
 * Import circles. Which part may import which is ESLint's business (`eslint.config.mjs`).
 * Types, and parts that are loaded when first asked for, may point back within a folder: they are no circle when the program runs.
 */
const APPS = "^mfe-apps/src/";

export default {
  forbidden: [
    {
      name: "circle",
      comment: "Modules that need one another to start: move what both use into a third.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] } },
    },
    {
      name: "freight-upwards",
      comment:
        "In the freight room: tags, detention and a load's parts ← tracking ← a load's pages ← board and quotes.",
      severity: "error",
      from: { path: `${APPS}freight/(tags|detention|tracking)/` },
      to: { path: `${APPS}freight/loads/(list|form|page|life)/` },
    },
    {
      name: "freight-upwards",
      comment: "Board and quotes show loads; no load knows them.",
      severity: "error",
      from: { path: `${APPS}freight/(tags|detention|tracking|loads)/` },
      to: { path: `${APPS}freight/(board|quotes)/` },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist|/schema\\.gen\\.ts$" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs"],
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
    },
  },
};
