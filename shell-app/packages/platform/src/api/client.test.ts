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

function session(tokens: string[], end = vi.fn()): Credentials {
  let index = 0;
  return {
    authorization: () => Promise.resolve(tokens[index]),
    renew: (refused) => {
      expect(refused).toBe(tokens[index]);
      index += 1;
      return Promise.resolve(index < tokens.length);
    },
    end,
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

  it.each([
    ["after one repetition", ["Bearer old", "Bearer new"], 2],
    ["at once when there is no fresh token", ["Bearer old"], 1],
  ])("ends a session that stays refused %s", async (_, tokens, calls) => {
    fetchMock.mockImplementation(() => Promise.resolve(problem(401, { code: "unauthenticated", message: "No." })));
    const end = vi.fn();
    const call = getAnything(session(tokens, end));
    await expect(call).rejects.toMatchObject({ status: 401, message: "Invalid credentials" });
    expect(fetchMock).toHaveBeenCalledTimes(calls);
    expect(end).toHaveBeenCalledExactlyOnceWith("expired");
  });

  describe("when the sign-in is too old", () => {
    const tooOld = () => Promise.resolve(problem(401, { code: "sign_in_expired", message: "Two weeks have passed." }));

    it("ends the session at once, for a fresh token would carry the same sign-in", async () => {
      fetchMock.mockImplementation(tooOld);
      const end = vi.fn();
      const renew = vi.fn();
      const credentials = { ...session(["Bearer old"], end), renew };
      await expect(getAnything(credentials)).rejects.toMatchObject({ status: 401, code: "sign_in_expired" });
      expect(fetchMock).toHaveBeenCalledOnce();
      expect(renew).not.toHaveBeenCalled();
      expect(end).toHaveBeenCalledExactlyOnceWith("sign_in_expired");
    });

    it("ends the session after one repetition when only the fresh token's answer says so", async () => {
      fetchMock.mockResolvedValueOnce(problem(401, { code: "token_expired" })).mockImplementation(tooOld);
      const end = vi.fn();
      await expect(getAnything(session(["Bearer old", "Bearer new"], end))).rejects.toMatchObject({ status: 401 });
      expect(fetchMock).toHaveBeenCalledTimes(2);
      expect(end).toHaveBeenCalledExactlyOnceWith("sign_in_expired");
    });

    it("continues as the person who has signed in again in the meantime", async () => {
      fetchMock.mockImplementationOnce(tooOld).mockResolvedValueOnce(Response.json({}));
      const tokens = ["Bearer old", "Bearer new"];
      const end = vi.fn();
      const authorization = () => Promise.resolve(tokens.length > 1 ? tokens.shift() : tokens[0]);
      await getAnything({ ...session([], end), authorization });
      expect((fetchMock.mock.calls[1]?.[0] as Request).headers.get("authorization")).toBe("Bearer new");
      expect(end).not.toHaveBeenCalled();
    });

    it("sends nothing again for a person who has signed out in the meantime", async () => {
      fetchMock.mockImplementation(tooOld);
      const tokens = ["Bearer old"];
      const credentials = { ...session([]), authorization: () => Promise.resolve(tokens.shift()) };
      await expect(getAnything(credentials)).rejects.toMatchObject({ status: 401 });
      expect(fetchMock).toHaveBeenCalledOnce();
    });
  });

  it.each([403, 500])("keeps the session on status %i", async (status) => {
    fetchMock.mockResolvedValue(problem(status, { code: "anything", message: "No." }));
    const end = vi.fn();
    await expect(getAnything(session(["Bearer one"], end))).rejects.toMatchObject({ status });
    expect(end).not.toHaveBeenCalled();
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
