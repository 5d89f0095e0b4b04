import { initializeApp } from "firebase/app";
import {
  ActionCodeOperation,
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  getAdditionalUserInfo,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from "firebase/auth";
import { type AppConfig } from "@haul/platform";
import { AuthError } from "@haul/platform/messages";
import type { EmailAction, IdentityProvider, ProviderAccount } from "./identity-provider";

const ACTIONS: Readonly<Record<string, EmailAction>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: "verify_email",
  [ActionCodeOperation.PASSWORD_RESET]: "reset_password",
  [ActionCodeOperation.RECOVER_EMAIL]: "recover_email",
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: "change_email",
};

/**
 * Firebase Authentication. `emulatorOrigin` is where the emulator's paths are served when the configuration says
 * that there is one: our own origin, behind which the host forwards them.
 * Without a popup resolver the SDK loads no foreign script.
 */
export function createFirebaseProvider(config: AppConfig, emulatorOrigin: string, appName?: string): IdentityProvider {
  const { api_key, project_id, auth_domain } = config.firebase;
  const options = { apiKey: api_key, projectId: project_id, ...(auth_domain && { authDomain: auth_domain }) };
  const auth = initializeAuth(initializeApp(options, appName), { persistence: persistence() });
  if (config.identity_emulator) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return new FirebaseProvider(auth);
}

class FirebaseProvider implements IdentityProvider {
  readonly #auth: Auth;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  async current(): Promise<ProviderAccount | null> {
    await this.#auth.authStateReady();
    return this.#auth.currentUser && accountOf(this.#auth.currentUser);
  }

  async signIn(email: string, password: string): Promise<ProviderAccount> {
    return accountOf((await signInWithEmailAndPassword(this.#auth, email, password)).user);
  }

  async signInWithGoogle(idToken: string, rawNonce: string): Promise<ProviderAccount> {
    const credential = new OAuthProvider("google.com").credential({ idToken, rawNonce });
    const result = await signInWithCredential(this.#auth, credential);
    return accountOf(result.user, getAdditionalUserInfo(result)?.isNewUser);
  }

  async createAccount(email: string, password: string): Promise<ProviderAccount> {
    return accountOf((await createUserWithEmailAndPassword(this.#auth, email, password)).user, true);
  }

  async setName(name: string): Promise<void> {
    await updateProfile(await this.#user(), { displayName: name });
  }

  async sendVerification(): Promise<void> {
    await sendEmailVerification(await this.#user());
  }

  async idToken(isForced: boolean): Promise<string> {
    return (await this.#user()).getIdToken(isForced);
  }

  async signOut(): Promise<void> {
    await signOut(this.#auth);
  }

  async deleteAccount(): Promise<void> {
    await deleteUser(await this.#user());
  }

  async sendPasswordReset(email: string): Promise<void> {
    await sendPasswordResetEmail(this.#auth, email);
  }

  async readAction(code: string) {
    const { operation, data } = await checkActionCode(this.#auth, code);
    return { action: ACTIONS[operation] ?? ("other" as const), ...(data.email && { email: data.email }) };
  }

  async applyAction(code: string): Promise<void> {
    await applyActionCode(this.#auth, code);
  }

  async confirmPasswordReset(code: string, password: string): Promise<void> {
    await confirmPasswordReset(this.#auth, code, password);
  }

  async #user(): Promise<User> {
    await this.#auth.authStateReady();
    if (!this.#auth.currentUser) throw new AuthError("auth/null-user");
    return this.#auth.currentUser;
  }
}

function accountOf(user: User, isNew = false): ProviderAccount {
  return {
    uid: user.uid,
    email: user.email ?? "",
    ...(user.displayName && { name: user.displayName }),
    ...(user.photoURL && { photoURL: user.photoURL }),
    emailVerified: user.emailVerified,
    isNew,
  };
}

/** The first that the browser has; outside a browser only memory. */
function persistence() {
  const hasStorage = typeof indexedDB !== "undefined";
  return hasStorage ? [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence] : inMemoryPersistence;
}
