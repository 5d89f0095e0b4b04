// Generated from openapi.json by `npm run gen -w @haul/api`. Do not edit.
export interface paths {
    "/api/terminals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List terminals
         * @description The terminals of your company, by name unless sorted otherwise.
         */
        get: operations["list_terminals"];
        put?: never;
        /**
         * Add a terminal
         * @description The code must not be in use in your company.
         */
        post: operations["create_terminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminals/{terminal_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a terminal
         * @description One terminal of your company, archived or not.
         */
        get: operations["read_terminal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a terminal
         * @description A merge patch: what is left out stays, null clears.
         */
        patch: operations["update_terminal"];
        trace?: never;
    };
    "/api/terminals/{terminal_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a terminal
         * @description It stays readable and keeps its history, but is no longer offered.
         */
        post: operations["archive_terminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminals/{terminal_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a terminal
         * @description Takes it out of the archive.
         */
        post: operations["restore_terminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Address
         * @description A postal address.
         */
        Address: {
            city: string;
            /**
             * @description `US`, `CA` or `MX`.
             * @default US
             */
            country: string;
            line1: string;
            line2?: string;
            /** @description ZIP of 5 or 9 digits in the United States. */
            postal_code: string;
            /** @description Two letters, such as `TX`. */
            state: string;
        };
        /**
         * Problem
         * @description What went wrong, in the form of RFC 9457.
         */
        Problem: {
            /** @description A stable word for programs. */
            code: string;
            /** @description One sentence for a person. */
            detail: string;
            /** @description What is wrong with which part of the body. */
            fields: components["schemas"]["ProblemField"][];
            /** @description The same sentence as `detail`. */
            message: string;
            /** @description Names this request in our logs. */
            request_id?: string;
            /**
             * Format: uint16
             * @description The HTTP status.
             */
            status: number;
            /** @description The status in words. */
            title: string;
            /** @description A URI reference that names the kind of problem; `about:blank` where the status says it all. */
            type: string;
        };
        /**
         * ProblemField
         * @description What is wrong with one part of the body.
         */
        ProblemField: {
            /** @description One sentence for a person. */
            message: string;
            /** @description Where, with dots: `stops.0.earliest_local`. */
            path: string;
        };
        /**
         * Terminal
         * @description A place of the carrier's own.
         */
        Terminal: {
            address?: components["schemas"]["Address"];
            /** Format: date-time */
            archived_at?: string;
            /** @description Short and unique in the company. */
            code: string;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @description E.164, such as `+15555550123`. */
            phone?: string;
            /** @description IANA name, such as `America/Chicago`. */
            time_zone: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send it back with a change; it grows with each one.
             */
            version: number;
        };
        /**
         * TerminalCreate
         * @description A terminal to add.
         */
        TerminalCreate: {
            address?: components["schemas"]["Address"];
            /** @description 1 to 12 letters and digits; stored in capitals. */
            code: string;
            name: string;
            phone?: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * TerminalPage
         * @description A page of terminals.
         */
        TerminalPage: {
            items: components["schemas"]["Terminal"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description Rows of the filter in all.
             */
            total_count: number;
        };
        /**
         * TerminalUpdate
         * @description Changes to a terminal: what is left out stays, null clears.
         */
        TerminalUpdate: {
            address?: components["schemas"]["Address"];
            code?: string;
            name?: string;
            phone?: string;
            time_zone?: string;
            /**
             * Format: int32
             * @description The version that the change was made on.
             */
            version: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_terminals: {
        parameters: {
            query?: {
                /** @description Show archived terminals instead of those in use. */
                archived?: boolean;
                /** @description From the page before. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name or code. */
                q?: string;
                /** @description `name`, `code` or `created_at`; with `-` before it descending. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["TerminalPage"];
                };
            };
            /** @description The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the credentials do not hold. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Signed in, but not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing in your company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The record is not in a state for this, or somebody else changed it first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Understood, but not valid: `fields` says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Our fault; `request_id` names it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not just now; the same request may succeed in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_terminal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice that makes a repeated call answer as the first did, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["TerminalCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Terminal"];
                };
            };
            /** @description The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the credentials do not hold. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Signed in, but not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing in your company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The record is not in a state for this, or somebody else changed it first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Understood, but not valid: `fields` says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Our fault; `request_id` names it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not just now; the same request may succeed in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_terminal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                terminal_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Terminal"];
                };
            };
            /** @description The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the credentials do not hold. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Signed in, but not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing in your company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The record is not in a state for this, or somebody else changed it first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Understood, but not valid: `fields` says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Our fault; `request_id` names it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not just now; the same request may succeed in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    update_terminal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                terminal_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["TerminalUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Terminal"];
                };
            };
            /** @description The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the credentials do not hold. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Signed in, but not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing in your company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The record is not in a state for this, or somebody else changed it first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Understood, but not valid: `fields` says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Our fault; `request_id` names it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not just now; the same request may succeed in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    archive_terminal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                terminal_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Terminal"];
                };
            };
            /** @description The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the credentials do not hold. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Signed in, but not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing in your company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The record is not in a state for this, or somebody else changed it first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Understood, but not valid: `fields` says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Our fault; `request_id` names it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not just now; the same request may succeed in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restore_terminal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                terminal_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Terminal"];
                };
            };
            /** @description The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the credentials do not hold. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Signed in, but not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing in your company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The record is not in a state for this, or somebody else changed it first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Understood, but not valid: `fields` says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Our fault; `request_id` names it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not just now; the same request may succeed in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
