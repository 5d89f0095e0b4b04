import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import webpack from "webpack";
import { pagesOf } from "./pages.js";

/** @type {string} */
let folder;

const MODULES = {
  "main.js": 'import("./src/app.tsx");',
  "src/app.tsx": `
    import { lazyPage } from "./lazy.js";
    import { trucks } from "./trucks.js";
    export default [{ path: "/loads", element: lazyPage(() => import("./loads.page.js")) }, ...trucks];`,
  "src/trucks.js": `
    import { lazyPage } from "./lazy.js";
    export const trucks = [{ path: "/trucks/:truck_id", element: lazyPage(() => import("./truck.page.js")) }];`,
  "src/lazy.js": "export const lazyPage = (load) => load;",
  "src/loads.page.js": 'import "shared"; export default () => import("./drawer.js");',
  "src/truck.page.js": 'export default "truck";',
  "src/drawer.js": 'export default "drawer";',
  "node_modules/shared/index.js": 'export default "shared";',
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "haul-pages-"));
  for (const [name, source] of Object.entries(MODULES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), source);
  }
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it("lists what each page needs at once, wherever its route is written, and not what it loads later", async () => {
  /** @type {import("./pages.js").PageFiles[]} */
  let pages = [];
  const compiler = webpack({
    context: folder,
    mode: "production",
    entry: "./main.js",
    output: { path: path.join(folder, "dist"), chunkFilename: "[name].js" },
    optimization: { chunkIds: "named" },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({ consumes: { shared: { import: false, requiredVersion: false } } }),
      {
        apply: ({ hooks }) =>
          hooks.thisCompilation.tap("test", (compilation) =>
            compilation.hooks.processAssets.tap("test", () => {
              pages = pagesOf(compilation, "main.js");
            }),
          ),
      },
    ],
  });
  await promisify(compiler.run.bind(compiler))();
  expect(pages).toEqual([
    { path: "/loads", files: ["src_app_tsx.js", "src_loads_page_js.js"], shared: ["shared"] },
    { path: "/trucks/:truck_id", files: ["src_app_tsx.js", "src_truck_page_js.js"], shared: [] },
  ]);
});
