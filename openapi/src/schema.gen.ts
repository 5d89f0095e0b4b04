// Generated from openapi.json by `npm run gen -w @haul/api`. Do not edit.
export interface paths {
    "/api/add_user_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store user information
         * @description The second call of a sign-up: the name that goes with a registration. Safe to repeat.
         *
         *     For anyone who is signed in, known to a company or not.
         */
        post: operations["add_user_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Your company's keys, newest first unless sorted otherwise, revoked ones included.
         *
         *     Needs the permission `api_keys:read`.
         */
        get: operations["list_api_keys"];
        put?: never;
        /**
         * Make an API key
         * @description The response contains the secret, which is not shown again.
         *
         *     Needs the permission `api_keys:write`.
         */
        post: operations["create_api_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api_keys/{api_key_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description The key stops working with the next request, permanently.
         *
         *     Needs the permission `api_keys:write`.
         */
        post: operations["revoke_api_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assignment rules
         * @description The rules that assignments are judged by, and whether breaking one warns or blocks.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["list_assignment_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change assignment rules
         * @description Sets whether individual rules warn or block, from the next assignment on. Other rules stay as they are.
         *
         *     Needs the permission `company:write`.
         */
        patch: operations["update_assignment_rules"];
        trace?: never;
    };
    "/api/audit_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit events
         * @description Who changed what, newest first.
         *
         *     Needs the permission `audit:read`.
         */
        get: operations["list_audit_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit_events/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the audit log
         * @description Recomputes the hash chain from the first event on.
         *
         *     Needs the permission `audit:read`.
         */
        get: operations["verify_audit_chain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carriers/{dot_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a carrier
         * @description Whether the carrier with this USDOT number uses the product, so that its people join it instead of registering
         *     again.
         *
         *     Needs no sign-in.
         */
        get: operations["find_carrier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the company
         * @description Your company's identity, addresses and contacts.
         *
         *     Needs the permission `company:read`.
         */
        get: operations["read_company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the company
         * @description A merge patch; lists are replaced as a whole. The DOT number can't change; a new MC number
         *     requires a sign-in within the last ten minutes, and every Admin is notified.
         *
         *     Needs the permission `company:write`.
         */
        patch: operations["update_company"];
        trace?: never;
    };
    "/api/company/mail_budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the mail budget
         * @description How many messages your company has sent today (UTC), how many it may send, and how many wait until tomorrow.
         *
         *     Needs the permission `company:read`.
         */
        get: operations["read_mail_budget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cost_model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the cost model
         * @description The cost of running a truck, and the minimum margin. Quotes keep their figures until they are changed.
         *
         *     Needs the permission `quote_settings:write`.
         */
        put: operations["set_cost_model"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer_duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List possible duplicates
         * @description Active customers that look alike, and why: the name, the docket number, or the email domain with the city.
         *
         *     Needs the permission `customers:read`.
         */
        get: operations["list_customer_duplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description The customers of your company, by name unless sorted otherwise.
         *
         *     Needs the permission `customers:read`.
         */
        get: operations["list_customers"];
        put?: never;
        /**
         * Add a customer
         * @description The name must not be in use in your company.
         *
         *     Needs the permission `customers:write`.
         */
        post: operations["create_customer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{customer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer
         * @description One customer of your company, archived or not.
         *
         *     Needs the permission `customers:read`.
         */
        get: operations["read_customer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description A merge patch: omitted fields stay, null clears.
         *
         *     Needs the permission `customers:write`.
         */
        patch: operations["update_customer"];
        trace?: never;
    };
    "/api/customers/{customer_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a customer
         * @description It stays readable and keeps its history, but is no longer offered.
         *
         *     Needs the permission `customers:write`.
         */
        post: operations["archive_customer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{customer_id}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer's credit
         * @description How much of the limit is used, and what happens beyond it.
         *
         *     Needs the permission `customers:read`.
         */
        get: operations["read_customer_credit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{customer_id}/detention_policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer's detention policy
         * @description The customer's own terms, or the company's if it has none.
         *
         *     Needs the permission `customers:read`.
         */
        get: operations["read_customer_detention_policy"];
        /**
         * Replace a customer's detention policy
         * @description The customer's own terms, from the next arrival on.
         *
         *     Needs the permission `customers:write`.
         */
        put: operations["replace_customer_detention_policy"];
        post?: never;
        /**
         * Remove a customer's detention policy
         * @description The company's terms apply again and are returned. Removing them twice changes nothing.
         *
         *     Needs the permission `customers:write`.
         */
        delete: operations["remove_customer_detention_policy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{customer_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a customer's history
         * @description What happened to the customer and who did it, newest first; at most 200 entries.
         *
         *     Needs the permission `customers:read`.
         */
        get: operations["list_customer_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{customer_id}/merge/{merged_customer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a merge of customers
         * @description The customer's values after merging the other into it, and the records that would move.
         *
         *     Needs the permission `customers:read`.
         */
        get: operations["preview_customer_merge"];
        put?: never;
        /**
         * Merge two customers
         * @description The other's loads, quotes, detention and contacts move to the customer. The other stays as an archived record
         *     that links here; this can't be undone. Refused if either has changed since.
         *
         *     Needs the permission `customers:write`.
         */
        post: operations["merge_customer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{customer_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a customer
         * @description Returns it from the archive.
         *
         *     Needs the permission `customers:write`.
         */
        post: operations["restore_customer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read analytics
         * @description Figures over the loads delivered in a range of days, next to the range before it.
         *
         *     Needs the permission `dashboard:read`.
         */
        get: operations["read_analytics_dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read operations and cash
         * @description What is happening today, and this week's money. Each figure matches the list that it opens.
         *
         *     Needs the permission `dashboard:read`.
         */
        get: operations["read_operations_dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List detention
         * @description One row for each stop where a truck arrived and its driver waited, latest arrival first unless sorted
         *     otherwise. A running clock counts until now.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["list_detention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detention_policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the detention policy
         * @description The terms for customers without terms of their own.
         *
         *     Needs the permission `customers:read`.
         */
        get: operations["read_detention_policy"];
        /**
         * Replace the detention policy
         * @description The terms for customers without terms of their own, from the next arrival on.
         *
         *     Needs the permission `customers:write`.
         */
        put: operations["replace_detention_policy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detention_report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on detention
         * @description Stops, dwell and money by facility and by customer, over the last 91 days of arrivals unless you give a range.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["read_detention_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detention/{detention_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a detention case
         * @description One wait with its terms, how the amount was calculated, and the timeline of everything on record.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["read_detention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detention/{detention_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim detention
         * @description Adds an approved DETENTION charge to the load. Refused with `load_financially_locked` once the load is approved for
         *     billing.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["approve_detention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detention/{detention_id}/case_file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a detention case file
         * @description Renders a claim's evidence: the clock and the amount, what is on record, and the terms. Returns a link to the
         *     PDF that works for a few minutes. Notes and undone entries are left out, because the customer gets this PDF.
         *
         *     Needs the permission `loads:read`.
         */
        post: operations["open_detention_case_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detention/{detention_id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute detention
         * @description Records that the customer disagrees. The charge is removed from the load, unless the load is approved for
         *     billing.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["dispute_detention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detention/{detention_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen detention
         * @description Undoes a decision and removes its charge from the load. The amount follows the facts again.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["reopen_detention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/detention/{detention_id}/waive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Waive detention
         * @description Drops the claim, with a reason.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["waive_detention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diesel_prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a week's diesel price
         * @description Enters it, or corrects what was entered. Repeating it changes nothing.
         *
         *     Needs the permission `quote_settings:write`.
         */
        put: operations["set_diesel_price"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dispatch_board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the dispatch board
         * @description Drivers by last name, or trucks by unit number, with their legs in the days shown and where they are available
         *     next.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["read_dispatch_board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dispatch_board/unassigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List legs without a crew
         * @description Legs of booked loads that lack a driver or a truck, the next pickup first.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["list_unassigned_legs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document_uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an upload
         * @description Returns a URL to `PUT` the bytes to. Its response contains the receipt for creating a document.
         *
         *     Needs the permission `documents:write`.
         */
        post: operations["create_document_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a document
         * @description A merge patch: omitted fields stay, null clears.
         *
         *     Needs the permission `documents:write`.
         */
        patch: operations["update_document"];
        trace?: never;
    };
    "/api/documents/{document_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a document
         * @description It stays readable and keeps its history, but no longer counts.
         *
         *     Needs the permission `documents:write`.
         */
        post: operations["archive_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{document_id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a document
         * @description Returns a link to the file that works for a few minutes.
         *
         *     Needs the permission `documents:read`.
         */
        post: operations["open_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{document_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a document
         * @description Returns it from the archive.
         *
         *     Needs the permission `documents:write`.
         */
        post: operations["restore_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver_trip/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a driver's link
         * @description Shows the leg's stops and what may be reported now.
         *
         *     Needs no sign-in.
         */
        post: operations["open_driver_trip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver_trip/report_event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a driver's arrival or departure
         * @description Recorded at the stop as of now.
         *
         *     Needs no sign-in.
         */
        post: operations["report_driver_event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver_trip/report_position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a driver's position
         * @description Creates a check call on the load.
         *
         *     Needs no sign-in.
         */
        post: operations["report_driver_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List drivers
         * @description The drivers of your company, by last name unless sorted otherwise.
         *
         *     Needs the permission `drivers:read`.
         */
        get: operations["list_drivers"];
        put?: never;
        /**
         * Add a driver
         * @description A code, where given, must not be in use in your company.
         *
         *     Needs the permission `drivers:write`.
         */
        post: operations["create_driver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{driver_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a driver
         * @description One driver of your company, archived or not.
         *
         *     Needs the permission `drivers:read`.
         */
        get: operations["read_driver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a driver
         * @description A merge patch: omitted fields stay, null clears.
         *
         *     Needs the permission `drivers:write`.
         */
        patch: operations["update_driver"];
        trace?: never;
    };
    "/api/drivers/{driver_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a driver
         * @description They stay readable and keep their history, but are no longer offered.
         *
         *     Needs the permission `drivers:write`.
         */
        post: operations["archive_driver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{driver_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a driver
         * @description Returns them from the archive.
         *
         *     Needs the permission `drivers:write`.
         */
        post: operations["restore_driver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports
         * @description Your own, newest first.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        get: operations["list_exports"];
        put?: never;
        /**
         * Export a list
         * @description Writes the list's rows for these parameters to a file, in the background. If you may read the list, you may
         *     export it; access is checked again when the file is written. Times are in UTC if the column title says so.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        post: operations["create_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{export_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an export
         * @description One of your own, with its progress.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        get: operations["read_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{export_id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an export
         * @description A link to the finished file that works for a few minutes. The file itself is kept for a day.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        post: operations["open_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List facilities
         * @description The places your company picks up from and delivers to, by name unless sorted otherwise.
         *
         *     Needs the permission `facilities:read`.
         */
        get: operations["list_facilities"];
        put?: never;
        /**
         * Add a facility
         * @description Without a time zone it is that of the ZIP Code or city, else of the state, where the state has only one.
         *
         *     Needs the permission `facilities:write`.
         */
        post: operations["create_facility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/{facility_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a facility
         * @description One facility of your company, archived or not.
         *
         *     Needs the permission `facilities:read`.
         */
        get: operations["read_facility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a facility
         * @description A merge patch: omitted fields stay, null clears.
         *
         *     Needs the permission `facilities:write`.
         */
        patch: operations["update_facility"];
        trace?: never;
    };
    "/api/facilities/{facility_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a facility
         * @description It stays readable and keeps its history, but is no longer offered.
         *
         *     Needs the permission `facilities:write`.
         */
        post: operations["archive_facility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/{facility_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a facility's history
         * @description What happened to the facility and who did it, newest first; at most 200 entries.
         *
         *     Needs the permission `facilities:read`.
         */
        get: operations["list_facility_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/{facility_id}/merge/{merged_facility_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a merge of facilities
         * @description The facility's values after merging the other into it, and the records that would move.
         *
         *     Needs the permission `facilities:read`.
         */
        get: operations["preview_facility_merge"];
        put?: never;
        /**
         * Merge two facilities
         * @description Stops of loads and quotes, and their detention, move to the facility. The other stays as an archived record that
         *     links here; this can't be undone. Refused if either has changed since.
         *
         *     Needs the permission `facilities:write`.
         */
        post: operations["merge_facility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/{facility_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a facility
         * @description Returns it from the archive.
         *
         *     Needs the permission `facilities:write`.
         */
        post: operations["restore_facility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facility_duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List possible duplicates of facilities
         * @description Active facilities that look alike, and why: the name in the same city, the address, or the location.
         *
         *     Needs the permission `facilities:read`.
         */
        get: operations["list_facility_duplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fleet_owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fleet owners
         * @description The fleet owners of your company, by name unless sorted otherwise.
         *
         *     Needs the permission `fleet_owners:read`.
         */
        get: operations["list_fleet_owners"];
        put?: never;
        /**
         * Add a fleet owner
         * @description Sign-in links go to the email address, so no two owners of your company share one.
         *
         *     Needs the permission `fleet_owners:write`.
         */
        post: operations["create_fleet_owner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fleet_owners/{fleet_owner_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a fleet owner
         * @description One fleet owner of your company, archived or not.
         *
         *     Needs the permission `fleet_owners:read`.
         */
        get: operations["read_fleet_owner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a fleet owner
         * @description A merge patch: omitted fields stay, null clears.
         *
         *     Needs the permission `fleet_owners:write`.
         */
        patch: operations["update_fleet_owner"];
        trace?: never;
    };
    "/api/fleet_owners/{fleet_owner_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a fleet owner
         * @description They stay readable and keep their history, but are no longer offered.
         *
         *     Needs the permission `fleet_owners:write`.
         */
        post: operations["archive_fleet_owner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fleet_owners/{fleet_owner_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a fleet owner
         * @description Returns them from the archive.
         *
         *     Needs the permission `fleet_owners:write`.
         */
        post: operations["restore_fleet_owner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel_programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a fuel program
         * @description The name must not be in use in your company.
         *
         *     Needs the permission `quote_settings:write`.
         */
        post: operations["create_fuel_program"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel_programs/{fuel_program_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a fuel program
         * @description Replaces its whole content. Quotes keep their figures.
         *
         *     Needs the permission `quote_settings:write`.
         */
        put: operations["update_fuel_program"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel_programs/{fuel_program_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a fuel program
         * @description It is no longer offered; quotes keep their figures.
         *
         *     Needs the permission `quote_settings:write`.
         */
        post: operations["archive_fuel_program"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel_programs/{fuel_program_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a fuel program
         * @description Returns it from the archive.
         *
         *     Needs the permission `quote_settings:write`.
         */
        post: operations["restore_fuel_program"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get_user_by_email/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look a user up
         * @description Your own record or, as an Admin, one of your company's users. Any other address is not found.
         *
         *     For anyone who is signed in, known to a company or not.
         */
        get: operations["get_user_by_email"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Your company's imports of records that you may read, newest first.
         *
         *     Needs one of the permissions `loads:read`, `customers:read`, `facilities:read`, `drivers:read`, `trucks:read`, `trailers:read`; which one depends on what the call is about.
         */
        get: operations["list_imports"];
        put?: never;
        /**
         * Check a file
         * @description Reads an uploaded file in the background and tries each row as if you created the record yourself. Only the
         *     problems are stored. A file may have 20,000 rows. Each kind requires the permission to create such records.
         *
         *     Needs one of the permissions `loads:write`, `customers:write`, `facilities:write`, `drivers:write`, `trucks:write`, `trailers:write`; which one depends on what the call is about.
         */
        post: operations["create_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{import_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import
         * @description With its progress.
         *
         *     Needs one of the permissions `loads:read`, `customers:read`, `facilities:read`, `drivers:read`, `trucks:read`, `trailers:read`; which one depends on what the call is about.
         */
        get: operations["read_import"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{import_id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the rows
         * @description Creates records from the ready rows, in the background. A file with bad rows is refused unless you choose to
         *     skip them.
         *
         *     Needs one of the permissions `loads:write`, `customers:write`, `facilities:write`, `drivers:write`, `trucks:write`, `trailers:write`; which one depends on what the call is about.
         */
        post: operations["commit_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{import_id}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct an import
         * @description Replaces values of the file, such as a customer's name that it spells differently, and checks the file again in
         *     the background.
         *
         *     Needs one of the permissions `loads:write`, `customers:write`, `facilities:write`, `drivers:write`, `trucks:write`, `trailers:write`; which one depends on what the call is about.
         */
        post: operations["correct_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{import_id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an import's problems
         * @description A link to a CSV file of every problem with its row and column; it works for a few minutes.
         *
         *     Needs one of the permissions `loads:write`, `customers:write`, `facilities:write`, `drivers:write`, `trucks:write`, `trailers:write`; which one depends on what the call is about.
         */
        post: operations["open_import_errors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{import_id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an import's rows
         * @description In file order, with each row's problems and the record it became.
         *
         *     Needs one of the permissions `loads:read`, `customers:read`, `facilities:read`, `drivers:read`, `trucks:read`, `trailers:read`; which one depends on what the call is about.
         */
        get: operations["list_import_rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{import_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description In the background. Loads are canceled, their numbers are never reused, and facilities created with them are
         *     archived; records of other kinds are removed. Records changed or used since are kept and listed with the reason.
         *
         *     Needs one of the permissions `loads:write`, `customers:write`, `facilities:write`, `drivers:write`, `trucks:write`, `trailers:write`; which one depends on what the call is about.
         */
        post: operations["undo_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an import's columns
         * @description Every column that a file of this kind may have, with its vocabulary or the records that it names.
         *
         *     Needs one of the permissions `loads:read`, `customers:read`, `facilities:read`, `drivers:read`, `trucks:read`, `trailers:read`; which one depends on what the call is about.
         */
        get: operations["list_import_columns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an import's template
         * @description A link to a file with every column and an example row; it works for a few minutes.
         *
         *     Needs one of the permissions `loads:write`, `customers:write`, `facilities:write`, `drivers:write`, `trucks:write`, `trailers:write`; which one depends on what the call is about.
         */
        post: operations["open_import_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an import's upload
         * @description A ticket for one CSV or XLSX file. Nothing is stored until you create the import.
         *
         *     Needs one of the permissions `loads:write`, `customers:write`, `facilities:write`, `drivers:write`, `trucks:write`, `trailers:write`; which one depends on what the call is about.
         */
        post: operations["create_import_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests to join
         * @description People who named your company when they registered, oldest first unless sorted otherwise.
         *
         *     Needs the permission `users:read`.
         */
        get: operations["list_join_requests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join_requests/{join_request_id}/admit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Admit a person
         * @description Makes the person a user of your company with the role you choose, and tells them by email.
         *
         *     Needs the permission `users:write`.
         */
        post: operations["admit_join_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join_requests/{join_request_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a request to join
         * @description Tells the person by email, with the reason if you give one. They may ask again.
         *
         *     Needs the permission `users:write`.
         */
        post: operations["reject_join_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join_requests/mine/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw your request to join
         * @description Withdraws the pending request and returns the session as it is then.
         *
         *     For anyone who is signed in, known to a company or not.
         */
        post: operations["withdraw_join_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lanes/{origin_facility_id}/{destination_facility_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look a lane up
         * @description Your company's last ten loads and quotes between the cities of two facilities.
         *
         *     Needs the permission `quotes:read`.
         */
        get: operations["read_lane"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live_tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open live updates
         * @description Returns the URL of a stream of server-sent events. Each `change` event names a kind of record and an id,
         *     `{"topic":"load","id":"…"}`: read the record again if you show it. `reset` means that changes were missed: read
         *     everything again. The host ends a stream after fifteen minutes; request a new ticket, and pass the last event's
         *     id as `after` to miss nothing.
         *
         *     For every active user and API key of a company.
         */
        post: operations["create_live_ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/load_counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count loads
         * @description How many of your company's loads are in each work group, as the list counts them with that `group`.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["count_loads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List loads
         * @description The loads of your company, latest pickup first unless sorted otherwise.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["list_loads"];
        put?: never;
        /**
         * Book a load
         * @description Stop times are in the facility's time zone. A time skipped or repeated by a clock change is refused with
         *     `local_time_missing` or `local_time_ambiguous`. The server assigns the number and computes the amounts.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["create_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a load
         * @description One load of your company with its stops, legs and charges.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["read_load"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a load
         * @description A merge patch of the load's own fields: omitted fields stay, null clears.
         *
         *     Needs the permission `loads:write`.
         */
        patch: operations["update_load"];
        trace?: never;
    };
    "/api/loads/{load_id}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the driver's answer
         * @description Whether the driver accepts a dispatched leg. A declined leg stays with the driver until it is reassigned.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["acknowledge_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/approve_billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a load for billing
         * @description Its revenue is read-only from then on. Each pending charge is approved or denied with it, else
         *     `charges_undecided`. Refused with `load_not_ready_to_bill` while something is missing, and with
         *     `rate_confirmation_differs` if the charges add up to a different amount than the rate confirmation and you have
         *     not accepted that; the messages name what.
         *
         *     Needs the permission `billing:write`.
         */
        post: operations["approve_load_billing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a load
         * @description Refused with `assignment_blocked` if a fact forbids it, and with `assignment_needs_confirmation` if there are
         *     warnings that were not accepted; `fields` lists them.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["assign_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/assignment_check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check an assignment
         * @description Warnings and blocks before an assignment is made, and the deadhead to the first stop.
         *
         *     Needs the permission `loads:write`.
         */
        get: operations["check_load_assignment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a draft
         * @description From here on it is to be moved. If the customer is over its credit limit or on hold it is refused with
         *     `credit_not_accepted`, or with `credit_needs_approval` if the company requires an approver.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["book_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a load
         * @description Not allowed once freight has been picked up.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["cancel_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a charge
         * @description Refused with `load_financially_locked` once the load is approved for billing.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["add_load_charge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/charges/{charge_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a charge
         * @description A merge patch: omitted fields stay, null clears. Percentages of the line haul are recalculated.
         *
         *     Needs the permission `loads:write`.
         */
        patch: operations["update_load_charge"];
        trace?: never;
    };
    "/api/loads/{load_id}/charges/{charge_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a charge
         * @description Not allowed once it is billed.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["remove_load_charge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/check_calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a load's check calls
         * @description The latest first, voided ones included.
         *
         *     Needs the permission `tracking:read`.
         */
        get: operations["list_load_check_calls"];
        put?: never;
        /**
         * Log a check call
         * @description A call is never changed: a new one with `corrects_id` voids and replaces it.
         *
         *     Needs the permission `tracking:write`.
         */
        post: operations["create_check_call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/check_calls/{check_call_id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a check call
         * @description It stays in the list but no longer counts. Voiding twice changes nothing.
         *
         *     Needs the permission `tracking:write`.
         */
        post: operations["void_check_call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a load
         * @description Creates a draft with the same customer, stops and charges, without the first load's reference numbers.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["copy_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispatch a load
         * @description Sends the work to the driver. If the customer is over its credit limit or on hold it is refused with
         *     `credit_not_accepted`, or with `credit_needs_approval` if the company requires an approver.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["dispatch_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a load's documents
         * @description In the order they were added, including archived ones.
         *
         *     Needs the permission `documents:read`.
         */
        get: operations["list_load_documents"];
        put?: never;
        /**
         * Add a document to a load
         * @description A POD or rate confirmation counts for billing at once.
         *
         *     Needs the permission `documents:write`.
         */
        post: operations["create_load_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/driver_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a load's links for drivers
         * @description The latest first, revoked ones included.
         *
         *     Needs the permission `tracking:read`.
         */
        get: operations["list_driver_links"];
        put?: never;
        /**
         * Create a link for a driver
         * @description Anyone with the link sees the stops of one leg and can report for it while this driver has the leg. The link is
         *     shown only once.
         *
         *     Needs the permission `tracking:write`.
         */
        post: operations["create_driver_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/driver_links/{driver_link_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a driver's link
         * @description The link stops working. Revoking twice changes nothing.
         *
         *     Needs the permission `tracking:write`.
         */
        post: operations["revoke_driver_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/flag_billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Flag a load's billing
         * @description Something on the load is wrong for the invoice; it waits until it is resumed.
         *
         *     Needs the permission `billing:write`.
         */
        post: operations["flag_load_billing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a load's history
         * @description Newest first, documents included.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["list_load_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a load on hold
         * @description Nothing can be recorded on the road until it is released.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["hold_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/hold_billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a load's billing
         * @description Until it is resumed, even if papers arrive.
         *
         *     Needs the permission `billing:write`.
         */
        post: operations["hold_load_billing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/invoice_packet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a load's invoice packet
         * @description Combines the invoice's first page, the case files of claimed detention and the supporting documents into one
         *     PDF, in the customer's order, and returns a link that works for a few minutes.
         *     Case files go where the customer wants detention sheets, otherwise right after the invoice.
         *     Missing items are refused with `packet_incomplete`; `fields` names them, such as `documents.proof_of_delivery`.
         *     An unreadable file is refused with `packet_document_unusable` and named as `documents.<its id>`.
         *
         *     Needs the permission `documents:read`.
         */
        post: operations["open_load_invoice_packet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/join_legs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join two legs
         * @description The first leg's crew continues; a relay point without a visit is removed. Not allowed once the second truck has
         *     started.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["join_load_legs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print a load
         * @description Renders a load sheet, bill of lading or dispatch sheet from the load as it is now and returns a link to the PDF.
         *     The link works for a few minutes.
         *
         *     Needs the permission `loads:read`.
         */
        post: operations["print_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a load
         * @description Takes it off hold; the status follows its stops again.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["release_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a load
         * @description Undoes a cancellation or a TONU, unless something was billed.
         *
         *     Needs the permission `loads:correct`.
         */
        post: operations["reopen_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resubmit a load to billing
         * @description For a load that billing sent back.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["resubmit_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/resume_billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a load's billing
         * @description Ends a hold, a flag or a return; the billing status follows the papers again.
         *
         *     Needs the permission `billing:write`.
         */
        post: operations["resume_load_billing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/send_back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a load back to dispatch
         * @description The load's dispatcher is notified with the reason.
         *
         *     Needs the permission `billing:write`.
         */
        post: operations["send_load_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split a load
         * @description Splits a leg in two, at a stop or at a new relay point. The first keeps its crew, the second has none yet;
         *     the trailer stays with the freight. Each leg is assigned, dispatched and started separately.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["split_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a load
         * @description The truck is heading to the first stop.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["start_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/stops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a stop
         * @description Before the last stop if no position is given, or after it once the truck has been there. With a position it may
         *     come before stops that the truck has visited, such as a forgotten drop; record its times then.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["add_load_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/stops/{stop_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a stop
         * @description A merge patch: omitted fields stay, null clears.
         *
         *     Needs the permission `loads:write`.
         */
        patch: operations["update_load_stop"];
        trace?: never;
    };
    "/api/loads/{load_id}/stops/{stop_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a stop event
         * @description Status and timeliness follow. Missing earlier arrivals and departures are filled in and marked as estimated. A
         *     doubtful time is accepted, marked with the reason, and counted once confirmed.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["record_stop_event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/stops/{stop_id}/events/{stop_event_id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a stop event
         * @description It stays in the history, and the status follows the remaining events.
         *
         *     Needs the permission `loads:correct`.
         */
        post: operations["void_stop_event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/stops/{stop_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a stop
         * @description At least two must remain, and a stop with events stays.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["remove_load_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/stops/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder the stops
         * @description Stops that the truck has visited stay in front.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["reorder_load_stops"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tag a load
         * @description Adds and removes tags. Adding one that is there, or removing one that is not, changes nothing. The load's
         *     version stays, so an open form remains valid.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["tag_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/tonu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a load as truck ordered, not used
         * @description Planned charges are not owed, only the amount given here.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["mark_load_tonu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/tracking_exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an exception
         * @description Something only people notice, such as a breakdown. Only one of a kind can be open at a stop at a time.
         *
         *     Needs the permission `tracking:write`.
         */
        post: operations["create_tracking_exception"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/tracking_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a load's links for customers
         * @description The latest first, revoked ones included.
         *
         *     Needs the permission `tracking:read`.
         */
        get: operations["list_tracking_links"];
        put?: never;
        /**
         * Create a link for a customer
         * @description Anyone with the link sees this load only, until some days after the delivery. The link is shown only once.
         *
         *     Needs the permission `tracking:write`.
         */
        post: operations["create_tracking_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/tracking_links/{tracking_link_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a customer's link
         * @description The link stops working. Revoking twice changes nothing.
         *
         *     Needs the permission `tracking:write`.
         */
        post: operations["revoke_tracking_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/tracking_links/{tracking_link_id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List views of a customer's link
         * @description The latest first. IP addresses and browser details are not stored.
         *
         *     Needs the permission `tracking:read`.
         */
        get: operations["list_tracking_link_views"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unassign a load
         * @description Not allowed once the truck has been at a stop.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["unassign_load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loads/{load_id}/unlock_billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a billing approval
         * @description Makes the revenue editable again, unless the load is on an invoice. The reason stays in the history.
         *
         *     Needs the permission `billing:unlock`.
         */
        post: operations["unlock_load_billing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/missing_stop_times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List missing times
         * @description Arrivals and departures of a load, or of a truck's day, that should be known by now but are missing, estimated
         *     or doubtful. Estimates and doubtful times move the status and are not counted elsewhere until confirmed.
         *     Without a load and a truck: the latest 100 stops with an estimate or a doubtful time.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["list_missing_stop_times"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notices
         * @description Your own notices, newest first, and the number of unread ones in the inbox.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        get: operations["list_notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/{notice_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a notice
         * @description Moves it out of your inbox.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        post: operations["archive_notice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notices as read
         * @description Marks everything in your inbox as read.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        post: operations["mark_notices_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/number_formats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List number formats
         * @description How load and quote numbers are written, and which number comes next.
         *
         *     Needs the permission `company:read`.
         */
        get: operations["list_number_formats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/number_formats/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a number format
         * @description Applies to new numbers; existing records keep theirs. The next number only goes up.
         *
         *     Needs the permission `company:write`.
         */
        patch: operations["update_number_format"];
        trace?: never;
    };
    "/api/on_time_report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on punctuality
         * @description Arrivals compared with agreed times, by customer and by facility, over the last 91 days of stops unless you give
         *     a range.
         *
         *     Needs the permission `tracking:read`.
         */
        get: operations["read_on_time_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a carrier
         * @description Opens the session at one of the carriers that the link offered.
         *
         *     Needs no sign-in.
         */
        post: operations["choose_owner_carrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your dashboard
         * @description Your trucks at a glance, this week's loads, and papers about to expire.
         *
         *     For fleet owners.
         */
        get: operations["read_owner_dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your loads
         * @description Loads your trucks picked up while you owned them, latest pickup first unless sorted otherwise.
         *
         *     For fleet owners.
         */
        get: operations["list_owner_loads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a sign-in link
         * @description Emails a link if the address belongs to a truck owner. The response is the same for every address.
         *
         *     Needs no sign-in.
         */
        post: operations["request_owner_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out of the portal
         * @description Ends this session, or all of your sessions at this carrier.
         *
         *     For fleet owners.
         */
        post: operations["logout_owner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your portal profile
         * @description Your own record at the carrier.
         *
         *     For fleet owners.
         */
        get: operations["read_owner_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your portal profile
         * @description A merge patch of your phone number and address; the carrier changes the rest.
         *
         *     For fleet owners.
         */
        patch: operations["update_owner_profile"];
        trace?: never;
    };
    "/api/owner/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the portal session
         * @description Who is signed in, with a new token once half of the session's 12 hours have passed.
         *
         *     For fleet owners.
         */
        get: operations["read_owner_session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/trucks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your trucks
         * @description The trucks you own today, by unit number, each with its current load.
         *
         *     For fleet owners.
         */
        get: operations["list_owner_trucks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a sign-in link
         * @description Each link works once, for 20 minutes. An address known at several carriers gets choices instead of a session.
         *
         *     Needs no sign-in.
         */
        post: operations["verify_owner_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List permissions
         * @description Every permission that an API key can have, with a one-sentence description.
         *
         *     Needs the permission `api_keys:read`.
         */
        get: operations["list_permissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a place
         * @description Cities, towns and ZIP Codes of the United States that match a partial input: `381`, `38118`, `memphis` or
         *     `st louis, mo`.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        get: operations["search_places"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your profile
         * @description Your own record in your company.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        get: operations["read_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your profile
         * @description A merge patch of your name and phone number; your company sets role and terminal.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        patch: operations["update_profile"];
        trace?: never;
    };
    "/api/public_invitations/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse an invitation
         * @description By the token in the mailed link, without an account: withdraws the invitation, and the company's mail no longer
         *     reaches the address.
         *
         *     Needs no sign-in.
         */
        post: operations["refuse_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public_quotes/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a mailed quote
         * @description Gives the name of the person who accepts. Accepting twice changes nothing.
         *
         *     Needs no sign-in.
         */
        post: operations["accept_public_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public_quotes/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a mailed quote
         * @description Gives a reason. Declining twice changes nothing.
         *
         *     Needs no sign-in.
         */
        post: operations["decline_public_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public_quotes/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a mailed quote
         * @description Shows the quote of a link; the carrier sees that it was opened.
         *
         *     Needs no sign-in.
         */
        post: operations["open_public_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public_quotes/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print a mailed quote
         * @description Renders a quote that is open or accepted and returns a link to the PDF that works for a few minutes.
         *
         *     Needs no sign-in.
         */
        post: operations["print_public_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public_tracking/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a customer's link
         * @description Shows the load of a link: milestones, the next stop, its ETA and the truck's approximate position. The carrier
         *     sees when the link was viewed and on what kind of device.
         *
         *     Needs no sign-in.
         */
        post: operations["open_public_tracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public_tracking/open_document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a document of a customer's link
         * @description Returns a link to the file that works for a few minutes.
         *
         *     Needs no sign-in.
         */
        post: operations["open_public_tracking_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute a quote
         * @description Totals of charges, miles and a fuel program, before anything is saved. Nothing is written.
         *
         *     Needs the permission `quotes:write`.
         */
        post: operations["preview_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote_report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on quotes
         * @description Win rate, response time and loss reasons of the quotes sent in a period, and what is open now.
         *
         *     Needs the permission `quotes:read`.
         */
        get: operations["read_quote_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the quote settings
         * @description The cost model, the fuel programs and the diesel prices.
         *
         *     Needs the permission `quotes:read`.
         */
        get: operations["read_quote_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quotes
         * @description The quotes of your company, newest first unless sorted otherwise. Versions replaced by a newer one are left out
         *     unless `status` names them.
         *
         *     Needs the permission `quotes:read`.
         */
        get: operations["list_quotes"];
        put?: never;
        /**
         * Create a quote
         * @description Creates a draft. Its freight, stops and charges follow the rules of loads; the server assigns the number and
         *     computes the amounts, the fuel surcharge and the margin.
         *
         *     Needs the permission `quotes:write`.
         */
        post: operations["create_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a quote
         * @description One version of a quote of your company, with its stops, charges and costs, and a list of its other versions.
         *
         *     Needs the permission `quotes:read`.
         */
        get: operations["read_quote"];
        /**
         * Change a draft
         * @description Replaces the draft's whole content. The fuel surcharge is recalculated with the latest diesel price.
         *
         *     Needs the permission `quotes:write`.
         */
        put: operations["update_quote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an acceptance
         * @description The customer accepted by phone or in person.
         *
         *     Needs the permission `quotes:write`.
         */
        post: operations["accept_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a quote
         * @description Lets a quote be sent with a margin below the floor.
         *
         *     Needs the permission `quotes:approve`.
         */
        post: operations["approve_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a load from a quote
         * @description Copies every field of an accepted quote into a load, by the rules of loads. The load and the quote refer to each
         *     other.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["convert_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a quote
         * @description Creates a draft with its own number and the same customer, freight, stops and charges.
         *
         *     Needs the permission `quotes:write`.
         */
        post: operations["copy_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/lose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a quote as lost
         * @description Says why, to whom and by how much, as far as known.
         *
         *     Needs the permission `quotes:write`.
         */
        post: operations["lose_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print a quote
         * @description Renders the quote as the customer sees it and returns a link to the PDF that works for a few minutes.
         *
         *     Needs the permission `quotes:read`.
         */
        post: operations["print_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a quote
         * @description The customer can answer a lost or declined quote again.
         *
         *     Needs the permission `quotes:write`.
         */
        post: operations["reopen_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/request_approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for approval
         * @description Submits a draft with a margin below the floor to those who may approve it.
         *
         *     Needs the permission `quotes:write`.
         */
        post: operations["request_quote_approval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a quote
         * @description Turns a quote that awaits or has approval back into a draft.
         *
         *     Needs the permission `quotes:approve`.
         */
        post: operations["return_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revise a quote
         * @description Creates a draft of the next version with the same number. This version is superseded, and the customer's link
         *     says so.
         *
         *     Needs the permission `quotes:write`.
         */
        post: operations["revise_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a quote
         * @description Emails the figures and the quote as a PDF, with a link for the customer to answer without an account. If it is
         *     sent again, earlier links keep working.
         *
         *     Needs the permission `quotes:write`.
         */
        post: operations["send_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{quote_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a quote
         * @description The customer can no longer accept it, and the link says so.
         *
         *     Needs the permission `quotes:write`.
         */
        post: operations["withdraw_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready_to_bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List loads to bill
         * @description Delivered and unused loads that are not yet approved for billing, longest waiting first unless sorted otherwise,
         *     with what keeps each one from being invoiced.
         *
         *     Needs the permission `billing:read`.
         */
        get: operations["list_ready_to_bill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Registers a carrier, or asks to join one. Pending until your address is verified: the first request after that
         *     creates the company with you as Admin, or notifies the Admins of the company with that DOT number or id.
         *     A second call replaces the first.
         *
         *     For anyone who is signed in, known to a company or not.
         */
        post: operations["create_registration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/role_grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List role grants
         * @description Every role with every section, and whether the role has it in your company.
         *
         *     Needs the permission `role_grants:read`.
         */
        get: operations["list_role_grants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/role_grants/{role}/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open a section to a role
         * @description Takes effect with the next request of each person with that role. Opening it again changes nothing.
         *
         *     Needs the permission `role_grants:write`.
         */
        put: operations["grant_section"];
        post?: never;
        /**
         * Close a section to a role
         * @description Takes effect with the next request of each person with that role. Closing it again changes nothing.
         *
         *     Needs the permission `role_grants:write`.
         */
        delete: operations["revoke_section"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sample_load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the sample load
         * @description Not found if your company has none.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["read_sample_load"];
        put?: never;
        /**
         * Create the sample load
         * @description Books a load from tomorrow on, with a customer, two facilities, a driver, a truck and a trailer of its own. All
         *     of them are named as samples. A company has one sample load at a time.
         *
         *     Needs the permission `company:write`.
         */
        post: operations["create_sample_load"];
        /**
         * Remove the sample load
         * @description Deletes the load with everything that belongs to it, whatever its status, and the records made with it. Those
         *     in use elsewhere are archived instead. The audit log keeps its events, and the load's number is not reused.
         *
         *     Needs the permission `company:write`.
         */
        delete: operations["remove_sample_load"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved_views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description Your own views and those your colleagues share, by name unless sorted otherwise.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        get: operations["list_saved_views"];
        put?: never;
        /**
         * Save a view
         * @description The name must be new among your views of the list.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        post: operations["create_saved_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved_views/{saved_view_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a view
         * @description One of your own. A merge patch: omitted fields stay, null clears.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        patch: operations["update_saved_view"];
        trace?: never;
    };
    "/api/saved_views/{saved_view_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a view
         * @description One of your own. Returns the removed view, so that you can save it again.
         *
         *     For active users of a company in person; API keys cannot do this.
         */
        post: operations["remove_saved_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search
         * @description Loads, quotes, drivers, trucks, trailers, customers, facilities and vendors by a few letters; only kinds you may
         *     see.
         *
         *     A kind in front narrows the search, such as `truck 119`. Four or more digits of a phone number find its owner.
         *
         *     For every active user and API key of a company.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the session
         * @description Your state, your company, and what you may open. The first call with a verified address turns a pending
         *     registration into a company or a request to join.
         *
         *     For anyone who is signed in, known to a company or not.
         */
        get: operations["read_session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stop_times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record times at stops
         * @description All of them or none, for one load or several. An identical time is confirmed; a different one replaces an
         *     estimate. Errors name the time by its index in the list.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["record_stop_times"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Your company's tags for loads, by name unless sorted otherwise.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["list_tags"];
        put?: never;
        /**
         * Add a tag
         * @description The name must not be in use in your company.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["create_tag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags/{tag_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tag
         * @description One tag of your company, archived or not.
         *
         *     Needs the permission `loads:read`.
         */
        get: operations["read_tag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a tag
         * @description Every load that has it shows it so.
         *
         *     Needs the permission `loads:write`.
         */
        patch: operations["update_tag"];
        trace?: never;
    };
    "/api/tags/{tag_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a tag
         * @description It stays on the loads that have it, but is no longer offered.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["archive_tag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags/{tag_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a tag
         * @description Returns it from the archive.
         *
         *     Needs the permission `loads:write`.
         */
        post: operations["restore_tag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         *
         *     For every active user and API key of a company.
         */
        get: operations["list_terminals"];
        put?: never;
        /**
         * Add a terminal
         * @description The code must not be in use in your company.
         *
         *     Needs the permission `terminals:write`.
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
         *
         *     For every active user and API key of a company.
         */
        get: operations["read_terminal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a terminal
         * @description A merge patch: omitted fields stay, null clears.
         *
         *     Needs the permission `terminals:write`.
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
         *
         *     Needs the permission `terminals:write`.
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
         * @description Returns it from the archive.
         *
         *     Needs the permission `terminals:write`.
         */
        post: operations["restore_terminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tracking settings
         * @description When check calls are due, and what counts as an exception.
         *
         *     Needs the permission `tracking:read`.
         */
        get: operations["read_tracking_settings"];
        /**
         * Replace the tracking settings
         * @description Open loads are re-evaluated within moments. Arrivals of delivered loads keep their results.
         *
         *     Needs the permission `company:write`.
         */
        put: operations["replace_tracking_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking/exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exceptions
         * @description Current and past problems of loads on the road, the latest first unless sorted otherwise.
         *
         *     Needs the permission `tracking:read`.
         */
        get: operations["list_tracking_exceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking/exceptions/{tracking_exception_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an exception
         * @description The same fields as in the list.
         *
         *     Needs the permission `tracking:read`.
         */
        get: operations["read_tracking_exception"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an exception
         * @description A merge patch: omitted fields stay, null clears. A resolved one can still be explained.
         *
         *     Needs the permission `tracking:write`.
         */
        patch: operations["update_tracking_exception"];
        trace?: never;
    };
    "/api/tracking/exceptions/{tracking_exception_id}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge an exception
         * @description The user becomes the owner, unless there is one already.
         *
         *     Needs the permission `tracking:write`.
         */
        post: operations["acknowledge_tracking_exception"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking/exceptions/{tracking_exception_id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an exception
         * @description Requires a reason. It is not opened again automatically unless there is later evidence.
         *
         *     Needs the permission `tracking:write`.
         */
        post: operations["resolve_tracking_exception"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking/loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open loads by urgency
         * @description Open loads, the most urgent first unless sorted otherwise, and for a day after delivery those whose driver has
         *     not reported the truck empty. With `is_check_call_due=true` and
         *     `sort=check_call_due_at` it is the list of calls to make.
         *
         *     Needs the permission `tracking:read`.
         */
        get: operations["list_tracked_loads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count open loads
         * @description Open loads by timeliness, counted as in the list of loads; calls due; and open exceptions.
         *
         *     Needs the permission `tracking:read`.
         */
        get: operations["read_tracking_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trailers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trailers
         * @description The trailers of your company, by unit number unless sorted otherwise.
         *
         *     Needs the permission `trailers:read`.
         */
        get: operations["list_trailers"];
        put?: never;
        /**
         * Add a trailer
         * @description Unit number and VIN must not be in use in your company.
         *
         *     Needs the permission `trailers:write`.
         */
        post: operations["create_trailer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trailers/{trailer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a trailer
         * @description One trailer of your company, archived or not.
         *
         *     Needs the permission `trailers:read`.
         */
        get: operations["read_trailer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a trailer
         * @description A merge patch: omitted fields stay, null clears.
         *
         *     Needs the permission `trailers:write`.
         */
        patch: operations["update_trailer"];
        trace?: never;
    };
    "/api/trailers/{trailer_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a trailer
         * @description It stays readable and keeps its history, but is no longer offered.
         *
         *     Needs the permission `trailers:write`.
         */
        post: operations["archive_trailer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trailers/{trailer_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a trailer
         * @description Returns it from the archive.
         *
         *     Needs the permission `trailers:write`.
         */
        post: operations["restore_trailer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trucks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trucks
         * @description The trucks of your company, by unit number unless sorted otherwise.
         *
         *     Needs the permission `trucks:read`.
         */
        get: operations["list_trucks"];
        put?: never;
        /**
         * Add a truck
         * @description Unit number and VIN must not be in use in your company.
         *
         *     Needs the permission `trucks:write`.
         */
        post: operations["create_truck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trucks/{truck_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a truck
         * @description One truck of your company, archived or not.
         *
         *     Needs the permission `trucks:read`.
         */
        get: operations["read_truck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a truck
         * @description A merge patch: omitted fields stay, null clears.
         *
         *     Needs the permission `trucks:write`.
         */
        patch: operations["update_truck"];
        trace?: never;
    };
    "/api/trucks/{truck_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a truck
         * @description It stays readable and keeps its history, but is no longer offered.
         *
         *     Needs the permission `trucks:write`.
         */
        post: operations["archive_truck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trucks/{truck_id}/ownerships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a truck's owners over time
         * @description Newest first. On days without an entry the carrier owns it.
         *
         *     Needs the permission `trucks:read`.
         */
        get: operations["list_truck_ownerships"];
        put?: never;
        /**
         * Give a truck an owner
         * @description From one day to another, or open-ended. Two owners never share a day.
         *
         *     Needs the permission `trucks:write`.
         */
        post: operations["create_truck_ownership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trucks/{truck_id}/ownerships/{ownership_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the days of an ownership
         * @description A merge patch: omitted fields stay, null clears.
         *
         *     Needs the permission `trucks:write`.
         */
        patch: operations["update_truck_ownership"];
        trace?: never;
    };
    "/api/trucks/{truck_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a truck
         * @description Returns it from the archive.
         *
         *     Needs the permission `trucks:write`.
         */
        post: operations["restore_truck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description The carrier's staff, by name unless sorted otherwise; removed users only on request.
         *
         *     Needs the permission `users:read`.
         */
        get: operations["list_users"];
        put?: never;
        /**
         * Invite a user
         * @description Sends an email with a link to create an account. The first sign-in with that address makes the person active.
         *
         *     Needs the permission `users:write`.
         */
        post: operations["invite_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description One of your company's users, in any state.
         *
         *     Needs the permission `users:read`.
         */
        get: operations["read_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description A merge patch. A new role takes effect with the person's next request; the last Admin stays Admin.
         *
         *     Needs the permission `users:write`.
         */
        patch: operations["update_user"];
        trace?: never;
    };
    "/api/users/{user_id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstate a user
         * @description Ends a suspension.
         *
         *     Needs the permission `users:write`.
         */
        post: operations["reinstate_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{user_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a user
         * @description The person loses access at once and permanently, or the invitation is withdrawn; history keeps the name.
         *
         *     Needs the permission `users:write`.
         */
        post: operations["remove_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{user_id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a user
         * @description Refused from the next request on, until reinstated; the person sees the reason.
         *
         *     Needs the permission `users:write`.
         */
        post: operations["suspend_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vendors
         * @description The vendors of your company, by name unless sorted otherwise.
         *
         *     Needs the permission `vendors:read`.
         */
        get: operations["list_vendors"];
        put?: never;
        /**
         * Add a vendor
         * @description The name must not be in use in your company.
         *
         *     Needs the permission `vendors:write`.
         */
        post: operations["create_vendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{vendor_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a vendor
         * @description One vendor of your company, archived or not.
         *
         *     Needs the permission `vendors:read`.
         */
        get: operations["read_vendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a vendor
         * @description A merge patch: omitted fields stay, null clears.
         *
         *     Needs the permission `vendors:write`.
         */
        patch: operations["update_vendor"];
        trace?: never;
    };
    "/api/vendors/{vendor_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a vendor
         * @description It stays readable and keeps its history, but is no longer offered.
         *
         *     Needs the permission `vendors:write`.
         */
        post: operations["archive_vendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{vendor_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a vendor's history
         * @description What happened to the vendor and who did it, newest first; at most 200 entries.
         *
         *     Needs the permission `vendors:read`.
         */
        get: operations["list_vendor_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{vendor_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a vendor
         * @description Returns it from the archive.
         *
         *     Needs the permission `vendors:write`.
         */
        post: operations["restore_vendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook_deliveries/{webhook_delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description With the result of its last attempt.
         *
         *     Needs the permission `webhooks:read`.
         */
        get: operations["read_webhook_delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook_deliveries/{webhook_delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery
         * @description Sends its event to the endpoint again, as a new delivery with the same event id.
         *
         *     Needs the permission `webhooks:write`.
         */
        post: operations["replay_webhook_delivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook_endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Your company's endpoints, newest first unless sorted otherwise.
         *
         *     Needs the permission `webhooks:read`.
         */
        get: operations["list_webhook_endpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Events from now on are sent to the URL by POST, signed as the Standard Webhooks specification says: the response
         *     contains the secret, which is not shown again. Events must be of records that you may read. Answer with a status
         *     of 200 to 299 within ten seconds; anything else is tried again for three days. Events of one record arrive in
         *     order; each event arrives at least once, and duplicates have the same `id`.
         *
         *     Needs the permission `webhooks:write`.
         */
        post: operations["create_webhook_endpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook_endpoints/{webhook_endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook endpoint
         * @description Without its secret.
         *
         *     Needs the permission `webhooks:read`.
         */
        get: operations["read_webhook_endpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Nothing more is sent to it. Returns the deleted endpoint.
         *
         *     Needs the permission `webhooks:write`.
         */
        delete: operations["delete_webhook_endpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description A merge patch: omitted fields stay, null clears. Choosing events or enabling the endpoint makes you its owner.
         *
         *     Needs the permission `webhooks:write`.
         */
        patch: operations["update_webhook_endpoint"];
        trace?: never;
    };
    "/api/webhook_endpoints/{webhook_endpoint_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description What was sent to an endpoint, or will be, newest first unless sorted otherwise. Kept for thirty days.
         *
         *     Needs the permission `webhooks:read`.
         */
        get: operations["list_webhook_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook_endpoints/{webhook_endpoint_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay events
         * @description Sends all events since a time again, at most 5,000. They include those that happened while the endpoint was
         *     disabled or suspended. Events are kept for thirty days.
         *
         *     Needs the permission `webhooks:write`.
         */
        post: operations["replay_webhook_endpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook_endpoints/{webhook_endpoint_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a webhook endpoint's secret
         * @description The response contains the new secret, which is not shown again. Meanwhile both secrets sign, so that you can
         *     change your program in peace.
         *
         *     Needs the permission `webhooks:write`.
         */
        post: operations["rotate_webhook_endpoint_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook_endpoints/{webhook_endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook endpoint
         * @description Sends an event of the kind `webhook.test`, signed and retried like any other. Read the returned delivery again
         *     to see the result.
         *
         *     Needs the permission `webhooks:write`.
         */
        post: operations["test_webhook_endpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook_event_kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List kinds of events
         * @description The kinds that you may receive: those of the records that you may read.
         *
         *     Needs the permission `webhooks:read`.
         */
        get: operations["list_webhook_event_kinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook_events/{webhook_event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event
         * @description The body that was sent, or will be. Events are kept for thirty days.
         *
         *     Needs the permission `webhooks:read`.
         */
        get: operations["read_webhook_event"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description The token in the `Authorization` header, of any kind, stops working. Without one nothing happens.
         *
         *     Needs no sign-in.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    api_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record api key
         * @description | Type | What happened |
         *     |---|---|
         *     | `api_key.created` | Created api key … |
         *     | `api_key.revoked` | Revoked the API key … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    assignment_rule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record assignment rule
         * @description | Type | What happened |
         *     |---|---|
         *     | `assignment_rule.updated` | Updated assignment rule … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    check_call: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record check call
         * @description | Type | What happened |
         *     |---|---|
         *     | `check_call.logged` | Logged a check call for load … |
         *     | `check_call.voided` | Voided a check call for load … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record company
         * @description | Type | What happened |
         *     |---|---|
         *     | `company.created` | Created company … |
         *     | `company.proven` | Confirmed the DOT number of … |
         *     | `company.updated` | Updated company … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    cost_model: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record cost model
         * @description | Type | What happened |
         *     |---|---|
         *     | `cost_model.updated` | Updated cost model … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    customer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record customer
         * @description | Type | What happened |
         *     |---|---|
         *     | `customer.archived` | Archived customer … |
         *     | `customer.created` | Created customer … |
         *     | `customer.merged` | Merged another customer into … |
         *     | `customer.merged_into_another` | Merged … into another customer |
         *     | `customer.removed` | Removed customer … |
         *     | `customer.restored` | Restored customer … |
         *     | `customer.updated` | Updated customer … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    detention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record detention
         * @description | Type | What happened |
         *     |---|---|
         *     | `detention.approved` | Claimed detention of … |
         *     | `detention.disputed` | Recorded that detention of … is disputed |
         *     | `detention.noticed` | Gave notice that free time is ending at … |
         *     | `detention.reopened` | Undid the decision on detention of … |
         *     | `detention.waived` | Waived detention of … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    detention_policy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record detention policy
         * @description | Type | What happened |
         *     |---|---|
         *     | `detention_policy.removed` | Removed detention policy … |
         *     | `detention_policy.replaced` | Replaced detention policy … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    diesel_price: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record diesel price
         * @description | Type | What happened |
         *     |---|---|
         *     | `diesel_price.set` | Set the diesel price … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    document: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record document
         * @description | Type | What happened |
         *     |---|---|
         *     | `document.archived` | Archived the document … |
         *     | `document.created` | Added the document … |
         *     | `document.restored` | Restored the document … |
         *     | `document.updated` | Changed the document … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    driver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record driver
         * @description | Type | What happened |
         *     |---|---|
         *     | `driver.archived` | Archived driver … |
         *     | `driver.created` | Created driver … |
         *     | `driver.removed` | Removed driver … |
         *     | `driver.restored` | Restored driver … |
         *     | `driver.updated` | Updated driver … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    driver_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record driver link
         * @description | Type | What happened |
         *     |---|---|
         *     | `driver_link.created` | Created a driver link for load … |
         *     | `driver_link.revoked` | Revoked a driver link for load … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    facility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record facility
         * @description | Type | What happened |
         *     |---|---|
         *     | `facility.archived` | Archived facility … |
         *     | `facility.created` | Created facility … |
         *     | `facility.merged` | Merged another facility into … |
         *     | `facility.merged_into_another` | Merged … into another facility |
         *     | `facility.removed` | Removed facility … |
         *     | `facility.restored` | Restored facility … |
         *     | `facility.updated` | Updated facility … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    fleet_owner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record fleet owner
         * @description | Type | What happened |
         *     |---|---|
         *     | `fleet_owner.archived` | Archived fleet owner … |
         *     | `fleet_owner.created` | Created fleet owner … |
         *     | `fleet_owner.restored` | Restored fleet owner … |
         *     | `fleet_owner.updated` | Updated fleet owner … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    fuel_program: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record fuel program
         * @description | Type | What happened |
         *     |---|---|
         *     | `fuel_program.archived` | Archived fuel program … |
         *     | `fuel_program.created` | Created fuel program … |
         *     | `fuel_program.restored` | Restored fuel program … |
         *     | `fuel_program.updated` | Updated fuel program … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record import
         * @description | Type | What happened |
         *     |---|---|
         *     | `import.checked` | Checked the import … |
         *     | `import.corrected` | Corrected the import … |
         *     | `import.created` | Created import … |
         *     | `import.failed` | The import … failed |
         *     | `import.imported` | Imported … |
         *     | `import.started` | Started the import … |
         *     | `import.stopped` | Stopped the import … |
         *     | `import.undo_started` | Started to undo the import … |
         *     | `import.undone` | Undid the import … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    join_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record join request
         * @description | Type | What happened |
         *     |---|---|
         *     | `join_request.admitted` | Admitted … |
         *     | `join_request.opened` | Asked to join: … |
         *     | `join_request.rejected` | Rejected the request of … |
         *     | `join_request.withdrawn` | Withdrawn join request … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    load: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record load
         * @description | Type | What happened |
         *     |---|---|
         *     | `load.acknowledged` | Recorded that the driver accepted load … |
         *     | `load.assigned` | Assigned load … |
         *     | `load.billing_approved` | Approved load … for billing |
         *     | `load.billing_flagged` | Flagged the billing of load … |
         *     | `load.billing_held` | Held the billing of load … |
         *     | `load.billing_resumed` | Resumed the billing of load … |
         *     | `load.billing_unlocked` | Undid the billing approval of load … |
         *     | `load.booked` | Booked the draft … |
         *     | `load.cancelled` | Canceled load … |
         *     | `load.charge_added` | Added a charge to load … |
         *     | `load.charge_changed` | Changed a charge of load … |
         *     | `load.charge_removed` | Removed a charge of load … |
         *     | `load.copied` | Created load … as a copy |
         *     | `load.created` | Created load … |
         *     | `load.credit_accepted` | Accepted the customer's credit risk for load … |
         *     | `load.declined` | Recorded that the driver declined load … |
         *     | `load.detention_charge_removed` | Removed a detention charge from load … |
         *     | `load.detention_charged` | Added a detention charge to load … |
         *     | `load.dispatched` | Dispatched load … |
         *     | `load.held` | Put load … on hold |
         *     | `load.legs_joined` | Joined two legs of load … |
         *     | `load.not_used` | Marked load … as truck ordered, not used |
         *     | `load.released` | Released load … |
         *     | `load.removed` | Removed the sample load … |
         *     | `load.reopened` | Reopened load … |
         *     | `load.resubmitted` | Resubmitted load … to billing |
         *     | `load.sent_back` | Sent load … back to dispatch |
         *     | `load.split` | Split load … for a relay |
         *     | `load.started` | Started load … |
         *     | `load.stop_added` | Added a stop to load … |
         *     | `load.stop_arrived` | Recorded that load … arrived |
         *     | `load.stop_changed` | Changed a stop of load … |
         *     | `load.stop_checked_in` | Recorded that load … checked in |
         *     | `load.stop_departed` | Recorded that load … departed |
         *     | `load.stop_docked` | Recorded that load … docked |
         *     | `load.stop_event_voided` | Voided a time of load … |
         *     | `load.stop_loaded` | Recorded that load … loaded |
         *     | `load.stop_removed` | Removed a stop of load … |
         *     | `load.stop_unloaded` | Recorded that load … unloaded |
         *     | `load.stops_reordered` | Reordered the stops of load … |
         *     | `load.tagged` | Changed the tags of load … |
         *     | `load.times_recorded` | Entered times for load … |
         *     | `load.unassigned` | Unassigned load … |
         *     | `load.updated` | Changed load … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    number_format: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record number format
         * @description | Type | What happened |
         *     |---|---|
         *     | `number_format.updated` | Updated number format … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record quote
         * @description | Type | What happened |
         *     |---|---|
         *     | `quote.accepted` | Marked quote … as accepted |
         *     | `quote.approval_requested` | Asked for approval of quote … |
         *     | `quote.approved` | Approved quote … |
         *     | `quote.converted` | Booked quote … as a load |
         *     | `quote.created` | Created quote … |
         *     | `quote.credit_accepted` | Sent … beyond the customer's credit |
         *     | `quote.declined` | The customer declined quote … |
         *     | `quote.duplicated` | Copied quote … |
         *     | `quote.expired` | Quote … expired |
         *     | `quote.lost` | Marked quote … as lost |
         *     | `quote.reopened` | Reopened quote … |
         *     | `quote.returned` | Returned quote … for changes |
         *     | `quote.revised` | Revised quote … |
         *     | `quote.sent` | Sent quote … |
         *     | `quote.sent_again` | Sent quote … again |
         *     | `quote.superseded` | Replaced quote … by a new version |
         *     | `quote.updated` | Updated quote … |
         *     | `quote.viewed` | The customer opened quote … |
         *     | `quote.withdrawn` | Withdrew quote … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    role: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record role
         * @description | Type | What happened |
         *     |---|---|
         *     | `role.section_granted` | Gave the role … a section |
         *     | `role.section_revoked` | Took a section from the role … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    tag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record tag
         * @description | Type | What happened |
         *     |---|---|
         *     | `tag.archived` | Archived tag … |
         *     | `tag.created` | Created tag … |
         *     | `tag.restored` | Restored tag … |
         *     | `tag.updated` | Updated tag … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    terminal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record terminal
         * @description | Type | What happened |
         *     |---|---|
         *     | `terminal.archived` | Archived terminal … |
         *     | `terminal.created` | Created terminal … |
         *     | `terminal.restored` | Restored terminal … |
         *     | `terminal.updated` | Updated terminal … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    tracking_exception: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record tracking exception
         * @description | Type | What happened |
         *     |---|---|
         *     | `tracking_exception.acknowledged` | Acknowledged … |
         *     | `tracking_exception.ended` | Resolved … automatically |
         *     | `tracking_exception.opened` | Opened exception: … |
         *     | `tracking_exception.reported` | Reported exception: … |
         *     | `tracking_exception.resolved` | Resolved … |
         *     | `tracking_exception.updated` | Updated … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    tracking_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record tracking link
         * @description | Type | What happened |
         *     |---|---|
         *     | `tracking_link.created` | Created a customer link for load … |
         *     | `tracking_link.revoked` | Revoked a customer link for load … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    tracking_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record tracking settings
         * @description | Type | What happened |
         *     |---|---|
         *     | `tracking_settings.replaced` | Replaced tracking settings … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    trailer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record trailer
         * @description | Type | What happened |
         *     |---|---|
         *     | `trailer.archived` | Archived trailer … |
         *     | `trailer.created` | Created trailer … |
         *     | `trailer.removed` | Removed trailer … |
         *     | `trailer.restored` | Restored trailer … |
         *     | `trailer.updated` | Updated trailer … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    truck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record truck
         * @description | Type | What happened |
         *     |---|---|
         *     | `truck.archived` | Archived truck … |
         *     | `truck.created` | Created truck … |
         *     | `truck.ownership_added` | Added an owner of truck … |
         *     | `truck.ownership_changed` | Changed the ownership of truck … |
         *     | `truck.removed` | Removed truck … |
         *     | `truck.restored` | Restored truck … |
         *     | `truck.updated` | Updated truck … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record user
         * @description | Type | What happened |
         *     |---|---|
         *     | `user.accepted_invitation` | … accepted the invitation |
         *     | `user.admitted` | Admitted … |
         *     | `user.created` | Created user … |
         *     | `user.invitation_refused` | … refused the invitation |
         *     | `user.invited` | Invited … |
         *     | `user.reinstated` | Reinstated … |
         *     | `user.removed` | Removed user … |
         *     | `user.sign_in_refused` | Refused the sign-in of … |
         *     | `user.signed_in` | … signed in |
         *     | `user.suspended` | Suspended … |
         *     | `user.updated` | Updated user … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    vendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record vendor
         * @description | Type | What happened |
         *     |---|---|
         *     | `vendor.archived` | Archived vendor … |
         *     | `vendor.created` | Created vendor … |
         *     | `vendor.restored` | Restored vendor … |
         *     | `vendor.updated` | Updated vendor … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    webhook_endpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record webhook endpoint
         * @description | Type | What happened |
         *     |---|---|
         *     | `webhook_endpoint.created` | Created webhook endpoint … |
         *     | `webhook_endpoint.removed` | Removed webhook endpoint … |
         *     | `webhook_endpoint.replayed` | Sent past events again to the webhook endpoint … |
         *     | `webhook_endpoint.secret_rotated` | Replaced the secret of the webhook endpoint … |
         *     | `webhook_endpoint.suspended` | Suspended the webhook endpoint … after days of failures |
         *     | `webhook_endpoint.tested` | Sent a test event to the webhook endpoint … |
         *     | `webhook_endpoint.updated` | Updated webhook endpoint … |
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the record test
         * @description Sent when someone tests an endpoint.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id; duplicates have the same. */
                    "webhook-id": string;
                    /** @description `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as the key. Several signatures are separated by spaces; one of them must fit. */
                    "webhook-signature": string;
                    /** @description When this request was signed, in seconds since 1970. Refuse old ones. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Any status of 200 to 299: the event was accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Anything else, or no answer within ten seconds: it is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Whether the driver accepted the work.
         * @enum {string}
         */
        Acknowledgement: "none" | "pending" | "accepted" | "declined";
        /**
         * Activity
         * @description A user's action.
         */
        Activity: {
            actor_name: string;
            /** Format: date-time */
            occurred_at: string;
            /** @description Page of this product that shows it. */
            path?: string;
            summary: string;
        };
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
         * @description Which of two equal local times is meant on the night when clocks go back.
         * @enum {string}
         */
        AmbiguousTime: "earlier" | "later";
        /**
         * AnalyticsCustomer
         * @description One customer's figures.
         */
        AnalyticsCustomer: {
            /** Format: uint64 */
            delivered_count: number;
            /** Format: uuid */
            id: string;
            name: string;
            on_time_delivery_percent?: string;
            /** Format: int64 */
            revenue_cents: number;
        };
        /**
         * AnalyticsDashboard
         * @description Figures over the loads delivered in a range of days.
         */
        AnalyticsDashboard: {
            /**
             * Format: int64
             * @description Departure − arrival, over all stops.
             */
            average_dwell_minutes?: number;
            /** @description Loaded miles ÷ loads with miles; decimal with 1 place. */
            average_haul_miles?: string;
            currency: string;
            /** @description Most revenue first. */
            customers: components["schemas"]["AnalyticsCustomer"][];
            /** @description Empty ÷ all miles of loads with known loaded and empty miles, in percent with 1 place. */
            deadhead_percent?: string;
            /** Format: uint64 */
            delivered_count: number;
            /** @description Of loads with known empty miles; decimal with 1 place. */
            empty_miles: string;
            /** @description Longest dwell first. */
            facilities: components["schemas"]["AnalyticsFacility"][];
            /** Format: date */
            from: string;
            /** @description Most revenue first. */
            lanes: components["schemas"]["AnalyticsLane"][];
            /** @description Decimal with 1 place. */
            loaded_miles: string;
            on_time_delivery_percent?: string;
            /** @description Arrivals on time ÷ arrivals at stops with an agreed time, in percent with 1 place. */
            on_time_pickup_percent?: string;
            /**
             * Format: int64
             * @description Charges on these loads awaiting the customer's approval; not part of the revenue.
             */
            pending_cents: number;
            /**
             * Format: int64
             * @description The same over an equally long range before it.
             */
            previous_revenue_cents: number;
            /** @description Revenue ÷ all miles of loads with known loaded and empty miles, in dollars with 4 places. */
            rate_per_mile_all?: string;
            /** @description Revenue ÷ loaded miles of loads with known loaded miles, in dollars with 4 places. */
            rate_per_mile_loaded?: string;
            /**
             * Format: int64
             * @description What customers agreed to pay for loads delivered, and for trucks ordered and not used, in the range.
             */
            revenue_cents: number;
            /**
             * Format: int64
             * @description Revenue ÷ trucks ÷ weeks of the range.
             */
            revenue_per_truck_per_week_cents?: number;
            /**
             * Format: date
             * @description Included.
             */
            to: string;
            /**
             * Format: int64
             * @description The part for trucks ordered and not used.
             */
            tonu_cents: number;
            /** Format: uint64 */
            tonu_count: number;
            /**
             * Format: uint64
             * @description Trucks of the fleet in the range, including idle ones.
             */
            truck_count: number;
            weeks: components["schemas"]["AnalyticsWeek"][];
            /**
             * Format: uint64
             * @description Delivered loads with known loaded and empty miles.
             */
            with_all_miles_count: number;
            /**
             * Format: uint64
             * @description Delivered loads with known loaded miles.
             */
            with_loaded_miles_count: number;
        };
        /**
         * AnalyticsFacility
         * @description How long trucks spent at one facility.
         */
        AnalyticsFacility: {
            /** Format: int64 */
            average_dwell_minutes: number;
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uint64 */
            visit_count: number;
        };
        /**
         * AnalyticsLane
         * @description From one state to another.
         */
        AnalyticsLane: {
            /** Format: uint64 */
            delivered_count: number;
            destination_state: string;
            origin_state: string;
            /** @description Revenue ÷ loaded miles of loads with known loaded miles, in dollars with 4 places. */
            rate_per_mile?: string;
            /** Format: int64 */
            revenue_cents: number;
        };
        /**
         * AnalyticsWeek
         * @description One week of the range.
         */
        AnalyticsWeek: {
            /** Format: uint64 */
            delivered_count: number;
            /** @description Decimal with 1 place. */
            loaded_miles: string;
            on_time_delivery_percent?: string;
            /** Format: int64 */
            revenue_cents: number;
            /**
             * Format: date
             * @description Its Monday.
             */
            week_start_on: string;
        };
        /**
         * ApiKey
         * @description A program's access to your company's data.
         */
        ApiKey: {
            /** Format: date-time */
            created_at: string;
            /** @description Name of the user who made it. */
            created_by: string;
            /**
             * Format: date
             * @description Last day of validity, in UTC.
             */
            expires_on?: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When a program last used it, to about five minutes.
             */
            last_used_at?: string;
            name: string;
            /** @description What the key may do, such as `loads:read`. */
            permissions: string[];
            /** @description The first characters of the secret, to tell keys apart. */
            prefix: string;
            /** Format: date-time */
            revoked_at?: string;
        };
        /**
         * ApiKeyCreate
         * @description A key to create.
         */
        ApiKeyCreate: {
            /**
             * Format: date
             * @description Last day of validity, in UTC; omit for a key that works until revoked.
             */
            expires_on?: string;
            /** @description What it is for. */
            name: string;
            /** @description At least one; only permissions you have yourself. */
            permissions: string[];
        };
        /**
         * ApiKeyPage
         * @description A page of API keys.
         */
        ApiKeyPage: {
            items: components["schemas"]["ApiKey"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * ApiKeyWithSecret
         * @description A new key with its secret, which is shown only now.
         */
        ApiKeyWithSecret: {
            api_key: components["schemas"]["ApiKey"];
            /** @description Send it as `Authorization: Bearer haul_…`. */
            secret: string;
        };
        /**
         * AssignmentCheck
         * @description Objections to an assignment, and the deadhead to get there.
         */
        AssignmentCheck: {
            deadhead?: components["schemas"]["Deadhead"];
            verdicts: components["schemas"]["AssignmentVerdict"][];
        };
        /**
         * AssignmentFact
         * @description One field of one record, as it was when judged.
         */
        AssignmentFact: {
            /** @description Such as `license_expires_on`. */
            field: string;
            record: components["schemas"]["AssignmentRecord"];
            /** Format: uuid */
            record_id: string;
            value: string;
        };
        /**
         * @description The record of a verdict's fact.
         * @enum {string}
         */
        AssignmentRecord: "driver" | "truck" | "trailer" | "load";
        /**
         * @description A rule for assignments. The company decides for each whether it warns or blocks.
         * @enum {string}
         */
        AssignmentRule: "driver_inactive" | "license_expired" | "medical_expired" | "license_class" | "endorsement_missing" | "team_required" | "overlapping_load" | "vehicle_not_in_use" | "out_of_service" | "in_shop" | "registration_expired" | "inspection_expired" | "insurance_expired" | "equipment_mismatch" | "paper_expiring" | "paper_missing" | "out_of_reach" | "customer_credit";
        /**
         * AssignmentRuleChange
         * @description A new strictness for a rule.
         */
        AssignmentRuleChange: {
            rule: components["schemas"]["AssignmentRule"];
            strictness: components["schemas"]["Strictness"];
        };
        /**
         * AssignmentRuleList
         * @description Every rule of the assignment gate.
         */
        AssignmentRuleList: {
            items: components["schemas"]["AssignmentRuleSetting"][];
        };
        /**
         * AssignmentRuleSetting
         * @description How strict your company is about one rule.
         */
        AssignmentRuleSetting: {
            /** @description Applies until the company decides otherwise. */
            default_strictness: components["schemas"]["Strictness"];
            /** @description What breaks it, as one sentence. */
            description: string;
            rule: components["schemas"]["AssignmentRule"];
            strictness: components["schemas"]["Strictness"];
        };
        /**
         * AssignmentRulesUpdate
         * @description Rules to change; rules not listed stay as they are.
         */
        AssignmentRulesUpdate: {
            rules: components["schemas"]["AssignmentRuleChange"][];
        };
        /**
         * @description The driver, truck or trailer of a verdict.
         * @enum {string}
         */
        AssignmentSubject: "driver" | "co_driver" | "truck" | "trailer";
        /**
         * AssignmentVerdict
         * @description One objection to an assignment.
         */
        AssignmentVerdict: {
            /** @description Such as `license_expired`. */
            code: string;
            /** @description The fact behind it. */
            fact: components["schemas"]["AssignmentFact"];
            /** @description Blocks the assignment; otherwise a user may accept it. */
            is_blocking: boolean;
            /** @description One sentence for a person. */
            message: string;
            /** @description The broken rule. */
            rule: components["schemas"]["AssignmentRule"];
            subject: components["schemas"]["AssignmentSubject"];
        };
        /**
         * AuditActor
         * @description Who did it.
         */
        AuditActor: {
            /**
             * Format: uuid
             * @description The user, API key or fleet owner; none for the product itself.
             */
            id?: string;
            kind: components["schemas"]["AuditActorKind"];
            /** @description The name at the time. */
            name: string;
        };
        /**
         * @description How an actor acted.
         * @enum {string}
         */
        AuditActorKind: "user" | "api_key" | "owner" | "customer" | "driver" | "system";
        /**
         * AuditChange
         * @description One field that changed.
         */
        AuditChange: {
            field: string;
            from?: string;
            to?: string;
        };
        /**
         * AuditEvent
         * @description One event, chained to the one before.
         */
        AuditEvent: {
            /** @description What happened, such as `load.created`. */
            action: string;
            actor: components["schemas"]["AuditActor"];
            changes: components["schemas"]["AuditChange"][];
            /** Format: uuid */
            entity_id?: string;
            /** @description The record's name or number at the time. */
            entity_label?: string;
            /** @description The kind of record, such as `load`. */
            entity_type: string;
            /** @description Hex SHA-256 over this event and the hash before it. */
            hash: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            occurred_at: string;
            /** @description The request that did it. */
            request_id?: string;
            /**
             * Format: int64
             * @description 1, 2, 3 … within the company, without gaps.
             */
            sequence: number;
        };
        /**
         * AuditEventPage
         * @description A page of audit events, newest first.
         */
        AuditEventPage: {
            items: components["schemas"]["AuditEvent"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * AuditVerdict
         * @description Whether the chain is intact.
         */
        AuditVerdict: {
            /**
             * Format: int64
             * @description The first event that does not fit the one before it.
             */
            broken_sequence?: number;
            /** Format: uint64 */
            checked_count: number;
            /** @description No event was changed, added or removed since it was written. */
            is_intact: boolean;
        };
        /**
         * BillingApproval
         * @description An approval for billing.
         */
        BillingApproval: {
            /**
             * @description Approve even if the charges differ from the rate confirmation.
             * @default false
             */
            accepts_rate_difference: boolean;
            /**
             * @description A decision for each pending charge; none may be left out.
             * @default []
             */
            charges: components["schemas"]["ChargeDecision"][];
            /**
             * Format: int32
             * @description The load's version; refused if the load has changed since. If omitted, the approval applies to the load as it
             *     is.
             */
            version?: number;
        };
        /**
         * BillingBlocker
         * @description Something that keeps a load from being invoiced.
         */
        BillingBlocker: {
            /** @description Such as `pod_missing`. */
            code: string;
            /** @description One sentence for a person. */
            message: string;
        };
        /**
         * BillingDecision
         * @description A user's decision about a load's billing.
         */
        BillingDecision: {
            /** Format: date-time */
            decided_at: string;
            decided_by: string;
            /** @description Set for a flagged load. */
            exception?: components["schemas"]["BillingException"];
            reason?: string;
        };
        /**
         * @description Why billing can't accept a load as it is.
         * @enum {string}
         */
        BillingException: "missing_documentation" | "incorrect_rates" | "weight_discrepancy" | "accessorial_dispute" | "duplicate_charge" | "missing_reference_number" | "customer_information_error" | "service_failure" | "rate_not_on_file" | "other";
        /**
         * @description A load's billing status, independent of [`LoadStatus`].
         * @enum {string}
         */
        BillingStatus: "not_ready" | "docs_pending" | "ready_for_review" | "exception" | "on_hold" | "sent_back_to_ops" | "approved" | "invoiced" | "partially_paid" | "paid" | "written_off";
        /**
         * BoardDriver
         * @description The driver of a row.
         */
        BoardDriver: {
            /** Format: uuid */
            id: string;
            name: string;
            phone?: string;
        };
        /**
         * BoardLeg
         * @description A card of the board: one leg of a load.
         */
        BoardLeg: {
            acknowledgement: components["schemas"]["Acknowledgement"];
            /** @description Actions allowed on the leg now. */
            allowed_actions: components["schemas"]["LegAction"][];
            co_driver?: components["schemas"]["NamedRef"];
            currency: string;
            customer: components["schemas"]["NamedRef"];
            driver?: components["schemas"]["NamedRef"];
            /**
             * Format: date-time
             * @description Actual once it ended; until then planned, or by the ETA if that is later, and never before now.
             */
            ends_at: string;
            equipment: components["schemas"]["Equipment"];
            from: components["schemas"]["LegPlace"];
            is_hazmat: boolean;
            is_team_required: boolean;
            /** Format: uint32 */
            leg_count: number;
            /** Format: uuid */
            leg_id: string;
            /** Format: uuid */
            load_id: string;
            /** @description Status of the whole load. */
            load_status: components["schemas"]["LoadStatus"];
            /**
             * Format: int32
             * @description Send it with a change to the load.
             */
            load_version: number;
            /** @description The load's; decimal with 1 place. */
            loaded_miles?: string;
            number: string;
            /**
             * Format: int32
             * @description Number of the leg within the load, from 1.
             */
            sequence: number;
            /**
             * Format: date-time
             * @description Planned, or actual once it started.
             */
            starts_at: string;
            /** @description Status of this leg: a leg after a relay is only planned while the one before it is rolling. */
            status: components["schemas"]["LoadStatus"];
            timeliness: components["schemas"]["Timeliness"];
            /** @description One sentence about the timeliness; may be empty. */
            timeliness_reason: string;
            to: components["schemas"]["LegPlace"];
            /** Format: int64 */
            total_cents: number;
            trailer?: components["schemas"]["NamedRef"];
            truck?: components["schemas"]["NamedRef"];
        };
        /**
         * BoardRow
         * @description A driver with the truck, or a truck with the driver, and their work in the days shown.
         */
        BoardRow: {
            driver?: components["schemas"]["BoardDriver"];
            /**
             * Format: uuid
             * @description The driver's or truck's id.
             */
            id: string;
            /** @description The row still has planned work; otherwise `next_available` is its current place. */
            is_busy: boolean;
            /** @description By start. */
            legs: components["schemas"]["BoardLeg"][];
            /** @description Where and when the last planned leg ends; without one, where the last finished leg ended. */
            next_available?: components["schemas"]["LegPlace"];
            notes?: string;
            terminal?: components["schemas"]["NamedRef"];
            /** @description The trailer of the truck's latest leg. */
            trailer?: components["schemas"]["NamedRef"];
            /** @description The driver's usual truck, or the last one driven. */
            truck?: components["schemas"]["BoardTruck"];
        };
        /**
         * @description What the rows of the board are.
         * @enum {string}
         */
        BoardRows: "drivers" | "trucks";
        /**
         * BoardTruck
         * @description The truck of a row.
         */
        BoardTruck: {
            /** Format: uuid */
            id: string;
            name: string;
            status: components["schemas"]["VehicleStatus"];
        };
        /**
         * BrokerContact
         * @description The broker's contact.
         */
        BrokerContact: {
            email?: string;
            name: string;
            phone?: string;
        };
        /**
         * Carrier
         * @description Whether a carrier uses the product.
         */
        Carrier: {
            /** @description Only for a registered carrier. */
            company_name?: string;
            dot_number: string;
            is_registered: boolean;
        };
        /**
         * Charge
         * @description Something the customer owes for a load.
         */
        Charge: {
            /**
             * Format: int64
             * @description Quantity × rate, rounded half away from zero.
             */
            amount_cents: number;
            /** @description Customer contact or approval number. */
            approval_reference?: string;
            basis: components["schemas"]["ChargeBasis"];
            code: components["schemas"]["ChargeCode"];
            currency: string;
            description?: string;
            /** @description By the mile: the quantity is the load's loaded miles and follows them. */
            follows_miles: boolean;
            /** Format: uuid */
            id: string;
            /** @description Added by the load's fuel program. Changing more than its status removes the load from the program. */
            is_from_program: boolean;
            /** @description Decimal with 3 places. */
            quantity: string;
            /** @description Dollars per unit, or percent of the line haul; decimal with 4 places. */
            rate: string;
            /** @description Why the charge must be reviewed before the load is billed. Any change to the charge clears it. */
            review_reason?: components["schemas"]["ChargeReview"];
            status: components["schemas"]["ChargeStatus"];
            /** Format: int32 */
            version: number;
        };
        /**
         * ChargeAdd
         * @description A charge to add to a load.
         */
        ChargeAdd: {
            /** @description Customer contact or approval number. With it the charge counts as approved; line haul and fuel always do. */
            approval_reference?: string;
            basis: components["schemas"]["ChargeBasis"];
            code: components["schemas"]["ChargeCode"];
            description?: string;
            /** @description Decimal with at most 3 places. If omitted with the basis `per_mile`, it is the loaded miles and follows them. */
            quantity?: string;
            /** @description Dollars per unit, or percent of the line haul; decimal with at most 4 places. */
            rate: string;
            /**
             * Format: int32
             * @description The load's version; refused if the load has changed since. If omitted, the charge is added to the load as it is.
             */
            version?: number;
        };
        /**
         * @description What a rate is multiplied by.
         * @enum {string}
         */
        ChargeBasis: "flat" | "per_mile" | "percent" | "per_hour" | "per_hundredweight";
        /**
         * @description What a charge is for.
         * @enum {string}
         */
        ChargeCode: "LINE_HAUL" | "FUEL" | "ACCESSORIAL" | "DETENTION" | "LUMPER" | "TARP" | "HAZMAT" | "OVERSIZE" | "OVERWEIGHT" | "LAYOVER" | "TONU" | "STOP_OFF" | "DRIVER_ASSIST" | "RECONSIGNMENT" | "SCALE" | "REEFER_FUEL" | "ESCORT";
        /**
         * ChargeDecision
         * @description The decision on a pending charge.
         */
        ChargeDecision: {
            /** @description Customer contact or approval number; required unless the charge has one, or is line haul or fuel. */
            approval_reference?: string;
            /** Format: uuid */
            charge_id: string;
            /** @description Approved if true, denied if false. */
            is_approved: boolean;
        };
        /**
         * ChargeInput
         * @description A charge to add.
         */
        ChargeInput: {
            basis: components["schemas"]["ChargeBasis"];
            code: components["schemas"]["ChargeCode"];
            description?: string;
            /**
             * @description Decimal with at most 3 places: 1 for a flat charge, miles, hours or hundredweight for the others. If omitted
             *     with the basis
             *     `per_mile`, it is the loaded miles and follows them.
             */
            quantity?: string;
            /** @description Dollars per unit, or percent of the line haul; decimal with at most 4 places. */
            rate: string;
        };
        /**
         * @description Why a charge needs a review.
         * @enum {string}
         */
        ChargeReview: "denied_with_tonu";
        /**
         * @description A charge's approval and payment status.
         * @enum {string}
         */
        ChargeStatus: "pending" | "approved" | "billed" | "paid" | "denied";
        /**
         * ChargeUpdate
         * @description Changes to a charge: omitted fields stay, null clears.
         */
        ChargeUpdate: {
            /** @description Customer contact or approval number. */
            approval_reference?: string | null;
            basis?: components["schemas"]["ChargeBasis"];
            code?: components["schemas"]["ChargeCode"];
            description?: string | null;
            /** @description Null with the basis `per_mile`: the quantity is the loaded miles and follows them. */
            quantity?: string | null;
            rate?: string;
            /**
             * @description `pending`, `approved` or `denied`; the others come with invoices and payments. Approving anything except line
             *     haul and fuel requires an `approval_reference`.
             */
            status?: components["schemas"]["ChargeStatus"];
            /**
             * Format: int32
             * @description The load's version.
             */
            version: number;
        };
        /**
         * CheckCall
         * @description A report about a load on the road.
         */
        CheckCall: {
            /**
             * Format: int32
             * @description Accuracy of the coordinates in meters; none if unknown.
             */
            accuracy_meters?: number;
            city?: string;
            /**
             * Format: uuid
             * @description The wrong call that this one replaces.
             */
            corrects_id?: string;
            driver?: components["schemas"]["NamedRef"];
            /**
             * Format: date-time
             * @description When the truck is expected at `eta_stop`.
             */
            eta_at?: string;
            /** @description The next stop when the call was logged; none if it was removed since. */
            eta_stop?: components["schemas"]["StopLabel"];
            /** Format: uuid */
            id: string;
            /** Format: double */
            latitude?: number;
            /** Format: uuid */
            load_id: string;
            /** Format: date-time */
            logged_at: string;
            logged_by: string;
            /** Format: double */
            longitude?: number;
            note?: string;
            /** Format: date-time */
            occurred_at: string;
            source: components["schemas"]["CheckCallSource"];
            state?: string;
            /** Format: int32 */
            temperature_fahrenheit?: number;
            truck?: components["schemas"]["NamedRef"];
            void_reason?: string;
            /** Format: date-time */
            voided_at?: string;
            voided_by?: string;
        };
        /**
         * CheckCallCreate
         * @description A check call to log, with at least a place, an ETA, a temperature or a note.
         */
        CheckCallCreate: {
            /**
             * Format: int32
             * @description Accuracy of the coordinates in meters; 0 to 20,000.
             */
            accuracy_meters?: number;
            city?: string;
            /** @description Why that call is wrong. */
            correction_reason?: string;
            /**
             * Format: uuid
             * @description The wrong call that this one replaces.
             */
            corrects_id?: string;
            /**
             * Format: date-time
             * @description When the truck is expected at the next stop.
             */
            eta_at?: string;
            /**
             * Format: double
             * @description Degrees; with `longitude`.
             */
            latitude?: number;
            /** Format: double */
            longitude?: number;
            note?: string;
            /**
             * Format: date-time
             * @description Not in the future.
             */
            occurred_at: string;
            source: components["schemas"]["CheckCallSource"];
            /** @description Two letters. */
            state?: string;
            /** Format: int32 */
            temperature_fahrenheit?: number;
        };
        /**
         * CheckCallList
         * @description The check calls of a load, the latest first, including voided ones.
         */
        CheckCallList: {
            items: components["schemas"]["CheckCall"][];
        };
        /**
         * @description What makes a check call due.
         * @enum {string}
         */
        CheckCallRule: "before_pickup" | "on_arrival" | "loaded" | "under_way" | "morning" | "empty";
        /**
         * @description The source of a check call.
         * @enum {string}
         */
        CheckCallSource: "driver" | "dispatcher" | "broker_portal" | "driver_link" | "eld";
        /**
         * CheckCallVoid
         * @description Voids a check call.
         */
        CheckCallVoid: {
            reason: string;
        };
        /**
         * @description The kind of device.
         * @enum {string}
         */
        ClientKind: "phone" | "tablet" | "computer" | "program" | "unknown";
        /**
         * Company
         * @description Your company.
         */
        Company: {
            addresses: components["schemas"]["CompanyAddresses"];
            contacts: components["schemas"]["CompanyContact"][];
            /** Format: date-time */
            created_at: string;
            /** @description The name it does business as. */
            dba_name?: string;
            docket_numbers: components["schemas"]["DocketNumber"][];
            /** @description The USDOT number. It cannot be changed here. */
            dot_number: string;
            /** @description Such as `12-3456789`. */
            ein?: string;
            email?: string;
            /** @description Such as `LLC` or `Corporation`. */
            entity_type?: string;
            /** Format: uuid */
            id: string;
            /** @description Confirmed by the operator of this server. */
            is_dot_proven: boolean;
            legal_name: string;
            officers: components["schemas"]["CompanyOfficer"][];
            /** @description E.164, such as `+13125550123`. */
            phone?: string;
            /** @description Standard Carrier Alpha Code. */
            scac?: string;
            /** @description What looks wrong with the SCAC, if anything. */
            scac_warning?: string;
            /** @description IANA name; the company's figures use its days and weeks. */
            time_zone: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * CompanyAddresses
         * @description Where the company is, and where its mail, bills and payments go.
         */
        CompanyAddresses: {
            billing?: components["schemas"]["Address"];
            mailing?: components["schemas"]["Address"];
            physical?: components["schemas"]["Address"];
            /** @description Where customers send payments. */
            remit_to?: components["schemas"]["Address"];
        };
        /**
         * CompanyContact
         * @description Whom to contact about what.
         */
        CompanyContact: {
            email?: string;
            function: components["schemas"]["CompanyFunction"];
            name: string;
            phone?: string;
        };
        /**
         * @description What a contact is for.
         * @enum {string}
         */
        CompanyFunction: "dispatch" | "billing" | "safety" | "after_hours" | "other";
        /**
         * CompanyOfficer
         * @description A person who represents the company.
         */
        CompanyOfficer: {
            email?: string;
            name: string;
            phone?: string;
            title?: string;
        };
        /**
         * CompanyUpdate
         * @description Changes to the company: omitted fields stay, null clears. Lists are replaced as a whole.
         */
        CompanyUpdate: {
            addresses?: components["schemas"]["CompanyAddresses"];
            contacts?: components["schemas"]["CompanyContact"][];
            dba_name?: string | null;
            docket_numbers?: components["schemas"]["DocketNumber"][];
            ein?: string | null;
            email?: string | null;
            entity_type?: string | null;
            legal_name?: string;
            officers?: components["schemas"]["CompanyOfficer"][];
            phone?: string | null;
            scac?: string | null;
            time_zone?: string;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * CostModel
         * @description The cost of running a truck. Rates are dollars per mile, decimals with 4 places.
         */
        CostModel: {
            /** @description Dollars per gallon; decimal with 4 places. */
            diesel_price: string;
            driver_rate: string;
            /**
             * Format: int64
             * @description Daily cost of a truck even when parked: payments, insurance, overhead.
             */
            fixed_per_day_cents: number;
            maintenance_rate: string;
            /** @description The lowest margin that needs no approval, in percent of the total; decimal with 4 places. */
            margin_floor: string;
            /** @description Miles a driver covers in a day; decimal with 1 place. */
            miles_per_day: string;
            /** @description Decimal with 3 places. */
            miles_per_gallon: string;
            /** @description Used when a quote's tolls are not known. */
            tolls_rate: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int32 */
            version: number;
        };
        /**
         * CostModelReplace
         * @description The new cost model.
         */
        CostModelReplace: {
            /** @description Dollars per gallon. */
            diesel_price: string;
            /** @description Dollars per mile. */
            driver_rate: string;
            /** Format: int64 */
            fixed_per_day_cents: number;
            /** @description Dollars per mile. */
            maintenance_rate: string;
            /** @description Percent of the total. */
            margin_floor: string;
            miles_per_day: string;
            miles_per_gallon: string;
            /** @description Dollars per mile. */
            tolls_rate: string;
            /**
             * Format: int32
             * @description The version your change is based on; omit it the first time.
             */
            version?: number;
        };
        /**
         * @description Where a customer stands against its credit limit.
         * @enum {string}
         */
        CreditState: "no_limit" | "within_limit" | "near_limit" | "over_limit" | "on_hold";
        /**
         * Customer
         * @description A business that pays for loads.
         */
        Customer: {
            address?: components["schemas"]["Address"];
            /** Format: date-time */
            archived_at?: string;
            /** @description Where invoices go. */
            billing_email?: string;
            contacts: components["schemas"]["CustomerContact"][];
            /** Format: date-time */
            created_at: string;
            /** Format: int64 */
            credit_limit_cents?: number;
            /** @description Always `USD`. */
            currency: string;
            /** @description As written on papers, such as `MC123456`. */
            docket_number?: string;
            email?: string;
            /**
             * Format: uuid
             * @description The fuel program whose surcharge new loads get; none if the rate includes fuel.
             */
            fuel_program_id?: string;
            /** Format: uuid */
            id: string;
            /**
             * @description Order of the documents after the invoice. Kinds not listed follow in the usual order:
             *     rate confirmation, BOL, POD, receipts, the rest.
             */
            invoice_packet_order: components["schemas"]["DocumentKind"][];
            /** @description While set, the customer's loads can't be billed. */
            is_on_credit_hold: boolean;
            kind: components["schemas"]["CustomerKind"];
            /**
             * Format: uuid
             * @description If it was a duplicate, the customer that has its loads now. It can't be restored.
             */
            merged_into_id?: string;
            /** @description 1 to 120 characters, unique in the company. */
            name: string;
            notes?: string;
            /**
             * Format: int32
             * @description Minutes after the agreed time that still count as on time, 0 to 240; the company's terms if omitted.
             */
            on_time_grace_minutes?: number;
            /**
             * Format: int32
             * @description Days from invoice to payment; 30 if omitted.
             */
            payment_terms_days: number;
            /** @description E.164, such as `+13125550123`. */
            phone?: string;
            /** @description Documents required before the customer's loads can be billed, besides the POD and the rate confirmation. */
            required_documents: components["schemas"]["DocumentKind"][];
            /** @description Reference numbers required before the customer's loads can be billed. */
            required_references: components["schemas"]["ReferenceKind"][];
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * CustomerContact
         * @description A contact person at a customer.
         */
        CustomerContact: {
            email?: string;
            /** @description Their role there, such as `dispatch` or `accounts payable`. */
            function?: string;
            name: string;
            phone?: string;
        };
        /**
         * CustomerCreate
         * @description A customer to add.
         */
        CustomerCreate: {
            address?: components["schemas"]["Address"];
            /** @description Where invoices go. */
            billing_email?: string;
            contacts?: components["schemas"]["CustomerContact"][];
            /** Format: int64 */
            credit_limit_cents?: number;
            /** @description As written on papers, such as `MC123456`. */
            docket_number?: string;
            email?: string;
            /**
             * Format: uuid
             * @description The fuel program whose surcharge new loads get; none if the rate includes fuel.
             */
            fuel_program_id?: string;
            /** @description Order of the documents after the invoice; each kind at most once. */
            invoice_packet_order?: components["schemas"]["DocumentKind"][];
            /** @description While set, the customer's loads can't be billed. */
            is_on_credit_hold?: boolean;
            kind: components["schemas"]["CustomerKind"];
            /** @description 1 to 120 characters, unique in the company. */
            name: string;
            notes?: string;
            /**
             * Format: int32
             * @description Minutes after the agreed time that still count as on time, 0 to 240; the company's terms if omitted.
             */
            on_time_grace_minutes?: number;
            /**
             * Format: int32
             * @description Days from invoice to payment; 30 if omitted.
             */
            payment_terms_days?: number;
            /** @description E.164, such as `+13125550123`. */
            phone?: string;
            /** @description Documents required before the customer's loads can be billed, besides the POD and the rate confirmation. */
            required_documents?: components["schemas"]["DocumentKind"][];
            /** @description Reference numbers required before the customer's loads can be billed. */
            required_references?: components["schemas"]["ReferenceKind"][];
        };
        /**
         * CustomerCredit
         * @description Where a customer stands against its credit limit.
         */
        CustomerCredit: {
            /**
             * Format: int64
             * @description The unused part of the limit, in cents; negative when over it. Left out without a limit.
             */
            available_cents?: number;
            /** @description Always `USD`. */
            currency: string;
            /** Format: int64 */
            limit_cents?: number;
            /** @description The caller can accept the risk. */
            may_accept: boolean;
            state: components["schemas"]["CreditState"];
            /**
             * @description Over the limit or on hold: with `warn`, the person who books, dispatches or quotes can accept the risk; with `block`, only
             *     a person with the permission `credit:approve` can.
             */
            strictness: components["schemas"]["Strictness"];
            /**
             * Format: int64
             * @description Booked, rolling, and billed but unpaid loads, in cents, with their pending charges.
             */
            used_cents: number;
            /** @description One sentence to show before the next sale; left out when there is nothing to warn about. */
            warning?: string;
        };
        /**
         * CustomerDuplicates
         * @description Customers that may be the same.
         */
        CustomerDuplicates: {
            /** @description Oldest record first. */
            customers: components["schemas"]["Customer"][];
            reasons: components["schemas"]["DuplicateReason"][];
        };
        /**
         * CustomerDuplicatesList
         * @description The possible duplicates of your company.
         */
        CustomerDuplicatesList: {
            items: components["schemas"]["CustomerDuplicates"][];
        };
        /**
         * @description The kind of customer.
         * @enum {string}
         */
        CustomerKind: "broker" | "shipper" | "third_party_logistics";
        /**
         * CustomerMergeMoves
         * @description Records that move to the survivor.
         */
        CustomerMergeMoves: {
            /**
             * Format: uint64
             * @description Contacts that the survivor does not have yet.
             */
            contacts: number;
            detention_policy: components["schemas"]["PolicyMove"];
            /**
             * Format: uint64
             * @description Detention at stops, decided or not; each keeps its original terms.
             */
            detentions: number;
            /**
             * Format: uint64
             * @description Documents of the loads.
             */
            documents: number;
            /** Format: uint64 */
            loads: number;
            /** Format: uint64 */
            quotes: number;
            /**
             * Format: uint64
             * @description Loads whose reference is also on a load of the survivor. Both stay and are marked as accepted.
             */
            shared_references: number;
        };
        /**
         * CustomerMergePreview
         * @description What a merge would do.
         */
        CustomerMergePreview: {
            /** @description The one that becomes an archived record linking to the survivor. */
            merged: components["schemas"]["Customer"];
            moves: components["schemas"]["CustomerMergeMoves"];
            /** @description The survivor after the merge: its own values, the other's where it has none, and the lists of both. */
            result: components["schemas"]["Customer"];
            /** @description The one that stays. */
            survivor: components["schemas"]["Customer"];
        };
        /**
         * CustomerPage
         * @description A page of customers.
         */
        CustomerPage: {
            items: components["schemas"]["Customer"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * CustomerUpdate
         * @description Changes to a customer: omitted fields stay, null clears.
         */
        CustomerUpdate: {
            address?: components["schemas"]["Address"] | null;
            /** @description Where invoices go. */
            billing_email?: string | null;
            contacts?: components["schemas"]["CustomerContact"][];
            /** Format: int64 */
            credit_limit_cents?: number | null;
            /** @description As written on papers, such as `MC123456`. */
            docket_number?: string | null;
            email?: string | null;
            /**
             * Format: uuid
             * @description The fuel program whose surcharge new loads get; none if the rate includes fuel.
             */
            fuel_program_id?: string | null;
            /** @description Order of the documents after the invoice; each kind at most once. */
            invoice_packet_order?: components["schemas"]["DocumentKind"][];
            /** @description While set, the customer's loads can't be billed. */
            is_on_credit_hold?: boolean;
            kind?: components["schemas"]["CustomerKind"];
            /** @description 1 to 120 characters, unique in the company. */
            name?: string;
            notes?: string | null;
            /**
             * Format: int32
             * @description Minutes after the agreed time that still count as on time, 0 to 240; null for the company's terms.
             */
            on_time_grace_minutes?: number | null;
            /**
             * Format: int32
             * @description Days from invoice to payment.
             */
            payment_terms_days?: number;
            /** @description E.164, such as `+13125550123`. */
            phone?: string | null;
            /** @description Documents required before the customer's loads can be billed, besides the POD and the rate confirmation. */
            required_documents?: components["schemas"]["DocumentKind"][];
            /** @description Reference numbers required before the customer's loads can be billed. */
            required_references?: components["schemas"]["ReferenceKind"][];
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * Deadhead
         * @description The deadhead to the first stop, and what the load earns with it.
         */
        Deadhead: {
            /** @description Decimal with 1 place; none if a place has no coordinates. */
            empty_miles?: string;
            empty_miles_source?: components["schemas"]["MilesSource"];
            /** @description Where the driver, or else the truck, is available before this leg; none if unknown. */
            from?: components["schemas"]["LegPlace"];
            /** @description The load's; decimal with 1 place. */
            loaded_miles?: string;
            /** @description Total ÷ all miles, empty ones included, in dollars with 4 places. */
            rate_per_mile?: string;
        };
        /**
         * Detention
         * @description The detention at one stop, and the state of its claim.
         */
        Detention: {
            /** @description Decisions allowed now. */
            allowed_actions: components["schemas"]["DetentionAction"][];
            /** Format: int64 */
            amount_cents: number;
            /**
             * Format: int64
             * @description What the charge on the load claims; less than `amount_cents` if that was agreed.
             */
            approved_cents?: number;
            /** Format: date-time */
            arrived_at?: string;
            /** Format: int64 */
            billable_minutes: number;
            capped_by?: components["schemas"]["DetentionCap"];
            /** Format: date-time */
            clock_starts_at?: string;
            currency: string;
            customer: components["schemas"]["NamedRef"];
            /** Format: date-time */
            decided_at?: string;
            decided_by?: string;
            decision_note?: string;
            /** Format: date-time */
            departed_at?: string;
            /**
             * Format: int64
             * @description Minutes from arrival to departure, or until now while the truck is there.
             */
            dwell_minutes?: number;
            /** Format: date-time */
            free_until?: string;
            /** @description The facts changed after the decision. */
            has_changed_facts: boolean;
            /** Format: int64 */
            hourly_rate_cents: number;
            /** Format: uuid */
            id: string;
            is_late: boolean;
            /** @description The terms require a notice to the customer before free time ends, and none was sent. */
            is_notice_missing: boolean;
            load: components["schemas"]["DetentionLoad"];
            /** Format: date-time */
            mailed_at?: string;
            /**
             * Format: date-time
             * @description When dispatch is warned that free time ends.
             */
            notice_due_at?: string;
            /** Format: date-time */
            noticed_at?: string;
            outcome: components["schemas"]["DetentionOutcome"];
            status: components["schemas"]["DetentionStatus"];
            stop: components["schemas"]["DetentionStop"];
            /**
             * Format: int32
             * @description Send this version back with a decision; it goes up with every change.
             */
            version: number;
            /**
             * Format: int64
             * @description Minutes beyond free time, before rounding. While the truck is there, this and the amounts below count until now.
             */
            waited_minutes: number;
        };
        /**
         * @description A decision about a detention claim.
         * @enum {string}
         */
        DetentionAction: "approve" | "waive" | "dispute" | "reopen";
        /**
         * DetentionApprove
         * @description A claim to make.
         */
        DetentionApprove: {
            /**
             * Format: int64
             * @description The agreed amount, if it is less than the calculated one.
             */
            amount_cents?: number;
            note?: string;
            /**
             * Format: int32
             * @description The detention's version.
             */
            version: number;
        };
        /**
         * @description The limit of the terms that lowered the amount; if several did, the last one.
         * @enum {string}
         */
        DetentionCap: "stop" | "day" | "load";
        /**
         * DetentionCase
         * @description All evidence for a claim: how the amount was calculated, the terms, and the timeline of what is on record.
         */
        DetentionCase: {
            detention: components["schemas"]["Detention"];
            /** @description How the amount is calculated, one sentence each. */
            explanation: string[];
            /** @description What the clock says now, if it differs from what was decided. */
            recalculated?: components["schemas"]["DetentionRecalculation"];
            /** @description The terms as they were when the truck arrived. */
            terms: components["schemas"]["DetentionTerms"];
            /** @description Oldest first. */
            timeline: components["schemas"]["DetentionEvidence"][];
        };
        /**
         * @description When free time starts.
         * @enum {string}
         */
        DetentionClockStart: "arrival" | "appointment" | "later_of_both";
        /**
         * DetentionCustomer
         * @description A customer's totals.
         */
        DetentionCustomer: {
            /** Format: uuid */
            id: string;
            name: string;
            sums: components["schemas"]["DetentionSums"];
        };
        /**
         * DetentionEvidence
         * @description One piece of evidence about a wait.
         */
        DetentionEvidence: {
            /**
             * Format: date-time
             * @description When it happened; for a document, when it was added.
             */
            at: string;
            /** @description Who recorded, uploaded or decided it. */
            by?: string;
            /** @description A note, an address or a file's name. */
            detail?: string;
            /** Format: uuid */
            document_id?: string;
            /** @description An estimate that was filled in. */
            is_estimated: boolean;
            /** @description Voided: a time that was undone, or a message that could not be delivered. */
            is_void: boolean;
            kind: components["schemas"]["DetentionEvidenceKind"];
            /** @description Of the document, such as `application/pdf`. */
            media_type?: string;
            /**
             * Format: date-time
             * @description When it was entered, if that differs from when it happened.
             */
            recorded_at?: string;
            /** @description Who or what reported the event at the stop. */
            source?: components["schemas"]["EventSource"];
            /** @description One line for a person, such as `Truck arrived`. */
            title: string;
        };
        /**
         * @description The kind of evidence.
         * @enum {string}
         */
        DetentionEvidenceKind: "stop_event" | "position" | "clock" | "notice" | "mail" | "document" | "decision";
        /**
         * DetentionFacility
         * @description A facility's totals.
         */
        DetentionFacility: {
            city: string;
            /** Format: uuid */
            id: string;
            name: string;
            state: string;
            sums: components["schemas"]["DetentionSums"];
        };
        /**
         * @description The effect of a late arrival.
         * @enum {string}
         */
        DetentionLateRule: "no_effect" | "forfeit" | "clock_from_appointment";
        /**
         * DetentionLoad
         * @description The load of a wait.
         */
        DetentionLoad: {
            customer_reference?: string;
            /** Format: uuid */
            id: string;
            /** @description Approved for billing: its revenue is read-only. */
            is_financially_locked: boolean;
            number: string;
        };
        /**
         * DetentionNote
         * @description The customer's objection.
         */
        DetentionNote: {
            /** @description Kept on record. */
            note: string;
            /**
             * Format: int32
             * @description The detention's version.
             */
            version: number;
        };
        /**
         * @description The result of a stop's clock.
         * @enum {string}
         */
        DetentionOutcome: "not_arrived" | "drop_stop" | "forfeited" | "within_free_time" | "detained" | "times_unconfirmed" | "load_cancelled";
        /**
         * DetentionPage
         * @description A page of detention.
         */
        DetentionPage: {
            items: components["schemas"]["Detention"][];
            /** @description Send it as `cursor` for the next page; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter.
             */
            total_count: number;
        };
        /**
         * DetentionPolicy
         * @description The terms in effect and where they come from.
         */
        DetentionPolicy: {
            source: components["schemas"]["DetentionPolicySource"];
            terms: components["schemas"]["DetentionTerms"];
            /** Format: date-time */
            updated_at?: string;
            /**
             * Format: int32
             * @description Send this version back with a change; 0 without terms of its own.
             */
            version: number;
        };
        /**
         * DetentionPolicyReplace
         * @description Terms that replace the current ones.
         */
        DetentionPolicyReplace: {
            terms: components["schemas"]["DetentionTerms"];
            /**
             * Format: int32
             * @description The version your change is based on; 0 for the first terms.
             */
            version: number;
        };
        /**
         * @description Where the terms come from.
         * @enum {string}
         */
        DetentionPolicySource: "product" | "company" | "customer";
        /**
         * DetentionReason
         * @description Why a claim is dropped.
         */
        DetentionReason: {
            /** @description Kept on record. */
            reason: string;
            /**
             * Format: int32
             * @description The detention's version.
             */
            version: number;
        };
        /**
         * DetentionRecalculation
         * @description What the clock says by the current facts.
         */
        DetentionRecalculation: {
            /** Format: int64 */
            amount_cents: number;
            /** Format: int64 */
            billable_minutes: number;
        };
        /**
         * DetentionReport
         * @description Who makes trucks wait and who pays for it, by day of arrival.
         */
        DetentionReport: {
            currency: string;
            /** @description Most detained minutes first. */
            customers: components["schemas"]["DetentionCustomer"][];
            /** @description Most detained minutes first. */
            facilities: components["schemas"]["DetentionFacility"][];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            total: components["schemas"]["DetentionSums"];
        };
        /**
         * @description How billable minutes are rounded.
         * @enum {string}
         */
        DetentionRounding: "up" | "nearest" | "down";
        /**
         * @description The state of a stop's detention.
         * @enum {string}
         */
        DetentionStatus: "accruing" | "pending" | "approved" | "billed" | "waived" | "disputed" | "not_billable";
        /**
         * DetentionStep
         * @description A decision to undo.
         */
        DetentionStep: {
            /**
             * Format: int32
             * @description The detention's version.
             */
            version: number;
        };
        /**
         * DetentionStop
         * @description The stop of a wait.
         */
        DetentionStop: {
            city: string;
            /** Format: date-time */
            earliest_at: string;
            facility: components["schemas"]["NamedRef"];
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["StopKind"];
            /** Format: date-time */
            latest_at?: string;
            schedule: components["schemas"]["Schedule"];
            /** Format: int32 */
            sequence: number;
            state: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * DetentionSums
         * @description Counts, minutes and cents of a group of stops.
         */
        DetentionSums: {
            /**
             * Format: int64
             * @description Trucks waiting now.
             */
            accruing_count: number;
            /** Format: int64 */
            approved_cents: number;
            /**
             * Format: int64
             * @description Claimed and not yet on an invoice.
             */
            approved_count: number;
            /**
             * Format: int64
             * @description Average minutes from arrival to departure of the trucks that left.
             */
            average_dwell_minutes?: number;
            /** Format: int64 */
            billed_cents: number;
            /** Format: int64 */
            billed_count: number;
            /**
             * Format: int64
             * @description The part that customers refused: what the terms give beyond what was claimed.
             */
            denied_cents: number;
            /**
             * Format: int64
             * @description Stops with detention.
             */
            detained_count: number;
            /**
             * Format: int64
             * @description Total billable minutes.
             */
            detained_minutes: number;
            /** Format: int64 */
            disputed_cents: number;
            /** Format: int64 */
            disputed_count: number;
            /** Format: int64 */
            pending_cents: number;
            /** Format: int64 */
            pending_count: number;
            /**
             * Format: int64
             * @description Stops where a truck arrived and its driver waited.
             */
            stop_count: number;
            /** Format: int64 */
            waived_cents: number;
            /** Format: int64 */
            waived_count: number;
        };
        /**
         * DetentionTerms
         * @description Terms for detention. Minutes, and cents of US dollars.
         */
        DetentionTerms: {
            clock_start: components["schemas"]["DetentionClockStart"];
            /**
             * Format: int64
             * @description The cap for one stop within one day in its time zone.
             */
            day_cap_cents?: number;
            /**
             * Format: int32
             * @description Free minutes, 0 to 1440.
             */
            free_minutes: number;
            /**
             * Format: int64
             * @description The price of an hour beyond them.
             */
            hourly_rate_cents: number;
            /** @description The customer pays only if notified before free time ends: its contact then gets an email. */
            is_notice_required: boolean;
            /**
             * Format: int32
             * @description An arrival up to this many minutes after the agreed time is on time, 0 to 240.
             */
            late_grace_minutes: number;
            late_rule: components["schemas"]["DetentionLateRule"];
            /**
             * Format: int64
             * @description The cap for all stops of one load together.
             */
            load_cap_cents?: number;
            /**
             * Format: int32
             * @description Fewer billable minutes, before rounding, are not billed.
             */
            minimum_minutes: number;
            /**
             * Format: int32
             * @description How many minutes before free time ends dispatch is warned.
             */
            notice_minutes: number;
            rounding: components["schemas"]["DetentionRounding"];
            /**
             * Format: int32
             * @description Billable minutes are rounded to a multiple of this; 1 for none.
             */
            rounding_minutes: number;
            /**
             * Format: int64
             * @description The cap for one stop.
             */
            stop_cap_cents?: number;
        };
        /**
         * DieselPrice
         * @description The retail diesel price of one week.
         */
        DieselPrice: {
            entered_by: string;
            /** Format: uuid */
            id: string;
            /** @description Dollars per gallon; decimal with 4 places. */
            price: string;
            region: components["schemas"]["DieselRegion"];
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: date
             * @description The Monday of the week.
             */
            week_on: string;
        };
        /**
         * DieselPriceSet
         * @description The price of a week, as the Energy Information Administration publishes it.
         */
        DieselPriceSet: {
            /** @description Dollars per gallon; decimal with at most 4 places. */
            price: string;
            region: components["schemas"]["DieselRegion"];
            /**
             * Format: date
             * @description Any day of the week; stored as its Monday.
             */
            week_on: string;
        };
        /**
         * @description The regions for which the U.S. Energy Information Administration publishes the weekly retail diesel price.
         * @enum {string}
         */
        DieselRegion: "us" | "east_coast" | "midwest" | "gulf_coast" | "rocky_mountain" | "west_coast" | "california";
        /**
         * DispatchBoard
         * @description A page of the board's rows.
         */
        DispatchBoard: {
            /** Format: uint32 */
            days: number;
            /**
             * Format: date
             * @description The first day shown.
             */
            from: string;
            items: components["schemas"]["BoardRow"][];
            /** @description Send it as `cursor` for the next page; none on the last page. */
            next_cursor?: string;
            /** @description IANA name of the company's time zone, in which days are counted. */
            time_zone: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * @description The kind of a docket number.
         * @enum {string}
         */
        DocketKind: "MC" | "MX" | "FF";
        /**
         * DocketNumber
         * @description An operating authority number. Carriers without one exist: private and intrastate.
         */
        DocketNumber: {
            kind: components["schemas"]["DocketKind"];
            /** @description 1 to 7 digits without leading zeros. */
            number: string;
        };
        /**
         * Document
         * @description A document of a load.
         */
        Document: {
            /** Format: date-time */
            archived_at?: string;
            /** Format: int64 */
            byte_size: number;
            /** Format: date-time */
            created_at: string;
            file_name: string;
            /** Format: uuid */
            id: string;
            /** @description Goes to the customer with the invoice. */
            is_in_invoice_packet: boolean;
            is_signed?: boolean;
            kind: components["schemas"]["DocumentKind"];
            /** Format: uuid */
            load_id: string;
            /** @description Detected from the content, not taken from the browser. */
            media_type: string;
            note?: string;
            /** @description SHA-256 of the bytes in lowercase hex. */
            sha256: string;
            /** Format: uuid */
            stop_id?: string;
            uploaded_by: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * DocumentCreate
         * @description An uploaded file to add to a load.
         */
        DocumentCreate: {
            file_name: string;
            /** @description If omitted: true for a rate confirmation, BOL, POD, lumper receipt or scale ticket. */
            is_in_invoice_packet?: boolean;
            /** @description Whether it is signed. A POD counts as signed unless this says otherwise. */
            is_signed?: boolean;
            kind: components["schemas"]["DocumentKind"];
            note?: string;
            /** @description The receipt from the upload's response. */
            receipt: string;
            /** Format: uuid */
            stop_id?: string;
        };
        /**
         * @description The kind of document.
         * @enum {string}
         */
        DocumentKind: "rate_confirmation" | "bill_of_lading" | "proof_of_delivery" | "lumper_receipt" | "scale_ticket" | "detention_sheet" | "packing_list" | "photo" | "reefer_log" | "permit" | "claim" | "invoice" | "other";
        /**
         * DocumentLink
         * @description A short-lived link to a document's file.
         */
        DocumentLink: {
            /** Format: date-time */
            expires_at: string;
            url: string;
        };
        /**
         * DocumentList
         * @description The documents of a load.
         */
        DocumentList: {
            items: components["schemas"]["Document"][];
        };
        /**
         * DocumentOpen
         * @description How to open a document.
         */
        DocumentOpen: {
            /**
             * @description Shown in the page instead of saved; PDF and pictures only.
             * @default false
             */
            is_inline: boolean;
        };
        /**
         * DocumentUpdate
         * @description Changes to a document: omitted fields stay, null clears.
         */
        DocumentUpdate: {
            file_name?: string;
            is_in_invoice_packet?: boolean;
            is_signed?: boolean | null;
            kind?: components["schemas"]["DocumentKind"];
            note?: string | null;
            /** Format: uuid */
            stop_id?: string | null;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * DocumentUpload
         * @description Where to send the bytes.
         */
        DocumentUpload: {
            /** Format: date-time */
            expires_at: string;
            /** Format: uint64 */
            max_bytes: number;
            /** @description `PUT` the bytes here; the response contains the receipt. */
            upload_url: string;
        };
        /**
         * DocumentUploadCreate
         * @description A file to upload.
         */
        DocumentUploadCreate: {
            /**
             * Format: uint64
             * @description At most 25 MB.
             */
            byte_size: number;
            file_name: string;
            /** @description `application/pdf`, `image/jpeg`, `image/png`, `image/tiff` or `image/heic`. */
            media_type: string;
        };
        /**
         * Driver
         * @description A driver.
         */
        Driver: {
            address?: components["schemas"]["Address"];
            /** Format: date-time */
            archived_at?: string;
            /** @description Short and unique in your company. */
            code?: string;
            /** Format: date-time */
            created_at: string;
            /** @description The load they are on now, if any. */
            current_load?: components["schemas"]["LoadRef"];
            email?: string;
            emergency_contact?: components["schemas"]["EmergencyContact"];
            endorsements: components["schemas"]["Endorsement"][];
            first_name: string;
            /** @description Whose truck they drive. */
            fleet_owner?: components["schemas"]["NamedRef"];
            /** @description First and last name. */
            full_name: string;
            /** Format: date */
            hired_on?: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["DriverKind"];
            last_name: string;
            license_class?: components["schemas"]["LicenseClass"];
            /**
             * Format: date
             * @description Last valid day.
             */
            license_expires_on?: string;
            license_number?: string;
            /** @description Two letters. */
            license_state?: string;
            /**
             * Format: date
             * @description Last valid day of the medical certificate (49 CFR 391.45).
             */
            medical_expires_on?: string;
            notes?: string;
            /** @description Papers that have expired or will within 30 days. */
            paper_warnings: components["schemas"]["PaperWarning"][];
            /** @description E.164. */
            phone?: string;
            /** @description Letters as on the license, such as `E`. */
            restrictions: string[];
            /** @description Active by default. */
            state: components["schemas"]["DriverState"];
            terminal?: components["schemas"]["TerminalRef"];
            /** Format: date */
            terminated_on?: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * DriverCreate
         * @description A driver to add.
         */
        DriverCreate: {
            address?: components["schemas"]["Address"];
            /** @description Short and unique in your company. */
            code?: string;
            email?: string;
            emergency_contact?: components["schemas"]["EmergencyContact"];
            endorsements?: components["schemas"]["Endorsement"][];
            first_name: string;
            /**
             * Format: uuid
             * @description Whose truck they drive.
             */
            fleet_owner_id?: string;
            /** Format: date */
            hired_on?: string;
            kind: components["schemas"]["DriverKind"];
            last_name: string;
            license_class?: components["schemas"]["LicenseClass"];
            /**
             * Format: date
             * @description Last valid day.
             */
            license_expires_on?: string;
            license_number?: string;
            /** @description Two letters. */
            license_state?: string;
            /**
             * Format: date
             * @description Last valid day of the medical certificate (49 CFR 391.45).
             */
            medical_expires_on?: string;
            notes?: string;
            /** @description E.164. */
            phone?: string;
            /** @description Letters as on the license, such as `E`. */
            restrictions?: string[];
            /** @description Active by default. */
            state?: components["schemas"]["DriverState"];
            /** Format: uuid */
            terminal_id?: string;
            /** Format: date */
            terminated_on?: string;
        };
        /**
         * DriverEventReport
         * @description An event happening at a stop right now.
         */
        DriverEventReport: {
            kind: components["schemas"]["DriverTripEvent"];
            /** @description The phone's position, if available. It becomes a check call, and the event records the distance to the facility. */
            position?: components["schemas"]["DriverPosition"];
            /** Format: uuid */
            stop_id: string;
            token: string;
        };
        /**
         * @description The terms a driver works on.
         * @enum {string}
         */
        DriverKind: "company" | "owner_operator" | "lease" | "team";
        /**
         * DriverLink
         * @description A link for a leg's driver to report with.
         */
        DriverLink: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            driver: components["schemas"]["NamedRef"];
            /** Format: uuid */
            id: string;
            /** @description Not revoked, and this driver still has the leg. */
            is_live: boolean;
            /** Format: date-time */
            last_used_at?: string;
            /** Format: uuid */
            leg_id: string;
            /** Format: date-time */
            revoked_at?: string;
            revoked_by?: string;
        };
        /**
         * DriverLinkCreate
         * @description A link to create for the driver of a leg.
         */
        DriverLinkCreate: {
            /** Format: uuid */
            leg_id: string;
        };
        /**
         * DriverLinkCreated
         * @description A new link.
         */
        DriverLinkCreated: {
            link: components["schemas"]["DriverLink"];
            /** @description Returned only once: only its hash is stored. */
            url: string;
        };
        /**
         * DriverLinkList
         * @description The drivers' links of a load, the latest first.
         */
        DriverLinkList: {
            items: components["schemas"]["DriverLink"][];
        };
        /**
         * DriverPage
         * @description A page of drivers.
         */
        DriverPage: {
            items: components["schemas"]["Driver"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * DriverPosition
         * @description A position of the driver's phone.
         */
        DriverPosition: {
            /**
             * Format: int32
             * @description As reported by the phone; 0 to 20,000.
             */
            accuracy_meters?: number;
            /** Format: double */
            latitude: number;
            /** Format: double */
            longitude: number;
        };
        /**
         * DriverPositionReport
         * @description The position of the driver's phone.
         */
        DriverPositionReport: {
            /**
             * Format: int32
             * @description As reported by the phone.
             */
            accuracy_meters?: number;
            /**
             * Format: date-time
             * @description When the driver expects to reach the next stop.
             */
            eta_at?: string;
            /** Format: double */
            latitude: number;
            /** Format: double */
            longitude: number;
            note?: string;
            token: string;
        };
        /**
         * @description Whether a driver can be assigned.
         * @enum {string}
         */
        DriverState: "active" | "inactive" | "terminated";
        /**
         * DriverTrip
         * @description A leg as its driver sees it.
         */
        DriverTrip: {
            carrier: components["schemas"]["LinkCarrier"];
            driver_first_name: string;
            /** @description The truck's last report. */
            last_report?: components["schemas"]["DriverTripReport"];
            load_number: string;
            /** Format: date-time */
            shown_at: string;
            /** @description The leg's stops, in route order. */
            stops: components["schemas"]["DriverTripStop"][];
            trailer?: string;
            truck?: string;
        };
        /**
         * @description An event that a driver reports at a stop.
         * @enum {string}
         */
        DriverTripEvent: "arrived" | "departed";
        /**
         * DriverTripReport
         * @description The truck's last report.
         */
        DriverTripReport: {
            /** Format: date-time */
            at: string;
            city?: string;
            /** Format: double */
            latitude?: number;
            /** Format: double */
            longitude?: number;
            state?: string;
        };
        /**
         * DriverTripStop
         * @description A stop as a driver needs it.
         */
        DriverTripStop: {
            /** @description What the driver may report at this stop now. */
            allowed_events: components["schemas"]["DriverTripEvent"][];
            /** Format: date-time */
            arrived_at?: string;
            city: string;
            /** Format: date-time */
            departed_at?: string;
            /** Format: date-time */
            earliest_at: string;
            facility_name: string;
            /** Format: uuid */
            id: string;
            instructions?: string;
            kind: components["schemas"]["StopKind"];
            /** Format: date-time */
            latest_at?: string;
            phone?: string;
            postal_code: string;
            references: components["schemas"]["LoadReference"][];
            schedule: components["schemas"]["Schedule"];
            /** Format: int32 */
            sequence: number;
            state: string;
            street: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * DriverUpdate
         * @description Changes to a driver: omitted fields stay, null clears.
         */
        DriverUpdate: {
            address?: components["schemas"]["Address"] | null;
            /** @description Short and unique in your company. */
            code?: string | null;
            email?: string | null;
            emergency_contact?: components["schemas"]["EmergencyContact"] | null;
            endorsements?: components["schemas"]["Endorsement"][];
            first_name?: string;
            /**
             * Format: uuid
             * @description Whose truck they drive.
             */
            fleet_owner_id?: string | null;
            /** Format: date */
            hired_on?: string | null;
            kind?: components["schemas"]["DriverKind"];
            last_name?: string;
            license_class?: components["schemas"]["LicenseClass"] | null;
            /**
             * Format: date
             * @description Last valid day.
             */
            license_expires_on?: string | null;
            license_number?: string | null;
            /** @description Two letters. */
            license_state?: string | null;
            /**
             * Format: date
             * @description Last valid day of the medical certificate (49 CFR 391.45).
             */
            medical_expires_on?: string | null;
            notes?: string | null;
            /** @description E.164. */
            phone?: string | null;
            /** @description Letters as on the license, such as `E`. */
            restrictions?: string[];
            /** @description Active by default. */
            state?: components["schemas"]["DriverState"];
            /** Format: uuid */
            terminal_id?: string | null;
            /** Format: date */
            terminated_on?: string | null;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * DuplicateReason
         * @description What several customers have in common.
         */
        DuplicateReason: {
            customer_ids: string[];
            kind: components["schemas"]["DuplicateReasonKind"];
            /** @description The shared value, such as `MC551200`. */
            value: string;
        };
        /**
         * @description Why customers look alike.
         * @enum {string}
         */
        DuplicateReasonKind: "name" | "docket_number" | "domain_and_city";
        /**
         * EmergencyContact
         * @description Whom to call.
         */
        EmergencyContact: {
            name: string;
            phone: string;
            /** @description Such as `wife` or `brother`. */
            relation?: string;
        };
        /**
         * @description Endorsement of a commercial driver's license (49 CFR 383.93).
         * @enum {string}
         */
        Endorsement: "H" | "N" | "T" | "P" | "S" | "X";
        /**
         * @description The equipment that hauls the freight.
         * @enum {string}
         */
        Equipment: "dry_van" | "reefer" | "flatbed" | "step_deck" | "conestoga" | "tanker" | "hotshot" | "power_only" | "container";
        /**
         * @description Why a request failed. Each code always comes with the same status.
         *
         *     | Code | Status | Meaning | What to do |
         *     |---|---|---|---|
         *     | `bad_request` | 400 | The request can't be read, or a value has the wrong type. | Correct what `fields` or `message` names. The same request will fail again. |
         *     | `unauthenticated` | 401 | The request has no credentials, or they are not genuine. | Send a valid API key or sign in. |
         *     | `token_expired` | 401 | The token, session or API key has expired or was signed out. | Get a new token, or ask an Admin for a new key. |
         *     | `sign_in_expired` | 401 | Two weeks have passed since this person signed in. | Sign in again. |
         *     | `permission_missing` | 403 | The user or key lacks the permission for this. | Ask an Admin for the permission that `message` names. |
         *     | `people_only` | 403 | API keys cannot do this. | Let a person do it. |
         *     | `not_a_member` | 403 | This account belongs to no company. | Register a company, or ask one to invite you. |
         *     | `user_suspended` | 403 | An Admin has suspended this user. | Ask an Admin of the company. |
         *     | `email_not_verified` | 403 | The account's email address is not verified. | Open the link in the verification email. |
         *     | `recent_sign_in_needed` | 403 | This needs a sign-in of the last few minutes. | Sign in again, then repeat the request. |
         *     | `cross_site_request` | 403 | A page of another origin sent the request. | Send it from a page of this origin or from a server. |
         *     | `ticket_invalid` | 403 | The ticket for a file or stream is not valid or has expired. | Request a new ticket. |
         *     | `not_found` | 404 | Your company has no such record, or the address does not exist. | Check the id. A record of another company gets the same answer. |
         *     | `no_front_end` | 404 | No front-end is deployed on this server. | Deploy one. |
         *     | `method_not_allowed` | 405 | The address does not accept this method. | Use one of the methods in the header `Allow`. |
         *     | `body_overdue` | 408 | The body did not arrive in time. | Send the request again. |
         *     | `version_stale` | 409 | Someone changed the record after you read it. | Read it again and repeat the change with its new `version`. |
         *     | `already_joined` | 409 | The invitation has been accepted. | Ask an Admin to remove the account. |
         *     | `billing_held_up` | 409 | Billing of the load is on hold or flagged. | Resume billing first. |
         *     | `billing_not_held_up` | 409 | Billing of the load is not on hold. | Nothing is needed. |
         *     | `cannot_suspend_yourself` | 409 | Nobody can suspend or remove their own account. | Ask another Admin. |
         *     | `charges_undecided` | 409 | Some charges are neither approved nor denied. | Decide each pending charge in the same request. |
         *     | `check_call_voided` | 409 | The check call was voided. | Log a new one. |
         *     | `credit_needs_approval` | 409 | The customer is over its credit limit or on hold. | Let a user with the permission `credit:approve` do it. |
         *     | `credit_not_accepted` | 409 | The customer is over its credit limit or on hold. | Repeat the request and accept the credit risk. |
         *     | `customer_already_merged` | 409 | The customer was merged into another one. | Use the customer that it was merged into. |
         *     | `customer_merged_with_itself` | 409 | Both ids name the same customer. | Name two customers. |
         *     | `customer_name_already_used` | 409 | Another customer has this name. | Use that customer or another name. |
         *     | `customer_reference_already_used` | 409 | Another load of this customer has this reference. | Check for a duplicate, or repeat the request and accept the duplicate. |
         *     | `detention_accruing` | 409 | The truck is still at the stop. | Decide once it has left. |
         *     | `detention_already_billed` | 409 | The detention is on an invoice. | Dispute the invoice. |
         *     | `detention_already_decided` | 409 | The detention has been decided. | Reopen it first. |
         *     | `detention_not_billable` | 409 | There is nothing to claim at this stop. | Nothing is needed. |
         *     | `detention_not_decided` | 409 | The detention has not been decided. | Decide it first. |
         *     | `driver_code_already_used` | 409 | Another driver has this code. | Use another code. |
         *     | `email_already_used` | 409 | Another fleet owner has this email address. | Use another address. |
         *     | `event_already_recorded` | 409 | The stop has this event already. | Void it to correct it. |
         *     | `exception_already_acknowledged` | 409 | Someone is handling the exception. | Nothing is needed. |
         *     | `exception_already_open` | 409 | The load has the same exception open. | Add a note to the open one. |
         *     | `exception_already_resolved` | 409 | The exception has been resolved. | Report a new one if it has returned. |
         *     | `export_expired` | 409 | The exported file has expired. | Export the list again. |
         *     | `export_not_done` | 409 | The exported file is still being written. | Read the export until its status is `done`. |
         *     | `facility_already_merged` | 409 | The facility was merged into another one. | Use the facility that it was merged into. |
         *     | `facility_merged_with_itself` | 409 | Both ids name the same facility. | Name two facilities. |
         *     | `fuel_program_name_already_used` | 409 | Another fuel program has this name. | Use another name. |
         *     | `import_has_bad_rows` | 409 | Some rows of the file cannot be imported. | Correct them, or repeat the request and leave them out. |
         *     | `import_has_no_rows` | 409 | No row of the file can be imported. | Correct the file. |
         *     | `import_not_checked` | 409 | The import is not waiting for a decision. | Read the import's status first. |
         *     | `import_not_imported` | 409 | The import cannot be undone as it is now. | Read the import's status first. |
         *     | `join_request_decided` | 409 | The request to join has been decided or withdrawn. | Read the open requests again. |
         *     | `join_request_open` | 409 | This person has asked to join a company. | Withdraw that request first. |
         *     | `last_admin` | 409 | This is the company's last Admin. | Make another user an Admin first. |
         *     | `leg_already_driven` | 409 | The leg is completed. | Work with a leg that is still ahead. |
         *     | `leg_is_the_last` | 409 | No leg follows this one. | Join an earlier leg. |
         *     | `leg_not_assigned` | 409 | The leg has no driver. | Assign a driver first. |
         *     | `leg_not_dispatched` | 409 | The leg has not been sent to its driver. | Dispatch it first. |
         *     | `legs_meet_here` | 409 | Two legs of the load meet at this stop. | Join the legs first. |
         *     | `load_already_delivered` | 409 | The load has been delivered. | Nothing is needed. |
         *     | `load_already_on_hold` | 409 | The load is on hold. | Nothing is needed. |
         *     | `load_already_picked_up` | 409 | The load has been picked up. | Deliver it or return it; it can no longer be canceled. |
         *     | `load_already_started` | 409 | The load is under way. | Nothing is needed. |
         *     | `load_cancelled` | 409 | The load is canceled or was not used. | Reopen it first. |
         *     | `load_financially_locked` | 409 | The load is approved for billing. | Undo the approval first. That needs `billing:unlock` and a reason. |
         *     | `load_invoiced` | 409 | The load is on an invoice. | Void the invoice first. |
         *     | `load_needs_two_stops` | 409 | A load has at least two stops. | Add a stop before you remove one. |
         *     | `load_not_approved` | 409 | The load is not approved for billing. | Nothing is needed. |
         *     | `load_not_assigned` | 409 | The load has no driver and truck. | Assign them first. |
         *     | `load_not_cancelled` | 409 | The load is not canceled. | Nothing is needed. |
         *     | `load_not_delivered` | 409 | The load has not been delivered. | Wait until it is. |
         *     | `load_not_dispatchable` | 409 | The load is canceled, not used, on hold or a draft. | Reopen, resume or book it first. |
         *     | `load_not_draft` | 409 | The load is not a draft. | Nothing is needed. |
         *     | `load_not_on_hold` | 409 | The load is not on hold. | Nothing is needed. |
         *     | `load_not_ready_to_bill` | 409 | Something is missing for the load's invoice. | Add what `message` names. |
         *     | `load_not_sent_back` | 409 | Billing did not send the load back. | Nothing is needed. |
         *     | `load_not_to_bill` | 409 | Only a delivered load, or one that was not used, can be billed. | Deliver it first. |
         *     | `load_not_under_way` | 409 | The load is not under way. | Dispatch it first. |
         *     | `ownership_overlaps` | 409 | Another ownership of the truck covers some of these days. | Choose days that do not overlap. |
         *     | `quote_needs_approval` | 409 | The quote's margin is below the company's floor. | Request approval first. |
         *     | `quote_needs_customer` | 409 | The quote is for a prospect. | Name the customer that the prospect has become. |
         *     | `quote_not_in_state` | 409 | The quote's status does not allow this. | Read the quote; revise it if you need a new version. |
         *     | `quote_not_open` | 409 | The quote can no longer be answered. | Ask the carrier for a new quote. |
         *     | `quote_validity_over` | 409 | The quote has expired. | Give it a later end. |
         *     | `rate_confirmation_differs` | 409 | The charges and the rate confirmation have different totals. | Correct one of them, or repeat the request and accept the difference. |
         *     | `receipt_already_used` | 409 | The upload belongs to a document already. | Upload the file again. |
         *     | `role_above_yours` | 409 | The role is above the caller's own. | Let a user with that role do it. |
         *     | `sample_load_exists` | 409 | The company has a sample load. | Remove it first. |
         *     | `saved_view_name_already_used` | 409 | Another of your views has this name. | Use another name. |
         *     | `section_is_default` | 409 | Admins always have every section. | Nothing is needed. |
         *     | `stop_already_visited` | 409 | The truck has been at the stop. | Void the recorded times before you move or remove it. |
         *     | `tag_name_already_used` | 409 | Another tag has this name. | Use that tag or another name. |
         *     | `terminal_code_already_used` | 409 | Another terminal has this code. | Use another code. |
         *     | `ticket_used` | 409 | A file has been uploaded with this ticket. | Request a new ticket. |
         *     | `unit_number_already_used` | 409 | Another truck or trailer has this unit number. | Use another number. |
         *     | `upload_already_used` | 409 | The upload has been imported. | Upload the file again. |
         *     | `upload_in_progress` | 409 | Another request is uploading with this ticket. | Wait for it, or request a new ticket. |
         *     | `upload_offset_mismatch` | 409 | The part does not start where the previous one ended. | Ask for the offset with `HEAD`, and continue there. |
         *     | `upload_too_many_parts` | 409 | The file came in too many parts. | Upload it in larger parts. |
         *     | `user_already_exists` | 409 | The person is a user of this company or another one. | Use another email address. |
         *     | `user_not_active` | 409 | Only an active user can be suspended. | Read the user's status first. |
         *     | `user_not_suspended` | 409 | The user is not suspended. | Nothing is needed. |
         *     | `vendor_name_already_used` | 409 | Another vendor has this name. | Use that vendor or another name. |
         *     | `vin_already_used` | 409 | Another truck or trailer has this VIN. | Check the VIN. |
         *     | `webhook_delivery_pending` | 409 | The delivery is still being attempted. | Nothing is needed; it is sent again by itself. |
         *     | `webhook_endpoint_not_enabled` | 409 | The webhook endpoint is not enabled. | Enable it first. |
         *     | `webhook_endpoints_full` | 409 | The company has as many webhook endpoints as it can have. | Delete one, or send more kinds of events to an existing one. |
         *     | `body_too_large` | 413 | The body is too large. | Send less, or upload the file in parts. |
         *     | `unsupported_media_type` | 415 | The body or file has a type that is not accepted here. | Send JSON with `Content-Type: application/json`, or a file of an accepted type. |
         *     | `range_not_satisfiable` | 416 | The file does not have the requested range. | Request a range within its length. |
         *     | `validation_failed` | 422 | Some values are not accepted. | Correct the fields that `fields` names. |
         *     | `assignment_blocked` | 422 | The company's rules block the assignment. | Choose another driver or truck, or update the papers that `fields` names. |
         *     | `assignment_needs_confirmation` | 422 | The assignment has warnings. | Repeat the request and accept the warnings that `fields` names. |
         *     | `email_missing` | 422 | The account has no email address. | Sign in with one that has. |
         *     | `event_in_future` | 422 | The time is in the future. | Send the time when it happened. |
         *     | `event_out_of_order` | 422 | The time contradicts other times of the load. | Correct the time, or void the other one. |
         *     | `idempotency_key_reused` | 422 | The key was used for another request. | Use a new key. |
         *     | `link_invalid` | 422 | The link has been used or has expired. | Request a new one. |
         *     | `local_time_ambiguous` | 422 | The clock showed this local time twice that day. | Send a time outside the hour in which daylight saving time ends. |
         *     | `local_time_missing` | 422 | The clock skipped this local time that day. | Send a time outside the hour in which daylight saving time begins. |
         *     | `packet_document_unusable` | 422 | A document cannot become part of the packet. | Replace the document that `fields` names. |
         *     | `packet_incomplete` | 422 | The packet is missing documents or numbers. | Add what `fields` names. |
         *     | `packet_too_large` | 422 | The packet would be too large. | Leave documents out, or upload smaller scans. |
         *     | `receipt_invalid` | 422 | The upload is no longer valid. | Upload the file again. |
         *     | `too_many_requests` | 429 | There were too many requests. | Wait as long as `Retry-After` says. |
         *     | `too_many_failures` | 429 | Several of the caller's requests failed on our side. | Wait ten minutes, then try again. |
         *     | `too_many_streams` | 429 | The person has live updates open in too many places. | Close one of them. |
         *     | `internal` | 500 | Something went wrong on our side. Nothing was changed. | Try again later. `request_id` identifies the request in our logs. |
         *     | `identity_provider_unavailable` | 502 | The identity provider does not answer. | Try again in a moment. |
         *     | `unavailable` | 503 | The service is busy or restarting. | Send the same request again in a moment. |
         *     | `interrupted` | 503 | The request was interrupted. | Send it again. For a create, use the same `Idempotency-Key`. |
         *     | `overloaded` | 503 | Too many requests are waiting. | Send the same request again in a moment. |
         *     | `timed_out` | 504 | The request took too long. | Ask for less, or send it again later. |
         *     | `storage_full` | 507 | The company's storage is full. | Delete files, or contact support for more room. |
         * @enum {string}
         */
        ErrorCode: "bad_request" | "unauthenticated" | "token_expired" | "sign_in_expired" | "permission_missing" | "people_only" | "not_a_member" | "user_suspended" | "email_not_verified" | "recent_sign_in_needed" | "cross_site_request" | "ticket_invalid" | "not_found" | "no_front_end" | "method_not_allowed" | "body_overdue" | "version_stale" | "already_joined" | "billing_held_up" | "billing_not_held_up" | "cannot_suspend_yourself" | "charges_undecided" | "check_call_voided" | "credit_needs_approval" | "credit_not_accepted" | "customer_already_merged" | "customer_merged_with_itself" | "customer_name_already_used" | "customer_reference_already_used" | "detention_accruing" | "detention_already_billed" | "detention_already_decided" | "detention_not_billable" | "detention_not_decided" | "driver_code_already_used" | "email_already_used" | "event_already_recorded" | "exception_already_acknowledged" | "exception_already_open" | "exception_already_resolved" | "export_expired" | "export_not_done" | "facility_already_merged" | "facility_merged_with_itself" | "fuel_program_name_already_used" | "import_has_bad_rows" | "import_has_no_rows" | "import_not_checked" | "import_not_imported" | "join_request_decided" | "join_request_open" | "last_admin" | "leg_already_driven" | "leg_is_the_last" | "leg_not_assigned" | "leg_not_dispatched" | "legs_meet_here" | "load_already_delivered" | "load_already_on_hold" | "load_already_picked_up" | "load_already_started" | "load_cancelled" | "load_financially_locked" | "load_invoiced" | "load_needs_two_stops" | "load_not_approved" | "load_not_assigned" | "load_not_cancelled" | "load_not_delivered" | "load_not_dispatchable" | "load_not_draft" | "load_not_on_hold" | "load_not_ready_to_bill" | "load_not_sent_back" | "load_not_to_bill" | "load_not_under_way" | "ownership_overlaps" | "quote_needs_approval" | "quote_needs_customer" | "quote_not_in_state" | "quote_not_open" | "quote_validity_over" | "rate_confirmation_differs" | "receipt_already_used" | "role_above_yours" | "sample_load_exists" | "saved_view_name_already_used" | "section_is_default" | "stop_already_visited" | "tag_name_already_used" | "terminal_code_already_used" | "ticket_used" | "unit_number_already_used" | "upload_already_used" | "upload_in_progress" | "upload_offset_mismatch" | "upload_too_many_parts" | "user_already_exists" | "user_not_active" | "user_not_suspended" | "vendor_name_already_used" | "vin_already_used" | "webhook_delivery_pending" | "webhook_endpoint_not_enabled" | "webhook_endpoints_full" | "body_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "validation_failed" | "assignment_blocked" | "assignment_needs_confirmation" | "email_missing" | "event_in_future" | "event_out_of_order" | "idempotency_key_reused" | "link_invalid" | "local_time_ambiguous" | "local_time_missing" | "packet_document_unusable" | "packet_incomplete" | "packet_too_large" | "receipt_invalid" | "too_many_requests" | "too_many_failures" | "too_many_streams" | "internal" | "identity_provider_unavailable" | "unavailable" | "interrupted" | "overloaded" | "timed_out" | "storage_full";
        /**
         * @description The basis of an ETA.
         * @enum {string}
         */
        EtaBasis: "stated" | "from_position" | "from_departure";
        /**
         * @description How reliable an ETA is.
         * @enum {string}
         */
        EtaConfidence: "high" | "medium" | "low";
        /**
         * @description Why a recorded time is doubtful.
         * @enum {string}
         */
        EventDoubt: "too_early" | "far_away" | "too_fast" | "too_short";
        /**
         * @description The source of an event.
         * @enum {string}
         */
        EventSource: "dispatcher" | "driver" | "eld" | "document" | "system";
        /**
         * @description The kind of problem of a load on the road.
         * @enum {string}
         */
        ExceptionKind: "late_risk" | "missed_appointment" | "no_position" | "dwell" | "temperature" | "breakdown" | "accident" | "refused" | "osd" | "off_route" | "geofence_mismatch" | "other";
        /**
         * @description The state of an exception.
         * @enum {string}
         */
        ExceptionState: "open" | "acknowledged" | "resolved";
        /**
         * ExpiringPaper
         * @description A paper that needs to be renewed.
         */
        ExpiringPaper: {
            /** @description Such as `license_expiring`. */
            code: string;
            /** Format: date */
            expires_on: string;
            /** @description Page of this product that shows the subject. */
            path: string;
            /** Format: uuid */
            subject_id: string;
            subject_kind: components["schemas"]["PaperSubject"];
            subject_name: string;
        };
        /**
         * Export
         * @description A list exported to a file.
         */
        Export: {
            /** Format: int64 */
            byte_size?: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: int32
             * @description Rows written so far.
             */
            done_rows: number;
            /**
             * Format: date-time
             * @description The file can be downloaded until then.
             */
            expires_at?: string;
            /** @description The name of the file. */
            file_name: string;
            format: components["schemas"]["FileFormat"];
            /** Format: uuid */
            id: string;
            list: components["schemas"]["ExportList"];
            /** @description Why it failed, in one sentence. */
            problem?: string;
            /** @description The list's query parameters. */
            search: string;
            state: components["schemas"]["ExportState"];
            /**
             * Format: int32
             * @description All rows, counted up to 10,000.
             */
            total_rows: number;
            /** Format: date-time */
            updated_at: string;
            /** Format: int32 */
            version: number;
        };
        /**
         * ExportCreate
         * @description A list to export.
         */
        ExportCreate: {
            /** @description Keys of the columns in order; all if omitted. */
            columns?: string[];
            format: components["schemas"]["FileFormat"];
            list: components["schemas"]["ExportList"];
            /**
             * @description The list's own query parameters as in its URL, such as `status=booked&sort=-pickup_at`; at most 2000 characters.
             * @default
             */
            search: string;
        };
        /**
         * @description A list that can be exported.
         * @enum {string}
         */
        ExportList: "loads" | "drivers" | "trucks" | "trailers" | "customers" | "facilities" | "vendors" | "quotes" | "detention" | "ready_to_bill";
        /**
         * ExportPage
         * @description A page of exports.
         */
        ExportPage: {
            items: components["schemas"]["Export"][];
            /** @description Send it as `cursor` for the next page; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter.
             */
            total_count: number;
        };
        /**
         * @description An export's progress.
         * @enum {string}
         */
        ExportState: "queued" | "running" | "done" | "failed";
        /**
         * Facility
         * @description A place where loads are picked up or delivered.
         */
        Facility: {
            address: components["schemas"]["Address"];
            /**
             * Format: double
             * @description Coordinates of the address's ZIP Code or city; left out if unknown. Miles, ETAs and maps use them until the
             *     facility's own coordinates are entered; arrival detection never does.
             */
            approximate_latitude?: number;
            /** Format: double */
            approximate_longitude?: number;
            /** Format: date-time */
            archived_at?: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: int32
             * @description Radius of the circle in which a truck counts as here, in meters; 500 if omitted.
             */
            geofence_radius_m?: number;
            /** @description Opening hours, as text. */
            hours?: string;
            /** Format: uuid */
            id: string;
            /** @description For the driver. */
            instructions?: string;
            /**
             * Format: double
             * @description Degrees north.
             */
            latitude?: number;
            /**
             * Format: double
             * @description Degrees east; negative in the Americas.
             */
            longitude?: number;
            /**
             * Format: uuid
             * @description If it was a duplicate, the facility that has its stops now. It can't be restored.
             */
            merged_into_id?: string;
            name: string;
            /** @description E.164. */
            phone?: string;
            /** @description IANA name; stops here are scheduled in it. */
            time_zone: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description The median of the company's latest 20 live loadings and unloadings here, 30 to 720; none until three are known.
             */
            usual_stay_minutes?: number;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * FacilityCreate
         * @description A facility to add.
         */
        FacilityCreate: {
            /** @description City and state are enough to plan with: `line1` and `postal_code` may be empty. */
            address: components["schemas"]["Address"];
            /**
             * Format: int32
             * @description Radius of the circle in which a truck counts as here, in meters: 50 to 5,000; 500 if omitted.
             */
            geofence_radius_m?: number;
            /** @description Opening hours, as text. */
            hours?: string;
            /** @description For the driver. */
            instructions?: string;
            /**
             * Format: double
             * @description Degrees north.
             */
            latitude?: number;
            /**
             * Format: double
             * @description Degrees east; negative in the Americas.
             */
            longitude?: number;
            name: string;
            /** @description E.164. */
            phone?: string;
            /** @description IANA name; stops here are scheduled in it. */
            time_zone?: string;
        };
        /**
         * FacilityDuplicateReason
         * @description What several facilities have in common.
         */
        FacilityDuplicateReason: {
            facility_ids: string[];
            kind: components["schemas"]["FacilityDuplicateReasonKind"];
            /** @description The shared value, such as `1200 dock st, 60601`. */
            value: string;
        };
        /**
         * @description Why facilities look alike.
         * @enum {string}
         */
        FacilityDuplicateReasonKind: "name_and_city" | "address" | "nearby";
        /**
         * FacilityDuplicates
         * @description Facilities that may be the same.
         */
        FacilityDuplicates: {
            /** @description Oldest record first. */
            facilities: components["schemas"]["Facility"][];
            reasons: components["schemas"]["FacilityDuplicateReason"][];
        };
        /**
         * FacilityDuplicatesList
         * @description The possible duplicates of your company.
         */
        FacilityDuplicatesList: {
            items: components["schemas"]["FacilityDuplicates"][];
        };
        /**
         * FacilityMergeMoves
         * @description Records that move to the survivor.
         */
        FacilityMergeMoves: {
            /**
             * Format: uint64
             * @description Detention at these stops, decided or not.
             */
            detentions: number;
            /**
             * Format: uint64
             * @description Loads with these stops.
             */
            loads: number;
            /** Format: uint64 */
            quotes: number;
            /**
             * Format: uint64
             * @description Loads that stop at both; afterwards they stop at the survivor twice.
             */
            shared_loads: number;
            /**
             * Format: uint64
             * @description Each keeps its agreed times and zone.
             */
            stops: number;
        };
        /**
         * FacilityMergePreview
         * @description What a merge would do.
         */
        FacilityMergePreview: {
            /** @description The one that becomes an archived record linking to the survivor. */
            merged: components["schemas"]["Facility"];
            moves: components["schemas"]["FacilityMergeMoves"];
            /** @description The survivor after the merge: its own values, the other's where it has none, and the instructions of both. */
            result: components["schemas"]["Facility"];
            /** @description The one that stays. */
            survivor: components["schemas"]["Facility"];
        };
        /**
         * FacilityPage
         * @description A page of facilities.
         */
        FacilityPage: {
            items: components["schemas"]["Facility"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * FacilityUpdate
         * @description Changes to a facility: omitted fields stay, null clears.
         */
        FacilityUpdate: {
            address?: components["schemas"]["Address"];
            /**
             * Format: int32
             * @description Radius of the circle in which a truck counts as here, in meters: 50 to 5,000; 500 if cleared.
             */
            geofence_radius_m?: number | null;
            /** @description Opening hours, as text. */
            hours?: string | null;
            /** @description For the driver. */
            instructions?: string | null;
            /**
             * Format: double
             * @description Degrees north.
             */
            latitude?: number | null;
            /**
             * Format: double
             * @description Degrees east; negative in the Americas.
             */
            longitude?: number | null;
            name?: string;
            /** @description E.164. */
            phone?: string | null;
            /** @description IANA name; stops here are scheduled in it. */
            time_zone?: string;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * @description A file format.
         * @enum {string}
         */
        FileFormat: "csv" | "xlsx";
        /**
         * FleetOwner
         * @description A person who owns trucks that run under the carrier's authority.
         */
        FleetOwner: {
            address?: components["schemas"]["Address"];
            /** Format: date-time */
            archived_at?: string;
            /** @description The business that owns the trucks. */
            company_name?: string;
            /** Format: date-time */
            created_at: string;
            /** @description Where sign-in links go; unique among your fleet owners. */
            email: string;
            /** Format: uuid */
            id: string;
            name: string;
            notes?: string;
            /** @description E.164. */
            phone?: string;
            /**
             * Format: uint64
             * @description Trucks owned today.
             */
            truck_count: number;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * FleetOwnerCreate
         * @description A fleet owner to add.
         */
        FleetOwnerCreate: {
            address?: components["schemas"]["Address"];
            /** @description The business that owns the trucks. */
            company_name?: string;
            /** @description Where sign-in links go; unique among your fleet owners. */
            email: string;
            name: string;
            notes?: string;
            /** @description E.164. */
            phone?: string;
        };
        /**
         * FleetOwnerPage
         * @description A page of fleet owners.
         */
        FleetOwnerPage: {
            items: components["schemas"]["FleetOwner"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * FleetOwnerUpdate
         * @description Changes to a fleet owner: omitted fields stay, null clears.
         */
        FleetOwnerUpdate: {
            address?: components["schemas"]["Address"] | null;
            /** @description The business that owns the trucks. */
            company_name?: string | null;
            /** @description Where sign-in links go; unique among your fleet owners. */
            email?: string;
            name?: string;
            notes?: string | null;
            /** @description E.164. */
            phone?: string | null;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * @description How a fuel surcharge program turns a diesel price into dollars per mile.
         * @enum {string}
         */
        FuelMethod: "miles_per_gallon" | "step" | "table";
        /**
         * FuelProgram
         * @description How a fuel surcharge follows the diesel price.
         */
        FuelProgram: {
            /** Format: date-time */
            archived_at?: string;
            /** Format: date-time */
            created_at: string;
            /** @description Dollars per mile at the latest price of its region; none without one. */
            current_rate?: string;
            /** Format: uuid */
            id: string;
            method: components["schemas"]["FuelMethod"];
            miles_per_gallon?: string;
            name: string;
            /** @description Dollars per gallon covered by the line haul; decimal with 4 places. */
            peg: string;
            region: components["schemas"]["DieselRegion"];
            /** @description Ascending. */
            rows: components["schemas"]["FuelRow"][];
            /** @description Dollars per gallon. */
            step?: string;
            /** @description Dollars per mile for each full step. */
            step_rate?: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int32 */
            version: number;
        };
        /**
         * FuelProgramInput
         * @description A fuel program to add.
         */
        FuelProgramInput: {
            method: components["schemas"]["FuelMethod"];
            /** @description Required for the method of this name. */
            miles_per_gallon?: string;
            name: string;
            /** @description Dollars per gallon; 0 for a table, which needs none. */
            peg: string;
            region: components["schemas"]["DieselRegion"];
            /**
             * @description Required for the method `table`; in any order.
             * @default []
             */
            rows: components["schemas"]["FuelRow"][];
            /** @description Dollars per gallon; required for the method `step`. */
            step?: string;
            /** @description Dollars per mile; required for the method `step`. */
            step_rate?: string;
        };
        /**
         * FuelProgramReplace
         * @description The new content of a fuel program. Quotes keep their figures.
         */
        FuelProgramReplace: {
            method: components["schemas"]["FuelMethod"];
            /** @description Required for the method of this name. */
            miles_per_gallon?: string;
            name: string;
            /** @description Dollars per gallon; 0 for a table, which needs none. */
            peg: string;
            region: components["schemas"]["DieselRegion"];
            /**
             * @description Required for the method `table`; in any order.
             * @default []
             */
            rows: components["schemas"]["FuelRow"][];
            /** @description Dollars per gallon; required for the method `step`. */
            step?: string;
            /** @description Dollars per mile; required for the method `step`. */
            step_rate?: string;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * FuelRow
         * @description The surcharge per mile from a diesel price on.
         */
        FuelRow: {
            /** @description Dollars per gallon. */
            price: string;
            /** @description Dollars per mile. */
            rate: string;
        };
        /**
         * FuelSurcharge
         * @description A fuel surcharge and its calculation.
         */
        FuelSurcharge: {
            /** Format: int64 */
            amount_cents: number;
            /** @description Dollars per gallon covered by the line haul, with 4 places. */
            peg: string;
            /** @description Dollars per gallon, with 4 places. */
            price: string;
            /** @description The program's name. */
            program: string;
            /** @description Dollars per mile, with 4 places. */
            rate: string;
            region: components["schemas"]["DieselRegion"];
            /**
             * Format: date
             * @description The Monday of the price's week.
             */
            week_on: string;
        };
        /**
         * HourRule
         * @description A check call that is due each day.
         */
        HourRule: {
            /**
             * Format: int32
             * @description 0 to 23, in the next stop's time zone.
             */
            hour: number;
            is_on: boolean;
        };
        /**
         * Import
         * @description A file whose rows become records.
         */
        Import: {
            /** Format: int32 */
            bad_rows: number;
            /** @description Values that are replaced in every row. */
            corrections: components["schemas"]["ImportCorrection"][];
            /** Format: date-time */
            created_at: string;
            /** @description Who uploaded it. */
            created_by: string;
            file_name: string;
            /** Format: uuid */
            id: string;
            /** @description Titles in the file that match no column; their values are not read. */
            ignored_columns: string[];
            /** Format: date-time */
            imported_at?: string;
            /** Format: int32 */
            imported_rows: number;
            /**
             * Format: int32
             * @description Not undone, because the record was changed since.
             */
            kept_rows: number;
            kind: components["schemas"]["ImportKind"];
            /** @description Why the file cannot be imported, in one sentence. */
            problem?: string;
            /**
             * Format: int32
             * @description Ready to import, or imported.
             */
            ready_rows: number;
            /**
             * Format: int32
             * @description Were ready when checked, but no longer when imported.
             */
            refused_rows: number;
            state: components["schemas"]["ImportState"];
            /**
             * Format: int32
             * @description Rows read so far; all rows in the end.
             */
            total_rows: number;
            /** Format: date-time */
            undone_at?: string;
            /** Format: int32 */
            undone_rows: number;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with a decision; it goes up with every change.
             */
            version: number;
        };
        /**
         * ImportColumn
         * @description A column that a file may have.
         */
        ImportColumn: {
            /** @description Its vocabulary; empty for any other text. */
            choices: string[];
            /** @description A file without the column is refused. */
            is_required: boolean;
            key: string;
            /** @description The records that its cells name. */
            names?: components["schemas"]["ImportNames"];
            /** @description Its title in the template; a file may also use the key. */
            title: string;
        };
        /**
         * ImportColumns
         * @description The columns of a kind of import.
         */
        ImportColumns: {
            /** @description In the order of the template. */
            items: components["schemas"]["ImportColumn"][];
        };
        /**
         * ImportCommit
         * @description The decision to import.
         */
        ImportCommit: {
            /**
             * @description Skip the bad rows; otherwise a file with bad rows is refused.
             * @default false
             */
            skips_bad_rows: boolean;
            /**
             * Format: int32
             * @description The version your decision is based on.
             */
            version: number;
        };
        /**
         * ImportCorrect
         * @description Corrections to a checked file.
         */
        ImportCorrect: {
            /**
             * @description Added to earlier corrections. Replacing a value with itself removes its correction. An empty list only checks the
             *     file again, for example after you added a customer that it names.
             */
            corrections: components["schemas"]["ImportCorrection"][];
            /**
             * Format: int32
             * @description The version your decision is based on.
             */
            version: number;
        };
        /**
         * ImportCorrection
         * @description A replacement for a value of one column.
         */
        ImportCorrection: {
            /** @description The column's key, such as `customer`. */
            column: string;
            /** @description The text to use instead; empty to leave the cells empty. */
            replacement: string;
            /** @description The cell's text, ignoring case; empty for empty cells. */
            value: string;
        };
        /**
         * ImportCreate
         * @description An uploaded file to check.
         */
        ImportCreate: {
            file_name: string;
            kind: components["schemas"]["ImportKind"];
            /** @description The receipt from the upload's response. */
            receipt: string;
        };
        /**
         * @description The kind of records that an import creates.
         * @enum {string}
         */
        ImportKind: "loads" | "customers" | "facilities" | "drivers" | "trucks" | "trailers";
        /**
         * @description The kind of records that a column of an import names.
         * @enum {string}
         */
        ImportNames: "customers" | "facilities" | "drivers" | "fleet_owners" | "terminals";
        /**
         * ImportPage
         * @description A page of imports.
         */
        ImportPage: {
            items: components["schemas"]["Import"][];
            /** @description Send it as `cursor` for the next page; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter.
             */
            total_count: number;
        };
        /**
         * ImportProblem
         * @description What is wrong with one cell.
         */
        ImportProblem: {
            /** @description The column's key, such as `pickup_date`. */
            column: string;
            /** @description One sentence for a person. */
            message: string;
            /** @description The column's title. */
            title: string;
            /** @description What the cell says; none if it is empty. */
            value?: string;
        };
        /**
         * ImportRow
         * @description One row of an import.
         */
        ImportRow: {
            /** Format: uuid */
            id: string;
            /** @description A short label for the row. */
            label: string;
            problems: components["schemas"]["ImportProblem"][];
            /** @description The record it became. */
            record?: components["schemas"]["NamedRef"];
            /**
             * Format: int32
             * @description As in a spreadsheet: the header is usually 1.
             */
            row_number: number;
            state: components["schemas"]["ImportRowState"];
        };
        /**
         * ImportRowPage
         * @description A page of an import's rows.
         */
        ImportRowPage: {
            items: components["schemas"]["ImportRow"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * @description The result of one row of an import.
         * @enum {string}
         */
        ImportRowState: "ready" | "bad" | "imported" | "refused" | "undone" | "kept";
        /**
         * @description An import's progress.
         * @enum {string}
         */
        ImportState: "checking" | "checked" | "importing" | "imported" | "undoing" | "undone" | "failed";
        /**
         * ImportTemplate
         * @description A template to fill in.
         */
        ImportTemplate: {
            format: components["schemas"]["FileFormat"];
            kind: components["schemas"]["ImportKind"];
        };
        /**
         * ImportUndo
         * @description The decision to undo.
         */
        ImportUndo: {
            /**
             * Format: int32
             * @description The version your decision is based on.
             */
            version: number;
        };
        /**
         * ImportUpload
         * @description The URL to upload the file to.
         */
        ImportUpload: {
            /** Format: date-time */
            expires_at: string;
            /** Format: uint64 */
            max_bytes: number;
            /** @description Send `PUT` with the bytes; the receipt in the response creates the import. */
            upload_url: string;
        };
        /**
         * InvitationRefuse
         * @description The link of an unwanted invitation.
         */
        InvitationRefuse: {
            /** @description From the link. */
            token: string;
        };
        /**
         * InvitationRefused
         * @description The company no longer sends mail to the address.
         */
        InvitationRefused: {
            is_refused: boolean;
        };
        /**
         * JoinRequest
         * @description A person who wants to join your company.
         */
        JoinRequest: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            decided_at?: string;
            /** @description Name of the user who decided. */
            decided_by?: string;
            /** @description Verified by the identity provider. */
            email: string;
            full_name: string;
            /** Format: uuid */
            id: string;
            /** @description Why it was rejected. */
            reason?: string;
            state: components["schemas"]["JoinRequestState"];
            /** Format: int32 */
            version: number;
        };
        /**
         * JoinRequestAdmit
         * @description The role for the person you admit.
         */
        JoinRequestAdmit: {
            /** @description The person's role. */
            role: components["schemas"]["Role"];
        };
        /**
         * JoinRequestPage
         * @description A page of requests, oldest first.
         */
        JoinRequestPage: {
            items: components["schemas"]["JoinRequest"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * JoinRequestReject
         * @description The reason for a rejection.
         */
        JoinRequestReject: {
            /** @description Sent to the person. */
            reason?: string;
        };
        /**
         * @description The state of a request to join.
         * @enum {string}
         */
        JoinRequestState: "open" | "admitted" | "rejected" | "withdrawn";
        /**
         * LaneHistory
         * @description The company's history on a lane between two cities.
         */
        LaneHistory: {
            /**
             * Format: int64
             * @description From arrival to departure, over all their stops.
             */
            average_dwell_minutes?: number;
            destination: string;
            /** @description The last ten loads delivered, newest first. */
            loads: components["schemas"]["LaneLoad"][];
            /** @description Share of them that arrived on time; decimal with 1 place. */
            on_time_percent?: string;
            /** @description Such as `Joliet, IL`. */
            origin: string;
            /** @description The last ten quotes, newest first: who asked and what was offered. */
            quotes: components["schemas"]["QuoteSummary"][];
            /** @description Their totals ÷ their loaded miles, in dollars with 4 places. */
            rate_per_mile?: string;
        };
        /**
         * LaneLoad
         * @description A load of the lane.
         */
        LaneLoad: {
            currency: string;
            customer_name: string;
            /** Format: date-time */
            delivered_at?: string;
            /** Format: uuid */
            id: string;
            number: string;
            /** @description Total ÷ loaded miles, in dollars with 4 places. */
            rate_per_mile?: string;
            /** Format: int64 */
            total_cents: number;
            was_late: boolean;
        };
        /**
         * @description Why something was late or went wrong.
         * @enum {string}
         */
        LateReason: "shipper" | "receiver" | "traffic" | "weather" | "customer_change" | "mechanical" | "driver" | "hours_of_service" | "dispatch" | "other";
        /**
         * Leg
         * @description Who moves a load from one stop to another, with which equipment.
         */
        Leg: {
            acknowledgement: components["schemas"]["Acknowledgement"];
            /** @description Actions allowed on it now. */
            allowed_actions: components["schemas"]["LegAction"][];
            /** Format: date-time */
            assigned_at?: string;
            co_driver?: components["schemas"]["LegDriver"];
            /** Format: date-time */
            dispatched_at?: string;
            driver?: components["schemas"]["LegDriver"];
            /** Format: uuid */
            from_stop_id: string;
            /** Format: uuid */
            id: string;
            /** Format: int32 */
            sequence: number;
            /** Format: date-time */
            started_at?: string;
            /** Format: uuid */
            to_stop_id: string;
            trailer?: components["schemas"]["NamedRef"];
            truck?: components["schemas"]["NamedRef"];
            /** Format: int32 */
            version: number;
        };
        /**
         * LegAcknowledge
         * @description What the driver answered.
         */
        LegAcknowledge: {
            /** @description Whether the driver accepts the work. */
            is_accepted: boolean;
            /**
             * Format: uuid
             * @description The leg; the current one if omitted.
             */
            leg_id?: string;
            /** @description Why not, or what was agreed; kept in the history. */
            note?: string;
            /**
             * Format: int32
             * @description The load's version; refused if the load has changed since.
             */
            version?: number;
        };
        /**
         * @description An action on one leg.
         * @enum {string}
         */
        LegAction: "assign" | "unassign" | "dispatch" | "acknowledge" | "start" | "join";
        /**
         * LegDispatch
         * @description Work that is sent to the driver.
         */
        LegDispatch: {
            /**
             * @description Dispatch it even if the customer is over its credit limit or on hold.
             * @default false
             */
            accepts_credit_risk: boolean;
            /**
             * Format: uuid
             * @description The leg; the current one if omitted.
             */
            leg_id?: string;
            /**
             * Format: int32
             * @description The load's version; refused if the load has changed since. If omitted, the load is dispatched as it is.
             */
            version?: number;
        };
        /**
         * LegDriver
         * @description A driver of a leg.
         */
        LegDriver: {
            /** Format: uuid */
            id: string;
            name: string;
            phone?: string;
        };
        /**
         * LegJoin
         * @description The legs to join.
         */
        LegJoin: {
            /**
             * Format: uuid
             * @description The leg whose crew continues; the next one is removed.
             */
            leg_id: string;
            /**
             * Format: int32
             * @description The load's version.
             */
            version: number;
        };
        /**
         * LegPlace
         * @description A place and time.
         */
        LegPlace: {
            /** Format: date-time */
            at: string;
            city: string;
            /** Format: uuid */
            facility_id: string;
            facility_name: string;
            state: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * LegStep
         * @description An action on one leg.
         */
        LegStep: {
            /**
             * Format: uuid
             * @description The leg; the current one if omitted.
             */
            leg_id?: string;
            /**
             * Format: int32
             * @description The load's version; refused if the load has changed since. If omitted, the action applies to the load as it is.
             */
            version?: number;
        };
        /**
         * @description Class of a commercial driver's license.
         * @enum {string}
         */
        LicenseClass: "A" | "B" | "C";
        /**
         * LinkCarrier
         * @description The carrier's contact details.
         */
        LinkCarrier: {
            dot_number: string;
            email?: string;
            name: string;
            phone?: string;
        };
        /**
         * LinkDocumentOpen
         * @description Opens a document of a customer's link.
         */
        LinkDocumentOpen: {
            /** Format: uuid */
            document_id: string;
            token: string;
        };
        /**
         * LinkOpen
         * @description Opens a link.
         */
        LinkOpen: {
            /** @description The part of the link after `#`. */
            token: string;
        };
        /** @description A record changed. Read it again if you show it. */
        LiveChange: {
            /**
             * Format: uuid
             * @description The record's id.
             */
            id: string;
            /**
             * @description The kind of record.
             * @enum {string}
             */
            topic: "notice" | "api_key" | "company" | "join_request" | "number_format" | "role" | "terminal" | "user" | "customer" | "facility" | "vendor" | "driver" | "fleet_owner" | "trailer" | "truck" | "detention" | "detention_policy" | "assignment_rule" | "document" | "load" | "tag" | "check_call" | "driver_link" | "tracking" | "tracking_exception" | "tracking_link" | "tracking_settings" | "cost_model" | "diesel_price" | "fuel_program" | "quote" | "export" | "import" | "saved_view" | "webhook_endpoint";
        };
        /** @description An event without content; its name says everything. */
        LiveSignal: Record<string, never>;
        /**
         * LiveTicket
         * @description A ticket for one stream of live updates.
         */
        LiveTicket: {
            /**
             * Format: date-time
             * @description The stream must be opened before this.
             */
            expires_at: string;
            /** @description The kinds of record whose changes the stream reports: those that you may read. */
            topics: string[];
            /** @description Path on this origin; open it as an `EventSource`. */
            url: string;
        };
        /**
         * Load
         * @description Freight that the carrier has agreed to move.
         */
        Load: {
            /** @description Actions allowed on it now. */
            allowed_actions: components["schemas"]["LoadAction"][];
            /** @description Why a delivered load can't be billed yet. */
            billing_blockers: components["schemas"]["BillingBlocker"][];
            /** @description The latest billing decision, while it applies. */
            billing_decision?: components["schemas"]["BillingDecision"];
            /** @description For billing; not printed. */
            billing_notes?: string;
            /** @description Independent of `status`. */
            billing_status: components["schemas"]["BillingStatus"];
            /** @description Who booked it. */
            booked_by?: string;
            broker_contact?: components["schemas"]["BrokerContact"];
            /** @description Why it was canceled or not used. */
            cancelled_reason?: string;
            /** Format: int64 */
            cargo_value_cents?: number;
            charges: components["schemas"]["Charge"][];
            commodity?: string;
            /** Format: date-time */
            created_at: string;
            currency: string;
            customer: components["schemas"]["NamedRef"];
            /** @description The customer's own number for the load. */
            customer_reference?: string;
            /**
             * Format: date-time
             * @description Departure from the last stop.
             */
            delivered_at?: string;
            dispatcher?: components["schemas"]["NamedRef"];
            /** @description On the driver's dispatch sheet. */
            driver_notes?: string;
            /** @description Deadhead to the first stop from where the truck became available; decimal with 1 place. */
            empty_miles?: string;
            empty_miles_source?: components["schemas"]["MilesSource"];
            equipment: components["schemas"]["Equipment"];
            /**
             * Format: uuid
             * @description The program whose surcharge is added; none if the load uses no program.
             */
            fuel_program_id?: string;
            /** @description How the program's surcharge is calculated; none without a program. */
            fuel_surcharge?: components["schemas"]["LoadFuelSurcharge"];
            hazard_class?: string;
            hold_reason?: string;
            /** Format: uuid */
            id: string;
            /** @description On the invoice, for the customer. */
            invoice_notes?: string;
            is_hazmat: boolean;
            /** @description A proof of delivery has been uploaded. */
            is_pod_present: boolean;
            is_rate_confirmation_present: boolean;
            is_team_required: boolean;
            /** @description One unless the load is split. */
            legs: components["schemas"]["Leg"][];
            load_kind: components["schemas"]["LoadKind"];
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            loaded_miles_source?: components["schemas"]["MilesSource"];
            /** @description For dispatch; printed on the load sheet only. */
            notes?: string;
            /** @description The load number, unique in your company and never reused. */
            number: string;
            packing_group?: components["schemas"]["PackingGroup"];
            /** Format: int32 */
            pallets?: number;
            /**
             * Format: int64
             * @description Total of the charges awaiting the customer's approval.
             */
            pending_cents: number;
            /** Format: int32 */
            pieces?: number;
            /** @description The quote it was booked from. */
            quote?: components["schemas"]["NamedRef"];
            /**
             * Format: int64
             * @description The total of the customer's rate confirmation.
             */
            rate_confirmation_cents?: number;
            /**
             * Format: int64
             * @description `total_cents` less `rate_confirmation_cents`.
             */
            rate_difference_cents?: number;
            /** @description Total ÷ loaded miles, in dollars with 4 places. */
            rate_per_mile?: string;
            references: components["schemas"]["LoadReference"][];
            seal_number?: string;
            /** @description The proper shipping name per 49 CFR 172.101. */
            shipping_name?: string;
            /** @description Derived from events at the stops; never set directly. */
            status: components["schemas"]["LoadStatus"];
            /** @description In route order. */
            stops: components["schemas"]["Stop"][];
            /** @description By name. */
            tags: components["schemas"]["TagRef"][];
            /** Format: int32 */
            temperature_fahrenheit?: number;
            temperature_mode?: components["schemas"]["TemperatureMode"];
            terminal?: components["schemas"]["NamedRef"];
            /** @description Current timeliness against the schedule. */
            timeliness: components["schemas"]["Timeliness"];
            /** @description One sentence about the timeliness; may be empty. */
            timeliness_reason: string;
            /**
             * Format: int64
             * @description Total of the charges the customer agreed to.
             */
            total_cents: number;
            /** @description Such as `UN1203`. */
            un_number?: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * @description An action on a load.
         * @enum {string}
         */
        LoadAction: "edit" | "edit_stops" | "edit_charges" | "split" | "book" | "assign" | "unassign" | "dispatch" | "start" | "record_event" | "hold" | "release" | "cancel" | "tonu" | "reopen" | "copy" | "approve_billing" | "hold_billing" | "flag_billing" | "send_back" | "resubmit" | "resume_billing" | "unlock_billing";
        /**
         * LoadAssign
         * @description The crew and equipment of a leg. Omitted fields stay, null unassigns.
         */
        LoadAssign: {
            /**
             * @description Assign despite warnings. Blocks still refuse.
             * @default false
             */
            accepts_warnings: boolean;
            /** Format: uuid */
            co_driver_id?: string | null;
            /** Format: uuid */
            driver_id?: string | null;
            /**
             * Format: uuid
             * @description The leg; the current one if omitted.
             */
            leg_id?: string;
            /** Format: uuid */
            trailer_id?: string | null;
            /** Format: uuid */
            truck_id?: string | null;
            /**
             * Format: int32
             * @description The load's version.
             */
            version: number;
        };
        /**
         * LoadBooking
         * @description A draft to book.
         */
        LoadBooking: {
            /**
             * @description Book it even if the customer is over its credit limit or on hold.
             * @default false
             */
            accepts_credit_risk: boolean;
            /**
             * Format: int32
             * @description The load's version; refused if the load has changed since. If omitted, the load is booked as it is.
             */
            version?: number;
        };
        /**
         * LoadCounts
         * @description How many loads are in each work group.
         */
        LoadCounts: {
            /**
             * Format: uint64
             * @description Delivered, but not yet approved for billing.
             */
            delivered: number;
            /**
             * Format: uint64
             * @description Rolling.
             */
            moving: number;
            /**
             * Format: uint64
             * @description Still to be moved.
             */
            open: number;
            /**
             * Format: uint64
             * @description A stop that the truck has not left is scheduled for today or earlier.
             */
            today: number;
            /**
             * Format: uint64
             * @description Still to be moved, but a leg lacks a driver or a truck.
             */
            unassigned: number;
        };
        /**
         * LoadCreate
         * @description A load to book, usually from a rate confirmation.
         */
        LoadCreate: {
            /**
             * @description Book it even if the customer is over its credit limit or on hold.
             * @default false
             */
            accepts_credit_risk: boolean;
            /**
             * @description Book it even if the customer's reference is on another load.
             * @default false
             */
            accepts_duplicate_reference: boolean;
            /** @description For billing. */
            billing_notes?: string;
            broker_contact?: components["schemas"]["BrokerContact"];
            /** Format: int64 */
            cargo_value_cents?: number;
            /** @default [] */
            charges: components["schemas"]["ChargeInput"][];
            commodity?: string;
            /** Format: uuid */
            customer_id: string;
            customer_reference?: string;
            /** Format: uuid */
            dispatcher_id?: string;
            /** @description On the driver's dispatch sheet. */
            driver_notes?: string;
            /** @description Decimal with 1 place. */
            empty_miles?: string;
            equipment: components["schemas"]["Equipment"];
            /**
             * Format: uuid
             * @description The program whose surcharge is added: the customer's if omitted, none if null.
             */
            fuel_program_id?: string | null;
            hazard_class?: string;
            /** @description On the invoice. */
            invoice_notes?: string;
            /**
             * @description Keeps it out of dispatch until it is booked.
             * @default false
             */
            is_draft: boolean;
            /** @default false */
            is_hazmat: boolean;
            /** @default false */
            is_team_required: boolean;
            load_kind: components["schemas"]["LoadKind"];
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** @description For dispatch. */
            notes?: string;
            packing_group?: components["schemas"]["PackingGroup"];
            /** Format: int32 */
            pallets?: number;
            /** Format: int32 */
            pieces?: number;
            /**
             * Format: int64
             * @description The total of the customer's rate confirmation. If the charges add up to exactly that, all of them count as
             *     agreed.
             */
            rate_confirmation_cents?: number;
            /** @default [] */
            references: components["schemas"]["LoadReference"][];
            seal_number?: string;
            /** @description The proper shipping name per 49 CFR 172.101. */
            shipping_name?: string;
            /** @description At least two: the first picks up freight or a trailer, the last delivers it. */
            stops: components["schemas"]["StopInput"][];
            /** Format: int32 */
            temperature_fahrenheit?: number;
            temperature_mode?: components["schemas"]["TemperatureMode"];
            /** Format: uuid */
            terminal_id?: string;
            /** @description Such as `UN1203`; required for hazardous freight. */
            un_number?: string;
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * LoadException
         * @description What is wrong with a load for billing.
         */
        LoadException: {
            exception: components["schemas"]["BillingException"];
            /** @description Kept in the history. */
            reason: string;
            /**
             * Format: int32
             * @description The load's version; refused if the load has changed since.
             */
            version?: number;
        };
        /**
         * LoadFuelSurcharge
         * @description How a load's fuel surcharge is calculated.
         */
        LoadFuelSurcharge: {
            /** @description A fuel charge was entered by hand, so the program adds none. */
            is_by_hand: boolean;
            /** @description Dollars per gallon covered by the line haul; decimal with 4 places. */
            peg: string;
            /**
             * Format: date
             * @description The Monday of the pickup's week, whose price applies.
             */
            pickup_week_on: string;
            /** @description Dollars per gallon; decimal with 4 places. */
            price?: string;
            /** @description What is missing, and what to do about it; left out when nothing is missing. */
            problem?: string;
            /** @description The program's name. */
            program: string;
            /** @description Dollars per mile; decimal with 4 places. */
            rate?: string;
            region: components["schemas"]["DieselRegion"];
            /**
             * Format: date
             * @description The Monday of the price used: the pickup's week, or the last week before it with a known price.
             */
            week_on?: string;
            /**
             * Format: int64
             * @description How many weeks older than the pickup the price is; 0 if it is the right one.
             */
            weeks_old?: number;
        };
        /**
         * @description Groups of a company's loads, by stage of work.
         * @enum {string}
         */
        LoadGroup: "open" | "unassigned" | "today" | "moving" | "delivered" | "history" | "all";
        /**
         * LoadHistory
         * @description A load's history, newest first.
         */
        LoadHistory: {
            items: components["schemas"]["LoadHistoryItem"][];
        };
        /**
         * LoadHistoryChange
         * @description One field that changed.
         */
        LoadHistoryChange: {
            field: string;
            from?: string;
            to?: string;
        };
        /**
         * LoadHistoryItem
         * @description One thing that happened to a load.
         */
        LoadHistoryItem: {
            /** @description Such as `load.assigned`. */
            action: string;
            actor_name: string;
            changes: components["schemas"]["LoadHistoryChange"][];
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            occurred_at: string;
            /** @description One sentence for a person. */
            summary: string;
        };
        /**
         * @description How the freight is sold.
         * @enum {string}
         */
        LoadKind: "full_truckload" | "less_than_truckload" | "partial" | "intermodal" | "power_only";
        /**
         * LoadPage
         * @description A page of loads.
         */
        LoadPage: {
            items: components["schemas"]["LoadSummary"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * LoadPlace
         * @description Place and time as people there say them.
         */
        LoadPlace: {
            city: string;
            facility_name: string;
            /** @description The same in the place's own time, such as `2026-11-20T08:00`. */
            local: string;
            /** Format: date-time */
            scheduled_at: string;
            state: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * LoadPrint
         * @description The paper to print.
         */
        LoadPrint: {
            /**
             * @description Shown in the page instead of saved.
             * @default false
             */
            is_inline: boolean;
            paper: components["schemas"]["Paper"];
        };
        /**
         * LoadReason
         * @description An action that needs a reason.
         */
        LoadReason: {
            /** @description Kept in the history. */
            reason: string;
            /**
             * Format: int32
             * @description The load's version; refused if the load has changed since.
             */
            version?: number;
        };
        /**
         * LoadRef
         * @description A load, in short form.
         */
        LoadRef: {
            /** Format: uuid */
            id: string;
            number: string;
            status: components["schemas"]["LoadStatus"];
        };
        /**
         * LoadReference
         * @description A reference number of the load.
         */
        LoadReference: {
            kind: components["schemas"]["ReferenceKind"];
            value: string;
        };
        /**
         * LoadSplit
         * @description Where to split a leg: at one of its stops, or at a new relay point.
         */
        LoadSplit: {
            relay?: components["schemas"]["RelayPoint"];
            /**
             * Format: uuid
             * @description A stop inside a leg. If omitted, `relay` says where.
             */
            stop_id?: string;
            /**
             * Format: int32
             * @description The load's version.
             */
            version: number;
        };
        /**
         * @description A load's operational status. Derived from facts, never set.
         * @enum {string}
         */
        LoadStatus: "draft" | "booked" | "assigned" | "dispatched" | "en_route_pickup" | "at_pickup" | "loaded" | "in_transit" | "at_delivery" | "delivered" | "cancelled" | "tonu" | "on_hold";
        /**
         * LoadStep
         * @description An action without further input.
         */
        LoadStep: {
            /**
             * Format: int32
             * @description The load's version; refused if the load has changed since. If omitted, the action applies to the load as it is.
             */
            version?: number;
        };
        /**
         * LoadSummary
         * @description A load, as lists show it.
         */
        LoadSummary: {
            billing_status: components["schemas"]["BillingStatus"];
            /** Format: date-time */
            created_at: string;
            currency: string;
            customer: components["schemas"]["NamedRef"];
            customer_reference?: string;
            /** Format: date-time */
            delivered_at?: string;
            /**
             * Format: date-time
             * @description When the last stop's window opens.
             */
            delivery_at: string;
            /** @description The last stop. */
            destination: components["schemas"]["LoadPlace"];
            driver?: components["schemas"]["NamedRef"];
            equipment: components["schemas"]["Equipment"];
            /** Format: uuid */
            id: string;
            is_pod_present: boolean;
            is_rate_confirmation_present: boolean;
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** @description The first stop that the truck has not left; none after the last. */
            next_stop?: components["schemas"]["NextStop"];
            number: string;
            /** @description The first stop. */
            origin: components["schemas"]["LoadPlace"];
            /**
             * Format: int64
             * @description Charges awaiting the customer's approval.
             */
            pending_cents: number;
            /**
             * Format: date-time
             * @description When the first stop's window opens.
             */
            pickup_at: string;
            /** @description Total ÷ loaded miles, in dollars with 4 places. */
            rate_per_mile?: string;
            status: components["schemas"]["LoadStatus"];
            /** Format: int32 */
            stop_count: number;
            /** @description By name. */
            tags: components["schemas"]["TagRef"][];
            timeliness: components["schemas"]["Timeliness"];
            /** @description One sentence about the timeliness; may be empty. */
            timeliness_reason: string;
            /**
             * Format: int64
             * @description What the customer agreed to.
             */
            total_cents: number;
            trailer?: components["schemas"]["NamedRef"];
            truck?: components["schemas"]["NamedRef"];
            /** Format: int32 */
            version: number;
        };
        /**
         * LoadTagsChange
         * @description Tags to add to a load and to remove from it.
         */
        LoadTagsChange: {
            /** @description Ids of active tags. */
            add?: string[];
            /** @description Ids of tags. */
            remove?: string[];
            /**
             * Format: int32
             * @description The load's version; refused if the load has changed since. If omitted, the tags apply to the load as it is.
             */
            version?: number;
        };
        /**
         * LoadTonu
         * @description The truck was ordered and not used.
         */
        LoadTonu: {
            /**
             * Format: int64
             * @description What the customer owes for it, in cents.
             */
            amount_cents?: number;
            /** @description Customer contact or approval number; without it the charge is pending. */
            approval_reference?: string;
            reason: string;
            /**
             * Format: int32
             * @description The load's version; refused if the load has changed since.
             */
            version?: number;
        };
        /**
         * LoadUpdate
         * @description Changes to a load's own fields: omitted fields stay, null clears.
         */
        LoadUpdate: {
            /** @description Keep the customer's reference even if it is on another load. */
            accepts_duplicate_reference?: boolean;
            billing_notes?: string | null;
            broker_contact?: components["schemas"]["BrokerContact"] | null;
            /** Format: int64 */
            cargo_value_cents?: number | null;
            commodity?: string | null;
            /** Format: uuid */
            customer_id?: string;
            customer_reference?: string | null;
            /** Format: uuid */
            dispatcher_id?: string | null;
            driver_notes?: string | null;
            empty_miles?: string | null;
            equipment?: components["schemas"]["Equipment"];
            /**
             * Format: uuid
             * @description Null removes the load from its program.
             */
            fuel_program_id?: string | null;
            hazard_class?: string | null;
            invoice_notes?: string | null;
            is_hazmat?: boolean;
            is_team_required?: boolean;
            load_kind?: components["schemas"]["LoadKind"];
            loaded_miles?: string | null;
            notes?: string | null;
            packing_group?: components["schemas"]["PackingGroup"] | null;
            /** Format: int32 */
            pallets?: number | null;
            /** Format: int32 */
            pieces?: number | null;
            /** Format: int64 */
            rate_confirmation_cents?: number | null;
            references?: components["schemas"]["LoadReference"][];
            seal_number?: string | null;
            shipping_name?: string | null;
            /** Format: int32 */
            temperature_fahrenheit?: number | null;
            temperature_mode?: components["schemas"]["TemperatureMode"] | null;
            /** Format: uuid */
            terminal_id?: string | null;
            un_number?: string | null;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
            /** Format: int32 */
            weight_pounds?: number | null;
        };
        /**
         * LossCount
         * @description How often one reason was given.
         */
        LossCount: {
            /** Format: int64 */
            cents: number;
            /** Format: int64 */
            count: number;
            reason: components["schemas"]["LossReason"];
        };
        /**
         * @description Why a quote was lost.
         * @enum {string}
         */
        LossReason: "price" | "too_slow" | "capacity" | "schedule" | "equipment" | "service" | "freight_cancelled" | "no_answer" | "other";
        /**
         * MailBudget
         * @description How much mail a company may send today.
         */
        MailBudget: {
            /**
             * Format: uint64
             * @description Much lower until the operator has confirmed the DOT number.
             */
            daily_limit: number;
            /** Format: uint64 */
            sent_today: number;
            /**
             * Format: uint64
             * @description Messages over the limit; they go out tomorrow.
             */
            waiting_count: number;
        };
        /**
         * Message
         * @description A sentence for a person.
         */
        Message: {
            message: string;
        };
        /**
         * @description The source of miles.
         * @enum {string}
         */
        MilesSource: "typed" | "estimated" | "routed";
        /**
         * @description The truck's progress at a stop.
         * @enum {string}
         */
        Milestone: "ahead" | "arrived" | "departed";
        /**
         * MinutesRule
         * @description A check call due this many minutes before or after an event.
         */
        MinutesRule: {
            is_on: boolean;
            /**
             * Format: int32
             * @description 1 to 1440.
             */
            minutes: number;
        };
        /**
         * MissingTime
         * @description An arrival or a departure that is missing or unconfirmed.
         */
        MissingTime: {
            city: string;
            /** @description Why the time is doubtful. */
            doubt?: components["schemas"]["EventDoubt"];
            /**
             * Format: date-time
             * @description When the stop's window opens.
             */
            earliest_at: string;
            facility_name: string;
            is_estimated: boolean;
            /** @description `arrived` or `departed`. */
            kind: components["schemas"]["StopEventKind"];
            load: components["schemas"]["LoadRef"];
            /**
             * Format: date-time
             * @description The estimate or the doubtful time; none if unknown.
             */
            occurred_at?: string;
            source?: components["schemas"]["EventSource"];
            state: string;
            /** Format: uuid */
            stop_id: string;
            stop_kind: components["schemas"]["StopKind"];
            /**
             * Format: int32
             * @description 1, 2, 3 …
             */
            stop_sequence: number;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * MissingTimeList
         * @description Arrivals and departures that are missing or unconfirmed.
         */
        MissingTimeList: {
            /** @description In route order. */
            items: components["schemas"]["MissingTime"][];
        };
        /**
         * NamedRef
         * @description Another record with its name.
         */
        NamedRef: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /**
         * NextCheckCall
         * @description The next call to make.
         */
        NextCheckCall: {
            /** Format: date-time */
            due_at: string;
            is_due: boolean;
            rule: components["schemas"]["CheckCallRule"];
        };
        /**
         * NextStop
         * @description The stop where a load is, or its next one.
         */
        NextStop: {
            /** Format: date-time */
            arrived_at?: string;
            city: string;
            facility_name: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["StopKind"];
            /** Format: date-time */
            scheduled_at?: string;
            state: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * Notice
         * @description A message from the product to you.
         */
        Notice: {
            /** Format: date-time */
            archived_at?: string;
            body?: string;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["NoticeKind"];
            /** @description The page it is about, such as `/apps/loads/0192…`. */
            path?: string;
            /** Format: date-time */
            read_at?: string;
            title: string;
        };
        /**
         * @description Which notices a list shows.
         * @enum {string}
         */
        NoticeBox: "inbox" | "archived";
        /**
         * NoticeCount
         * @description How many notices are unread.
         */
        NoticeCount: {
            /**
             * Format: uint64
             * @description Example: `0`.
             */
            unread_count: number;
        };
        /**
         * @description The subject of a notice.
         * @enum {string}
         */
        NoticeKind: "join_request" | "load_assigned" | "detention" | "billing" | "tracking" | "quote" | "table" | "mail" | "webhook" | "access";
        /**
         * NoticePage
         * @description A page of notices, newest first.
         */
        NoticePage: {
            items: components["schemas"]["Notice"][];
            /** @description Send it as `cursor` for the next page; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
            /**
             * Format: uint64
             * @description Unread notices in the inbox.
             */
            unread_count: number;
        };
        /**
         * NumberFormat
         * @description How the numbers of one kind are written.
         */
        NumberFormat: {
            /**
             * Format: int32
             * @description Padded with zeros to this many digits, 1 to 10.
             */
            digits: number;
            /** @description The year stands before the number. */
            has_year: boolean;
            kind: components["schemas"]["NumberKind"];
            /**
             * Format: int64
             * @description The next number, unformatted.
             */
            next_number: number;
            /** @description At most 8 capital letters, digits and dashes, not ending in a digit; may be empty. */
            prefix: string;
            /** @description The next record's number, unless another user takes it first. */
            preview: string;
            /** Format: date-time */
            updated_at?: string;
            /**
             * Format: int32
             * @description Send this version back with your change; 0 until the first change.
             */
            version: number;
            /**
             * Format: int32
             * @description The year that `has_year` uses now.
             */
            year: number;
        };
        /**
         * NumberFormatList
         * @description The formats of every kind.
         */
        NumberFormatList: {
            items: components["schemas"]["NumberFormat"][];
        };
        /**
         * NumberFormatUpdate
         * @description Changes to a format: omitted fields stay.
         */
        NumberFormatUpdate: {
            /**
             * Format: int32
             * @description 1 to 10.
             */
            digits?: number;
            has_year?: boolean;
            /**
             * Format: int64
             * @description Not below the next number; skipped numbers are never used.
             */
            next_number?: number;
            /** @description At most 8 letters, digits and dashes, not ending in a digit. */
            prefix?: string;
            /**
             * Format: int32
             * @description The version your change is based on; 0 for the first change.
             */
            version: number;
        };
        /**
         * @description The kind of records that are numbered.
         * @enum {string}
         */
        NumberKind: "load" | "quote";
        /**
         * OnTimeFigures
         * @description Stops of one kind.
         */
        OnTimeFigures: {
            /**
             * Format: int64
             * @description Of these, those with an arrival on record.
             */
            arrived: number;
            /** @description (On time + excused) ÷ arrived, with 1 place; none without arrivals. */
            controllable_percent?: string;
            /**
             * Format: int64
             * @description Late for a reason outside the carrier's control.
             */
            excused_late: number;
            /** Format: int64 */
            late: number;
            /** Format: int64 */
            on_time: number;
            /** @description On time ÷ arrived, with 1 place; none without arrivals. */
            on_time_percent?: string;
            /**
             * Format: int64
             * @description With an agreed time.
             */
            stops: number;
            /**
             * Format: int64
             * @description Late without a recorded reason; these count against the carrier.
             */
            unexplained_late: number;
            /**
             * Format: int64
             * @description Arrived without an agreed time; in no percentage.
             */
            without_appointment: number;
            /**
             * Format: int64
             * @description Due, but without a recorded arrival; in no percentage.
             */
            without_arrival: number;
        };
        /**
         * OnTimeOfCustomer
         * @description The stops of one customer's loads.
         */
        OnTimeOfCustomer: {
            customer: components["schemas"]["NamedRef"];
            deliveries: components["schemas"]["OnTimeFigures"];
            pickups: components["schemas"]["OnTimeFigures"];
        };
        /**
         * OnTimeOfFacility
         * @description The stops at one facility.
         */
        OnTimeOfFacility: {
            city: string;
            deliveries: components["schemas"]["OnTimeFigures"];
            facility: components["schemas"]["NamedRef"];
            pickups: components["schemas"]["OnTimeFigures"];
            state: string;
        };
        /**
         * OnTimeReport
         * @description On-time performance.
         */
        OnTimeReport: {
            /** @description By name. */
            customers: components["schemas"]["OnTimeOfCustomer"][];
            deliveries: components["schemas"]["OnTimeFigures"];
            /** @description By name. */
            facilities: components["schemas"]["OnTimeOfFacility"][];
            /** @description How stops are counted, in words. */
            formula: string;
            /** Format: date */
            from: string;
            /**
             * Format: int32
             * @description The requested grace, in minutes; left out if each stop has its customer's grace or the company's.
             */
            grace_minutes?: number;
            pickups: components["schemas"]["OnTimeFigures"];
            /** Format: date */
            to: string;
        };
        /**
         * OperationsDashboard
         * @description What is happening today, and this week's money.
         */
        OperationsDashboard: {
            /**
             * Format: uint64
             * @description Loads with a driver and a truck that are not delivered.
             */
            active_count: number;
            /**
             * Format: uint64
             * @description Active loads due at their next stop within 4 hours.
             */
            arriving_soon_count: number;
            /** Format: date-time */
            as_of: string;
            /**
             * Format: uint64
             * @description Loads whose next stop is due soon.
             */
            at_risk_count: number;
            /** Format: int64 */
            booked_last_week_cents: number;
            /**
             * Format: int64
             * @description Totals of loads entered this week; drafts, canceled and unused ones left out.
             */
            booked_this_week_cents: number;
            currency: string;
            /** Format: int64 */
            delivered_last_week_cents: number;
            /**
             * Format: int64
             * @description Totals of loads delivered this week.
             */
            delivered_this_week_cents: number;
            /** @description Late loads, then loads at risk, then loads on hold, earliest pickup first. */
            exceptions: components["schemas"]["LoadSummary"][];
            /** @description Papers that have expired or will within 30 days, soonest first. */
            expiring_papers: components["schemas"]["ExpiringPaper"][];
            /**
             * Format: uint64
             * @description Trucks available and not on a load.
             */
            idle_truck_count: number;
            /**
             * Format: uint64
             * @description Loads whose next stop is past due.
             */
            late_count: number;
            /**
             * Format: uint64
             * @description Delivered loads without a proof of delivery.
             */
            missing_pod_count: number;
            /** Format: uint64 */
            out_of_service_trailer_count: number;
            /** Format: uint64 */
            out_of_service_truck_count: number;
            /**
             * Format: int64
             * @description Charges on loads to bill that await customers' approval; not in any other figure.
             */
            pending_cents: number;
            /** @description Loads with known miles delivered this week and last: revenue ÷ loaded miles, in dollars with 4 places. */
            rate_per_mile?: string;
            /** Format: int64 */
            ready_to_bill_cents: number;
            /**
             * Format: uint64
             * @description Delivered loads without billing blockers.
             */
            ready_to_bill_count: number;
            /** @description What people did with loads and their papers, newest first. */
            recent_activity: components["schemas"]["Activity"][];
            /** @description The sample load, as long as your company has one. */
            sample_load?: components["schemas"]["LoadRef"];
            /** @description Open loads by status. */
            status_counts: components["schemas"]["StatusCount"][];
            /** @description The company's; days and weeks are counted in it, weeks from Monday. */
            time_zone: string;
            /**
             * Format: int64
             * @description What customers owe for trucks that were ordered and not used this week.
             */
            tonu_this_week_cents: number;
            /**
             * Format: uint64
             * @description Loads to be moved that lack a driver or a truck.
             */
            unassigned_count: number;
            /**
             * Format: date
             * @description This week's Monday.
             */
            week_start_on: string;
        };
        /**
         * OwnerChoice
         * @description A carrier where the address owns trucks.
         */
        OwnerChoice: {
            carrier_name: string;
            /** Format: uuid */
            fleet_owner_id: string;
        };
        /**
         * OwnerChoose
         * @description The chosen carrier.
         */
        OwnerChoose: {
            choice_token: string;
            /** Format: uuid */
            fleet_owner_id: string;
        };
        /**
         * OwnerDashboard
         * @description Your trucks at a glance. The week starts on Monday in the carrier's time zone.
         */
        OwnerDashboard: {
            currency: string;
            /** @description Papers of your trucks that have expired or will within 30 days, soonest first. */
            expiring_papers: components["schemas"]["OwnerPaper"][];
            /**
             * Format: uint64
             * @description Loads delivered this week.
             */
            loads_this_week_count: number;
            /** @description Their loaded miles; decimal with 1 place. */
            miles_this_week: string;
            /**
             * Format: uint64
             * @description Those whose driver is on the road with a load.
             */
            moving_truck_count: number;
            /**
             * Format: int64
             * @description What the carrier charges for them.
             */
            revenue_this_week_cents: number;
            /**
             * Format: uint64
             * @description Trucks you own today.
             */
            truck_count: number;
        };
        /**
         * OwnerLoad
         * @description A load on one of your trucks, picked up while you owned it.
         */
        OwnerLoad: {
            /** Format: date-time */
            delivered_at?: string;
            /**
             * Format: date-time
             * @description When the last stop's window opens.
             */
            delivery_at: string;
            /** @description The last stop. */
            destination: components["schemas"]["LoadPlace"];
            driver_name?: string;
            /** Format: uuid */
            id: string;
            is_pod_present: boolean;
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** @description The first stop that the truck has not left. */
            next_stop?: components["schemas"]["NextStop"];
            number: string;
            /** @description The first stop. */
            origin: components["schemas"]["LoadPlace"];
            /**
             * Format: date-time
             * @description When the first stop's window opens.
             */
            pickup_at: string;
            status: components["schemas"]["LoadStatus"];
            timeliness: components["schemas"]["Timeliness"];
            truck: components["schemas"]["NamedRef"];
        };
        /**
         * @description Groups of a fleet owner's loads.
         * @enum {string}
         */
        OwnerLoadGroup: "open" | "history" | "all";
        /**
         * OwnerLoadPage
         * @description A page of loads.
         */
        OwnerLoadPage: {
            items: components["schemas"]["OwnerLoad"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * OwnerLoginRequest
         * @description Where to send a sign-in link.
         */
        OwnerLoginRequest: {
            email: string;
        };
        /**
         * OwnerLoginVerify
         * @description The token of a sign-in link.
         */
        OwnerLoginVerify: {
            token: string;
        };
        /**
         * OwnerLogout
         * @description How to sign out.
         */
        OwnerLogout: {
            /** @description On every device. */
            everywhere?: boolean;
        };
        /**
         * OwnerPaper
         * @description A paper that needs to be renewed.
         */
        OwnerPaper: {
            /** @description Such as `registration_expiring`. */
            code: string;
            /** Format: date */
            expires_on: string;
            /** @description One sentence for a person. */
            message: string;
            /** Format: uuid */
            truck_id: string;
            unit_number: string;
        };
        /**
         * OwnerProfile
         * @description Your record at the carrier.
         */
        OwnerProfile: {
            address?: components["schemas"]["Address"];
            carrier_name: string;
            /** @description The business that owns the trucks. */
            company_name?: string;
            /** @description Where sign-in links go; the carrier changes it. */
            email: string;
            /** Format: uuid */
            fleet_owner_id: string;
            name: string;
            /** @description E.164, such as `+13125550123`. */
            phone?: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * OwnerProfileUpdate
         * @description Changes to your record: omitted fields stay, null clears.
         */
        OwnerProfileUpdate: {
            address?: components["schemas"]["Address"] | null;
            phone?: string | null;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * OwnerSession
         * @description The owner signed in to the portal.
         */
        OwnerSession: {
            carrier_name: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            fleet_owner_id: string;
            name: string;
            /** @description A new token, once half of the session's time has passed. */
            token?: string;
        };
        /**
         * OwnerSessionToken
         * @description What to send as `Authorization: JWT <token>`.
         */
        OwnerSessionToken: {
            /** Format: date-time */
            expires_at: string;
            token: string;
        };
        /**
         * OwnerTruck
         * @description One of your trucks.
         */
        OwnerTruck: {
            /** Format: date */
            annual_inspection_expires_on?: string;
            current_load?: components["schemas"]["OwnerLoad"];
            /** @description Driver of the current load, else the usual driver. */
            driver_name?: string;
            /** Format: uuid */
            id: string;
            /** Format: date */
            insurance_expires_on?: string;
            make?: string;
            model?: string;
            /** Format: date */
            registration_expires_on?: string;
            status: components["schemas"]["VehicleStatus"];
            unit_number: string;
            /** Format: int32 */
            year?: number;
        };
        /**
         * OwnerTruckList
         * @description The trucks you own today.
         */
        OwnerTruckList: {
            items: components["schemas"]["OwnerTruck"][];
        };
        /**
         * OwnerVerified
         * @description A session, or carriers to choose from.
         */
        OwnerVerified: {
            /** @description Send it with the choice, within ten minutes. */
            choice_token?: string;
            /** @description Present if it owns trucks at several carriers. */
            choices?: components["schemas"]["OwnerChoice"][];
            /** @description Present if the address owns trucks at one carrier. */
            session?: components["schemas"]["OwnerSessionToken"];
        };
        /**
         * @description The degree of danger of hazardous freight: great, medium or minor (49 CFR 171.8).
         * @enum {string}
         */
        PackingGroup: "I" | "II" | "III";
        /**
         * @description A paper that can be printed for a load.
         * @enum {string}
         */
        Paper: "load_sheet" | "bill_of_lading" | "dispatch_sheet";
        /**
         * PaperOpen
         * @description How to open a paper that is rendered on demand.
         */
        PaperOpen: {
            /**
             * @description Shown in the page instead of saved.
             * @default false
             */
            is_inline: boolean;
        };
        /**
         * @description The driver, truck or trailer of a paper.
         * @enum {string}
         */
        PaperSubject: "driver" | "truck" | "trailer";
        /**
         * PaperWarning
         * @description A paper that needs attention.
         */
        PaperWarning: {
            /** @description Such as `license_expired`, `inspection_expiring` or `medical_missing`. */
            code: string;
            /** @description Blocks assignments. */
            is_blocking: boolean;
            /** @description One sentence for a person. */
            message: string;
        };
        /**
         * PermissionInfo
         * @description A permission that a key may have.
         */
        PermissionInfo: {
            description: string;
            /** @description Such as `loads:read`. */
            permission: string;
            /** @description The first section that contains it. */
            section: components["schemas"]["Section"];
        };
        /**
         * PermissionList
         * @description Every permission.
         */
        PermissionList: {
            items: components["schemas"]["PermissionInfo"][];
        };
        /**
         * Place
         * @description A city or town in the United States, or the part of one with a given ZIP Code.
         */
        Place: {
            /**
             * Format: double
             * @description Degrees north, of its center.
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east; negative in the Americas.
             */
            longitude: number;
            /** @description Such as `Memphis`. */
            name: string;
            /** @description The one typed, or the place's first; left out if it has none. */
            postal_code?: string;
            /** @description Two letters. */
            state: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * PlaceList
         * @description Places that match the input.
         */
        PlaceList: {
            /** @description The data's source; show it next to the places. */
            attribution: string;
            /** @description The most likely first. */
            items: components["schemas"]["Place"][];
        };
        /**
         * @description What happens to the merged customer's own detention terms.
         * @enum {string}
         */
        PolicyMove: "none" | "moves" | "stays";
        /**
         * @description The source of a position.
         * @enum {string}
         */
        PositionSource: "driver" | "dispatcher" | "broker_portal" | "driver_link" | "eld" | "stop";
        /**
         * Problem
         * @description An error in the form of RFC 9457.
         */
        Problem: {
            /** @description A stable code for programs. */
            code: components["schemas"]["ErrorCode"];
            /** @description One sentence for a person. */
            detail: string;
            /** @description Errors in individual parts of the body. */
            fields: components["schemas"]["ProblemField"][];
            /** @description The same sentence as `detail`. */
            message: string;
            /** @description Identifies this request in our logs. */
            request_id?: string;
            /**
             * Format: uint16
             * @description The HTTP status.
             */
            status: number;
            /** @description The status in words. */
            title: string;
            /** @description A URI reference for the kind of problem; `about:blank` if the status is enough. */
            type: string;
        };
        /**
         * ProblemField
         * @description An error in one part of the body.
         */
        ProblemField: {
            /** @description One sentence for a person. */
            message: string;
            /** @description Where, with dots: `stops.0.earliest_local`. */
            path: string;
        };
        /**
         * Profile
         * @description You, as your company knows you.
         */
        Profile: {
            company_name: string;
            /** Format: date-time */
            created_at: string;
            email: string;
            full_name: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When you last opened the product, to about five minutes.
             */
            last_seen_at?: string;
            /** @description E.164, such as `+13125550123`. */
            phone?: string;
            role: components["schemas"]["Role"];
            terminal?: components["schemas"]["TerminalRef"];
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * ProfileUpdate
         * @description Changes to your record: omitted fields stay, null clears.
         */
        ProfileUpdate: {
            full_name?: string;
            phone?: string | null;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * PublicCarrier
         * @description The carrier that made the offer.
         */
        PublicCarrier: {
            /** @description The quote's author. */
            contact_name: string;
            dot_number: string;
            email?: string;
            name: string;
            phone?: string;
        };
        /**
         * PublicDocument
         * @description A document that a customer may open.
         */
        PublicDocument: {
            /** Format: date-time */
            added_at: string;
            file_name: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["DocumentKind"];
        };
        /**
         * PublicEta
         * @description When the truck will reach its next stop.
         */
        PublicEta: {
            /** Format: date-time */
            at: string;
            basis: components["schemas"]["EtaBasis"];
            confidence: components["schemas"]["EtaConfidence"];
        };
        /**
         * PublicPosition
         * @description The truck's last approximate position: coordinates have two decimals, about a kilometer.
         */
        PublicPosition: {
            /** Format: int64 */
            age_minutes: number;
            /** Format: date-time */
            at: string;
            city?: string;
            is_stale: boolean;
            /** Format: double */
            latitude?: number;
            /** Format: double */
            longitude?: number;
            state?: string;
        };
        /**
         * PublicQuote
         * @description A quote as its customer sees it, without the carrier's costs.
         */
        PublicQuote: {
            accepted_by?: string;
            carrier: components["schemas"]["PublicCarrier"];
            /** @description None once the quote is withdrawn or superseded; the same goes for the total. */
            charges: components["schemas"]["PublicQuoteCharge"][];
            /**
             * Format: date-time
             * @description When it was accepted, declined or otherwise ended.
             */
            closed_at?: string;
            commodity?: string;
            currency: string;
            customer_name: string;
            customer_note?: string;
            customer_reference?: string;
            equipment: components["schemas"]["Equipment"];
            is_hazmat: boolean;
            is_team_required: boolean;
            kind: components["schemas"]["QuoteKind"];
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** @description One sentence about the state; none while it can be answered. */
            notice?: components["schemas"]["QuoteWarning"];
            number: string;
            /** Format: int32 */
            pallets?: number;
            state: components["schemas"]["PublicQuoteState"];
            stops: components["schemas"]["PublicQuoteStop"][];
            /** Format: int32 */
            temperature_fahrenheit?: number;
            temperature_mode?: components["schemas"]["TemperatureMode"];
            terms?: string;
            /** Format: int64 */
            total_cents?: number;
            /** Format: date-time */
            valid_until: string;
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * PublicQuoteCharge
         * @description A charge of the quote.
         */
        PublicQuoteCharge: {
            /** Format: int64 */
            amount_cents: number;
            basis: components["schemas"]["ChargeBasis"];
            code: components["schemas"]["ChargeCode"];
            description?: string;
            /** @description Decimal with 3 places. */
            quantity: string;
            /** @description Dollars per unit, or percent of the line haul; decimal with 4 places. */
            rate: string;
        };
        /**
         * @description A quote's state as the customer sees it.
         * @enum {string}
         */
        PublicQuoteState: "open" | "accepted" | "declined" | "expired" | "withdrawn" | "superseded";
        /**
         * PublicQuoteStop
         * @description A stop.
         */
        PublicQuoteStop: {
            city: string;
            /** Format: date-time */
            earliest_at: string;
            facility_name: string;
            kind: components["schemas"]["StopKind"];
            /** Format: date-time */
            latest_at?: string;
            schedule: components["schemas"]["Schedule"];
            state: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * PublicTracking
         * @description A load as its customer follows it, without drivers' names.
         */
        PublicTracking: {
            carrier: components["schemas"]["LinkCarrier"];
            customer_reference?: string;
            /** @description Proof of delivery and bill of lading; empty unless the link shows them. */
            documents: components["schemas"]["PublicDocument"][];
            eta?: components["schemas"]["PublicEta"];
            is_delivered: boolean;
            load_number: string;
            /**
             * Format: int32
             * @description The stop where the truck is, or its next one.
             */
            next_stop_sequence?: number;
            position?: components["schemas"]["PublicPosition"];
            /** @description Empty unless the link shows them. */
            references: components["schemas"]["LoadReference"][];
            /** Format: date-time */
            shown_at: string;
            status: components["schemas"]["LoadStatus"];
            stops: components["schemas"]["PublicTrackingStop"][];
        };
        /**
         * PublicTrackingStop
         * @description A stop as a customer sees it.
         */
        PublicTrackingStop: {
            /** Format: date-time */
            arrived_at?: string;
            city: string;
            /** Format: date-time */
            departed_at?: string;
            /** Format: date-time */
            earliest_at: string;
            kind: components["schemas"]["StopKind"];
            /** Format: date-time */
            latest_at?: string;
            /**
             * Format: double
             * @description Two decimals, about a kilometer; none if the location is unknown.
             */
            latitude?: number;
            /** Format: double */
            longitude?: number;
            milestone: components["schemas"]["Milestone"];
            schedule: components["schemas"]["Schedule"];
            /** Format: int32 */
            sequence: number;
            state: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * Quote
         * @description A price that the carrier offers for freight.
         */
        Quote: {
            accepted_by?: string;
            accepted_by_email?: string;
            /** @description Actions allowed on it now. */
            allowed_actions: components["schemas"]["QuoteAction"][];
            /** Format: date-time */
            approved_at?: string;
            approved_by?: string;
            /** @description The contact person at the customer. */
            broker_contact?: components["schemas"]["BrokerContact"];
            /** Format: int64 */
            cargo_value_cents?: number;
            charges: components["schemas"]["QuoteCharge"][];
            /**
             * Format: date-time
             * @description When it was accepted or otherwise closed.
             */
            closed_at?: string;
            /** @description Why it was declined, lost, returned or withdrawn. */
            closed_reason?: string;
            commodity?: string;
            competitor?: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            currency: string;
            customer?: components["schemas"]["NamedRef"];
            customer_note?: string;
            /** @description The customer's own number for the load. */
            customer_reference?: string;
            /** @description Deadhead from where the truck is expected to be available; decimal with 1 place. */
            empty_miles?: string;
            equipment: components["schemas"]["Equipment"];
            /** @description None without a cost model or without miles. */
            estimate?: components["schemas"]["QuoteEstimate"];
            /** Format: uuid */
            fuel_program_id?: string;
            /** @description How the fuel surcharge was calculated. */
            fuel_surcharge?: components["schemas"]["FuelSurcharge"];
            hazard_class?: string;
            /** Format: uuid */
            id: string;
            is_hazmat: boolean;
            is_team_required: boolean;
            kind: components["schemas"]["QuoteKind"];
            /** @description The load booked from it. */
            load?: components["schemas"]["NamedRef"];
            load_kind: components["schemas"]["LoadKind"];
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            loss_reason?: components["schemas"]["LossReason"];
            /** @description Competitors' rate in dollars per mile. */
            market_rate?: string;
            miles_source?: string;
            /** @description For the carrier's staff only. */
            notes?: string;
            /** @description The quote number with the version, such as `Q-1001-2`. */
            number: string;
            /** Format: int32 */
            pallets?: number;
            /** Format: int32 */
            pieces?: number;
            /**
             * Format: int64
             * @description How much less the competitor charged.
             */
            price_gap_cents?: number;
            prospect_name?: string;
            /** @description Total ÷ loaded miles, in dollars with 4 places. */
            rate_per_mile?: string;
            /** @description Total ÷ loaded and empty miles, in dollars with 4 places. */
            rate_per_mile_all?: string;
            references: components["schemas"]["LoadReference"][];
            /** Format: date-time */
            requested_at: string;
            /**
             * Format: int32
             * @description 1, 2, 3 … within the number.
             */
            revision: number;
            /** Format: date-time */
            sent_at?: string;
            sent_to?: string;
            status: components["schemas"]["QuoteStatus"];
            /** @description In route order. */
            stops: components["schemas"]["QuoteStop"][];
            /** Format: int32 */
            temperature_fahrenheit?: number;
            temperature_mode?: components["schemas"]["TemperatureMode"];
            terms?: string;
            /** Format: int64 */
            tolls_cents?: number;
            /**
             * Format: int64
             * @description Sum of the charges.
             */
            total_cents: number;
            /** @description Such as `UN1203`; required for hazardous freight. */
            un_number?: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            valid_until: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
            /** @description Every version of the number, newest first. */
            versions: components["schemas"]["QuoteVersion"][];
            /**
             * Format: date-time
             * @description When the customer first opened it.
             */
            viewed_at?: string;
            /** @description Warnings to read before sending it. */
            warnings: components["schemas"]["QuoteWarning"][];
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * QuoteAcceptance
         * @description An acceptance by phone or in person.
         */
        QuoteAcceptance: {
            email?: string;
            /** @description The name of the person who accepted. */
            name: string;
            /**
             * Format: int32
             * @description The version your decision is based on.
             */
            version: number;
        };
        /**
         * @description An action on a quote.
         * @enum {string}
         */
        QuoteAction: "edit" | "request_approval" | "approve" | "return" | "send" | "accept" | "mark_lost" | "reopen" | "withdraw" | "revise" | "duplicate" | "convert";
        /**
         * QuoteCharge
         * @description A charge of a quote.
         */
        QuoteCharge: {
            /**
             * Format: int64
             * @description Quantity × rate, rounded half away from zero.
             */
            amount_cents: number;
            basis: components["schemas"]["ChargeBasis"];
            code: components["schemas"]["ChargeCode"];
            currency: string;
            description?: string;
            /** Format: uuid */
            id: string;
            /** @description The fuel surcharge that the quote's program computed. */
            is_from_program: boolean;
            /** @description Decimal with 3 places. */
            quantity: string;
            /** @description Dollars per unit, or percent of the line haul; decimal with 4 places. */
            rate: string;
        };
        /**
         * QuoteConvert
         * @description What a load needs that the quote may lack.
         */
        QuoteConvert: {
            /**
             * @description Book it even if the customer is over its credit limit or on hold.
             * @default false
             */
            accepts_credit_risk: boolean;
            /**
             * @description Book it even if the customer's reference is on another load.
             * @default false
             */
            accepts_duplicate_reference: boolean;
            /**
             * Format: uuid
             * @description The customer that the prospect has become.
             */
            customer_id?: string;
            /** @description The customer's number for the load, if the quote has none. */
            customer_reference?: string;
            /**
             * Format: int32
             * @description The version your decision is based on.
             */
            version: number;
        };
        /**
         * QuoteEstimate
         * @description The trip's cost and margin by the company's cost model.
         */
        QuoteEstimate: {
            /**
             * Format: int64
             * @description The sum of the parts: the break-even price.
             */
            cost_cents: number;
            /** @description Cost ÷ all miles, in dollars with 4 places. */
            cost_per_mile?: string;
            /** @description The truck days in `fixed_cents`; decimal with 1 place. */
            days: string;
            /** Format: int64 */
            driver_cents: number;
            /** Format: int64 */
            fixed_cents: number;
            /** Format: int64 */
            fuel_cents: number;
            is_below_floor: boolean;
            /** Format: int64 */
            maintenance_cents: number;
            /** Format: int64 */
            margin_cents: number;
            /** @description The company's minimum margin in percent. */
            margin_floor: string;
            /** @description Of the total; decimal with 1 place. */
            margin_percent?: string;
            /** Format: int64 */
            tolls_cents: number;
            /**
             * Format: int64
             * @description The lowest total that meets the floor.
             */
            total_at_floor_cents: number;
        };
        /**
         * @description How a report groups quotes.
         * @enum {string}
         */
        QuoteGrouping: "customer" | "lane" | "user";
        /**
         * QuoteInput
         * @description A quote to create, or a draft's new content.
         */
        QuoteInput: {
            /** @description The contact person at the customer. */
            broker_contact?: components["schemas"]["BrokerContact"];
            /** Format: int64 */
            cargo_value_cents?: number;
            /** @description Without the program's fuel surcharge. */
            charges: components["schemas"]["ChargeInput"][];
            commodity?: string;
            /**
             * Format: uuid
             * @description Give this or `prospect_name`.
             */
            customer_id?: string;
            /** @description Printed for the customer. */
            customer_note?: string;
            /** @description The customer's own number for the load. */
            customer_reference?: string;
            /** @description Deadhead from where the truck is expected to be available; decimal with 1 place. */
            empty_miles?: string;
            equipment: components["schemas"]["Equipment"];
            /**
             * Format: uuid
             * @description Adds a fuel surcharge by this program and the latest price of diesel.
             */
            fuel_program_id?: string;
            hazard_class?: string;
            is_hazmat: boolean;
            is_team_required: boolean;
            kind: components["schemas"]["QuoteKind"];
            load_kind: components["schemas"]["LoadKind"];
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** @description Competitors' rate in dollars per mile; decimal with at most 4 places. */
            market_rate?: string;
            /**
             * @description The source of the loaded miles, such as a map's name and version. `estimate` if Haul computed them: these follow
             *     the stops, and a quote without `loaded_miles` gets them once every location is known.
             */
            miles_source?: string;
            /** @description For the carrier's staff only. */
            notes?: string;
            /** Format: int32 */
            pallets?: number;
            /** Format: int32 */
            pieces?: number;
            /** @description The name of a prospect that is not a customer yet. */
            prospect_name?: string;
            references: components["schemas"]["LoadReference"][];
            /**
             * Format: date-time
             * @description When the customer asked; now if omitted.
             */
            requested_at?: string;
            /** @description At least two: the first picks up freight or a trailer, the last delivers it. */
            stops: components["schemas"]["StopInput"][];
            /** Format: int32 */
            temperature_fahrenheit?: number;
            temperature_mode?: components["schemas"]["TemperatureMode"];
            /** @description Printed for the customer. */
            terms?: string;
            /**
             * Format: int64
             * @description Tolls looked up for this trip; if omitted, the cost model's rate applies.
             */
            tolls_cents?: number;
            /** @description Such as `UN1203`; required for hazardous freight. */
            un_number?: string;
            /**
             * Format: date-time
             * @description 48 hours from now if omitted.
             */
            valid_until?: string;
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * @description NMFTA's types of a rate quote.
         * @enum {string}
         */
        QuoteKind: "SPOT" | "CONTRACT";
        /**
         * QuoteLinkAccept
         * @description Accepts by a link.
         */
        QuoteLinkAccept: {
            email: string;
            /** @description The name of the person who accepts. */
            name: string;
            token: string;
        };
        /**
         * QuoteLinkDecline
         * @description Declines by a link.
         */
        QuoteLinkDecline: {
            reason: string;
            token: string;
        };
        /**
         * QuoteLinkOpen
         * @description Opens a link.
         */
        QuoteLinkOpen: {
            /** @description The part of the link after `#`. */
            token: string;
        };
        /**
         * QuoteLinkPrint
         * @description Requests the PDF of a link.
         */
        QuoteLinkPrint: {
            /**
             * @description Shown in the page instead of saved.
             * @default false
             */
            is_inline: boolean;
            /** @description The part of the link after `#`. */
            token: string;
        };
        /**
         * QuoteLoss
         * @description Why a quote was lost.
         */
        QuoteLoss: {
            /** @description Who got the freight. */
            competitor?: string;
            note?: string;
            /**
             * Format: int64
             * @description How much less they charged.
             */
            price_gap_cents?: number;
            reason: components["schemas"]["LossReason"];
            /**
             * Format: int32
             * @description The version your decision is based on.
             */
            version: number;
        };
        /**
         * QuoteOpen
         * @description Quotes open right now.
         */
        QuoteOpen: {
            /**
             * Format: int64
             * @description Accepted, but no load booked yet.
             */
            accepted_count: number;
            /** Format: int64 */
            awaiting_cents: number;
            /**
             * Format: int64
             * @description Awaiting the customer.
             */
            awaiting_count: number;
            currency: string;
            /** Format: int64 */
            draft_count: number;
            /** Format: int64 */
            pending_approval_count: number;
        };
        /**
         * QuotePage
         * @description A page of quotes.
         */
        QuotePage: {
            items: components["schemas"]["QuoteSummary"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * QuotePlace
         * @description A city at one end of a lane.
         */
        QuotePlace: {
            city: string;
            facility_name: string;
            state: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * QuotePreview
         * @description The figures of a quote being prepared.
         */
        QuotePreview: {
            /** @description The amount of each charge, in request order. */
            amounts_cents: number[];
            currency: string;
            /** @description None without a cost model or without miles. */
            estimate?: components["schemas"]["QuoteEstimate"];
            fuel_surcharge?: components["schemas"]["FuelSurcharge"];
            /** @description Decimal with 1 place: as given, else estimated; none while a location is unknown. */
            loaded_miles?: string;
            /** @description Total ÷ loaded miles, in dollars with 4 places. */
            rate_per_mile?: string;
            /** @description Total ÷ loaded and empty miles, in dollars with 4 places. */
            rate_per_mile_all?: string;
            /** Format: int64 */
            total_cents: number;
            warnings: components["schemas"]["QuoteWarning"][];
        };
        /**
         * QuotePreviewInput
         * @description The priced parts of a quote being prepared; any of them may be missing.
         */
        QuotePreviewInput: {
            /** @default [] */
            charges: components["schemas"]["ChargeInput"][];
            /** Format: uuid */
            customer_id?: string;
            /** @description Decimal with 1 place. */
            empty_miles?: string;
            /**
             * @description Of the stops in order: without `loaded_miles` these are estimated from place to place.
             * @default []
             */
            facility_ids: string[];
            /** Format: uuid */
            fuel_program_id?: string;
            /** @default false */
            is_hazmat: boolean;
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** Format: int64 */
            tolls_cents?: number;
        };
        /**
         * QuoteReason
         * @description An action that needs a reason.
         */
        QuoteReason: {
            reason: string;
            /**
             * Format: int32
             * @description The version your decision is based on.
             */
            version: number;
        };
        /**
         * QuoteReopen
         * @description Puts a quote back in play.
         */
        QuoteReopen: {
            /**
             * Format: date-time
             * @description Required if it has expired.
             */
            valid_until?: string;
            /**
             * Format: int32
             * @description The version your decision is based on.
             */
            version: number;
        };
        /**
         * QuoteReplace
         * @description The new content of a draft.
         */
        QuoteReplace: {
            /** @description The contact person at the customer. */
            broker_contact?: components["schemas"]["BrokerContact"];
            /** Format: int64 */
            cargo_value_cents?: number;
            /** @description Without the program's fuel surcharge. */
            charges: components["schemas"]["ChargeInput"][];
            commodity?: string;
            /**
             * Format: uuid
             * @description Give this or `prospect_name`.
             */
            customer_id?: string;
            /** @description Printed for the customer. */
            customer_note?: string;
            /** @description The customer's own number for the load. */
            customer_reference?: string;
            /** @description Deadhead from where the truck is expected to be available; decimal with 1 place. */
            empty_miles?: string;
            equipment: components["schemas"]["Equipment"];
            /**
             * Format: uuid
             * @description Adds a fuel surcharge by this program and the latest price of diesel.
             */
            fuel_program_id?: string;
            hazard_class?: string;
            is_hazmat: boolean;
            is_team_required: boolean;
            kind: components["schemas"]["QuoteKind"];
            load_kind: components["schemas"]["LoadKind"];
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** @description Competitors' rate in dollars per mile; decimal with at most 4 places. */
            market_rate?: string;
            /**
             * @description The source of the loaded miles, such as a map's name and version. `estimate` if Haul computed them: these follow
             *     the stops, and a quote without `loaded_miles` gets them once every location is known.
             */
            miles_source?: string;
            /** @description For the carrier's staff only. */
            notes?: string;
            /** Format: int32 */
            pallets?: number;
            /** Format: int32 */
            pieces?: number;
            /** @description The name of a prospect that is not a customer yet. */
            prospect_name?: string;
            references: components["schemas"]["LoadReference"][];
            /**
             * Format: date-time
             * @description When the customer asked; now if omitted.
             */
            requested_at?: string;
            /** @description At least two: the first picks up freight or a trailer, the last delivers it. */
            stops: components["schemas"]["StopInput"][];
            /** Format: int32 */
            temperature_fahrenheit?: number;
            temperature_mode?: components["schemas"]["TemperatureMode"];
            /** @description Printed for the customer. */
            terms?: string;
            /**
             * Format: int64
             * @description Tolls looked up for this trip; if omitted, the cost model's rate applies.
             */
            tolls_cents?: number;
            /** @description Such as `UN1203`; required for hazardous freight. */
            un_number?: string;
            /**
             * Format: date-time
             * @description 48 hours from now if omitted.
             */
            valid_until?: string;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * QuoteReport
         * @description Results of a period's quotes. Each number counts once, by its last sent version.
         */
        QuoteReport: {
            /**
             * Format: int64
             * @description How much less competitors charged on average, where known.
             */
            average_price_gap_cents?: number;
            /** @description Of quotes marked as lost, the most frequent first. */
            loss_reasons: components["schemas"]["LossCount"][];
            /** @description Quotes open right now, regardless of the report's period. */
            open: components["schemas"]["QuoteOpen"];
            rows: components["schemas"]["QuoteReportRow"][];
            /** @description Over everything sent in the period. */
            totals: components["schemas"]["QuoteResult"];
        };
        /**
         * QuoteReportRow
         * @description One customer, lane or user.
         */
        QuoteReportRow: {
            /**
             * Format: uuid
             * @description The customer's or user's id; none for lanes, prospects and programs.
             */
            id?: string;
            name: string;
            result: components["schemas"]["QuoteResult"];
        };
        /**
         * QuoteResult
         * @description Results of a group of quotes.
         */
        QuoteResult: {
            /**
             * Format: int64
             * @description From the customer's request to the first answer.
             */
            average_response_minutes?: number;
            /**
             * Format: int64
             * @description Declined, lost or expired.
             */
            missed_count: number;
            /** Format: int64 */
            sent_cents: number;
            /** Format: int64 */
            sent_count: number;
            /** @description Won ÷ (won and missed); decimal with 1 place. */
            win_rate_percent?: string;
            /** Format: int64 */
            won_cents: number;
            /** Format: int64 */
            won_count: number;
        };
        /**
         * QuoteSend
         * @description How to send a quote.
         */
        QuoteSend: {
            /**
             * @description Send it even if the customer is over its credit limit or on hold.
             * @default false
             */
            accepts_credit_risk: boolean;
            /** @description The customer's email address. */
            email: string;
            /** @description A personal message above the figures. */
            message?: string;
            /**
             * Format: int32
             * @description The version your decision is based on.
             */
            version: number;
        };
        /**
         * QuoteSent
         * @description A quote that was sent.
         */
        QuoteSent: {
            /** @description The page on which the customer answers. Returned only now: the link can't be recovered from what is stored. */
            link: string;
            quote: components["schemas"]["Quote"];
        };
        /**
         * QuoteSettings
         * @description Everything that quotes are computed with.
         */
        QuoteSettings: {
            /** @description None until it is entered; until then quotes have no margin. */
            cost_model?: components["schemas"]["CostModel"];
            /** @description Newest first, at most one year. */
            diesel_prices: components["schemas"]["DieselPrice"][];
            /** @description By name, archived ones last. */
            fuel_programs: components["schemas"]["FuelProgram"][];
        };
        /**
         * @description A quote's status.
         * @enum {string}
         */
        QuoteStatus: "draft" | "pending_approval" | "approved" | "sent" | "viewed" | "accepted" | "converted" | "declined" | "lost" | "expired" | "withdrawn" | "superseded";
        /**
         * QuoteStep
         * @description An action without further input.
         */
        QuoteStep: {
            /**
             * Format: int32
             * @description The version your decision is based on.
             */
            version: number;
        };
        /**
         * QuoteStop
         * @description A stop of a quote.
         */
        QuoteStop: {
            ambiguous_time?: components["schemas"]["AmbiguousTime"];
            contact?: components["schemas"]["StopContact"];
            /** Format: date-time */
            earliest_at: string;
            /** @description Such as `2026-11-20T08:00`. */
            earliest_local: string;
            facility: components["schemas"]["StopFacility"];
            /** Format: uuid */
            id: string;
            instructions?: string;
            is_appointment_confirmed: boolean;
            is_drop: boolean;
            kind: components["schemas"]["StopKind"];
            /** Format: date-time */
            latest_at?: string;
            latest_local?: string;
            /** Format: int32 */
            pieces?: number;
            references: components["schemas"]["LoadReference"][];
            schedule: components["schemas"]["Schedule"];
            /**
             * Format: int32
             * @description 1, 2, 3 …
             */
            sequence: number;
            /** @description IANA name of the zone of `earliest_local` and `latest_local`. */
            time_zone: string;
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * QuoteSummary
         * @description A quote, as lists show it.
         */
        QuoteSummary: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            currency: string;
            customer?: components["schemas"]["NamedRef"];
            /** Format: date-time */
            delivery_at: string;
            /** @description The last stop. */
            destination: components["schemas"]["QuotePlace"];
            equipment: components["schemas"]["Equipment"];
            /** Format: uuid */
            id: string;
            is_below_floor: boolean;
            kind: components["schemas"]["QuoteKind"];
            loss_reason?: components["schemas"]["LossReason"];
            /** Format: int64 */
            margin_cents?: number;
            /** @description Of the total; decimal with 1 place. */
            margin_percent?: string;
            number: string;
            /** @description The first stop. */
            origin: components["schemas"]["QuotePlace"];
            /** Format: date-time */
            pickup_at: string;
            prospect_name?: string;
            /** @description Total ÷ loaded miles, in dollars with 4 places. */
            rate_per_mile?: string;
            /** Format: int32 */
            revision: number;
            /** Format: date-time */
            sent_at?: string;
            status: components["schemas"]["QuoteStatus"];
            /** Format: int32 */
            stop_count: number;
            /** Format: int64 */
            total_cents: number;
            /** Format: date-time */
            valid_until: string;
            /** Format: int32 */
            version: number;
        };
        /**
         * QuoteVersion
         * @description One version of a quote.
         */
        QuoteVersion: {
            /** Format: date-time */
            created_at: string;
            currency: string;
            /** Format: uuid */
            id: string;
            number: string;
            /** Format: int32 */
            revision: number;
            status: components["schemas"]["QuoteStatus"];
            /** Format: int64 */
            total_cents: number;
        };
        /**
         * QuoteWarning
         * @description A warning to read before sending a quote.
         */
        QuoteWarning: {
            /** @description Such as `customer_on_credit_hold`. */
            code: string;
            /** @description One sentence for a person. */
            message: string;
        };
        /**
         * ReadyToBill
         * @description A delivered or unused load to be invoiced.
         */
        ReadyToBill: {
            /** @description Set for a flagged load. */
            billing_exception?: components["schemas"]["BillingException"];
            /** @description Why it is on hold or was sent back. */
            billing_reason?: string;
            billing_status: components["schemas"]["BillingStatus"];
            /** @description Empty if the load can be billed. */
            blockers: components["schemas"]["BillingBlocker"][];
            currency: string;
            customer: components["schemas"]["NamedRef"];
            customer_reference?: string;
            /**
             * Format: int64
             * @description Whole days since then, in the company's time zone.
             */
            days_waiting: number;
            /**
             * Format: date-time
             * @description Departure from the last stop; for an unused truck, the time of that decision.
             */
            delivered_at: string;
            destination: components["schemas"]["LoadPlace"];
            is_pod_present: boolean;
            is_rate_confirmation_present: boolean;
            /** Format: uuid */
            load_id: string;
            number: string;
            origin: components["schemas"]["LoadPlace"];
            /**
             * Format: int64
             * @description Charges awaiting the customer's approval; approving the load decides each of them.
             */
            pending_cents: number;
            /**
             * Format: int64
             * @description The total of the rate confirmation.
             */
            rate_confirmation_cents?: number;
            /**
             * Format: int64
             * @description `total_cents` less `rate_confirmation_cents`.
             */
            rate_difference_cents?: number;
            /**
             * Format: int64
             * @description What the customer agreed to.
             */
            total_cents: number;
            /**
             * Format: int32
             * @description The load's version, to send with a decision.
             */
            version: number;
        };
        /**
         * ReadyToBillPage
         * @description A page of loads to bill, with totals over the whole filter.
         */
        ReadyToBillPage: {
            currency: string;
            items: components["schemas"]["ReadyToBill"][];
            /** @description Send it as `cursor` for the next page; none on the last page. */
            next_cursor?: string;
            /**
             * Format: int64
             * @description Total awaiting customers' approval.
             */
            pending_cents: number;
            /**
             * Format: int64
             * @description Their combined total.
             */
            ready_cents: number;
            /**
             * Format: uint64
             * @description Matching loads that can be approved.
             */
            ready_count: number;
            /**
             * Format: int64
             * @description Total that customers agreed to.
             */
            sum_cents: number;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * RecordHistory
         * @description A record's history, newest first.
         */
        RecordHistory: {
            items: components["schemas"]["RecordHistoryItem"][];
        };
        /**
         * RecordHistoryItem
         * @description One thing that happened to a record.
         */
        RecordHistoryItem: {
            /** @description Such as `customer.updated`. */
            action: string;
            actor_name: string;
            changes: components["schemas"]["AuditChange"][];
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            occurred_at: string;
            /** @description One sentence for a person. */
            summary: string;
        };
        /**
         * RecordMerge
         * @description The versions that a merge was decided on.
         */
        RecordMerge: {
            /**
             * Format: int32
             * @description The other's version.
             */
            merged_version: number;
            /**
             * Format: int32
             * @description The survivor's version.
             */
            version: number;
        };
        /**
         * @description The kind of a reference number.
         * @enum {string}
         */
        ReferenceKind: "po" | "bol" | "pro" | "pickup" | "delivery" | "appointment" | "other";
        /**
         * Registration
         * @description What a registration becomes once the address is verified.
         */
        Registration: {
            /** Format: uuid */
            companyId: string;
            outcome: components["schemas"]["RegistrationOutcome"];
        };
        /**
         * RegistrationCreate
         * @description A carrier to register, or one to join.
         */
        RegistrationCreate: {
            /** @description On one line: `100 Main St, Joliet, IL 60431`. */
            companyAddress?: string;
            companyEmail?: string;
            /**
             * Format: uuid
             * @description The company to join; omit its details then.
             */
            companyId?: string;
            /** @description The carrier's legal name; required unless you give `companyId`. */
            companyName?: string;
            companyPhone?: string;
            /** @description USDOT number of 1 to 8 digits; required unless you give `companyId`. */
            dotNumber?: string;
            /** @description Your own name. */
            fullname: string;
            /** @description Docket number such as `MC-123456`, if the carrier has one. */
            mcNumber?: string;
            /** @description A person who represents the carrier. */
            officersName?: string;
            /** @description Standard Carrier Alpha Code of 2 to 4 letters. */
            scacCode?: string;
        };
        /**
         * @description What a registration becomes.
         * @enum {string}
         */
        RegistrationOutcome: "company" | "join_request";
        /**
         * RelayPoint
         * @description A place where one truck hands a load over to another.
         */
        RelayPoint: {
            /**
             * Format: uuid
             * @description The stop that it comes after.
             */
            after_stop_id: string;
            /** @description Which one is meant if the clock change repeats the local time. */
            ambiguous_time?: components["schemas"]["AmbiguousTime"];
            /** @description When the trucks meet, in the facility's own time, such as `2026-11-20T08:00`. */
            earliest_local: string;
            /** Format: uuid */
            facility_id: string;
            instructions?: string;
        };
        /**
         * @description A user's role in the company.
         * @enum {string}
         */
        Role: "SuperAdmin" | "Admin" | "TerminalManager" | "SafetyManager" | "User";
        /**
         * RoleGrant
         * @description Whether a role has a section.
         */
        RoleGrant: {
            /** @description Every company's default; it can't be taken away. */
            is_default: boolean;
            /** @description The role has it here, by default or because the company granted it. */
            is_granted: boolean;
            role: components["schemas"]["Role"];
            section: components["schemas"]["Section"];
        };
        /**
         * RoleGrantList
         * @description Every role with every section.
         */
        RoleGrantList: {
            items: components["schemas"]["RoleGrant"][];
        };
        /**
         * @description The kind of a record made with the sample load.
         * @enum {string}
         */
        SampleKind: "customer" | "facility" | "driver" | "truck" | "trailer";
        /**
         * SampleLoad
         * @description The sample load, and what was made with it.
         */
        SampleLoad: {
            /** Format: date-time */
            created_at: string;
            /** @description Who created it. */
            created_by: string;
            load: components["schemas"]["LoadRef"];
            /**
             * @description Its customer, facilities, driver, truck and trailer, as they are called now. Records that were merged into
             *     others are no longer part of the sample.
             */
            records: components["schemas"]["SampleRecord"][];
        };
        /**
         * SampleRecord
         * @description A record made with the sample load.
         */
        SampleRecord: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["SampleKind"];
            /** @description A name or a unit number. */
            name: string;
        };
        /**
         * SampleRemoval
         * @description What became of a removed sample.
         */
        SampleRemoval: {
            /** @description Records that are in use elsewhere. They were archived; all others were removed. */
            archived: components["schemas"]["SampleRecord"][];
            /** @description The removed load's number; no other load gets it. */
            load_number: string;
        };
        /**
         * SavedView
         * @description A list's filters, order and columns under a name.
         */
        SavedView: {
            /** @description Keys of the columns in order; none for the list's default. */
            columns?: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @description The list opens with this view. */
            is_default: boolean;
            /** @description You may change it. */
            is_own: boolean;
            /** @description Your colleagues can see it. */
            is_shared: boolean;
            /** @description The list's key, such as `loads`. */
            list: string;
            /** @description Unique among your views of the list. */
            name: string;
            /** @description The owner. */
            owner: components["schemas"]["NamedRef"];
            /** @description Query of the page's URL, such as `status=booked&sort=-pickup_at`. */
            search: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * SavedViewCreate
         * @description A view to save.
         */
        SavedViewCreate: {
            /** @description Keys of the columns in order, 1 to 60 of them. */
            columns?: string[];
            /**
             * @description Open the list with it; replaces your former default.
             * @default false
             */
            is_default: boolean;
            /**
             * @description Show it to your colleagues.
             * @default false
             */
            is_shared: boolean;
            /** @description 1 to 60 lower-case letters, digits, `_`, `-` and `.`. */
            list: string;
            /** @description At most 60 characters. */
            name: string;
            /**
             * @description Query of the page's URL, without the question mark; at most 2000 characters.
             * @default
             */
            search: string;
        };
        /**
         * SavedViewPage
         * @description A page of saved views.
         */
        SavedViewPage: {
            items: components["schemas"]["SavedView"][];
            /** @description Send it as `cursor` for the next page; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter.
             */
            total_count: number;
        };
        /**
         * SavedViewUpdate
         * @description Changes to a view: omitted fields stay, null clears.
         */
        SavedViewUpdate: {
            columns?: string[] | null;
            is_default?: boolean;
            is_shared?: boolean;
            name?: string;
            search?: string;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * @description How a stop is scheduled.
         * @enum {string}
         */
        Schedule: "appointment" | "window" | "first_come";
        /**
         * SearchHit
         * @description A matching record.
         */
        SearchHit: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["SearchKind"];
            /** @description Page of this product that shows it. */
            path: string;
            /** @description The record's own status, such as a load's `in_transit`; left out for kinds without one. */
            status?: string;
            subtitle?: string;
            title: string;
        };
        /**
         * @description The kind of a hit.
         * @enum {string}
         */
        SearchKind: "load" | "quote" | "driver" | "truck" | "trailer" | "customer" | "facility" | "vendor";
        /**
         * SearchResults
         * @description Search hits, kind by kind.
         */
        SearchResults: {
            items: components["schemas"]["SearchHit"][];
        };
        /**
         * @description A part of the product that a company can open to a role.
         * @enum {string}
         */
        Section: "dashboard" | "loads" | "tracking" | "quotes" | "pricing" | "safety" | "financial" | "corrections" | "company" | "admin";
        /**
         * Session
         * @description The signed-in user and what they may open.
         */
        Session: {
            company?: components["schemas"]["SessionCompany"];
            email: string;
            full_name?: string;
            /** @description Your open request to join a company. */
            join_request?: components["schemas"]["SessionJoinRequest"];
            /** @description The page to start on. */
            landing_path: string;
            /** @description What you may do, such as `loads:read`. */
            permissions: string[];
            role?: components["schemas"]["Role"];
            /** @description Sections you may open. */
            sections: components["schemas"]["Section"][];
            state: components["schemas"]["SessionState"];
            suspended_reason?: string;
            /** Format: uuid */
            user_id?: string;
            /** @description The role as `get_user_by_email` names it. */
            user_type?: components["schemas"]["UserType"];
        };
        /**
         * SessionCompany
         * @description The company of a session.
         */
        SessionCompany: {
            dot_number: string;
            /** Format: uuid */
            id: string;
            /** @description Confirmed by the operator of this server. */
            is_dot_proven: boolean;
            legal_name: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * SessionJoinRequest
         * @description An open request to join.
         */
        SessionJoinRequest: {
            company_name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
        };
        /**
         * @description How far a person has come in joining a company.
         * @enum {string}
         */
        SessionState: "active" | "email_unverified" | "awaiting_admission" | "unregistered" | "suspended";
        /**
         * StatusCount
         * @description How many loads have a status.
         */
        StatusCount: {
            /** Format: uint64 */
            count: number;
            status: components["schemas"]["LoadStatus"];
        };
        /**
         * Stop
         * @description A stop of a load.
         */
        Stop: {
            ambiguous_time?: components["schemas"]["AmbiguousTime"];
            /** Format: date-time */
            arrived_at?: string;
            /** Format: date-time */
            checked_in_at?: string;
            contact?: components["schemas"]["StopContact"];
            /** Format: date-time */
            departed_at?: string;
            /** Format: date-time */
            docked_at?: string;
            /**
             * Format: date-time
             * @description When the truck is due, grace included; none if no time is agreed.
             */
            due_at?: string;
            /**
             * Format: int64
             * @description Minutes from arrival to departure, once both are known.
             */
            dwell_minutes?: number;
            /** Format: date-time */
            earliest_at: string;
            /** @description Such as `2026-11-20T08:00`. */
            earliest_local: string;
            /**
             * Format: date-time
             * @description When the truck will arrive, if it is expected and the drive can be estimated.
             */
            eta_at?: string;
            /** @description Recorded events, by time; voided ones included. */
            events: components["schemas"]["StopEvent"][];
            facility: components["schemas"]["StopFacility"];
            /** Format: uuid */
            id: string;
            instructions?: string;
            is_appointment_confirmed: boolean;
            /** @description `arrived_at` is an estimate or a doubtful time and is not counted until confirmed. */
            is_arrival_unconfirmed: boolean;
            /** @description The same for `departed_at`. */
            is_departure_unconfirmed: boolean;
            /** @description The trailer stays; otherwise the driver waits. */
            is_drop: boolean;
            kind: components["schemas"]["StopKind"];
            /** Format: date-time */
            latest_at?: string;
            latest_local?: string;
            /**
             * Format: date-time
             * @description When freight was loaded here.
             */
            loaded_at?: string;
            /** Format: int32 */
            pieces?: number;
            references: components["schemas"]["LoadReference"][];
            schedule: components["schemas"]["Schedule"];
            /**
             * Format: int32
             * @description 1, 2, 3 …
             */
            sequence: number;
            /** @description IANA name of the zone of `earliest_local` and `latest_local`. */
            time_zone: string;
            timeliness: components["schemas"]["Timeliness"];
            /**
             * Format: date-time
             * @description When freight was unloaded here.
             */
            unloaded_at?: string;
            /** Format: int32 */
            version: number;
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * StopAdd
         * @description A stop to add to a load.
         */
        StopAdd: {
            /**
             * Format: int32
             * @description Its position in the route, from 1; before the last stop if omitted.
             */
            sequence?: number;
            stop: components["schemas"]["StopInput"];
            /**
             * Format: int32
             * @description The load's version.
             */
            version: number;
        };
        /**
         * StopContact
         * @description The contact at a stop.
         */
        StopContact: {
            name: string;
            phone?: string;
        };
        /**
         * StopEvent
         * @description An event at a stop, and its source.
         */
        StopEvent: {
            /**
             * Format: date-time
             * @description When a user confirmed an estimate or a doubtful time.
             */
            confirmed_at?: string;
            confirmed_by?: string;
            /** @description Why the time is doubtful. */
            doubt?: components["schemas"]["EventDoubt"];
            /** Format: uuid */
            id: string;
            /** @description An estimate that was filled in. */
            is_estimated: boolean;
            kind: components["schemas"]["StopEventKind"];
            note?: string;
            /** Format: date-time */
            occurred_at: string;
            /** Format: date-time */
            recorded_at: string;
            recorded_by: string;
            source: components["schemas"]["EventSource"];
            void_reason?: string;
            /** Format: date-time */
            voided_at?: string;
        };
        /**
         * @description An event at a stop, in the order they happen.
         * @enum {string}
         */
        StopEventKind: "arrived" | "checked_in" | "docked" | "loaded" | "unloaded" | "departed";
        /**
         * StopEventRecord
         * @description An event to record.
         */
        StopEventRecord: {
            /** @default false */
            is_estimated: boolean;
            kind: components["schemas"]["StopEventKind"];
            note?: string;
            /**
             * Format: date-time
             * @description Not in the future.
             */
            occurred_at: string;
            source: components["schemas"]["EventSource"];
        };
        /**
         * StopEventVoid
         * @description Why a recorded event is wrong.
         */
        StopEventVoid: {
            reason: string;
        };
        /**
         * StopFacility
         * @description The facility of a stop.
         */
        StopFacility: {
            address: components["schemas"]["Address"];
            /**
             * Format: int32
             * @description Radius of the circle in which a truck counts as there, in meters; 500 unless the facility has its own.
             */
            geofence_radius_m: number;
            /** Format: uuid */
            id: string;
            /** Format: double */
            latitude?: number;
            /** Format: double */
            longitude?: number;
            name: string;
            phone?: string;
        };
        /**
         * StopInput
         * @description A stop to plan.
         */
        StopInput: {
            /** @description Which one is meant if the clock change repeats the local time. */
            ambiguous_time?: components["schemas"]["AmbiguousTime"];
            contact?: components["schemas"]["StopContact"];
            /** @description In the facility's own time, such as `2026-11-20T08:00`. */
            earliest_local: string;
            /** Format: uuid */
            facility_id: string;
            instructions?: string;
            /** @default false */
            is_appointment_confirmed: boolean;
            /** @default false */
            is_drop: boolean;
            kind: components["schemas"]["StopKind"];
            /** @description In the facility's own time; required for a window. */
            latest_local?: string;
            /** Format: int32 */
            pieces?: number;
            /** @default [] */
            references: components["schemas"]["LoadReference"][];
            schedule: components["schemas"]["Schedule"];
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * @description What the truck does at a stop.
         * @enum {string}
         */
        StopKind: "pickup" | "delivery" | "drop_trailer" | "hook_trailer" | "relay";
        /**
         * StopLabel
         * @description A stop, named.
         */
        StopLabel: {
            city: string;
            facility_name: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["StopKind"];
            /** Format: int32 */
            sequence: number;
            state: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * StopOrder
         * @description The new order of a load's stops.
         */
        StopOrder: {
            /** @description Every stop of the load, once. */
            stop_ids: string[];
            /**
             * Format: int32
             * @description The load's version.
             */
            version: number;
        };
        /**
         * StopTime
         * @description An event at a stop, and its time.
         */
        StopTime: {
            kind: components["schemas"]["StopEventKind"];
            /** Format: uuid */
            load_id: string;
            /**
             * Format: date-time
             * @description Not in the future.
             */
            occurred_at: string;
            /** Format: uuid */
            stop_id: string;
        };
        /**
         * StopTimes
         * @description Times of one load or several.
         */
        StopTimes: {
            /** @description The source of all of them. */
            source: components["schemas"]["EventSource"];
            /** @description At most 100. An identical time is confirmed. */
            times: components["schemas"]["StopTime"][];
        };
        /**
         * StopTimesRecorded
         * @description The result for the times.
         */
        StopTimesRecorded: {
            /** Format: uint32 */
            confirmed_count: number;
            /** Format: uint32 */
            recorded_count: number;
        };
        /**
         * StopUpdate
         * @description Changes to a stop: omitted fields stay, null clears.
         */
        StopUpdate: {
            ambiguous_time?: components["schemas"]["AmbiguousTime"] | null;
            contact?: components["schemas"]["StopContact"] | null;
            earliest_local?: string;
            /** Format: uuid */
            facility_id?: string;
            instructions?: string | null;
            is_appointment_confirmed?: boolean;
            is_drop?: boolean;
            kind?: components["schemas"]["StopKind"];
            latest_local?: string | null;
            /** Format: int32 */
            pieces?: number | null;
            references?: components["schemas"]["LoadReference"][];
            schedule?: components["schemas"]["Schedule"];
            /**
             * Format: int32
             * @description The load's version.
             */
            version: number;
            /** Format: int32 */
            weight_pounds?: number | null;
        };
        /**
         * @description The effect of breaking a rule.
         * @enum {string}
         */
        Strictness: "warn" | "block";
        /**
         * Tag
         * @description One of your company's own tags for loads.
         */
        Tag: {
            /**
             * Format: date-time
             * @description It stays on its loads and is no longer offered.
             */
            archived_at?: string;
            color: components["schemas"]["TagColor"];
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @description 1 to 30 characters, unique in your company. */
            name: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * @description A color of the product's palette. There is no red: red means late or blocked, and nothing else.
         * @enum {string}
         */
        TagColor: "gray" | "teal" | "blue" | "violet" | "green" | "amber";
        /**
         * TagCreate
         * @description A tag to add.
         */
        TagCreate: {
            color: components["schemas"]["TagColor"];
            /** @description 1 to 30 characters, unique in your company. */
            name: string;
        };
        /**
         * TagPage
         * @description A page of tags.
         */
        TagPage: {
            items: components["schemas"]["Tag"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * TagRef
         * @description A tag as records show it.
         */
        TagRef: {
            color: components["schemas"]["TagColor"];
            /** Format: uuid */
            id: string;
            name: string;
        };
        /**
         * TagUpdate
         * @description Changes to a tag: omitted fields stay.
         */
        TagUpdate: {
            color?: components["schemas"]["TagColor"];
            name?: string;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * @description How a reefer unit runs.
         * @enum {string}
         */
        TemperatureMode: "continuous" | "cycle";
        /**
         * Terminal
         * @description One of the carrier's own locations.
         */
        Terminal: {
            address?: components["schemas"]["Address"];
            /** Format: date-time */
            archived_at?: string;
            /** @description Short, unique in the company. */
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
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * TerminalCreate
         * @description A terminal to add.
         */
        TerminalCreate: {
            address?: components["schemas"]["Address"];
            /** @description 1 to 12 letters and digits; stored in uppercase. */
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
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * TerminalRef
         * @description A terminal, named.
         */
        TerminalRef: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /**
         * TerminalUpdate
         * @description Changes to a terminal: omitted fields stay, null clears.
         */
        TerminalUpdate: {
            address?: components["schemas"]["Address"] | null;
            code?: string;
            name?: string;
            phone?: string | null;
            time_zone?: string;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * @description A load's or stop's timeliness against its schedule; the most urgent first.
         * @enum {string}
         */
        Timeliness: "late" | "at_risk" | "unknown" | "on_time";
        /**
         * TrackedDriver
         * @description The driver, and how to reach them.
         */
        TrackedDriver: {
            /** Format: uuid */
            id: string;
            name: string;
            phone?: string;
        };
        /**
         * TrackedEta
         * @description When a truck will reach its next stop.
         */
        TrackedEta: {
            /** Format: date-time */
            at: string;
            basis: components["schemas"]["EtaBasis"];
            confidence: components["schemas"]["EtaConfidence"];
            /** @description How it was calculated, in one sentence. */
            explanation: string;
            /** @description It has passed, and no arrival is recorded. */
            is_past: boolean;
        };
        /**
         * TrackedLoad
         * @description An open load: where it is, when it will reach its next stop, and whether that is on time.
         */
        TrackedLoad: {
            /**
             * Format: date-time
             * @description When this was last computed. Ages count until now.
             */
            assessed_at: string;
            customer: components["schemas"]["NamedRef"];
            customer_reference?: string;
            driver?: components["schemas"]["TrackedDriver"];
            equipment: components["schemas"]["Equipment"];
            eta?: components["schemas"]["TrackedEta"];
            last_check_call?: components["schemas"]["CheckCall"];
            load: components["schemas"]["LoadRef"];
            /** @description Estimated miles to the next stop; decimal with 1 place. */
            miles_left?: string;
            /**
             * Format: int64
             * @description The arrival, else the ETA, else now, compared with the due time including grace; negative while there is time
             *     left.
             */
            minutes_late?: number;
            next_check_call?: components["schemas"]["NextCheckCall"];
            /** @description The first stop that the truck has not left; none after the last. */
            next_stop?: components["schemas"]["TrackedStop"];
            /** @description Open exceptions, the oldest first. */
            open_exceptions: components["schemas"]["TrackingException"][];
            position?: components["schemas"]["TrackedPosition"];
            /**
             * Format: int32
             * @description The required temperature.
             */
            temperature_fahrenheit?: number;
            /** @description The load's own, as in every list: the worst of its stops ahead. */
            timeliness: components["schemas"]["Timeliness"];
            /** @description One sentence about the timeliness. */
            timeliness_reason: string;
            trailer?: components["schemas"]["NamedRef"];
            truck?: components["schemas"]["NamedRef"];
        };
        /**
         * TrackedLoadPage
         * @description A page of open loads.
         */
        TrackedLoadPage: {
            items: components["schemas"]["TrackedLoad"][];
            /** @description Send it as `cursor` for the next page; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter.
             */
            total_count: number;
        };
        /**
         * TrackedPosition
         * @description A truck's last known position, `age_minutes` old.
         */
        TrackedPosition: {
            /** Format: int64 */
            age_minutes: number;
            /** Format: date-time */
            at: string;
            city?: string;
            /** @description Older than the terms' `no_position_minutes`. */
            is_stale: boolean;
            /** Format: double */
            latitude?: number;
            /** Format: double */
            longitude?: number;
            source: components["schemas"]["PositionSource"];
            state?: string;
        };
        /**
         * TrackedStop
         * @description The stop where a truck is, or its next one.
         */
        TrackedStop: {
            /** Format: date-time */
            arrived_at?: string;
            city: string;
            /**
             * Format: date-time
             * @description When the truck is due, grace included.
             */
            due_at?: string;
            /** Format: date-time */
            earliest_at: string;
            /** Format: uuid */
            facility_id: string;
            facility_name: string;
            /**
             * Format: int32
             * @description Radius of the circle in which a truck counts as there, in meters; 500 unless the facility has its own.
             */
            geofence_radius_m: number;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["StopKind"];
            /** Format: date-time */
            latest_at?: string;
            /** Format: double */
            latitude?: number;
            /** Format: double */
            longitude?: number;
            schedule: components["schemas"]["Schedule"];
            /** Format: int32 */
            sequence: number;
            state: string;
            /** @description IANA name. */
            time_zone: string;
        };
        /**
         * TrackingException
         * @description A problem of a load on the road.
         */
        TrackingException: {
            /** Format: date-time */
            acknowledged_at?: string;
            acknowledged_by?: string;
            customer: components["schemas"]["NamedRef"];
            /** @description One sentence. */
            detail: string;
            /** Format: uuid */
            id: string;
            /** @description Opened automatically, and resolved automatically when it is over. */
            is_automatic: boolean;
            is_resolved_by_itself: boolean;
            kind: components["schemas"]["ExceptionKind"];
            load: components["schemas"]["LoadRef"];
            note?: string;
            /** Format: date-time */
            opened_at: string;
            opened_by: string;
            /** @description The user handling it. */
            owner?: components["schemas"]["NamedRef"];
            reason_code?: components["schemas"]["LateReason"];
            /** @description How it ended, in one sentence; set only if it was resolved automatically. */
            resolution?: string;
            /** Format: date-time */
            resolved_at?: string;
            resolved_by?: string;
            state: components["schemas"]["ExceptionState"];
            /** @description The stop it concerns; none if it concerns no stop, or the stop was removed since. */
            stop?: components["schemas"]["StopLabel"];
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * TrackingExceptionAcknowledge
         * @description Acknowledges an exception.
         */
        TrackingExceptionAcknowledge: {
            note?: string;
            /** Format: int32 */
            version: number;
        };
        /**
         * TrackingExceptionCreate
         * @description An exception to report.
         */
        TrackingExceptionCreate: {
            /** @description Any except `no_position`, `dwell` and `geofence_mismatch`, which are detected automatically. */
            kind: components["schemas"]["ExceptionKind"];
            note?: string;
            /** Format: uuid */
            owner_id?: string;
            reason_code?: components["schemas"]["LateReason"];
            /** Format: uuid */
            stop_id?: string;
        };
        /**
         * TrackingExceptionPage
         * @description A page of exceptions.
         */
        TrackingExceptionPage: {
            items: components["schemas"]["TrackingException"][];
            /** @description Send it as `cursor` for the next page; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter.
             */
            total_count: number;
        };
        /**
         * TrackingExceptionResolve
         * @description Resolves an exception.
         */
        TrackingExceptionResolve: {
            note?: string;
            reason_code: components["schemas"]["LateReason"];
            /** Format: int32 */
            version: number;
        };
        /**
         * TrackingExceptionUpdate
         * @description Changes to an exception. A resolved one can still be explained.
         */
        TrackingExceptionUpdate: {
            note?: string | null;
            /** Format: uuid */
            owner_id?: string | null;
            reason_code?: components["schemas"]["LateReason"] | null;
            /** Format: int32 */
            version: number;
        };
        /**
         * TrackingLink
         * @description A link with which a customer follows a load.
         */
        TrackingLink: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * Format: date-time
             * @description When it expires: a number of days after the delivery, and at most 60 days after it was created.
             */
            expires_at: string;
            /** Format: int32 */
            expires_days_after_delivery: number;
            /** Format: uuid */
            id: string;
            /** @description Neither revoked nor expired. */
            is_live: boolean;
            /** @description Show proof of delivery and bill of lading. */
            is_showing_documents: boolean;
            is_showing_references: boolean;
            /** @description Whom it is for. */
            label: string;
            /** Format: date-time */
            last_viewed_at?: string;
            /** Format: date-time */
            revoked_at?: string;
            revoked_by?: string;
            /** Format: int32 */
            view_count: number;
        };
        /**
         * TrackingLinkCreate
         * @description A link to create for a customer.
         */
        TrackingLinkCreate: {
            /** @description Show proof of delivery and bill of lading. */
            is_showing_documents: boolean;
            is_showing_references: boolean;
            /** @description Whom it is for. */
            label: string;
        };
        /**
         * TrackingLinkCreated
         * @description A new link.
         */
        TrackingLinkCreated: {
            link: components["schemas"]["TrackingLink"];
            /** @description Returned only once: only its hash is stored. */
            url: string;
        };
        /**
         * TrackingLinkList
         * @description The customers' links of a load, the latest first.
         */
        TrackingLinkList: {
            items: components["schemas"]["TrackingLink"][];
        };
        /**
         * TrackingLinkView
         * @description One view of a link.
         */
        TrackingLinkView: {
            client: components["schemas"]["ClientKind"];
            /** Format: date-time */
            viewed_at: string;
        };
        /**
         * TrackingLinkViews
         * @description When a link was viewed. IP addresses and browser details are not stored.
         */
        TrackingLinkViews: {
            /** @description The latest 200, the latest first. */
            items: components["schemas"]["TrackingLinkView"][];
        };
        /**
         * TrackingSettings
         * @description When check calls are due, and what counts as an exception.
         */
        TrackingSettings: {
            /** @description The defaults; nothing was changed yet. */
            is_default: boolean;
            terms: components["schemas"]["TrackingTerms"];
            /** Format: date-time */
            updated_at?: string;
            /**
             * Format: int32
             * @description Send this version back with your change; 0 until the first change.
             */
            version: number;
        };
        /**
         * TrackingSettingsReplace
         * @description Terms that replace the current ones.
         */
        TrackingSettingsReplace: {
            terms: components["schemas"]["TrackingTerms"];
            /**
             * Format: int32
             * @description The version your change is based on; 0 for the first change.
             */
            version: number;
        };
        /**
         * TrackingSummary
         * @description Open loads by timeliness.
         */
        TrackingSummary: {
            /** Format: uint64 */
            at_risk: number;
            /** Format: uint64 */
            check_calls_due: number;
            /** Format: uint64 */
            late: number;
            /** Format: uint64 */
            on_time: number;
            /**
             * Format: uint64
             * @description Open exceptions, even of loads that are no longer open.
             */
            open_exceptions: number;
            /** Format: uint64 */
            unknown: number;
        };
        /**
         * TrackingTerms
         * @description When check calls are due, and what counts as an exception.
         */
        TrackingTerms: {
            /**
             * Format: int32
             * @description An ETA this close to the agreed time, grace included, is a risk; 0 to 240.
             */
            at_risk_minutes: number;
            /**
             * Format: int32
             * @description Average speed in miles per hour, for computed ETAs; 20 to 75.
             */
            average_speed_mph: number;
            /** @description Minutes before the first stop's window opens. */
            before_pickup: components["schemas"]["MinutesRule"];
            /** @description Minutes after the last stop is unloaded, while the proof of delivery is missing. */
            empty: components["schemas"]["MinutesRule"];
            /**
             * Format: int32
             * @description Days after delivery during which a customer's link still works; 0 to 90.
             */
            link_days: number;
            /** @description Minutes after loading, with the number of the bill of lading. */
            loaded: components["schemas"]["MinutesRule"];
            /** @description Each day between two stops. */
            morning: components["schemas"]["HourRule"];
            /**
             * Format: int32
             * @description Between two stops, a position older than this many minutes counts as missing; 15 to 1440.
             */
            no_position_minutes: number;
            /** @description Minutes after each arrival. */
            on_arrival: components["schemas"]["MinutesRule"];
            /**
             * Format: int32
             * @description An arrival this long after the agreed time still counts as on time, unless the customer has its own; 0 to 240.
             * @default 15
             */
            on_time_grace_minutes: number;
            /**
             * Format: int32
             * @description Allowed deviation of a reading from the load's temperature, in degrees Fahrenheit; 0 to 50.
             */
            temperature_tolerance_fahrenheit: number;
            /** @description Minutes after the last call, between two stops. */
            under_way: components["schemas"]["MinutesRule"];
        };
        /**
         * Trailer
         * @description A trailer.
         */
        Trailer: {
            /**
             * Format: date
             * @description Last valid day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string;
            /** Format: date-time */
            archived_at?: string;
            /** Format: date-time */
            created_at: string;
            /** @description The load it is on now, if any. */
            current_load?: components["schemas"]["LoadRef"];
            /** Format: uuid */
            id: string;
            /** @description It is on a load. */
            is_assigned: boolean;
            /** @description What it carries. */
            kind: components["schemas"]["Equipment"];
            /** Format: int32 */
            length_feet?: number;
            make?: string;
            model?: string;
            notes?: string;
            /** @description Papers that have expired or will within 30 days. */
            paper_warnings: components["schemas"]["PaperWarning"][];
            plate?: string;
            /** @description Two letters. */
            plate_state?: string;
            /**
             * Format: date
             * @description Last valid day.
             */
            registration_expires_on?: string;
            /** @description Available by default; out of service blocks assignment. */
            status: components["schemas"]["VehicleStatus"];
            status_reason?: string;
            terminal?: components["schemas"]["TerminalRef"];
            /** @description Unique in your company. */
            unit_number: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
            /** @description 17 characters with a check digit. */
            vin?: string;
            /**
             * Format: int32
             * @description Model year.
             */
            year?: number;
        };
        /**
         * TrailerCreate
         * @description A trailer to add.
         */
        TrailerCreate: {
            /**
             * Format: date
             * @description Last valid day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string;
            /** @description What it carries. */
            kind: components["schemas"]["Equipment"];
            /** Format: int32 */
            length_feet?: number;
            make?: string;
            model?: string;
            notes?: string;
            plate?: string;
            /** @description Two letters. */
            plate_state?: string;
            /**
             * Format: date
             * @description Last valid day.
             */
            registration_expires_on?: string;
            /** @description Available by default; out of service blocks assignment. */
            status?: components["schemas"]["VehicleStatus"];
            status_reason?: string;
            /** Format: uuid */
            terminal_id?: string;
            /** @description Unique in your company. */
            unit_number: string;
            /** @description 17 characters with a check digit. */
            vin?: string;
            /**
             * Format: int32
             * @description Model year.
             */
            year?: number;
        };
        /**
         * TrailerPage
         * @description A page of trailers.
         */
        TrailerPage: {
            items: components["schemas"]["Trailer"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * TrailerUpdate
         * @description Changes to a trailer: omitted fields stay, null clears.
         */
        TrailerUpdate: {
            /**
             * Format: date
             * @description Last valid day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string | null;
            /** @description What it carries. */
            kind?: components["schemas"]["Equipment"];
            /** Format: int32 */
            length_feet?: number | null;
            make?: string | null;
            model?: string | null;
            notes?: string | null;
            plate?: string | null;
            /** @description Two letters. */
            plate_state?: string | null;
            /**
             * Format: date
             * @description Last valid day.
             */
            registration_expires_on?: string | null;
            /** @description Available by default; out of service blocks assignment. */
            status?: components["schemas"]["VehicleStatus"];
            status_reason?: string | null;
            /** Format: uuid */
            terminal_id?: string | null;
            /** @description Unique in your company. */
            unit_number?: string;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
            /** @description 17 characters with a check digit. */
            vin?: string | null;
            /**
             * Format: int32
             * @description Model year.
             */
            year?: number | null;
        };
        /**
         * Truck
         * @description A power unit.
         */
        Truck: {
            /**
             * Format: date
             * @description Last valid day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string;
            /** Format: date-time */
            archived_at?: string;
            /** Format: date-time */
            created_at: string;
            /** @description The load it is on now, if any. */
            current_load?: components["schemas"]["LoadRef"];
            /** @description Today's owner; none for the carrier. */
            fleet_owner?: components["schemas"]["NamedRef"];
            /** Format: uuid */
            id: string;
            /**
             * Format: date
             * @description Last valid day.
             */
            insurance_expires_on?: string;
            /** @description It is on a load. */
            is_assigned: boolean;
            make?: string;
            model?: string;
            notes?: string;
            /**
             * Format: int32
             * @description Never goes back.
             */
            odometer_miles?: number;
            /** @description By default the carrier's own. */
            ownership: components["schemas"]["TruckOwnershipKind"];
            /** @description Papers that have expired or will within 30 days. */
            paper_warnings: components["schemas"]["PaperWarning"][];
            plate?: string;
            /** @description Two letters. */
            plate_state?: string;
            /**
             * Format: date
             * @description Last valid day.
             */
            registration_expires_on?: string;
            /** @description Available by default; out of service blocks assignment. */
            status: components["schemas"]["VehicleStatus"];
            status_reason?: string;
            terminal?: components["schemas"]["TerminalRef"];
            /** @description Unique in your company. */
            unit_number: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Who usually drives it. */
            usual_driver?: components["schemas"]["NamedRef"];
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
            /** @description 17 characters with a check digit. */
            vin?: string;
            /**
             * Format: int32
             * @description Model year.
             */
            year?: number;
        };
        /**
         * TruckCreate
         * @description A truck to add.
         */
        TruckCreate: {
            /**
             * Format: date
             * @description Last valid day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string;
            /**
             * Format: date
             * @description Last valid day.
             */
            insurance_expires_on?: string;
            make?: string;
            model?: string;
            notes?: string;
            /**
             * Format: int32
             * @description Never goes back.
             */
            odometer_miles?: number;
            /** @description By default the carrier's own. */
            ownership?: components["schemas"]["TruckOwnershipKind"];
            plate?: string;
            /** @description Two letters. */
            plate_state?: string;
            /**
             * Format: date
             * @description Last valid day.
             */
            registration_expires_on?: string;
            /** @description Available by default; out of service blocks assignment. */
            status?: components["schemas"]["VehicleStatus"];
            status_reason?: string;
            /** Format: uuid */
            terminal_id?: string;
            /** @description Unique in your company. */
            unit_number: string;
            /**
             * Format: uuid
             * @description Who usually drives it.
             */
            usual_driver_id?: string;
            /** @description 17 characters with a check digit. */
            vin?: string;
            /**
             * Format: int32
             * @description Model year.
             */
            year?: number;
        };
        /**
         * TruckOwnership
         * @description A fleet owner's ownership of a truck over a range of days.
         */
        TruckOwnership: {
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date
             * @description Last day; none while it continues.
             */
            ends_on?: string;
            fleet_owner: components["schemas"]["NamedRef"];
            /** Format: uuid */
            id: string;
            /**
             * Format: date
             * @description First day.
             */
            starts_on: string;
            /** Format: uuid */
            truck_id: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * TruckOwnershipCreate
         * @description An ownership to add.
         */
        TruckOwnershipCreate: {
            /** Format: date */
            ends_on?: string;
            /** Format: uuid */
            fleet_owner_id: string;
            /** Format: date */
            starts_on: string;
        };
        /**
         * @description Whose truck it is.
         * @enum {string}
         */
        TruckOwnershipKind: "company" | "owner_operator" | "leased" | "rented";
        /**
         * TruckOwnershipList
         * @description A truck's complete ownership history.
         */
        TruckOwnershipList: {
            items: components["schemas"]["TruckOwnership"][];
        };
        /**
         * TruckOwnershipUpdate
         * @description Changes to an ownership: omitted fields stay, null clears.
         */
        TruckOwnershipUpdate: {
            /** Format: date */
            ends_on?: string | null;
            /** Format: date */
            starts_on?: string;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * TruckPage
         * @description A page of trucks.
         */
        TruckPage: {
            items: components["schemas"]["Truck"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * TruckUpdate
         * @description Changes to a truck: omitted fields stay, null clears.
         */
        TruckUpdate: {
            /**
             * Format: date
             * @description Last valid day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string | null;
            /**
             * Format: date
             * @description Last valid day.
             */
            insurance_expires_on?: string | null;
            make?: string | null;
            model?: string | null;
            notes?: string | null;
            /**
             * Format: int32
             * @description Never goes back.
             */
            odometer_miles?: number | null;
            /** @description By default the carrier's own. */
            ownership?: components["schemas"]["TruckOwnershipKind"];
            plate?: string | null;
            /** @description Two letters. */
            plate_state?: string | null;
            /**
             * Format: date
             * @description Last valid day.
             */
            registration_expires_on?: string | null;
            /** @description Available by default; out of service blocks assignment. */
            status?: components["schemas"]["VehicleStatus"];
            status_reason?: string | null;
            /** Format: uuid */
            terminal_id?: string | null;
            /** @description Unique in your company. */
            unit_number?: string;
            /**
             * Format: uuid
             * @description Who usually drives it.
             */
            usual_driver_id?: string | null;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
            /** @description 17 characters with a check digit. */
            vin?: string | null;
            /**
             * Format: int32
             * @description Model year.
             */
            year?: number | null;
        };
        /**
         * UnassignedLegPage
         * @description A page of unassigned legs.
         */
        UnassignedLegPage: {
            items: components["schemas"]["BoardLeg"][];
            /** @description Send it as `cursor` for the next page; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All matching loads, counted up to 10,000 when its first page was read. A split load may have several such legs.
             */
            total_count: number;
        };
        /**
         * User
         * @description A member of the carrier's staff.
         */
        User: {
            /** Format: date-time */
            created_at: string;
            email: string;
            full_name: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When the person last opened the product, to about five minutes.
             */
            last_seen_at?: string;
            /** @description E.164, such as `+13125550123`. */
            phone?: string;
            role: components["schemas"]["Role"];
            state: components["schemas"]["UserState"];
            suspended_reason?: string;
            terminal?: components["schemas"]["TerminalRef"];
            /** Format: date-time */
            updated_at: string;
            /** @description The role as `get_user_by_email` names it. */
            user_type: components["schemas"]["UserType"];
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * UserInfoCreate
         * @description The specification's second call of a sign-up.
         */
        UserInfoCreate: {
            /**
             * Format: uuid
             * @description From the registration's response.
             */
            companyId: string;
            fullName: string;
            /** @description The address you sign in with. */
            userEmail: string;
        };
        /**
         * UserInvite
         * @description A person to invite by email.
         */
        UserInvite: {
            email: string;
            full_name: string;
            role: components["schemas"]["Role"];
            /** Format: uuid */
            terminal_id?: string;
        };
        /**
         * UserPage
         * @description A page of users.
         */
        UserPage: {
            items: components["schemas"]["User"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * UserRecord
         * @description The specification's user record.
         */
        UserRecord: {
            full_name: string;
            user_type: components["schemas"]["UserType"];
        };
        /**
         * @description Only active users may do anything.
         * @enum {string}
         */
        UserState: "invited" | "active" | "suspended" | "removed";
        /**
         * UserSuspend
         * @description Why a user is suspended.
         */
        UserSuspend: {
            /** @description Shown to the person. */
            reason: string;
        };
        /**
         * @description A role as `get_user_by_email` names it.
         * @enum {string}
         */
        UserType: "super_admin" | "admin" | "terminal_manager" | "safety_manager" | "user";
        /**
         * UserUpdate
         * @description Changes to a user: omitted fields stay, null clears.
         */
        UserUpdate: {
            full_name?: string;
            phone?: string | null;
            role?: components["schemas"]["Role"];
            /** Format: uuid */
            terminal_id?: string | null;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * @description Whether a vehicle can be assigned. Whether it has work is in its current load instead.
         * @enum {string}
         */
        VehicleStatus: "available" | "in_shop" | "out_of_service" | "inactive" | "sold";
        /**
         * Vendor
         * @description A business that the carrier pays for things other than freight.
         */
        Vendor: {
            address?: components["schemas"]["Address"];
            /** Format: date-time */
            archived_at?: string;
            /** @description The contact person. */
            contact_name?: string;
            /** Format: date-time */
            created_at: string;
            email?: string;
            /** Format: uuid */
            id: string;
            /** @description Gets a Form 1099 for a year's payments. */
            is_1099: boolean;
            kind: components["schemas"]["VendorKind"];
            /** @description 1 to 120 characters, unique in the company. */
            name: string;
            notes?: string;
            /**
             * Format: int32
             * @description Days from bill to payment; 0 for due on receipt.
             */
            payment_terms_days: number;
            /** @description E.164, such as `+13125550123`. */
            phone?: string;
            /** @description The last four digits of the tax ID; the full number is never shown. */
            tax_id_last4?: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * VendorCreate
         * @description A vendor to add.
         */
        VendorCreate: {
            address?: components["schemas"]["Address"];
            /** @description The contact person. */
            contact_name?: string;
            email?: string;
            /** @description Gets a Form 1099 for a year's payments; false if omitted. */
            is_1099?: boolean;
            kind: components["schemas"]["VendorKind"];
            /** @description 1 to 120 characters, unique in the company. */
            name: string;
            notes?: string;
            /**
             * Format: int32
             * @description Days from bill to payment, 0 to 180; 30 if omitted.
             */
            payment_terms_days?: number;
            /** @description E.164, such as `+13125550123`. */
            phone?: string;
            /** @description Nine digits of an EIN or SSN. Stored encrypted and never returned. */
            tax_id?: string;
        };
        /**
         * @description What a vendor sells to the carrier.
         * @enum {string}
         */
        VendorKind: "repair_shop" | "tires" | "parts" | "fuel" | "towing" | "lumper_service" | "tolls" | "insurance" | "professional_services" | "utilities" | "other";
        /**
         * VendorPage
         * @description A page of vendors.
         */
        VendorPage: {
            items: components["schemas"]["Vendor"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * VendorUpdate
         * @description Changes to a vendor: omitted fields stay, null clears.
         */
        VendorUpdate: {
            address?: components["schemas"]["Address"] | null;
            /** @description The contact person. */
            contact_name?: string | null;
            email?: string | null;
            /** @description Gets a Form 1099 for a year's payments. */
            is_1099?: boolean;
            kind?: components["schemas"]["VendorKind"];
            /** @description 1 to 120 characters, unique in the company. */
            name?: string;
            notes?: string | null;
            /**
             * Format: int32
             * @description Days from bill to payment, 0 to 180.
             */
            payment_terms_days?: number;
            /** @description E.164, such as `+13125550123`. */
            phone?: string | null;
            /** @description Nine digits of an EIN or SSN. Stored encrypted and never returned. */
            tax_id?: string | null;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * WebhookDelivery
         * @description An event on its way to an endpoint.
         */
        WebhookDelivery: {
            /**
             * Format: uint32
             * @description Attempts so far.
             */
            attempts: number;
            /** Format: date-time */
            created_at: string;
            event_kind: string;
            /** Format: date-time */
            finished_at?: string;
            /** Format: uuid */
            id: string;
            /** @description Someone asked to send the event again. */
            is_replay: boolean;
            /** Format: date-time */
            last_attempt_at?: string;
            /** @description Why the last attempt failed, in one sentence. */
            last_error?: string;
            /**
             * Format: int32
             * @description How long the last attempt took.
             */
            last_milliseconds?: number;
            /**
             * Format: int32
             * @description The status of the endpoint's last answer.
             */
            last_status?: number;
            /**
             * Format: date-time
             * @description When it is tried next; none once it is finished.
             */
            next_attempt_at?: string;
            /**
             * Format: uuid
             * @description The record that the event is about.
             */
            record_id: string;
            state: components["schemas"]["WebhookDeliveryState"];
            /** Format: uuid */
            webhook_endpoint_id: string;
            /**
             * Format: uuid
             * @description The `id` in the body and in the header `webhook-id`.
             */
            webhook_event_id: string;
        };
        /**
         * WebhookDeliveryPage
         * @description A page of deliveries.
         */
        WebhookDeliveryPage: {
            items: components["schemas"]["WebhookDelivery"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * @description What became of an event on its way to an endpoint.
         * @enum {string}
         */
        WebhookDeliveryState: "pending" | "delivered" | "failed" | "cancelled";
        /**
         * WebhookEndpoint
         * @description A URL that receives your company's events.
         */
        WebhookEndpoint: {
            /** Format: date-time */
            created_at: string;
            /** @description What it is for. */
            description?: string;
            /** @description The kinds of events that it receives, such as `load.created`, or `load.*` for all of a record. */
            event_kinds: string[];
            /**
             * Format: date-time
             * @description Since when no attempt has succeeded; none if the last one did.
             */
            failing_since?: string;
            /** Format: uuid */
            id: string;
            /**
             * @description The user or API key that last chose its events or enabled it. It receives only events of records that its owner
             *     may read.
             */
            owner_name: string;
            /**
             * Format: date-time
             * @description Until then the secret before the current one signs as well.
             */
            previous_secret_until?: string;
            state: components["schemas"]["WebhookEndpointState"];
            /** Format: date-time */
            updated_at: string;
            url: string;
            /**
             * Format: int32
             * @description Send this version back with your change; it goes up with every change.
             */
            version: number;
        };
        /**
         * WebhookEndpointCreate
         * @description An endpoint to create.
         */
        WebhookEndpointCreate: {
            /** @description What it is for; at most 200 characters. */
            description?: string;
            /** @description At least one kind of event, such as `load.created`, or `load.*` for all of a record. */
            event_kinds: string[];
            /** @description An `https` URL on the public internet. */
            url: string;
        };
        /**
         * WebhookEndpointPage
         * @description A page of webhook endpoints.
         */
        WebhookEndpointPage: {
            items: components["schemas"]["WebhookEndpoint"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description All rows that match the filter, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * @description Whether events are sent to an endpoint.
         * @enum {string}
         */
        WebhookEndpointState: "enabled" | "disabled" | "suspended";
        /**
         * WebhookEndpointUpdate
         * @description Changes to an endpoint: omitted fields stay, null clears.
         */
        WebhookEndpointUpdate: {
            description?: string | null;
            event_kinds?: string[];
            /** @description Enables or disables it; a suspended endpoint is enabled again by this. */
            is_enabled?: boolean;
            url?: string;
            /**
             * Format: int32
             * @description The version your change is based on.
             */
            version: number;
        };
        /**
         * WebhookEndpointWithSecret
         * @description An endpoint with its secret, which is shown only now.
         */
        WebhookEndpointWithSecret: {
            endpoint: components["schemas"]["WebhookEndpoint"];
            /** @description `whsec_…`; verify each request's `webhook-signature` with it. */
            secret: string;
        };
        /**
         * WebhookEvent
         * @description Something that happened to a record; the body of each webhook request.
         *
         *     It names what changed without the new values: read the record for those. An event may arrive more than once, always
         *     with the same `id`.
         */
        WebhookEvent: {
            /** @description Names of the record's fields that changed; empty if the kind says everything. */
            changed_fields: string[];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: uuid
             * @description The same in every request for this event, and in the header `webhook-id`.
             */
            id: string;
            record: components["schemas"]["WebhookRecord"];
            /**
             * Format: int64
             * @description Grows with each event of your company; 0 for a test. A record's events are sent in this order.
             */
            sequence: number;
            /** @description The kind, such as `load.created`. */
            type: string;
        };
        /**
         * WebhookEventKind
         * @description A kind of event.
         */
        WebhookEventKind: {
            /** @description A short sentence, with … for the record. */
            description: string;
            /** @description Such as `load.created`. */
            kind: string;
            /** @description Such as `load`; `load.*` chooses all kinds of a record. */
            record_type: string;
        };
        /**
         * WebhookEventKindList
         * @description The kinds of events that the caller may receive.
         */
        WebhookEventKindList: {
            items: components["schemas"]["WebhookEventKind"][];
        };
        /**
         * WebhookRecord
         * @description The record that an event is about.
         */
        WebhookRecord: {
            /** Format: uuid */
            id: string;
            /** @description Its number or name when the event happened. */
            label: string;
            /** @description Such as `load`. */
            type: string;
        };
        /**
         * WebhookReplay
         * @description Which events to send again.
         */
        WebhookReplay: {
            /**
             * Format: date-time
             * @description All events since then that the endpoint's kinds cover.
             */
            since: string;
        };
        /**
         * WebhookReplayed
         * @description What is sent again.
         */
        WebhookReplayed: {
            /**
             * Format: uint64
             * @description Events that are sent again; those still pending are not among them.
             */
            replayed_count: number;
        };
        /**
         * WebhookSecretRotate
         * @description How to replace an endpoint's secret.
         */
        WebhookSecretRotate: {
            /**
             * Format: uint16
             * @description For how many hours the previous secret signs as well, 0 to 168; 24 if omitted.
             */
            overlap_hours?: number;
        };
    };
    responses: {
        /** @description The request could not be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record's state does not allow this, or another user changed it first. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in, but not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Our fault; `request_id` identifies it in our logs. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record in your company. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body did not arrive in time. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No one is signed in, or the credentials are invalid. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Temporarily unavailable; the same request may succeed in a moment. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Understood, but invalid; `fields` has the details. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not of a type that this operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    add_user_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInfoCreate"];
            };
        };
        responses: {
            /** @description A sentence for a person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_api_keys: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description `created_at`, `name` or `last_used_at`; prefix with `-` for descending. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of API keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_api_key: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revoke_api_key: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                api_key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A program's access to your company's data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_assignment_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every rule of the assignment gate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRuleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_assignment_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentRulesUpdate"];
            };
        };
        responses: {
            /** @description Every rule of the assignment gate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRuleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_audit_events: {
        parameters: {
            query?: {
                /** @description Such as `load.created`. */
                action?: string;
                /** @description A user, API key or fleet owner. */
                actor_id?: string;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description One record. */
                entity_id?: string;
                /** @description A kind of record, such as `load`. */
                entity_type?: string;
                /** @description Not before this time. */
                from?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description `-sequence`, newest first, unless you ask for `sequence`. */
                sort?: string;
                /** @description Before this time. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of audit events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verify_audit_chain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the chain is intact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditVerdict"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    find_carrier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 1 to 8 digits. */
                dot_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a carrier uses the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            /** @description Your company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_mail_budget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much mail a company may send today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailBudget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_cost_model: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostModelReplace"];
            };
        };
        responses: {
            /** @description The cost of running a truck. Rates are dollars per mile, decimals with 4 places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_customer_duplicates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The possible duplicates of your company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDuplicatesList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_customers: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of active ones. */
                archived?: boolean;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description Only those on credit hold, or only the others. */
                is_on_credit_hold?: boolean;
                /** @description `broker`, `shipper`, `third_party_logistics`; several separated by commas. */
                kind?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name, docket number or email address. */
                q?: string;
                /** @description `name`, `payment_terms_days`, `credit_limit_cents` or `created_at`; prefix with `-` for descending. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_customer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_customer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A business that pays for loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_customer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        responses: {
            /** @description A business that pays for loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archive_customer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A business that pays for loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_customer_credit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where a customer stands against its credit limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerCredit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_customer_detention_policy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms in effect and where they come from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetentionPolicy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replace_customer_detention_policy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetentionPolicyReplace"];
            };
        };
        responses: {
            /** @description The terms in effect and where they come from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetentionPolicy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_customer_detention_policy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms in effect and where they come from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetentionPolicy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_customer_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A record's history, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    preview_customer_merge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
                merged_customer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a merge would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerMergePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    merge_customer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
                merged_customer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordMerge"];
            };
        };
        responses: {
            /** @description A business that pays for loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restore_customer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A business that pays for loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_analytics_dashboard: {
        parameters: {
            query?: {
                /** @description First day; thirteen weeks before `to` unless given. */
                from?: string;
                /** @description Last day; today unless given. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures over the loads delivered in a range of days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_operations_dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is happening today, and this week's money. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationsDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_detention: {
        parameters: {
            query?: {
                /** @description First day of arrival, in the stop's time zone. */
                arrived_from?: string;
                /** @description Last day of arrival, in the stop's time zone. */
                arrived_to?: string;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                customer_id?: string;
                facility_id?: string;
                /** @description Only those whose facts changed after the decision, or only the others. */
                has_changed_facts?: boolean;
                /** @description 1 to 200 rows. */
                limit?: number;
                load_id?: string;
                /** @description Part of the load's number or reference, or of the customer's or facility's name. */
                q?: string;
                /** @description `arrived_at`, `free_until`, `dwell_minutes`, `billable_minutes` or `amount_cents`; with `-` for descending. */
                sort?: string;
                /** @description Statuses such as `accruing,pending`. */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of detention. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetentionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_detention_policy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms in effect and where they come from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetentionPolicy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replace_detention_policy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetentionPolicyReplace"];
            };
        };
        responses: {
            /** @description The terms in effect and where they come from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetentionPolicy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_detention_report: {
        parameters: {
            query?: {
                /** @description Only arrivals with this customer's loads. */
                customer_id?: string;
                /** @description Only arrivals at this facility. */
                facility_id?: string;
                /** @description First day of arrival, in the stop's time zone. */
                from?: string;
                /** @description Last day of arrival, in the stop's time zone. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who makes trucks wait and who pays for it, by day of arrival. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetentionReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_detention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                detention_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All evidence for a claim: how the amount was calculated, the terms, and the timeline of what is on record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetentionCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approve_detention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                detention_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetentionApprove"];
            };
        };
        responses: {
            /** @description The detention at one stop, and the state of its claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    open_detention_case_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                detention_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperOpen"];
            };
        };
        responses: {
            /** @description A short-lived link to a document's file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dispute_detention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                detention_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetentionNote"];
            };
        };
        responses: {
            /** @description The detention at one stop, and the state of its claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopen_detention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                detention_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetentionStep"];
            };
        };
        responses: {
            /** @description The detention at one stop, and the state of its claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    waive_detention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                detention_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetentionReason"];
            };
        };
        responses: {
            /** @description The detention at one stop, and the state of its claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_diesel_price: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DieselPriceSet"];
            };
        };
        responses: {
            /** @description The retail diesel price of one week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DieselPrice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_dispatch_board: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 14; 7 if omitted. */
                days?: number;
                /** @description Rows that are available or move a load of this dispatcher. */
                dispatcher_id?: string;
                /** @description Rows that are available or move a load with one of these, separated by commas. */
                equipment?: string;
                /** @description The first day, in the company's time zone; today if omitted. */
                from?: string;
                /** @description At most 200. */
                limit?: number;
                /** @description Part of a driver's name, a unit number or an open load's number. */
                q?: string;
                /** @description What the rows are; drivers if omitted. */
                rows?: components["schemas"]["BoardRows"];
                /** @description The driver's or truck's terminal. */
                terminal_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the board's rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DispatchBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_unassigned_legs: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                dispatcher_id?: string;
                /** @description One or more, separated by commas. */
                equipment?: string;
                /** @description At most 200. */
                limit?: number;
                /** @description Part of a number, a reference, a customer's name or a city. */
                q?: string;
                /** @description `pickup_at` or `number`; prefix with `-` for descending. */
                sort?: string;
                terminal_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of unassigned legs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnassignedLegPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_document_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentUploadCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            /** @description A document of a load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archive_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A document of a load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    open_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentOpen"];
            };
        };
        responses: {
            /** @description A short-lived link to a document's file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restore_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A document of a load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    open_driver_trip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkOpen"];
            };
        };
        responses: {
            /** @description A leg as its driver sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverTrip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    report_driver_event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverEventReport"];
            };
        };
        responses: {
            /** @description A leg as its driver sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverTrip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    report_driver_position: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverPositionReport"];
            };
        };
        responses: {
            /** @description A leg as its driver sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverTrip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_drivers: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of active ones. */
                archived?: boolean;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description Only those whose license or medical certificate expires within so many days, or has expired. */
                expiring_within_days?: number;
                /** @description `company`, `owner_operator`, `lease`, `team`; several separated by commas. */
                kind?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name, code, phone or email address. */
                q?: string;
                /** @description `last_name`, `hired_on`, `license_expires_on` or `medical_expires_on`; prefix with `-` for descending. */
                sort?: string;
                /** @description `active`, `inactive`, `terminated`; several separated by commas. */
                state?: string;
                /** @description Only those of one terminal. */
                terminal_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of drivers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_driver: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Driver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_driver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                driver_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A driver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Driver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_driver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                driver_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverUpdate"];
            };
        };
        responses: {
            /** @description A driver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Driver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archive_driver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                driver_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A driver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Driver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restore_driver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                driver_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A driver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Driver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_exports: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of exports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_export: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                export_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list exported to a file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    open_export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                export_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A short-lived link to a document's file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_facilities: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of active ones. */
                archived?: boolean;
                /** @description The name of a city, case-insensitive. */
                city?: string;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description Only those where a truck is still due on an open load, or only the others. */
                has_appointments?: boolean;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name or city. */
                q?: string;
                /** @description `name`, `city` or `created_at`; prefix with `-` for descending. */
                sort?: string;
                /** @description Two letters; several separated by commas. */
                state?: string;
                /** @description IANA names such as `America/Denver`; several separated by commas. */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of facilities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_facility: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_facility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facility_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A place where loads are picked up or delivered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_facility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facility_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityUpdate"];
            };
        };
        responses: {
            /** @description A place where loads are picked up or delivered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archive_facility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facility_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A place where loads are picked up or delivered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_facility_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facility_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A record's history, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    preview_facility_merge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facility_id: string;
                merged_facility_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a merge would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityMergePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    merge_facility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facility_id: string;
                merged_facility_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordMerge"];
            };
        };
        responses: {
            /** @description A place where loads are picked up or delivered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restore_facility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facility_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A place where loads are picked up or delivered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_facility_duplicates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The possible duplicates of your company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityDuplicatesList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_fleet_owners: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of active ones. */
                archived?: boolean;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name or email address. */
                q?: string;
                /** @description `name` or `created_at`; prefix with `-` for descending. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of fleet owners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetOwnerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_fleet_owner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FleetOwnerCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetOwner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_fleet_owner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fleet_owner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person who owns trucks that run under the carrier's authority. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetOwner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_fleet_owner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fleet_owner_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FleetOwnerUpdate"];
            };
        };
        responses: {
            /** @description A person who owns trucks that run under the carrier's authority. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetOwner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archive_fleet_owner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fleet_owner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person who owns trucks that run under the carrier's authority. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetOwner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restore_fleet_owner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fleet_owner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person who owns trucks that run under the carrier's authority. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetOwner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_fuel_program: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FuelProgramInput"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelProgram"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_fuel_program: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fuel_program_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FuelProgramReplace"];
            };
        };
        responses: {
            /** @description How a fuel surcharge follows the diesel price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelProgram"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archive_fuel_program: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fuel_program_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a fuel surcharge follows the diesel price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelProgram"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restore_fuel_program: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fuel_program_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a fuel surcharge follows the diesel price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelProgram"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_user_by_email: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Case-insensitive. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The specification's user record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_imports: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description Kinds such as `drivers,trucks`; without it, all that you may read. */
                kind?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_import: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file whose rows become records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    commit_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCommit"];
            };
        };
        responses: {
            /** @description A file whose rows become records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correct_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCorrect"];
            };
        };
        responses: {
            /** @description A file whose rows become records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    open_import_errors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A short-lived link to a document's file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_import_rows: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description States such as `bad,refused`. */
                state?: string;
            };
            header?: never;
            path: {
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of an import's rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undo_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportUndo"];
            };
        };
        responses: {
            /** @description A file whose rows become records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_import_columns: {
        parameters: {
            query: {
                /** @description The kind of records. */
                kind: components["schemas"]["ImportKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns of a kind of import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportColumns"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    open_import_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportTemplate"];
            };
        };
        responses: {
            /** @description A short-lived link to a document's file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_import_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_join_requests: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description `created_at` or `full_name`; prefix with `-` for descending. */
                sort?: string;
                /** @description `open`, `admitted`, `rejected`, `withdrawn`; several with commas between. */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequestPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admit_join_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                join_request_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequestAdmit"];
            };
        };
        responses: {
            /** @description A person who wants to join your company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reject_join_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                join_request_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequestReject"];
            };
        };
        responses: {
            /** @description A person who wants to join your company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdraw_join_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user and what they may open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_lane: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                destination_facility_id: string;
                origin_facility_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company's history on a lane between two cities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaneHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_live_ticket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ticket for one stream of live updates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    count_loads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many loads are in each work group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_loads: {
        parameters: {
            query?: {
                /** @description Billing statuses such as `docs_pending,ready_for_review`. */
                billing_status?: string;
                /** @description First day of entry, in your company's time zone. */
                created_from?: string;
                /** @description Last day of entry, in your company's time zone. */
                created_to?: string;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                customer_id?: string;
                /** @description First day of departure from the last stop, in your company's time zone. */
                delivered_from?: string;
                /** @description Last day of departure from the last stop, in your company's time zone. */
                delivered_to?: string;
                /** @description First day of delivery, in the stop's time zone. */
                delivery_from?: string;
                /** @description Last day of delivery, in the stop's time zone. */
                delivery_to?: string;
                /** @description Two letters; several separated by commas. */
                destination_state?: string;
                dispatcher_id?: string;
                /** @description Driver or co-driver. */
                driver_id?: string;
                /** @description Equipment such as `dry_van,reefer`. */
                equipment?: string;
                /** @description Loads with a stop there. */
                facility_id?: string;
                /** @description All if omitted; `today` in your company's time zone. */
                group?: components["schemas"]["LoadGroup"];
                /** @description Rolling and due at the next stop within 4 hours. */
                is_arriving_soon?: boolean;
                /** @description Delivered without a proof of delivery. */
                is_missing_pod?: boolean;
                /** @description Delivered without a rate confirmation. */
                is_missing_rate_confirmation?: boolean;
                /** @description To be moved, but lacking a driver or a truck. */
                is_unassigned?: boolean;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Two letters; several separated by commas. */
                origin_state?: string;
                /** @description First day of pickup, in the stop's time zone. */
                pickup_from?: string;
                /** @description Last day of pickup, in the stop's time zone. */
                pickup_to?: string;
                /** @description Part of a number, reference, customer, city, driver or truck. */
                q?: string;
                /** @description `number`, `pickup_at`, `delivery_at`, `total_cents` or `created_at`; prefix with `-` for descending. */
                sort?: string;
                /** @description Statuses such as `booked,assigned`. */
                status?: string;
                /** @description Ids of tags, separated by commas; loads with at least one of them. */
                tag?: string;
                terminal_id?: string;
                /** @description `on_time`, `at_risk`, `late`; several separated by commas. */
                timeliness?: string;
                trailer_id?: string;
                truck_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_load: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadUpdate"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledge_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegAcknowledge"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approve_load_billing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingApproval"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assign_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadAssign"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    check_load_assignment: {
        parameters: {
            query?: {
                co_driver_id?: string;
                driver_id?: string;
                /** @description The current leg if omitted. */
                leg_id?: string;
                trailer_id?: string;
                truck_id?: string;
            };
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Objections to an assignment, and the deadhead to get there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    book_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadBooking"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancel_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    add_load_charge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargeAdd"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_load_charge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charge_id: string;
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargeUpdate"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_load_charge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                charge_id: string;
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_load_check_calls: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check calls of a load, the latest first, including voided ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckCallList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_check_call: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckCallCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckCall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    void_check_call: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                check_call_id: string;
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckCallVoid"];
            };
        };
        responses: {
            /** @description A report about a load on the road. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckCall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copy_load: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dispatch_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegDispatch"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_load_documents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents of a load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_load_document: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_driver_links: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drivers' links of a load, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverLinkList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_driver_link: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverLinkCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverLinkCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revoke_driver_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                driver_link_id: string;
                load_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A link for a leg's driver to report with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    flag_load_billing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadException"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_load_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A load's history, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    hold_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    hold_load_billing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    open_load_invoice_packet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperOpen"];
            };
        };
        responses: {
            /** @description A short-lived link to a document's file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    join_load_legs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegJoin"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    print_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadPrint"];
            };
        };
        responses: {
            /** @description A short-lived link to a document's file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    release_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopen_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resubmit_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resume_load_billing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    send_load_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    split_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadSplit"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    start_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegStep"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    add_load_stop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopAdd"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_load_stop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
                stop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopUpdate"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    record_stop_event: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
                stop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopEventRecord"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    void_stop_event: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
                stop_event_id: string;
                stop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopEventVoid"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_load_stop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
                stop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorder_load_stops: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopOrder"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    tag_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadTagsChange"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mark_load_tonu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadTonu"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_tracking_exception: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingExceptionCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingException"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_tracking_links: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers' links of a load, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingLinkList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_tracking_link: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingLinkCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingLinkCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revoke_tracking_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
                tracking_link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A link with which a customer follows a load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_tracking_link_views: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
                tracking_link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When a link was viewed. IP addresses and browser details are not stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingLinkViews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unassign_load: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegStep"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlock_load_billing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            /** @description Freight that the carrier has agreed to move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_missing_stop_times: {
        parameters: {
            query?: {
                /** @description Of this load. */
                load_id?: string;
                /** @description The day on which the stops start, in their time zones. */
                on?: string;
                /** @description Of this truck, together with `on`. */
                truck_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Arrivals and departures that are missing or unconfirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingTimeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_notices: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description The inbox, or the archive if you ask for it. */
                state?: components["schemas"]["NoticeBox"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notices, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archive_notice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message from the product to you. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mark_notices_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many notices are unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_number_formats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The formats of every kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberFormatList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_number_format: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["NumberKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberFormatUpdate"];
            };
        };
        responses: {
            /** @description How the numbers of one kind are written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberFormat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_on_time_report: {
        parameters: {
            query?: {
                /** @description First day a stop starts, in the company's time zone. */
                from?: string;
                /** @description Minutes of grace for every stop, 0 to 240. If omitted, each stop has its customer's grace or the company's. */
                grace_minutes?: number;
                /** @description Last day a stop starts, in the company's time zone. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On-time performance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnTimeReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    choose_owner_carrier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerChoose"];
            };
        };
        responses: {
            /** @description What to send as `Authorization: JWT <token>`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerSessionToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_owner_dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your trucks at a glance. The week starts on Monday in the carrier's time zone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_owner_loads: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description All if omitted. */
                group?: components["schemas"]["OwnerLoadGroup"];
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description `pickup_at` or `delivery_at`; prefix with `-` for descending. */
                sort?: string;
                /** @description Loads of one truck. */
                truck_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerLoadPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    request_owner_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerLoginRequest"];
            };
        };
        responses: {
            /** @description Accepted, for any address. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout_owner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerLogout"];
            };
        };
        responses: {
            /** @description A sentence for a person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_owner_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your record at the carrier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_owner_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProfileUpdate"];
            };
        };
        responses: {
            /** @description Your record at the carrier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_owner_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owner signed in to the portal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_owner_trucks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trucks you own today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerTruckList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verify_owner_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerLoginVerify"];
            };
        };
        responses: {
            /** @description A session, or carriers to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerVerified"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_permissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every permission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    search_places: {
        parameters: {
            query?: {
                /** @description At least two letters or three digits; fewer find nothing. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Places that match the input. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You, as your company knows you. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description You, as your company knows you. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuse_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRefuse"];
            };
        };
        responses: {
            /** @description The company no longer sends mail to the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    accept_public_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteLinkAccept"];
            };
        };
        responses: {
            /** @description A quote as its customer sees it, without the carrier's costs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decline_public_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteLinkDecline"];
            };
        };
        responses: {
            /** @description A quote as its customer sees it, without the carrier's costs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    open_public_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteLinkOpen"];
            };
        };
        responses: {
            /** @description A quote as its customer sees it, without the carrier's costs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    print_public_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteLinkPrint"];
            };
        };
        responses: {
            /** @description A short-lived link to a document's file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    open_public_tracking: {
        parameters: {
            query?: never;
            header?: {
                "user-agent"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkOpen"];
            };
        };
        responses: {
            /** @description A load as its customer follows it, without drivers' names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTracking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    open_public_tracking_document: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkDocumentOpen"];
            };
        };
        responses: {
            /** @description A short-lived link to a document's file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    preview_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotePreviewInput"];
            };
        };
        responses: {
            /** @description The figures of a quote being prepared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_quote_report: {
        parameters: {
            query?: {
                /** @description `customer` if omitted. */
                by?: components["schemas"]["QuoteGrouping"];
                /** @description First day a quote was sent, in your company's time zone. */
                sent_from?: string;
                /** @description Last day a quote was sent, in your company's time zone. */
                sent_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Results of a period's quotes. Each number counts once, by its last sent version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_quote_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that quotes are computed with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_quotes: {
        parameters: {
            query?: {
                /** @description The user who created it. */
                created_by_id?: string;
                /** @description First day of creation, in your company's time zone. */
                created_from?: string;
                /** @description Last day of creation, in your company's time zone. */
                created_to?: string;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                customer_id?: string;
                /** @description Equipment such as `dry_van,reefer`. */
                equipment?: string;
                /** @description With a margin below the floor. */
                is_below_floor?: boolean;
                /** @description Words in the cities of the lane, such as `joliet dallas`. */
                lane?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description First day of pickup, in the stop's time zone. */
                pickup_from?: string;
                /** @description Last day of pickup, in the stop's time zone. */
                pickup_to?: string;
                /** @description Part of a number, customer, prospect or city. */
                q?: string;
                /** @description `number`, `pickup_at`, `valid_until`, `total_cents` or `created_at`; prefix with `-` for descending. */
                sort?: string;
                /** @description Statuses such as `sent,viewed`. */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of quotes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_quote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteInput"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A price that the carrier offers for freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteReplace"];
            };
        };
        responses: {
            /** @description A price that the carrier offers for freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    accept_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteAcceptance"];
            };
        };
        responses: {
            /** @description A price that the carrier offers for freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approve_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteStep"];
            };
        };
        responses: {
            /** @description A price that the carrier offers for freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    convert_quote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteConvert"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copy_quote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lose_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteLoss"];
            };
        };
        responses: {
            /** @description A price that the carrier offers for freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    print_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperOpen"];
            };
        };
        responses: {
            /** @description A short-lived link to a document's file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopen_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteReopen"];
            };
        };
        responses: {
            /** @description A price that the carrier offers for freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    request_quote_approval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteStep"];
            };
        };
        responses: {
            /** @description A price that the carrier offers for freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    return_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteReason"];
            };
        };
        responses: {
            /** @description A price that the carrier offers for freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revise_quote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteStep"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    send_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteSend"];
            };
        };
        responses: {
            /** @description A quote that was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdraw_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteReason"];
            };
        };
        responses: {
            /** @description A price that the carrier offers for freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_ready_to_bill: {
        parameters: {
            query?: {
                /**
                 * @description One or more of `docs_pending`, `ready_for_review`, `exception`, `on_hold`, `sent_back_to_ops` and
                 *     `approved`, separated by commas; without it, all but the last.
                 */
                billing_status?: string;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                customer_id?: string;
                /** @description Only loads that can be approved, or only the others. */
                is_ready?: boolean;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of a number, reference, customer, city, driver or truck. */
                q?: string;
                /** @description `delivered_at`, `total_cents`, `number` or `days_waiting`; prefix with `-` for descending. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of loads to bill, with totals over the whole filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyToBillPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_registration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_role_grants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every role with every section. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleGrantList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    grant_section: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role: components["schemas"]["Role"];
                section: components["schemas"]["Section"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every role with every section. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleGrantList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revoke_section: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role: components["schemas"]["Role"];
                section: components["schemas"]["Section"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every role with every section. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleGrantList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_sample_load: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample load, and what was made with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleLoad"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_sample_load: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleLoad"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_sample_load: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of a removed sample. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleRemoval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_saved_views: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Views of this list only, such as `loads`. */
                list?: string;
                /** @description Part of the name. */
                q?: string;
                /** @description `name` or `created_at`; prefix with `-` for descending. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of saved views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_saved_view: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_saved_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                saved_view_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            /** @description A list's filters, order and columns under a name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_saved_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                saved_view_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list's filters, order and columns under a name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description At least two letters. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search hits, kind by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user and what they may open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    record_stop_times: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopTimes"];
            };
        };
        responses: {
            /** @description The result for the times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopTimesRecorded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_tags: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of active ones. */
                archived?: boolean;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name. */
                q?: string;
                /** @description `name` or `created_at`; prefix with `-` for descending. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_tag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_tag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of your company's own tags for loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_tag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description One of your company's own tags for loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archive_tag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of your company's own tags for loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restore_tag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of your company's own tags for loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_terminals: {
        parameters: {
            query?: {
                /** @description Show archived terminals instead of active ones. */
                archived?: boolean;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name or code. */
                q?: string;
                /** @description `name`, `code` or `created_at`; prefix with `-` for descending. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of terminals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerminalPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_terminal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TerminalCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Terminal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description One of the carrier's own locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Terminal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                "application/json": components["schemas"]["TerminalUpdate"];
            };
        };
        responses: {
            /** @description One of the carrier's own locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Terminal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description One of the carrier's own locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Terminal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description One of the carrier's own locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Terminal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_tracking_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When check calls are due, and what counts as an exception. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replace_tracking_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingSettingsReplace"];
            };
        };
        responses: {
            /** @description When check calls are due, and what counts as an exception. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_tracking_exceptions: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description Kinds such as `late_risk,dwell`. */
                kind?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                load_id?: string;
                owner_id?: string;
                /** @description Part of the load's number or reference, of the customer's, driver's or truck's name, or of a stop's city. */
                q?: string;
                /** @description `opened_at`; prefix with `-` for descending. */
                sort?: string;
                /** @description States such as `open,acknowledged`. */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of exceptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingExceptionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_tracking_exception: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tracking_exception_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A problem of a load on the road. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingException"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_tracking_exception: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tracking_exception_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingExceptionUpdate"];
            };
        };
        responses: {
            /** @description A problem of a load on the road. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingException"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledge_tracking_exception: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tracking_exception_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingExceptionAcknowledge"];
            };
        };
        responses: {
            /** @description A problem of a load on the road. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingException"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolve_tracking_exception: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tracking_exception_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingExceptionResolve"];
            };
        };
        responses: {
            /** @description A problem of a load on the road. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingException"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_tracked_loads: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                customer_id?: string;
                driver_id?: string;
                /** @description Only those with an open exception, or only the others. */
                has_exception?: boolean;
                /** @description Only those whose next check call is due, or only the others. */
                is_check_call_due?: boolean;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Only this load: none if it is a draft, or delivered with an empty truck. */
                load_id?: string;
                /** @description Part of the load's number or reference, of the customer's, driver's or truck's name, or of a stop's city. */
                q?: string;
                /** @description `urgency`, `next_due_at`, `eta_at` or `check_call_due_at`; prefix with `-` for descending. */
                sort?: string;
                /** @description Values such as `late,at_risk`. Only loads that are still open, as the summary counts them. */
                timeliness?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of open loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedLoadPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_tracking_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open loads by timeliness. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_trailers: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of active ones. */
                archived?: boolean;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description Equipment such as `dry_van`; several separated by commas. */
                kind?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the unit number, VIN or plate. */
                q?: string;
                /** @description `unit_number`, `year` or `annual_inspection_expires_on`; prefix with `-` for descending. */
                sort?: string;
                /** @description `available`, `in_shop`, `out_of_service`, `inactive`, `sold`; several separated by commas. */
                status?: string;
                /** @description Only those of one terminal. */
                terminal_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of trailers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrailerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_trailer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrailerCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trailer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_trailer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trailer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A trailer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trailer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_trailer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trailer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrailerUpdate"];
            };
        };
        responses: {
            /** @description A trailer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trailer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archive_trailer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trailer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A trailer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trailer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restore_trailer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trailer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A trailer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trailer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_trucks: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of active ones. */
                archived?: boolean;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description Only those that this fleet owner owns today. */
                fleet_owner_id?: string;
                /** @description Only those that are available and on no load. */
                is_idle?: boolean;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description `company`, `owner_operator`, `leased`, `rented`; several separated by commas. */
                ownership?: string;
                /** @description Part of the unit number, VIN, plate or make. */
                q?: string;
                /** @description `unit_number`, `year` or `annual_inspection_expires_on`; prefix with `-` for descending. */
                sort?: string;
                /** @description `available`, `in_shop`, `out_of_service`, `inactive`, `sold`; several separated by commas. */
                status?: string;
                /** @description Only those of one terminal. */
                terminal_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of trucks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TruckPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_truck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TruckCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Truck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_truck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                truck_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A power unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Truck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_truck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                truck_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TruckUpdate"];
            };
        };
        responses: {
            /** @description A power unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Truck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archive_truck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                truck_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A power unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Truck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_truck_ownerships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                truck_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A truck's complete ownership history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TruckOwnershipList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_truck_ownership: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path: {
                truck_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TruckOwnershipCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TruckOwnership"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_truck_ownership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ownership_id: string;
                truck_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TruckOwnershipUpdate"];
            };
        };
        responses: {
            /** @description A fleet owner's ownership of a truck over a range of days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TruckOwnership"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restore_truck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                truck_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A power unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Truck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_users: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name or address. */
                q?: string;
                /** @description Roles, separated by commas. */
                role?: string;
                /** @description `full_name`, `email`, `last_seen_at` or `created_at`; prefix with `-` for descending. */
                sort?: string;
                /** @description States, separated by commas. */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    invite_user: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInvite"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member of the carrier's staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description A member of the carrier's staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reinstate_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member of the carrier's staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member of the carrier's staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suspend_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSuspend"];
            };
        };
        responses: {
            /** @description A member of the carrier's staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_vendors: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of active ones. */
                archived?: boolean;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description Only those that get a 1099, or only the others. */
                is_1099?: boolean;
                /** @description Such as `repair_shop` or `fuel`; several separated by commas. */
                kind?: string;
                /** @description Only those that get a 1099 and have no tax ID yet. */
                lacks_tax_id?: boolean;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name or email address. */
                q?: string;
                /** @description `name`, `payment_terms_days` or `created_at`; prefix with `-` for descending. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vendors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_vendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_vendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vendor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A business that the carrier pays for things other than freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_vendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vendor_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorUpdate"];
            };
        };
        responses: {
            /** @description A business that the carrier pays for things other than freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archive_vendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vendor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A business that the carrier pays for things other than freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_vendor_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vendor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A record's history, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restore_vendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vendor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A business that the carrier pays for things other than freight. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_webhook_delivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event on its way to an endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replay_webhook_delivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event on its way to an endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_webhook_endpoints: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description `created_at` or `url`; prefix with `-` for descending. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhook endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text; repeating the call with it within 24 hours returns the first response. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointCreate"];
            };
        };
        responses: {
            /** @description The record as it now is. */
            201: {
                headers: {
                    /** @description `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response. */
                    "IDEMPOTENT-REPLAYED"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A URL that receives your company's events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    delete_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A URL that receives your company's events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointUpdate"];
            };
        };
        responses: {
            /** @description A URL that receives your company's events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_webhook_deliveries: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                /** @description Kinds of events, separated by commas. */
                event_kind?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Deliveries of this record's events. */
                record_id?: string;
                /** @description `created_at`; prefix with `-` for descending. */
                sort?: string;
                /** @description States, separated by commas. */
                state?: string;
            };
            header?: never;
            path: {
                webhook_endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replay_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplay"];
            };
        };
        responses: {
            /** @description What is sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotate_webhook_endpoint_secret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotate"];
            };
        };
        responses: {
            /** @description An endpoint with its secret, which is shown only now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    test_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event on its way to an endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_webhook_event_kinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds of events that the caller may receive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEventKindList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_webhook_event: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that happened to a record; the body of each webhook request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sentence for a person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
