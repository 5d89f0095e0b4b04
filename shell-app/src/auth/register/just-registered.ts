/** What a person signed up with, kept in memory only, so that the next page can send the email again. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

let kept: Credentials | null = null;

export function keepCredentials(credentials: Credentials): void {
  kept = credentials;
}

/** Those of the address that has just registered here. */
export function credentialsOf(email: string | null): Credentials | null {
  return kept?.email === email ? kept : null;
}

export function forgetCredentials(): void {
  kept = null;
}
