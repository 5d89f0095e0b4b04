import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { aTag, type World } from "./world";

/** Tags, and loads that have them. */
export function tagHandlers({ tags, loads }: World): RequestHandler[] {
  return [
    mock("get", "/api/tags", ({ query }) => tags.page(query)),
    mock("post", "/api/tags", ({ body }) => tags.add(aTag(body.name, body.color))),
    mock("get", "/api/tags/{tag_id}", ({ params }) => tags.read(params["tag_id"])),
    mock("patch", "/api/tags/{tag_id}", ({ params, body }) => tags.change(params["tag_id"], body)),
    mock("post", "/api/tags/{tag_id}/archive", ({ params }) => tags.archive(params["tag_id"])),
    mock("post", "/api/tags/{tag_id}/restore", ({ params }) => tags.restore(params["tag_id"])),
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
