/** What only the shell's frame needs: the command palette and the thin bar on top. Remotes do not import this. */
import "@mantine/nprogress/styles.layer.css";
import "@mantine/spotlight/styles.layer.css";

export { NavigationProgress, nprogress } from "@mantine/nprogress";
export {
  Spotlight,
  createSpotlight,
  spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from "@mantine/spotlight";
