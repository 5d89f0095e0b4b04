import { type ApiClient, createClient } from "@haul/api";
import { type Credentials, credentials } from "./credentials";

/**
 * A client with a session's header: a 401 is repeated once with a fresh token, and when that is refused too the session
 * ends.
 * The default HTTP client has no timeout; the server has its own limits.
 */
export function createSessionClient(session: () => Credentials): ApiClient {
  return createClient({
    baseUrl: globalThis.location.origin,
    fetch: async (request) => {
      const authorization = await session().authorization();
      const first = await send(request.clone(), authorization);
      if (first.status !== 401) return first;
      const isRenewed = await session().renew(authorization);
      const answer = isRenewed ? await send(request, await session().authorization()) : first;
      if (answer.status === 401) session().end();
      return answer;
    },
  });
}

function send(request: Request, authorization: string | undefined): Promise<Response> {
  if (authorization !== undefined) request.headers.set("authorization", authorization);
  return fetch(request);
}

/** The API as the signed-in member of staff. */
export const apiClient: ApiClient = createSessionClient(credentials);
