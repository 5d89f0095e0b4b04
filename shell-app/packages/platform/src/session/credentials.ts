import type { Credentials } from "../api/credentials";
import { clearOwnerSession, ownerCredential } from "./owner-session";
import { authorizationHeader } from "./tokens";

/** A fleet owner's credentials. A refused session cannot be renewed: the owner asks for a new link. */
export const ownerCredentials: Credentials = {
  authorization: () => {
    const credential = ownerCredential();
    return Promise.resolve(credential ? authorizationHeader(credential) : undefined);
  },
  renew: () => Promise.resolve(false),
  end: clearOwnerSession,
};
