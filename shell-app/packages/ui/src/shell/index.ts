/** What only the shell's frame and its own pages need. Remotes do not import this. */
import "@mantine/spotlight/styles.layer.css";

export { Accordion } from "@mantine/core";
export {
  Spotlight,
  createSpotlight,
  spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from "@mantine/spotlight";
