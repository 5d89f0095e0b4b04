/**
 * Builds of Haul's front-ends: one webpack configuration for every micro-frontend, one for the shell.
 * Publishing a build is the business of `deploy-cli.js`.
 */
export { defineRemote } from "./remote.js";
export { defineShell } from "./shell.js";
