/** An Admin of the demo's carrier. */
export declare const ADMIN: string;
/** Sees the drivers and trucks, and no other section. */
export declare const SAFETY_MANAGER: string;
/** Admin of a carrier with one load and the little that it takes. */
export declare const NEWCOMER: string;
/** A fleet owner, who follows a mailed link instead of a password. */
export declare const OWNER: string;
export declare const PASSWORD: string;
