import type { RequestHandler } from "msw";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";

export type SavedView = AnswerOf<"/api/saved_views", "get">["items"][number];

/** A view as the server has it, of the pretended person unless said otherwise. */
export function savedView(facts: Partial<SavedView> & Pick<SavedView, "list_name" | "name">): SavedView {
  return {
    id: `view-${facts.name}`,
    search: "",
    is_default: false,
    is_shared: false,
    is_own: true,
    owner: { id: "01930000-0000-7000-8000-000000000001", name: "Dana Whitfield" },
    version: 1,
    created_at: "2026-11-01T12:00:00Z",
    updated_at: "2026-11-01T12:00:00Z",
    ...facts,
  };
}

/** Mocks of the operations that every list calls, over these views. */
export function savedViewHandlers(views: SavedView[] = []): RequestHandler[] {
  const notFound = () => mockProblem(404, { code: "not_found", message: "There is no such record." });
  const own = (id: string | undefined) => views.find((view) => view.id === id && view.is_own);
  const clearDefault = (list: string) => {
    for (const view of views) if (view.is_own && view.list_name === list) view.is_default = false;
  };
  return [
    mock("get", "/api/saved_views", ({ query }) => {
      const items = views.filter((view) => view.list_name === query.get("list_name"));
      return { items: structuredClone(items), total_count: items.length };
    }),
    mock("post", "/api/saved_views", ({ body }) => {
      if (views.some((view) => view.is_own && view.list_name === body.list_name && view.name === body.name))
        return mockProblem(409, {
          code: "saved_view_name_already_used",
          message: `You have another view named ${body.name}.`,
        });
      if (body.is_default) clearDefault(body.list_name);
      const view = savedView(body);
      views.push(view);
      return structuredClone(view);
    }),
    mock("patch", "/api/saved_views/{saved_view_id}", ({ params, body }) => {
      const view = own(params["saved_view_id"]);
      if (!view) return notFound();
      if (body.version !== view.version)
        return mockProblem(409, { code: "version_stale", message: "Someone else has changed this record." });
      if (body.is_default) clearDefault(view.list_name);
      Object.assign(view, body, { version: view.version + 1 });
      if (body.columns === null) delete view.columns;
      return structuredClone(view);
    }),
    mock("post", "/api/saved_views/{saved_view_id}/remove", ({ params }) => {
      const view = own(params["saved_view_id"]);
      if (!view) return notFound();
      views.splice(views.indexOf(view), 1);
      return view;
    }),
  ];
}
