/** Runs a script whose content matches `integrity`; rejects with the signal's reason when that comes first. */
export function loadScript(url: string, integrity: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.integrity = integrity;
    // Without CORS the browser could not check the hash of another origin's file.
    script.crossOrigin = "anonymous";
    script.onload = () => {
      finish(resolve);
    };
    script.onerror = () => {
      finish(() => {
        reject(new Error(`${url} could not be loaded`));
      });
    };
    const onAbort = () => {
      finish(() => {
        reject(signal.reason as Error);
      });
    };
    signal.addEventListener("abort", onAbort);

    function finish(settle: () => void) {
      signal.removeEventListener("abort", onAbort);
      script.remove();
      settle();
    }

    document.head.append(script);
  });
}
