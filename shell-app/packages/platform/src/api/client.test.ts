import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Credentials } from "./credentials";
import { createSessionClient } from "./client";

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

function session(tokens: string[], isRenewable = true): Credentials {
  let index = 0;
  return {
    authorization: () => Promise.resolve(tokens[index]),
    renew: () => {
      index += 1;
      return Promise.resolve(isRenewable);
    },
  };
}

/** The document's paths are another test's matter. */
function getAnything(credentials: Credentials): Promise<unknown> {
  const client = createSessionClient(() => credentials);
  return (client.GET as (path: string) => Promise<unknown>)("/api/session");
}

const problem = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/problem+json" } });

describe("the session's client", () => {
  it("sends the session's header", async () => {
    fetchMock.mockResolvedValue(Response.json({}));
    await getAnything(session(["Bearer one"]));
    expect((fetchMock.mock.calls[0]?.[0] as Request).headers.get("authorization")).toBe("Bearer one");
  });

  it("repeats a refused call once with a fresh token", async () => {
    fetchMock.mockResolvedValueOnce(problem(401, { code: "token_expired" })).mockResolvedValueOnce(Response.json({}));
    await getAnything(session(["Bearer old", "Bearer new"]));
    expect((fetchMock.mock.calls[1]?.[0] as Request).headers.get("authorization")).toBe("Bearer new");
  });

  it("does not repeat for ever", async () => {
    fetchMock.mockImplementation(() => Promise.resolve(problem(401, { code: "unauthenticated", message: "No." })));
    const call = getAnything(session(["Bearer old", "Bearer new"]));
    await expect(call).rejects.toMatchObject({ status: 401, message: "Invalid credentials" });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it("throws the server's own message, request id and fields", async () => {
    const fields = [{ path: "stops.0.facility_id", message: "Choose a facility." }];
    fetchMock.mockResolvedValue(
      problem(422, { code: "validation_failed", message: "Check the marked fields.", request_id: "r-17", fields }),
    );
    await expect(getAnything(session([]))).rejects.toMatchObject({
      name: "ApiError",
      status: 422,
      code: "validation_failed",
      message: "Check the marked fields.",
      requestId: "r-17",
      fields,
    });
  });

  it("words a failed connection", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(getAnything(session([]))).rejects.toMatchObject({
      status: 0,
      code: "network",
      message: "Network Error",
    });
  });
});
