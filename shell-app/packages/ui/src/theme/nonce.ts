/**
 * The Content-Security-Policy nonce of this page load: `<meta name="csp-nonce">`, which the host fills in.
 * Empty where there is none (tests, the gallery). Browsers hide the `nonce` attribute of elements, not a meta's content.
 */
export function cspNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
}
