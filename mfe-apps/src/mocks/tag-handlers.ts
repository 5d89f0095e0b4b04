import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { aTag, type World } from "./world";

/** Tags, and loads that have them. */
export function tagHandlers({ tags, loads }: World): RequestHandler[] {
  return [
    ...mockRecords("/api/tags/{tag_id}", tags, { added: ({ name, color }) => aTag(name, color) }),
    mock("post", "/api/loads/{load_id}/tags", ({ params, body }) => {
      const load = loads.find(params["load_id"]);
      if (!load) return mockProblem(404, { code: "not_found", message: "There is no such load." });
      const added = tags.rows.filter(({ id }) => (body.add ?? []).includes(id));
      const kept = load.tags.filter(
        ({ id }) => !(body.remove ?? []).includes(id) && !added.some((tag) => tag.id === id),
      );
      load.tags = [...kept, ...added.map(({ id, name, color }) => ({ id, name, color }))];
      return load;
    }),
  ];
}
