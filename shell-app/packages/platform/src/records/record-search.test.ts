import { beforeEach, expect, it, vi } from "vitest";
import openapi from "@haul/api/openapi.json";
import * as records from "./record-search";

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ items: [] })));
});

const searches = Object.entries(records).flatMap(([name, search]) =>
  name.startsWith("search") && name !== "searched" ? [[name, search as typeof records.searchCustomers] as const] : [],
);

/** The parameters of a list, by the document. */
function parametersOf(path: string): readonly string[] {
  const { parameters } = openapi.paths[path as "/api/drivers"].get;
  return parameters.flatMap((parameter) => parameter.name ?? []);
}

it.each(searches)("%s asks with parameters that its list has", async (_, search) => {
  await search("cole", new AbortController().signal);
  const { pathname, searchParams } = new URL((fetchMock.mock.calls[0]?.[0] as Request).url);
  expect(searchParams.get("q")).toBe("cole");
  expect(parametersOf(pathname)).toEqual(expect.arrayContaining([...searchParams.keys()]));
});
