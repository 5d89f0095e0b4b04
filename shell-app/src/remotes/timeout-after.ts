/** `AbortSignal.timeout`, which the browsers of older phones lack. */
export function timeoutAfter(milliseconds: number): AbortSignal {
  if ("timeout" in AbortSignal) return AbortSignal.timeout(milliseconds);
  const abort = new AbortController();
  setTimeout(() => {
    abort.abort(new DOMException("The time is up.", "TimeoutError"));
  }, milliseconds);
  return abort.signal;
}
