/** Who is signed in, with what token, and how that ends. Staff and fleet owners are kept apart. */
export * from "./accounting-auth";
export * from "./active-email-account";
export * from "./auth-atoms";
export * from "./auth-state";
export * from "./constants";
export { ownerCredentials } from "./credentials";
export * from "./logout";
export * from "./owner-session";
export * from "./refresh-schedule";
export * from "./roles";
export * from "./stored-user";
export * from "./token-manager";
export * from "./tokens";
