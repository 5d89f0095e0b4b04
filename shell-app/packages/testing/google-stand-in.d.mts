export interface GoogleStandIn {
  readonly origin: string;
  readonly authorizationEndpoint: string;
  stop(): Promise<void>;
}

/** Stands in for Google's authorization endpoint; see `google-stand-in.mjs`. */
export declare function startGoogleStandIn(options?: { port?: number; host?: string }): Promise<GoogleStandIn>;
