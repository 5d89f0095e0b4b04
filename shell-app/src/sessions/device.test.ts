import { describe, expect, it } from "vitest";
import { deviceName, signInWords } from "./device";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

describe("a session's device", () => {
  it.each([
    [CHROME, "Chrome on Windows"],
    [`${CHROME} Edg/142.0.0.0`, "Edge on Windows"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Safari/604.1",
      "Safari on iPhone",
    ],
    ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox on Android"],
    ["curl/8.5.0", "curl/8.5.0"],
    [undefined, "Unknown device"],
  ])("%s is %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it("says how somebody signed in, as far as the provider tells", () => {
    expect(signInWords({ provider: "password", second_factor: "totp" })).toBe("with a password and a second factor");
    expect(signInWords({ provider: "google.com" })).toBe("with Google");
    expect(signInWords({})).toBeNull();
  });
});
