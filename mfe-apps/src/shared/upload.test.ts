import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { mockServer } from "@haul/testing/mock-server";
import { handlersOf } from "../mocks/handlers";
import { makeWorld } from "../mocks/world";
import { uploadFile, type UploadHabits } from "@haul/platform/upload";

const SIZE = 51;
const habits: UploadHabits = { wholeUpTo: 50, partBytes: 20, maxFailures: 5, pause: () => Promise.resolve() };

/** The host's edge as it takes parts in. */
const edge = { received: 0, parts: [] as string[], breaks: 0 };

const { use, sent } = mockServer(() => handlersOf(makeWorld()));
const at = () => ({ "upload-offset": String(edge.received), "upload-complete": "?0" });

beforeEach(() => {
  Object.assign(edge, { received: 0, parts: [], breaks: 0 });
  use(
    http.head("*/blobs/:ticket", () => new HttpResponse(null, { status: 204, headers: at() })),
    http.patch("*/blobs/:ticket", ({ request }) => {
      const start = Number(request.headers.get("upload-offset"));
      // The mocked network cannot read jsdom's blobs: the part is as long as the habits say.
      const bytes = Math.min(habits.partBytes, SIZE - start);
      edge.parts.push(`${start} ${request.headers.get("upload-complete")}`);
      if (start !== edge.received)
        return HttpResponse.json(
          { code: "upload_offset_mismatch", message: "Not here." },
          { status: 409, headers: at() },
        );
      // The connection drops when a part has come half the way.
      edge.received += edge.breaks > 0 ? Math.floor(bytes / 2) : bytes;
      if (edge.breaks-- > 0) return HttpResponse.error();
      if (request.headers.get("upload-complete") === "?1")
        return HttpResponse.json({ receipt: "signed" }, { status: 201 });
      return new HttpResponse(null, { status: 204, headers: at() });
    }),
  );
});

const scan = (size = SIZE) => new File([new Uint8Array(size)], "scan.pdf", { type: "application/pdf" });

describe("a large file", () => {
  it("goes in parts and reports how far it is", async () => {
    const shares: number[] = [];
    expect(await uploadFile(scan(), (share) => shares.push(share), habits)).toBe("signed");
    expect(edge.parts).toEqual(["0 ?0", "20 ?0", "40 ?1"]);
    expect(shares.length).toBeGreaterThanOrEqual(3);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  it("resumes from the server's offset when the connection drops", async () => {
    edge.breaks = 2;
    expect(await uploadFile(scan(), () => undefined, habits)).toBe("signed");
    expect(edge.parts).toEqual(["0 ?0", "10 ?0", "20 ?0", "40 ?1"]);
    expect(sent("HEAD")).toHaveLength(2);
    expect(sent("POST", /document_uploads/)).toHaveLength(1);
  });

  it("resumes when the same file is uploaded again after it gave up", async () => {
    edge.breaks = 5;
    const file = scan();
    await expect(uploadFile(file, () => undefined, habits)).rejects.toThrow();
    expect(await uploadFile(file, () => undefined, habits)).toBe("signed");
    expect(sent("POST", /document_uploads/)).toHaveLength(1);
  });

  it("starts over after a refusal", async () => {
    const refusal = { code: "unsupported_media_type", message: "Files of this kind are not accepted here." };
    use(http.patch("*/blobs/:ticket", () => HttpResponse.json(refusal, { status: 415 }), { once: true }));
    const file = scan();
    await expect(uploadFile(file, () => undefined, habits)).rejects.toThrow(refusal.message);
    expect(await uploadFile(file, () => undefined, habits)).toBe("signed");
    expect(sent("POST", /document_uploads/)).toHaveLength(2);
  });
});

describe("a refused file", () => {
  const refusal = (status: number, code: string, message: string) => {
    const answer = () => HttpResponse.json({ code, message, request_id: "r-3" }, { status });
    return [http.patch("*/blobs/:ticket", answer), http.put("*/blobs/:ticket", answer)];
  };
  const full = "Your company's storage is full, so the file was not saved. Please contact support for more room.";

  it.each([
    ["small", 50],
    ["large", SIZE],
  ])("says that the storage is full, of a %s one at once", async (_, size) => {
    use(...refusal(507, "storage_full", full));
    await expect(uploadFile(scan(size), () => undefined, habits)).rejects.toMatchObject({
      message: full,
      requestId: "r-3",
    });
    expect(sent("PATCH", /blobs/).length + sent("PUT", /blobs/).length).toBe(1);
  });

  it("says what to do when another try is still running, after it has waited for its end", async () => {
    use(...refusal(409, "upload_in_progress", "A file is being uploaded with this link already."));
    await expect(uploadFile(scan(), () => undefined, habits)).rejects.toMatchObject({
      code: "upload_in_progress",
      message: "An earlier upload of this file is still running. Wait a minute, then try again.",
    });
    expect(sent("PATCH", /blobs/)).toHaveLength(habits.maxFailures);
  });
});

describe("a small file", () => {
  it("goes whole", async () => {
    expect(await uploadFile(scan(50), () => undefined, habits)).toBe("receipt of scan.pdf");
    expect(sent("PATCH")).toHaveLength(0);
  });
});
