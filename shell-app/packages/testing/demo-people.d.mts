/** An Admin of the demo's carrier. */
export declare const ADMIN: string;
/** A fleet owner, who follows a mailed link instead of a password. */
export declare const OWNER: string;
export declare const PASSWORD: string;
