import { screenTests } from "@haul/testing/vitest-preset";

export default screenTests("newremote");
