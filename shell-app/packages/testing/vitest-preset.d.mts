import type { ViteUserConfig } from "vitest/config";

/** The settings of the tests of one front-end or package; its name is what `npx vitest --project` takes. */
export declare function screenTests(name: string): ViteUserConfig;
