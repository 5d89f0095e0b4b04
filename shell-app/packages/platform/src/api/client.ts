import { type ApiClient, createClient } from "@haul/api";
import { type Credentials, credentials } from "./credentials";

/**
 * A client with a session's header: a 401 is repeated once with a fresh token.
 * The default HTTP client has no timeout; the server has its own limits.
 */
export function createSessionClient(session: () => Credentials): ApiClient {
  return createClient({
    baseUrl: globalThis.location.origin,
    fetch: async (request) => {
      const first = await send(request.clone(), session());
      if (first.status !== 401) return first;
      const isRenewed = await session().renew();
      return isRenewed ? send(request, session()) : first;
    },
  });
}

async function send(request: Request, session: Credentials): Promise<Response> {
  const authorization = await session.authorization();
  if (authorization !== undefined) request.headers.set("authorization", authorization);
  return fetch(request);
}

/** The API as the signed-in member of staff. */
export const apiClient: ApiClient = createSessionClient(credentials);
