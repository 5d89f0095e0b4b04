import { describe, expect, it, vi } from "vitest";
import { ApiError } from "@haul/api";
import { createQueryClient } from "./query-client";

const refusal = (status: number, code = "permission_missing") =>
  new ApiError({ status, code, message: "You may not do that." });

async function fail(error: ApiError, isBackground?: boolean) {
  const onForbidden = vi.fn();
  const client = createQueryClient({ onForbidden });
  const meta = isBackground === undefined ? {} : { isBackground };
  const query = client.getQueryCache().build(client, { queryKey: ["x"], queryFn: () => Promise.reject(error), meta });
  await query.fetch({ ...query.options, retry: false }).catch(() => null);
  return onForbidden;
}

describe("the query client", () => {
  it("leaves a page whose own load is forbidden", async () => {
    expect(await fail(refusal(403))).toHaveBeenCalledOnce();
  });

  it("stays when a background query is forbidden", async () => {
    expect(await fail(refusal(403), true)).not.toHaveBeenCalled();
  });

  it.each(["email_not_verified", "recent_sign_in_needed"])("stays where a page explains %s itself", async (code) => {
    expect(await fail(refusal(403, code))).not.toHaveBeenCalled();
  });

  it.each([404, 409, 422, 500])("stays on status %i", async (status) => {
    expect(await fail(refusal(status, "anything"))).not.toHaveBeenCalled();
  });

  it("leaves the page when an action is forbidden", async () => {
    const onForbidden = vi.fn();
    const client = createQueryClient({ onForbidden });
    const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(refusal(403)) });
    await mutation.execute(undefined).catch(() => null);
    expect(onForbidden).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "permission_missing" }));
  });

  it("asks again after a server's trouble, never after a refusal", () => {
    const retry = createQueryClient({ onForbidden: vi.fn() }).getDefaultOptions().queries?.retry;
    if (typeof retry !== "function") throw new Error("The retry rule is a function.");
    expect(retry(0, refusal(503, "unavailable"))).toBe(true);
    expect(retry(2, refusal(503, "unavailable"))).toBe(false);
    expect(retry(0, refusal(429, "too_many_requests"))).toBe(true);
    expect(retry(0, refusal(429, "too_many_failures"))).toBe(false);
    expect(retry(0, refusal(404, "not_found"))).toBe(false);
    expect(retry(0, refusal(409, "version_stale"))).toBe(false);
  });
});
