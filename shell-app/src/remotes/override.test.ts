import { beforeEach, describe, expect, it } from "vitest";
import { dropOverrides, OVERRIDE_KEY, readOverrides } from "./override";

const OWN = "https://haul.example";
const production = { environment: "production" as const };
const development = { environment: "development" as const };

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

  it("leave out what is no address", () => {
    store({ safety: "http://", apps: "/manifest.json" });
    expect(readOverrides(localStorage, development, OWN)).toEqual({ apps: "/manifest.json" });
  });

  it("are never followed in production, and removed there", () => {
    store({ safety: "/mfe/safety/0.2.0+x/manifest.json", financial: "https://evil.example/manifest.json" });
    expect(readOverrides(localStorage, production, OWN)).toEqual({});
    expect(localStorage.getItem(OVERRIDE_KEY)).toBeNull();
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
