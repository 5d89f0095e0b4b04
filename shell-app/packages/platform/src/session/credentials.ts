import type { Credentials } from "../api/credentials";
import { clearOwnerSession, ownerCredential } from "./owner-session";
import { tokenManager, type TokenManager } from "./token-manager";
import { authorizationHeader } from "./tokens";

/** The staff's credentials: the stored token, kept fresh by the token manager. */
export function staffCredentials(tokens: TokenManager = tokenManager): Credentials {
  return {
    authorization: async () => {
      const credential = await tokens.current();
      return credential ? authorizationHeader(credential) : undefined;
    },
    renew: async () => {
      const refused = await tokens.current();
      const renewed = await tokens.refresh();
      return renewed !== null && renewed.token !== refused?.token;
    },
  };
}

/** A fleet owner's credentials. A refused session cannot be renewed: the owner asks for a new link. */
export const ownerCredentials: Credentials = {
  authorization: () => {
    const credential = ownerCredential();
    return Promise.resolve(credential ? authorizationHeader(credential) : undefined);
  },
  renew: () => {
    clearOwnerSession();
    return Promise.resolve(false);
  },
};
