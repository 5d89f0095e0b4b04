export interface BuiltProduct {
  /** The server's program. */
  haul: string;
  /** The component's file; without it the product runs natively. */
  component?: string;
  /** The deployed front-ends. */
  webRoot: string;
}

export interface StackOptions extends BuiltProduct {
  database: "sqlite" | "postgresql";
  /** The carrier that `make run` shows. */
  hasDemoData?: boolean;
  /** Of its history; as in `make run` if omitted. */
  demoDays?: number;
}

/** The whole product on free ports. */
export interface Stack {
  readonly origin: string;
  readonly emulatorOrigin: string;
  readonly project: string;
  /** A copy of the deployed front-ends, which a test may deploy to. */
  readonly webRoot: string;
  /** Everything that the server writes: its database on SQLite, files, mail, keys, and its log. */
  readonly dataFolder: string;
  /** What the server wrote. */
  readonly logs: readonly string[];
  /** The server's program and its settings, for what an operator does on the command line. */
  readonly program: string;
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Where the server's program is after `make host`. */
export declare function builtHost(): string;
/** What `make build` has left, unless the environment names something else. Throws when it is missing. */
export declare function builtProduct(): BuiltProduct;
export declare function startStack(options: StackOptions): Promise<Stack>;
