import type { TestProject } from "vitest/node";
import { setUpStack } from "./global-setup";

export default (project: TestProject) => setUpStack(project, "postgresql");
