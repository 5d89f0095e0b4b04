import { beforeEach, describe, expect, it } from "vitest";
import { dropOverrides, OVERRIDE_KEY, readOverrides } from "./override";

const OWN = "https://haul.example";
const production = { environment: "production" as const, remote_override_origins: ["https://preview.example"] };
const development = { environment: "development" as const, remote_override_origins: [] };

beforeEach(() => {
  localStorage.clear();
});

const store = (value: unknown) => {
  localStorage.setItem(OVERRIDE_KEY, JSON.stringify(value));
};

describe("local overrides", () => {
  it("are followed anywhere in development", () => {
    store({ safety: "http://localhost:4101/manifest.json" });
    expect(readOverrides(localStorage, development, OWN)).toEqual({ safety: "http://localhost:4101/manifest.json" });
  });

  it("are followed in production only on this origin and on configured ones", () => {
    store({
      safety: "/mfe/safety/0.2.0+x/manifest.json",
      apps: "https://preview.example/manifest.json",
      financial: "https://evil.example/manifest.json",
    });
    expect(Object.keys(readOverrides(localStorage, production, OWN))).toEqual(["safety", "apps"]);
  });

  it.each([[null], [7], [{ safety: 7 }], ["http://localhost"]])("that hold %j count as none", (value) => {
    store(value);
    expect(readOverrides(localStorage, development, OWN)).toEqual({});
  });

  it("can be dropped", () => {
    store({ safety: "/manifest.json" });
    dropOverrides(localStorage);
    expect(readOverrides(localStorage, development, OWN)).toEqual({});
  });
});
