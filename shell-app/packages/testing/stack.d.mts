export interface StackOptions {
  /** The server's program. */
  haul: string;
  /** The component's file; without it the product runs natively. */
  component?: string;
  /** The deployed front-ends. */
  webRoot: string;
  database: "sqlite" | "postgresql";
}

/** The whole product on free ports. */
export interface Stack {
  readonly origin: string;
  readonly emulatorOrigin: string;
  readonly project: string;
  /** The server's data folder; `web/` in it holds the deployed front-ends. */
  readonly folder: string;
  /** What the server wrote. */
  readonly logs: readonly string[];
  stop(): Promise<void>;
}

export declare function startStack(options: StackOptions): Promise<Stack>;
