/** The rules of a carrier's numbers. Each check returns what is wrong, or undefined. */

/** USDOT numbers have one to eight digits and do not start with a zero. */
export function checkDotNumber(value: string): string | undefined {
  const text = value.trim();
  if (text === "") return "Enter the company's USDOT number.";
  if (!/^\d+$/.test(text)) return "A USDOT number has digits only.";
  if (text.startsWith("0")) return "A USDOT number does not start with a zero.";
  return text.length <= 8 ? undefined : "A USDOT number has at most 8 digits.";
}

export interface DocketNumber {
  kind: "MC" | "MX" | "FF";
  number: string;
}

/** Reads `MC-123456`, `MC 123456` or `123456`; a bare number is an MC number. Zeros in front do not count. */
export function readDocketNumber(value: string): DocketNumber | undefined {
  const match = /^(MC|MX|FF)?[\s#-]*0*([1-9]\d{0,6})$/i.exec(value.trim());
  if (!match?.[2]) return undefined;
  return { kind: (match[1]?.toUpperCase() ?? "MC") as DocketNumber["kind"], number: match[2] };
}

/** Optional: private and intrastate carriers have none. */
export function checkDocketNumber(value: string): string | undefined {
  if (value.trim() === "" || readDocketNumber(value)) return undefined;
  return "Enter it as MC-123456, or leave it empty if the company has none.";
}

/** `MC-123456`, as it is stored and sent. */
export function formatDocketNumber({ kind, number }: DocketNumber): string {
  return `${kind}-${number}`;
}

/** Optional: two to four letters. */
export function checkScac(value: string): string | undefined {
  const text = value.trim();
  return text === "" || /^[A-Z]{2,4}$/i.test(text) ? undefined : "A SCAC has two to four letters.";
}

/** A hint, not a refusal: the last letter may be reserved for equipment that carriers do not own. */
export function scacHint(value: string): string | undefined {
  const reserved: Record<string, string> = { U: "containers", X: "private rail cars", Z: "chassis and trailers" };
  const use = /^[A-Z]{2,4}$/i.test(value.trim()) ? reserved[value.trim().slice(-1).toUpperCase()] : undefined;
  return use && `Codes ending in ${value.trim().slice(-1).toUpperCase()} are reserved for ${use}. Please check it.`;
}

/** A US number in E.164, `+13125550142`; undefined when it is not one. */
export function readUsPhone(value: string): string | undefined {
  const digits = value.replace(/[\s().+-]/g, "");
  const match = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits);
  return match?.[1] && `+1${match[1]}`;
}

export function checkUsPhone(value: string): string | undefined {
  if (value.trim() === "") return "Enter a phone number.";
  return readUsPhone(value) ? undefined : "Enter a US phone number with its area code.";
}

/** ZIP with five digits, or nine. */
export function checkZip(value: string): string | undefined {
  if (value.trim() === "") return "Enter the ZIP code.";
  return /^\d{5}(-?\d{4})?$/.test(value.trim()) ? undefined : "A ZIP code has 5 digits, or 9.";
}

export function checkEmail(value: string): string | undefined {
  const text = value.trim();
  if (text === "") return "Please enter your email address.";
  return isEmail(text) ? undefined : "Please enter a valid email address.";
}

/** One `@`, a local part, and a domain with a dot; the verification mail is what proves it. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
