/** One account as the emulator keeps it. */
export interface EmulatorAccount {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  displayName?: string;
  validSince?: string;
  [field: string]: unknown;
}

/** A mail that a real provider would have sent. */
export interface ActionCode {
  email: string;
  requestType: "VERIFY_EMAIL" | "PASSWORD_RESET" | "EMAIL_SIGNIN" | "VERIFY_AND_CHANGE_EMAIL" | "RECOVER_EMAIL";
  oobCode: string;
  oobLink: string;
}

/** The emulator's administrative calls that tests need. */
export declare class EmulatorAdmin {
  constructor(origin: string, project?: string);
  listAccounts(): Promise<EmulatorAccount[]>;
  putAccounts(users: EmulatorAccount[]): Promise<void>;
  updateAccount(localId: string, changes: Record<string, unknown>): Promise<unknown>;
  deleteAccount(localId: string): Promise<unknown>;
  clearAccounts(): Promise<unknown>;
  listActionCodes(): Promise<ActionCode[]>;
  /** The newest action code for an address. */
  actionCode(email: string, requestType: ActionCode["requestType"]): Promise<ActionCode | undefined>;
  setEnumerationProtection(isOn: boolean): Promise<void>;
}

export interface IdentityEmulator {
  readonly origin: string;
  readonly project: string;
  readonly admin: EmulatorAdmin;
  save(): Promise<void>;
  stop(): Promise<void>;
}

export interface IdentityEmulatorOptions {
  port?: number;
  host?: string;
  project?: string;
  accounts?: string;
  enumerationProtection?: boolean;
}

export declare const DEMO_PROJECT: string;
export declare function startIdentityEmulator(options?: IdentityEmulatorOptions): Promise<IdentityEmulator>;
