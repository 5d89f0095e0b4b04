import { authorizationHeader, type Credentials, tokenManager } from "@haul/platform";

/** The signed-in member of staff's token; the owner portal sends its own. */
export const staffCredentials: Credentials = {
  authorization: async () => {
    const credential = await tokenManager.current();
    return credential ? authorizationHeader(credential) : undefined;
  },
  renew: async () => (await tokenManager.refresh()) !== null,
};
