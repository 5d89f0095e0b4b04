import { authorizationHeader, tokenManager, type Credential, type Credentials } from "@haul/platform";

/** The signed-in member of staff's token; the owner portal sends its own. `end` leaves the session. */
export function staffCredentials(end: Credentials["end"]): Credentials {
  return {
    authorization: async () => headerOf(await tokenManager.current()),
    renew: async (refused) => {
      const current = headerOf(await tokenManager.current());
      // Another call, refused a moment ago, may have renewed it already.
      if (current !== refused) return current !== undefined;
      const renewed = headerOf(await tokenManager.refresh());
      return renewed !== undefined && renewed !== refused;
    },
    end,
  };
}

function headerOf(credential: Credential | null): string | undefined {
  return credential ? authorizationHeader(credential) : undefined;
}
