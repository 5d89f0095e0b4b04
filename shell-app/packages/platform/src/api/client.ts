import { type ApiClient, ApiError, createClient } from "@haul/api";
import { type Credentials, credentials } from "./credentials";

/** The code of a 401 that no fresh token helps against: the person signed in too long ago. */
const SIGN_IN_EXPIRED = "sign_in_expired";

/**
 * A client with a session's header: a 401 is repeated once with a fresh token, and when that is refused too the session
 * ends. A sign-in that is too old ends it without a fresh token, which would carry the same sign-in.
 * The default HTTP client has no timeout; the server has its own limits.
 */
export function createSessionClient(session: () => Credentials): ApiClient {
  return createClient({
    baseUrl: globalThis.location.origin,
    fetch: async (request) => {
      const authorization = await session().authorization();
      const first = await send(request.clone(), authorization);
      if (first.status !== 401) return first;
      const isRenewed = (await hasExpiredSignIn(first))
        ? await hasOther(session(), authorization)
        : await session().renew(authorization);
      const answer = isRenewed ? await send(request, await session().authorization()) : first;
      if (answer.status === 401) session().end((await hasExpiredSignIn(answer)) ? SIGN_IN_EXPIRED : "expired");
      return answer;
    },
  });
}

async function hasExpiredSignIn(answer: Response): Promise<boolean> {
  return (await ApiError.fromResponse(answer.clone())).code === SIGN_IN_EXPIRED;
}

/** The person may have signed in again while the refused call was on its way. */
async function hasOther(session: Credentials, refused: string | undefined): Promise<boolean> {
  const current = await session.authorization();
  return current !== undefined && current !== refused;
}

function send(request: Request, authorization: string | undefined): Promise<Response> {
  if (authorization !== undefined) request.headers.set("authorization", authorization);
  return fetch(request);
}

/** The API as the signed-in member of staff. */
export const apiClient: ApiClient = createSessionClient(credentials);
