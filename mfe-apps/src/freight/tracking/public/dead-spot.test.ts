import { describe, expect, it } from "vitest";
import { filesOf } from "./dead-spot";

describe("what opens the driver's page in a dead spot", () => {
  it("is the files that it was made of, each once, and no answer of the product", () => {
    const here = "https://haul.example";
    const loaded = [
      `${here}/main.3f9a2b1c4d.js`,
      `${here}/config.json`,
      `${here}/mfe/apps/0.1.0/entry.0a1b2c3d.js`,
      `${here}/mfe/apps/0.1.0/entry.0a1b2c3d.js`,
      `${here}/api/driver_trip/open`,
      `${here}/blobs/a-ticket`,
      `${here}/identitytoolkit.googleapis.com/v1/accounts`,
      "https://elsewhere.example/tile.png",
    ];
    expect(
      filesOf(
        loaded.map((name) => ({ name })),
        here,
      ),
    ).toEqual(["/main.3f9a2b1c4d.js", "/config.json", "/mfe/apps/0.1.0/entry.0a1b2c3d.js"]);
  });
});
