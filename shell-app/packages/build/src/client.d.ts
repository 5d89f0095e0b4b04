/** What the bundler adds to TypeScript's view of a front-end. */

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module "*.css";
declare module "*?raw" {
  const text: string;
  export default text;
}
declare module "*.svg" {
  const url: string;
  export default url;
}

declare let __webpack_nonce__: string | undefined;
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;
