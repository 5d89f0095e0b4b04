import { describe, expect, it } from "vitest";
import { ApiError, toApiError } from "./error";

describe("ApiError", () => {
  it("reads a problem body", async () => {
    const body = { code: "version_stale", message: "Somebody saved before you.", request_id: "r-1", fields: [] };
    const error = await ApiError.fromResponse(new Response(JSON.stringify(body), { status: 409 }));
    expect(error).toMatchObject({ status: 409, code: "version_stale", message: body.message, requestId: "r-1" });
  });

  it("calls every refused sign-in by one name", async () => {
    const error = await ApiError.fromResponse(new Response(JSON.stringify({ message: "No token." }), { status: 401 }));
    expect(error.message).toBe("Invalid credentials");
  });

  it.each([
    ["<html>Bad Gateway</html>", "The server answered with status 502."],
    ["", "The server answered with status 502."],
    ['{"error":"upstream"}', "upstream"],
    ['{"fields":"none","message":7}', "The server answered with status 502."],
  ])("understands a stranger's body %j", async (body, message) => {
    const error = await ApiError.fromResponse(new Response(body, { status: 502 }));
    expect(error).toMatchObject({ status: 502, code: "http_502", message, fields: [] });
  });

  it.each([
    [new TypeError("Failed to fetch"), "network", "Network Error"],
    [new DOMException("", "AbortError"), "aborted", "Request aborted"],
    [new DOMException("", "TimeoutError"), "timeout", "timeout of 3000ms exceeded"],
  ])("words a call without an answer: %s", (cause, code, message) => {
    expect(ApiError.fromFailure(cause, 3000)).toMatchObject({ status: 0, code, message });
  });

  it.each([
    [0, "network", true],
    [0, "aborted", false],
    [429, "too_many_requests", true],
    [503, "unavailable", true],
    [409, "version_stale", false],
    [422, "validation_failed", false],
  ])("knows whether status %i %s is worth another try", (status, code, expected) => {
    expect(new ApiError({ status, code, message: "" }).isRetryable).toBe(expected);
  });

  it("takes anything that was thrown", () => {
    expect(toApiError(new Error("boom"))).toMatchObject({ status: 0, code: "unexpected", message: "boom" });
  });
});
