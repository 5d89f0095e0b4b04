/** What only the shell's frame needs: the command palette. Remotes do not import this. */
import "@mantine/spotlight/styles.layer.css";

export {
  Spotlight,
  createSpotlight,
  spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from "@mantine/spotlight";
