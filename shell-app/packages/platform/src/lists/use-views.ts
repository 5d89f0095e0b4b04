import { type ApiData, apiClient, apiKey, useAction, useApiQuery, useQueryClient } from "@haul/platform";

type SavedView = ApiData<"/api/saved_views/{saved_view_id}", "patch">;
type SavedViewPage = ApiData<"/api/saved_views", "get">;

/** What a person says of a view; null columns are the list's own. */
interface ViewInput {
  readonly name: string;
  readonly search: string;
  readonly columns: readonly string[] | null;
  readonly is_default: boolean;
  readonly is_shared: boolean;
}

/** More than one menu can hold. */
const MOST = 200;
/** Others' views change seldom; one's own changes are known at once. */
const FRESH_MS = 5 * 60_000;

/** The person's views of a list and those shared with them. A list does without while they are not there. */
export function useViews(list: string, userId: string) {
  const queryClient = useQueryClient();
  const act = useAction();
  const init = { params: { query: { list_name: list, limit: MOST } } };
  const query = useApiQuery("/api/saved_views", init, {
    enabled: userId !== "",
    staleTime: FRESH_MS,
    meta: { isBackground: true },
  });

  // The answer is in place before navigation, because the address may name the view already.
  const put = (id: string, view: SavedView | null) => {
    queryClient.setQueryData<SavedViewPage>(apiKey("/api/saved_views", init), (page) => {
      const others = (page?.items ?? [])
        .filter((one) => one.id !== id)
        .map((one) => (view?.is_default && one.is_own ? { ...one, is_default: false } : one));
      const items = view ? [...others, view].toSorted((one, other) => one.name.localeCompare(other.name)) : others;
      return { ...page, items, total_count: items.length };
    });
  };

  return {
    items: query.data?.items,
    error: query.error,
    onRetry: () => void query.refetch(),
    create: async ({ name, search, columns, is_default, is_shared }: ViewInput): Promise<SavedView> => {
      const body = {
        list_name: list,
        name,
        search,
        is_default,
        is_shared,
        ...(columns?.length ? { columns: [...columns] } : {}),
      };
      const header = { "Idempotency-Key": crypto.randomUUID() };
      const view = answerOf(await act(() => apiClient.POST("/api/saved_views", { params: { header }, body })));
      put(view.id, view);
      return view;
    },
    update: async ({ id }: Pick<SavedView, "id">, change: Partial<ViewInput>): Promise<SavedView> => {
      const known = query.data?.items.find((one) => one.id === id);
      const { columns, ...others } = change;
      const body = {
        ...others,
        version: known?.version ?? 0,
        ...(columns === undefined ? {} : { columns: columns?.length ? [...columns] : null }),
      };
      const params = { path: { saved_view_id: id } };
      try {
        const view = answerOf(await act(() => apiClient.PATCH("/api/saved_views/{saved_view_id}", { params, body })));
        put(view.id, view);
        return view;
      } catch (error) {
        // Another tab may have changed it: the next try is made on what it is by then.
        void query.refetch();
        throw error;
      }
    },
    remove: async ({ id }: Pick<SavedView, "id">): Promise<void> => {
      const params = { path: { saved_view_id: id } };
      await act(() => apiClient.POST("/api/saved_views/{saved_view_id}/remove", { params }));
      put(id, null);
    },
  };
}

/** The client throws what is no success, and these operations always answer a body. */
function answerOf<T>({ data }: { data?: T | undefined }): T {
  return data as T;
}
