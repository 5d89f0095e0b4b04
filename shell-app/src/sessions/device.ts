/** What matters of a `User-Agent`: the first that fits names the browser; order counts, for many claim to be others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Macintosh|Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

/** `Chrome on Windows`; a program's own name as it is. */
export function deviceName(userAgent: string | undefined): string {
  if (userAgent === undefined) return "Unknown device";
  const [browser, system] = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => sign.test(userAgent))?.[1]);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? userAgent.split(/[\s(]/)[0] ?? userAgent;
}

export const isPhone = (userAgent: string | undefined) => /iPhone|Android.*Mobile/.test(userAgent ?? "");

const PROVIDERS: Record<string, string> = {
  password: "a password",
  "google.com": "Google",
  emailLink: "an email link",
};

/** How somebody signed in: `with a password and a second factor`. */
export function signInWords({ provider, second_factor }: { provider?: string; second_factor?: string }): string | null {
  if (provider === undefined) return null;
  const how = PROVIDERS[provider] ?? provider;
  return second_factor === undefined ? `with ${how}` : `with ${how} and a second factor`;
}
