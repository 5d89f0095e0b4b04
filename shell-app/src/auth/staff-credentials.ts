import { authorizationHeader, tokenManager, type Credentials } from "@haul/platform";

/** The signed-in member of staff's token; the owner portal sends its own. */
export const staffCredentials: Credentials = {
  authorization: async () => {
    const credential = await tokenManager.current();
    return credential ? authorizationHeader(credential) : undefined;
  },
  renew: async () => {
    const refused = await tokenManager.current();
    const renewed = await tokenManager.refresh();
    return renewed !== null && renewed.token !== refused?.token;
  },
};
