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
         */
        get: operations["list_api_keys"];
        put?: never;
        /**
         * Make an API key
         * @description The answer carries the secret, which is not shown again.
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
         * @description The key is refused from the next request on, for good.
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
         * List the rules of assignments
         * @description By what an assignment is judged, and whether breaking a rule warns or blocks.
         */
        get: operations["list_assignment_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the rules of assignments
         * @description Says of single rules whether they warn or block, from the next assignment on. Rules that are not named stay as they are.
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
         * @description Recomputes the chain of hashes from the first event on.
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
         * @description Whether the carrier with this USDOT number uses the product, so that its people ask to join instead of registering it again.
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
         */
        get: operations["read_company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the company
         * @description A merge patch; lists are replaced as a whole. The DOT number stays.
         */
        patch: operations["update_company"];
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
         * @description What it costs to run a truck, and the least margin. Quotes keep what they were computed with until they are changed.
         */
        put: operations["set_cost_model"];
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
         */
        get: operations["list_customers"];
        put?: never;
        /**
         * Add a customer
         * @description The name must not be in use in your company.
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
         */
        get: operations["read_customer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description A merge patch: what is left out stays, null clears.
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
         */
        post: operations["archive_customer"];
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
         * @description The customer's own terms, or those that hold for it as long as it has none.
         */
        get: operations["read_customer_detention_policy"];
        /**
         * Replace a customer's detention policy
         * @description Terms of the customer's own, from the next arrival on.
         */
        put: operations["replace_customer_detention_policy"];
        post?: never;
        /**
         * Remove a customer's detention policy
         * @description The customer goes by the company's terms again; answers those. Removing it again changes nothing.
         */
        delete: operations["remove_customer_detention_policy"];
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
         * @description Takes it out of the archive.
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
         * @description Figures over the loads delivered in a range of days, beside the range before it.
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
         * @description What goes on today, and this week's money. Each figure equals the list that it opens.
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
         * @description One row for each stop at which a truck arrived and a driver stayed with it, latest arrival first unless sorted
         *     otherwise. What still accrues counts until now.
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
         * @description The terms for every customer without terms of its own.
         */
        get: operations["read_detention_policy"];
        /**
         * Replace the detention policy
         * @description The terms for every customer without terms of its own, from the next arrival on.
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
         * @description Stops, dwell and money by facility and by customer, over arrivals of the last 91 days unless a range is given.
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
         * @description One wait with its terms, the clock in words and the timeline of everything on record.
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
         */
        post: operations["approve_detention"];
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
         * @description Notes that the customer does not agree. The charge comes off the load, unless the load is approved for billing.
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
         * @description Takes a decision back, and its charge off the load. The amount follows the facts again.
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
         * @description Gives the claim up, with a reason.
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
         * Set the price of diesel of a week
         * @description Enters it, or corrects what was entered. Said twice it changes nothing.
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
         * @description Drivers by last name, or trucks by unit number, with their legs in the days shown and where they are free next.
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
         * Begin an upload
         * @description Answers an address to `PUT` the bytes to. What that answers holds the receipt to make a document with.
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
         * @description A merge patch: what is left out stays, null clears.
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
         * @description Answers a link to the bytes that is good for a few minutes.
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
         * @description Takes it out of the archive.
         */
        post: operations["restore_document"];
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
         */
        get: operations["list_drivers"];
        put?: never;
        /**
         * Add a driver
         * @description A code, where given, must not be in use in your company.
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
         */
        get: operations["read_driver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a driver
         * @description A merge patch: what is left out stays, null clears.
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
         * @description Takes them out of the archive.
         */
        post: operations["restore_driver"];
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
         */
        get: operations["list_facilities"];
        put?: never;
        /**
         * Add a facility
         * @description Without a time zone it is taken from the state, where the state has only one.
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
         */
        get: operations["read_facility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a facility
         * @description A merge patch: what is left out stays, null clears.
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
         */
        post: operations["archive_facility"];
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
         * @description Takes it out of the archive.
         */
        post: operations["restore_facility"];
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
         */
        get: operations["list_fleet_owners"];
        put?: never;
        /**
         * Add a fleet owner
         * @description Sign-in links go to the e-mail address, so no two owners of your company share one.
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
         */
        get: operations["read_fleet_owner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a fleet owner
         * @description A merge patch: what is left out stays, null clears.
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
         * @description Takes them out of the archive.
         */
        post: operations["restore_fleet_owner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel_programmes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a fuel programme
         * @description The name must not be in use in your company.
         */
        post: operations["create_fuel_programme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel_programmes/{fuel_programme_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a fuel programme
         * @description Replaces everything that it says. Quotes keep what they were computed with.
         */
        put: operations["update_fuel_programme"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel_programmes/{fuel_programme_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a fuel programme
         * @description It is no longer offered; quotes keep what they were computed with.
         */
        post: operations["archive_fuel_programme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fuel_programmes/{fuel_programme_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a fuel programme
         * @description Takes it out of the archive.
         */
        post: operations["restore_fuel_programme"];
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
         * @description Your own record, or as an Admin one of your company's users. Any other address is not found.
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
         * Admit somebody
         * @description Makes the person a user of your company with the role you choose, and tells them by e-mail.
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
         * Reject somebody
         * @description Tells the person by e-mail, with the reason if you give one. They may ask again.
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
         * @description Takes back the request that waits, and answers the session as it then is.
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
         * @description Your company's last ten loads and quotes between the towns of two facilities.
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
         * @description Answers the address of a stream of server-sent events. Each `change` event names a kind of record and an id,
         *     `{"topic":"load","id":"…"}`: read the record again if you show it. `reset` means that changes were missed: read everything again.
         *     The host ends a stream after a quarter of an hour; ask for a new ticket, and pass the last event's id as `after` to miss nothing.
         */
        post: operations["create_live_ticket"];
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
         */
        get: operations["list_loads"];
        put?: never;
        /**
         * Book a load
         * @description Times of stops are local to their facilities: one that does not exist or comes twice there is refused with the codes
         *     `local_time_missing` and `local_time_ambiguous`. The server gives the number and computes the amounts.
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
         */
        get: operations["read_load"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a load
         * @description A merge patch of the load's own fields: what is left out stays, null clears.
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
         * Note the driver's answer
         * @description Whether the driver takes a leg that was dispatched. Declined work stays with the driver until somebody else is assigned.
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
         * @description Its revenue is read-only from then on. Refused with `load_not_ready_to_bill` while something is missing; the message says what.
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
         * @description Refused with `assignment_blocked` where a fact forbids it, and with `assignment_needs_confirmation` where warnings have
         *     not been accepted; `fields` says what.
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
         * @description What would speak against it before anybody makes it, and what the empty way to the first stop costs.
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
         * @description From here on it is to be moved.
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
         * @description Not after freight has been picked up.
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
         * @description A merge patch: what is left out stays, null clears. Percentages of the line haul follow.
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
         * @description Not once it is billed.
         */
        post: operations["remove_load_charge"];
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
         * @description Makes a draft with the same customer, stops and charges, without the numbers that name the first one.
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
         * @description Sends the work to the driver.
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
         * @description In the order in which they came, archived ones included.
         */
        get: operations["list_load_documents"];
        put?: never;
        /**
         * Add a document to a load
         * @description A POD or rate confirmation counts for billing at once.
         */
        post: operations["create_load_document"];
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
         * Take exception to a load
         * @description Something about it is wrong for the invoice; it waits until it is resumed.
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
         * Tell what happened to a load
         * @description Newest first, documents included.
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
         * @description Nothing happens to it on the road until it is released.
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
         * Hold up the billing of a load
         * @description Until it is resumed, whatever papers arrive.
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
         * @description Puts the invoice's first page and the documents that go with it into one PDF, in the customer's order, and answers a
         *     link to it that is good for a few minutes.
         *     What the packet lacks is refused with `packet_incomplete`; `fields` says what, such as `documents.proof_of_delivery`.
         *     A file that cannot be read is refused with `packet_document_unusable` and named as `documents.<its id>`.
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
         * @description The crew of the first one goes on; a relay point that nobody has been at goes away. Not after the second truck has set out.
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
         * @description Sets a load sheet, bill of lading or dispatch sheet of the load as it is now, and answers a link to the PDF that is
         *     good for a few minutes.
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
         * @description Takes it off hold, to where its stops say it is.
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
         * @description Takes back a cancellation or a TONU, as long as nothing was billed.
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
         * Give a load to billing again
         * @description Of a load that billing sent back.
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
         * Go on with the billing of a load
         * @description Ends a hold, an exception or a return; the billing status follows the papers again.
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
         * @description Whoever looks after the load gets a notice with the reason.
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
         * Split a load's way
         * @description Makes two legs of one, at a stop or at a relay point that becomes one. The first keeps its crew, the second has none yet;
         *     the trailer stays with the freight. Each leg is assigned, dispatched and started by itself.
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
         * @description The truck is on its way to the first stop.
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
         * @description Before the last stop unless a place is given; never before one that the truck has been at.
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
         * @description A merge patch: what is left out stays, null clears.
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
         * Record what happened at a stop
         * @description Status and timeliness follow. Arrivals and departures that must have come before are filled in and marked as estimated.
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
         * Void a fact
         * @description It stays in the history, and status goes back to what the other facts say.
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
         * @description Two have to remain, and one where something happened stays.
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
         * @description Those that the truck has been at stay in front.
         */
        post: operations["reorder_load_stops"];
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
         * @description What was to be charged is not owed, only the amount given here.
         */
        post: operations["mark_load_tonu"];
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
         * Take driver and truck off a load
         * @description Not after the truck has been at a stop.
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
         * Take back an approval for billing
         * @description Opens the revenue again, as long as the load is on no invoice. The reason stays in the history.
         */
        post: operations["unlock_load_billing"];
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
         * @description Your own notices, newest first, and how many of the inbox you have not read.
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
         * @description Takes it out of your inbox.
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
         * @description Everything in your inbox counts as read from now on.
         */
        post: operations["mark_notices_read"];
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
         * @description Opens the session at one of the carriers that the link led to.
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
         * @description Your trucks at a glance, this week's loads, and papers that run out.
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
         * @description Loads that your trucks picked up while they were yours, latest pickup first unless sorted otherwise.
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
         * @description Sends an e-mail to an address that owns trucks. The answer is the same for every address.
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
         * @description Ends this session, or all of yours at this carrier.
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
         */
        get: operations["read_owner_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your portal profile
         * @description A merge patch of your telephone number and address; the rest is the carrier's to change.
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
         * @description Who is signed in, with a fresh token once half of the session's 12 hours are over.
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
         * @description The trucks that you own today, by unit number, each with the load that it is on.
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
         * @description Each link is good once, for 20 minutes. An address at several carriers gets choices instead of a session.
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
         * @description Every permission that an API key may have, with a sentence about it.
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
         */
        get: operations["read_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your profile
         * @description A merge patch of your name and telephone number; role and terminal are your company's to say.
         */
        patch: operations["update_profile"];
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
         * @description Names who accepts. Accepting twice changes nothing.
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
         * @description Says why. Declining twice changes nothing.
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
         */
        post: operations["open_public_quote"];
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
         * @description What charges, miles and a fuel programme come to, before anything is saved. Nothing is written.
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
         * @description Win rate, speed of answers and reasons of loss of the quotes sent in a time, and what stands open now.
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
         * Read what quotes are computed with
         * @description The cost model, the fuel programmes and the prices of diesel.
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
         * @description The quotes of your company, newest first unless sorted otherwise. Versions that a newer one replaced are left out
         *     unless `status` names them.
         */
        get: operations["list_quotes"];
        put?: never;
        /**
         * Make a quote
         * @description A draft. Its freight, stops and charges obey the rules of loads; the server gives the number and computes the amounts,
         *     the fuel surcharge and the margin.
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
         * @description One version of a quote of your company, with its stops, charges and costs, and the other versions by name.
         */
        get: operations["read_quote"];
        /**
         * Change a draft
         * @description Replaces everything that the draft says. The fuel surcharge is computed anew with the latest price of diesel.
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
         * Note an acceptance
         * @description The customer accepted by word of mouth.
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
         * @description Allows a quote to go out although its margin is below the floor.
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
         * @description Copies every field of an accepted quote into a load, by the rules of loads. The load and the quote name each other.
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
         * @description Makes a draft with a number of its own and the same customer, freight, stops and charges.
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
         * @description Says why, to whom and by how much, as far as somebody knows.
         */
        post: operations["lose_quote"];
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
         * Re-open a quote
         * @description A lost or declined quote is with the customer again.
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
         * @description Puts a draft whose margin is below the floor before those who may approve it.
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
         * @description Makes a quote that waits for approval, or has it, a draft again.
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
         * @description Makes a draft of the next version with the same number. This version is superseded, and the customer's link to it says so.
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
         * @description E-mails the figures with a link by which the customer answers without an account. Sent again, each link stays good.
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
         *     and what stands between each and its invoice.
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
         * @description Registers a carrier, or asks to join one. It waits until your address is verified: the first request after that
         *     makes the company with you as Admin, or tells the Admins of the company that has the DOT number or id.
         *     A second call replaces the first.
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
         * @description Every role with every section, and whether it has it in your company.
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
         * @description People of that role have it with their next request. Opening it again changes nothing.
         */
        put: operations["grant_section"];
        post?: never;
        /**
         * Close a section to a role
         * @description People of that role lose it with their next request. Closing it again changes nothing.
         */
        delete: operations["revoke_section"];
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
         * @description Your own views and those that your colleagues share, by name unless sorted otherwise.
         */
        get: operations["list_saved_views"];
        put?: never;
        /**
         * Keep a view
         * @description The name must not be in use among your views of the list.
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
         * @description One of your own. A merge patch: what is left out stays, null clears.
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
         * @description One of your own. The answer is what it was, so that it can be kept again.
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
         * @description Loads, quotes, drivers, trucks, trailers, customers and facilities by a few letters, each kind only if you may see it.
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
         * @description Where you stand, your company, and what is open to you. The first call with a verified address turns a waiting
         *     registration into a company or a request to join.
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
         */
        get: operations["list_trailers"];
        put?: never;
        /**
         * Add a trailer
         * @description Unit number and VIN must not be in use in your company.
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
         */
        get: operations["read_trailer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a trailer
         * @description A merge patch: what is left out stays, null clears.
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
         * @description Takes it out of the archive.
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
         */
        get: operations["list_trucks"];
        put?: never;
        /**
         * Add a truck
         * @description Unit number and VIN must not be in use in your company.
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
         */
        get: operations["read_truck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a truck
         * @description A merge patch: what is left out stays, null clears.
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
         * List who owned a truck when
         * @description Newest first. Days that no row covers belong to the carrier.
         */
        get: operations["list_truck_ownerships"];
        put?: never;
        /**
         * Give a truck an owner
         * @description From one day to another, or for good. Two owners never share a day.
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
         * @description A merge patch: what is left out stays, null clears.
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
         * @description Takes it out of the archive.
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
         * @description The carrier's staff by name unless sorted otherwise; removed users only when you ask for that state.
         */
        get: operations["list_users"];
        put?: never;
        /**
         * Invite a user
         * @description Sends an e-mail with a link to make an account. The person is active with the first sign-in under that address.
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
         * @description One of your company's users, whatever their state.
         */
        get: operations["read_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description A merge patch. A new role holds with the person's next request; the last Admin stays Admin.
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
         * @description The person loses access at once and for good, or the invitation is withdrawn; the history keeps the name.
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
         * @description Refused from the next request on, until reinstated; the person is shown the reason.
         */
        post: operations["suspend_user"];
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
         * @description The token in the `Authorization` header, of whatever kind, stops to hold. Without one nothing happens.
         */
        post: operations["logout"];
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
         * @description Whether the driver took the work.
         * @enum {string}
         */
        Acknowledgement: "none" | "pending" | "accepted" | "declined";
        /**
         * Activity
         * @description Something that somebody did.
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
         * @description One customer's part.
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
            /** @description Empty ÷ (loaded + empty miles), in percent with 1 place. */
            deadhead_percent?: string;
            /** Format: uint64 */
            delivered_count: number;
            /** @description Decimal with 1 place. */
            empty_miles: string;
            /** @description Longest dwell first. */
            facilities: components["schemas"]["AnalyticsFacility"][];
            /** Format: naive-date */
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
             * @description The same for as many days before it.
             */
            previous_revenue_cents: number;
            /** @description Revenue ÷ (loaded + empty miles), in dollars with 4 places. */
            rate_per_mile_all?: string;
            /** @description Revenue ÷ loaded miles, in dollars with 4 places. */
            rate_per_mile_loaded?: string;
            /**
             * Format: int64
             * @description Totals of the loads delivered in the range.
             */
            revenue_cents: number;
            /**
             * Format: int64
             * @description Revenue ÷ trucks that delivered something ÷ weeks of the range.
             */
            revenue_per_truck_per_week_cents?: number;
            /**
             * Format: naive-date
             * @description Included.
             */
            to: string;
            weeks: components["schemas"]["AnalyticsWeek"][];
        };
        /**
         * AnalyticsFacility
         * @description How long trucks stood at one facility.
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
            /** @description Revenue ÷ loaded miles, in dollars with 4 places. */
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
             * Format: naive-date
             * @description Its Monday.
             */
            week_start_on: string;
        };
        /**
         * ApiKey
         * @description A program's key to your company's data.
         */
        ApiKey: {
            /** Format: date-time */
            created_at: string;
            /** @description Name of the user who made it. */
            created_by: string;
            /**
             * Format: naive-date
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
         * @description A key to make.
         */
        ApiKeyCreate: {
            /**
             * Format: naive-date
             * @description Last day of validity, in UTC; none for a key that holds until revoked.
             */
            expires_on?: string;
            /** @description What it is for. */
            name: string;
            /** @description At least one; only what you may do yourself. */
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * ApiKeyWithSecret
         * @description A fresh key with its secret, which is shown only now.
         */
        ApiKeyWithSecret: {
            api_key: components["schemas"]["ApiKey"];
            /** @description Send it as `Authorization: Bearer haul_…`. */
            secret: string;
        };
        /**
         * AssignmentCheck
         * @description What speaks against an assignment, and what it would cost to get there.
         */
        AssignmentCheck: {
            deadhead?: components["schemas"]["Deadhead"];
            verdicts: components["schemas"]["AssignmentVerdict"][];
        };
        /**
         * AssignmentFact
         * @description One field of one record, as it was when it was judged.
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
         * @description Where a fact of a verdict stands.
         * @enum {string}
         */
        AssignmentRecord: "driver" | "truck" | "trailer" | "load";
        /**
         * @description A rule by which an assignment is judged. A company decides of each whether it warns or blocks.
         * @enum {string}
         */
        AssignmentRule: "driver_inactive" | "license_expired" | "medical_expired" | "license_class" | "endorsement_missing" | "team_required" | "overlapping_load" | "vehicle_not_in_use" | "out_of_service" | "in_shop" | "registration_expired" | "inspection_expired" | "insurance_expired" | "equipment_mismatch" | "paper_expiring";
        /**
         * AssignmentRuleChange
         * @description How strict a rule is to be.
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
            /** @description What holds until a company decides otherwise. */
            default_strictness: components["schemas"]["Strictness"] & unknown;
            /** @description What breaks it, as one sentence for a person. */
            description: string;
            rule: components["schemas"]["AssignmentRule"];
            strictness: components["schemas"]["Strictness"];
        };
        /**
         * AssignmentRulesUpdate
         * @description Rules to change; those that are not named stay as they are.
         */
        AssignmentRulesUpdate: {
            rules: components["schemas"]["AssignmentRuleChange"][];
        };
        /**
         * @description Whom or what a verdict is about.
         * @enum {string}
         */
        AssignmentSubject: "driver" | "co_driver" | "truck" | "trailer";
        /**
         * AssignmentVerdict
         * @description One fact that speaks against an assignment.
         */
        AssignmentVerdict: {
            /** @description Such as `license_expired`. */
            code: string;
            /** @description What it rests on. */
            fact: components["schemas"]["AssignmentFact"] & unknown;
            /** @description Forbids the assignment; otherwise a person may accept it. */
            is_blocking: boolean;
            /** @description One sentence for a person. */
            message: string;
            /** @description The rule that it breaks. */
            rule: components["schemas"]["AssignmentRule"] & unknown;
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
         * @description How somebody acted.
         * @enum {string}
         */
        AuditActorKind: "user" | "api_key" | "owner" | "customer" | "system";
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
         * @description One change, chained to the one before.
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * AuditVerdict
         * @description Whether the chain holds.
         */
        AuditVerdict: {
            /**
             * Format: int64
             * @description The first event that does not fit the one before it.
             */
            broken_sequence?: number;
            /** Format: uint64 */
            checked_count: number;
            /** @description No event was changed, added or taken away since it was written. */
            is_intact: boolean;
        };
        /**
         * BillingBlocker
         * @description Something that stands between a load and its invoice.
         */
        BillingBlocker: {
            /** @description Such as `pod_missing`. */
            code: string;
            /** @description One sentence for a person. */
            message: string;
        };
        /**
         * BillingDecision
         * @description What a person decided about billing a load.
         */
        BillingDecision: {
            /** Format: date-time */
            decided_at: string;
            decided_by: string;
            /** @description Of a load that billing takes exception to. */
            exception?: components["schemas"]["BillingException"] & unknown;
            reason?: string;
        };
        /**
         * @description What is wrong with a load that billing cannot take as it is.
         * @enum {string}
         */
        BillingException: "missing_documentation" | "incorrect_rates" | "weight_discrepancy" | "accessorial_dispute" | "duplicate_charge" | "missing_reference_number" | "customer_information_error" | "service_failure" | "rate_not_on_file" | "other";
        /**
         * @description Where a load is on its way to money. A track of its own beside [`LoadStatus`].
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
            /** @description What may be done with the leg now. */
            allowed_actions: components["schemas"]["LegAction"][];
            co_driver?: components["schemas"]["NamedRef"];
            currency: string;
            customer: components["schemas"]["NamedRef"];
            driver?: components["schemas"]["NamedRef"];
            /**
             * Format: date-time
             * @description As planned, or as it happened.
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
            /** @description How the load as a whole stands. */
            load_status: components["schemas"]["LoadStatus"] & unknown;
            /**
             * Format: int32
             * @description Send it with a change of the load.
             */
            load_version: number;
            /** @description Decimal with 1 place: the load's. */
            loaded_miles?: string;
            number: string;
            /**
             * Format: int32
             * @description Which of the load's legs, counted from 1.
             */
            sequence: number;
            /**
             * Format: date-time
             * @description As planned, or as it happened.
             */
            starts_at: string;
            /** @description How this leg stands: a leg behind a relay is only planned while the one before it rolls. */
            status: components["schemas"]["LoadStatus"] & unknown;
            timeliness: components["schemas"]["Timeliness"];
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
             * @description The driver's or the truck's.
             */
            id: string;
            /** @description Work is still planned for the row; otherwise `next_available` is where it stands. */
            is_busy: boolean;
            /** @description In the order of their beginning. */
            legs: components["schemas"]["BoardLeg"][];
            /** @description Where and when the last planned leg ends; without one, where the last driven leg ended. */
            next_available?: components["schemas"]["LegPlace"] & unknown;
            notes?: string;
            terminal?: components["schemas"]["NamedRef"];
            /** @description The one behind the truck on its latest leg. */
            trailer?: components["schemas"]["NamedRef"] & unknown;
            /** @description The one that the driver usually drives, or drove last. */
            truck?: components["schemas"]["BoardTruck"] & unknown;
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
         * @description Whom to call at the broker's.
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
            /** @description Only of a registered carrier. */
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
            /** @description Who at the customer's agreed, or their number for it. */
            approval_reference?: string;
            basis: components["schemas"]["ChargeBasis"];
            code: components["schemas"]["ChargeCode"];
            currency: string;
            description?: string;
            /** Format: uuid */
            id: string;
            /** @description Decimal with 3 places. */
            quantity: string;
            /** @description Dollars per unit, or percent of the line haul; decimal with 4 places. */
            rate: string;
            status: components["schemas"]["ChargeStatus"];
            /** Format: int32 */
            version: number;
        };
        /**
         * ChargeAdd
         * @description A charge to add to a load.
         */
        ChargeAdd: {
            basis: components["schemas"]["ChargeBasis"];
            code: components["schemas"]["ChargeCode"];
            description?: string;
            /** @description Decimal with at most 3 places. */
            quantity: string;
            /** @description Dollars per unit, or percent of the line haul; decimal with at most 4 places. */
            rate: string;
            /**
             * Format: int32
             * @description The load's; refused when it has changed since. Left out, the charge is added to the load as it is.
             */
            version?: number;
        };
        /**
         * @description What a rate is multiplied with.
         * @enum {string}
         */
        ChargeBasis: "flat" | "per_mile" | "percent" | "per_hour" | "per_hundredweight";
        /**
         * @description What a charge is for.
         * @enum {string}
         */
        ChargeCode: "LINE_HAUL" | "FUEL" | "ACCESSORIAL" | "DETENTION" | "LUMPER" | "TARP" | "HAZMAT" | "OVERSIZE" | "OVERWEIGHT" | "LAYOVER" | "TONU" | "STOP_OFF" | "DRIVER_ASSIST" | "RECONSIGNMENT" | "SCALE" | "REEFER_FUEL" | "ESCORT";
        /**
         * ChargeInput
         * @description A charge to add.
         */
        ChargeInput: {
            basis: components["schemas"]["ChargeBasis"];
            code: components["schemas"]["ChargeCode"];
            description?: string;
            /** @description Decimal with at most 3 places: 1 for a flat charge, miles, hours or hundredweight for the others. */
            quantity: string;
            /** @description Dollars per unit, or percent of the line haul; decimal with at most 4 places. */
            rate: string;
        };
        /**
         * @description Where a charge stands with the customer.
         * @enum {string}
         */
        ChargeStatus: "pending" | "approved" | "billed" | "paid" | "denied";
        /**
         * ChargeUpdate
         * @description Changes to a charge: what is left out stays, null clears.
         */
        ChargeUpdate: {
            /** @description Who at the customer's agreed, or their number for it. */
            approval_reference?: string | null;
            basis?: components["schemas"]["ChargeBasis"];
            code?: components["schemas"]["ChargeCode"];
            description?: string | null;
            quantity?: string;
            rate?: string;
            /** @description `pending`, `approved` or `denied`; the others come with invoices and payments. */
            status?: components["schemas"]["ChargeStatus"] & unknown;
            /**
             * Format: int32
             * @description The load's.
             */
            version: number;
        };
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
            /** @description Confirmed by FMCSA's contact data or an operator. */
            is_dot_proven: boolean;
            legal_name: string;
            officers: components["schemas"]["CompanyOfficer"][];
            /** @description E.164, such as `+13125550123`. */
            phone?: string;
            /** @description Standard Carrier Alpha Code. */
            scac?: string;
            /** @description What is odd about the SCAC, if anything. */
            scac_warning?: string;
            /** @description IANA name; days and weeks of the company's figures are counted in it. */
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
         * CompanyAddresses
         * @description Where the company is, and where mail, bills and money go.
         */
        CompanyAddresses: {
            billing?: components["schemas"]["Address"];
            mailing?: components["schemas"]["Address"];
            physical?: components["schemas"]["Address"];
            /** @description Where customers send payments. */
            remit_to?: components["schemas"]["Address"] & unknown;
        };
        /**
         * CompanyContact
         * @description Whom to reach for what.
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
         * @description Somebody who speaks for the company.
         */
        CompanyOfficer: {
            email?: string;
            name: string;
            phone?: string;
            title?: string;
        };
        /**
         * CompanyUpdate
         * @description Changes to the company: what is left out stays, null clears. Lists are replaced as a whole.
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
             * @description The version that the change was made on.
             */
            version: number;
        };
        /**
         * CostModel
         * @description What it costs to run a truck. Rates are dollars per mile, decimals with 4 places.
         */
        CostModel: {
            /** @description Dollars per gallon; decimal with 4 places. */
            diesel_price: string;
            driver_rate: string;
            /**
             * Format: int64
             * @description What a truck costs on a day on which it stands as well: payments, insurance, overhead.
             */
            fixed_per_day_cents: number;
            maintenance_rate: string;
            /** @description The least margin in percent of the total that goes out without approval; decimal with 4 places. */
            margin_floor: string;
            /** @description What a driver covers in a day; decimal with 1 place. */
            miles_per_day: string;
            /** @description Decimal with 3 places. */
            miles_per_gallon: string;
            /** @description For quotes whose tolls nobody looked up. */
            tolls_rate: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int32 */
            version: number;
        };
        /**
         * CostModelReplace
         * @description The cost model from now on.
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
             * @description The version that the change was made on; left out the first time.
             */
            version?: number;
        };
        /**
         * Customer
         * @description Who pays for loads.
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
            /** Format: uuid */
            id: string;
            /**
             * @description Kinds of document in the order in which they follow an invoice. Kinds that are left out come after them, as is usual:
             *     rate confirmation, BOL, POD, receipts, the rest.
             */
            invoice_packet_order: components["schemas"]["DocumentKind"][];
            /** @description No load of theirs is billed as ready while it holds. */
            is_on_credit_hold: boolean;
            kind: components["schemas"]["CustomerKind"];
            /** @description 1 to 120 characters, unique in the company. */
            name: string;
            notes?: string;
            /**
             * Format: int32
             * @description Days from invoice to payment; 30 unless said otherwise.
             */
            payment_terms_days: number;
            /** @description E.164, such as `+13125550123`. */
            phone?: string;
            /** @description Kinds of document without which no load of theirs is ready to bill, beside the POD and the rate confirmation. */
            required_documents: components["schemas"]["DocumentKind"][];
            /** @description Kinds of reference without which no load of theirs is ready to bill. */
            required_references: components["schemas"]["ReferenceKind"][];
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send it back with a change; it grows with each one.
             */
            version: number;
        };
        /**
         * CustomerContact
         * @description Somebody at a customer.
         */
        CustomerContact: {
            email?: string;
            /** @description What they do there, such as `dispatch` or `accounts payable`. */
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
            /** @description Kinds of document in the order in which they follow an invoice; each at most once. */
            invoice_packet_order?: components["schemas"]["DocumentKind"][];
            /** @description No load of theirs is billed as ready while it holds. */
            is_on_credit_hold?: boolean;
            kind: components["schemas"]["CustomerKind"];
            /** @description 1 to 120 characters, unique in the company. */
            name: string;
            notes?: string;
            /**
             * Format: int32
             * @description Days from invoice to payment; 30 unless said otherwise.
             */
            payment_terms_days?: number;
            /** @description E.164, such as `+13125550123`. */
            phone?: string;
            /** @description Kinds of document without which no load of theirs is ready to bill, beside the POD and the rate confirmation. */
            required_documents?: components["schemas"]["DocumentKind"][];
            /** @description Kinds of reference without which no load of theirs is ready to bill. */
            required_references?: components["schemas"]["ReferenceKind"][];
        };
        /**
         * @description What a customer is to the carrier.
         * @enum {string}
         */
        CustomerKind: "broker" | "shipper" | "third_party_logistics";
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * CustomerUpdate
         * @description Changes to a customer: what is left out stays, null clears.
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
            /** @description Kinds of document in the order in which they follow an invoice; each at most once. */
            invoice_packet_order?: components["schemas"]["DocumentKind"][];
            /** @description No load of theirs is billed as ready while it holds. */
            is_on_credit_hold?: boolean;
            kind?: components["schemas"]["CustomerKind"];
            /** @description 1 to 120 characters, unique in the company. */
            name?: string;
            notes?: string | null;
            /**
             * Format: int32
             * @description Days from invoice to payment; 30 unless said otherwise.
             */
            payment_terms_days?: number;
            /** @description E.164, such as `+13125550123`. */
            phone?: string | null;
            /** @description Kinds of document without which no load of theirs is ready to bill, beside the POD and the rate confirmation. */
            required_documents?: components["schemas"]["DocumentKind"][];
            /** @description Kinds of reference without which no load of theirs is ready to bill. */
            required_references?: components["schemas"]["ReferenceKind"][];
            /**
             * Format: int32
             * @description The version that the change was made on.
             */
            version: number;
        };
        /**
         * Deadhead
         * @description The empty way to the first stop, and what the load earns with it.
         */
        Deadhead: {
            /** @description Decimal with 1 place; none if a place has no coordinates. */
            empty_miles?: string;
            empty_miles_source?: components["schemas"]["MilesSource"];
            /** @description Where the driver, or else the truck, is free before this leg; none if nothing is known of it. */
            from?: components["schemas"]["LegPlace"] & unknown;
            /** @description Decimal with 1 place: the load's. */
            loaded_miles?: string;
            /** @description Total ÷ all miles, empty ones included, in dollars with 4 places. */
            rate_per_mile?: string;
        };
        /**
         * Detention
         * @description What a wait at one stop comes to, and where the claim stands.
         */
        Detention: {
            /** @description What may be decided now. */
            allowed_actions: components["schemas"]["DetentionAction"][];
            /** Format: int64 */
            amount_cents: number;
            /**
             * Format: int64
             * @description What the charge on the load claims; less than `amount_cents` where that was agreed.
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
            /** @description The facts say something else than they did at the decision. */
            has_changed_facts: boolean;
            /** Format: int64 */
            hourly_rate_cents: number;
            /** Format: uuid */
            id: string;
            is_late: boolean;
            /** @description The terms want the customer told before the free time ends, and nobody told it. */
            is_notice_missing: boolean;
            load: components["schemas"]["DetentionLoad"];
            /** Format: date-time */
            mailed_at?: string;
            /**
             * Format: date-time
             * @description When dispatch is told that the free time ends.
             */
            notice_due_at?: string;
            /** Format: date-time */
            noticed_at?: string;
            outcome: components["schemas"]["DetentionOutcome"];
            status: components["schemas"]["DetentionStatus"];
            stop: components["schemas"]["DetentionStop"];
            /**
             * Format: int32
             * @description Send it back with a decision; it grows with each change.
             */
            version: number;
            /**
             * Format: int64
             * @description Minutes beyond the free time, before rounding. While the truck is there, this and what follows from it count until now.
             */
            waited_minutes: number;
        };
        /**
         * @description A decision about a wait.
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
             * @description What was agreed, where that is less than what the clock says.
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
         * @description Which limit of the terms lowered an amount; of several the one that had the last word.
         * @enum {string}
         */
        DetentionCap: "stop" | "day" | "load";
        /**
         * DetentionCase
         * @description Everything that speaks for a claim: the clock in words, the terms, and the timeline of what is on record.
         */
        DetentionCase: {
            detention: components["schemas"]["Detention"];
            /** @description How the amount comes about, one sentence each. */
            explanation: string[];
            /** @description What the clock says now, where that is not what was decided on. */
            recalculated?: components["schemas"]["DetentionRecalculation"] & unknown;
            /** @description The terms as they were when the truck arrived. */
            terms: components["schemas"]["DetentionTerms"] & unknown;
            /** @description Oldest first. */
            timeline: components["schemas"]["DetentionEvidence"][];
        };
        /**
         * @description When the free time begins to run.
         * @enum {string}
         */
        DetentionClockStart: "arrival" | "appointment" | "later_of_both";
        /**
         * DetentionCustomer
         * @description A customer's part.
         */
        DetentionCustomer: {
            /** Format: uuid */
            id: string;
            name: string;
            sums: components["schemas"]["DetentionSums"];
        };
        /**
         * DetentionEvidence
         * @description Something on record about a wait.
         */
        DetentionEvidence: {
            /**
             * Format: date-time
             * @description When it happened; for a document when it was added.
             */
            at: string;
            /** @description Who recorded, uploaded or decided it. */
            by?: string;
            /** @description A note, an address or a file's name. */
            detail?: string;
            /** Format: uuid */
            document_id?: string;
            /** @description Nobody saw it; the time was filled in. */
            is_estimated: boolean;
            /** @description Taken back: a voided time, or a message that could not be delivered. */
            is_void: boolean;
            kind: components["schemas"]["DetentionEvidenceKind"];
            /**
             * Format: date-time
             * @description When it was entered, where that is not when it happened.
             */
            recorded_at?: string;
            /** @description Who or what says that something happened at the stop. */
            source?: components["schemas"]["EventSource"] & unknown;
            /** @description One line for a person, such as `Truck arrived`. */
            title: string;
        };
        /**
         * @description What kind of evidence something is.
         * @enum {string}
         */
        DetentionEvidenceKind: "stop_event" | "clock" | "notice" | "mail" | "document" | "decision";
        /**
         * DetentionFacility
         * @description A facility's part.
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
         * @description What a late arrival changes.
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
         * @description What the customer says.
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
         * @description What the clock says about a stop.
         * @enum {string}
         */
        DetentionOutcome: "not_arrived" | "drop_stop" | "forfeited" | "within_free_time" | "detained" | "load_cancelled";
        /**
         * DetentionPage
         * @description A page of detention.
         */
        DetentionPage: {
            items: components["schemas"]["Detention"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description Rows of the filter in all.
             */
            total_count: number;
        };
        /**
         * DetentionPolicy
         * @description The terms that hold, and whose they are.
         */
        DetentionPolicy: {
            source: components["schemas"]["DetentionPolicySource"];
            terms: components["schemas"]["DetentionTerms"];
            /** Format: date-time */
            updated_at?: string;
            /**
             * Format: int32
             * @description Send it back with a change; 0 as long as there are no terms of one's own.
             */
            version: number;
        };
        /**
         * DetentionPolicyReplace
         * @description Terms in place of those before.
         */
        DetentionPolicyReplace: {
            terms: components["schemas"]["DetentionTerms"];
            /**
             * Format: int32
             * @description The version that the change was made on; 0 for the first terms of one's own.
             */
            version: number;
        };
        /**
         * @description Who set the terms.
         * @enum {string}
         */
        DetentionPolicySource: "product" | "company" | "customer";
        /**
         * DetentionReason
         * @description Why a claim is given up.
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
         * @description What the clock says by the facts as they now are.
         */
        DetentionRecalculation: {
            /** Format: int64 */
            amount_cents: number;
            /** Format: int64 */
            billable_minutes: number;
        };
        /**
         * DetentionReport
         * @description Who makes trucks wait, and who pays for it, over the arrivals of a range of days.
         */
        DetentionReport: {
            currency: string;
            /** @description Most detained minutes first. */
            customers: components["schemas"]["DetentionCustomer"][];
            /** @description Most detained minutes first. */
            facilities: components["schemas"]["DetentionFacility"][];
            /** Format: naive-date */
            from: string;
            /** Format: naive-date */
            to: string;
            total: components["schemas"]["DetentionSums"];
        };
        /**
         * @description Which way billable minutes are rounded.
         * @enum {string}
         */
        DetentionRounding: "up" | "nearest" | "down";
        /**
         * @description Where the detention of a stop stands.
         * @enum {string}
         */
        DetentionStatus: "accruing" | "pending" | "approved" | "billed" | "waived" | "disputed" | "not_billable";
        /**
         * DetentionStep
         * @description A decision to take back.
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
             * @description Trucks that are there now.
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
             * @description Minutes from arrival to departure, on average over those that left.
             */
            average_dwell_minutes?: number;
            /** Format: int64 */
            billed_cents: number;
            /** Format: int64 */
            billed_count: number;
            /**
             * Format: int64
             * @description What was claimed for less than the terms give: the rest that the customer did not agree to.
             */
            denied_cents: number;
            /**
             * Format: int64
             * @description Stops that came to something.
             */
            detained_count: number;
            /**
             * Format: int64
             * @description Their billable minutes added up.
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
             * @description Stops at which a truck arrived and a driver stayed with it.
             */
            stop_count: number;
            /** Format: int64 */
            waived_cents: number;
            /** Format: int64 */
            waived_count: number;
        };
        /**
         * DetentionTerms
         * @description What a customer owes for a truck that waits. Minutes, and cents of US dollars.
         */
        DetentionTerms: {
            clock_start: components["schemas"]["DetentionClockStart"];
            /**
             * Format: int64
             * @description The most that a stop may come to within one day where it is.
             */
            day_cap_cents?: number;
            /**
             * Format: int32
             * @description Minutes that the customer has for nothing, 0 to 1440.
             */
            free_minutes: number;
            /**
             * Format: int64
             * @description What an hour beyond them costs.
             */
            hourly_rate_cents: number;
            /** @description The customer pays only if told before the free time ends: its contact gets an e-mail then. */
            is_notice_required: boolean;
            /**
             * Format: int32
             * @description So many minutes behind the agreed time still count as in time, 0 to 240.
             */
            late_grace_minutes: number;
            late_rule: components["schemas"]["DetentionLateRule"];
            /**
             * Format: int64
             * @description The most that the stops of one load may come to together.
             */
            load_cap_cents?: number;
            /**
             * Format: int32
             * @description Fewer billable minutes than this, before rounding, are not billed.
             */
            minimum_minutes: number;
            /**
             * Format: int32
             * @description So many minutes before the free time ends, dispatch is told.
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
             * @description The most that one stop may come to.
             */
            stop_cap_cents?: number;
        };
        /**
         * DieselPrice
         * @description The retail price of diesel of one week.
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
             * Format: naive-date
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
             * Format: naive-date
             * @description Any day of the week; its Monday is kept.
             */
            week_on: string;
        };
        /**
         * @description The regions for which the U.S. Energy Information Administration publishes the weekly retail price of diesel.
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
             * Format: naive-date
             * @description The first day shown.
             */
            from: string;
            items: components["schemas"]["BoardRow"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /** @description IANA name: the company's, in which the days are counted. */
            time_zone: string;
            /**
             * Format: uint64
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
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
            /** @description 1 to 7 digits without a zero in front. */
            number: string;
        };
        /**
         * Document
         * @description A paper of a load.
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
            /** @description As the content shows, not as the browser said. */
            media_type: string;
            note?: string;
            /** @description Lower-case hex of the bytes. */
            sha256: string;
            /** Format: uuid */
            stop_id?: string;
            uploaded_by: string;
            /**
             * Format: int32
             * @description Send it back with a change; it grows with each one.
             */
            version: number;
        };
        /**
         * DocumentCreate
         * @description An uploaded file to keep with a load.
         */
        DocumentCreate: {
            file_name: string;
            /** @description Rate confirmation, BOL, POD, lumper receipt and scale ticket go along unless this says otherwise. */
            is_in_invoice_packet?: boolean;
            /** @description Whether it bears a signature. A POD counts as signed unless this says otherwise. */
            is_signed?: boolean;
            kind: components["schemas"]["DocumentKind"];
            note?: string;
            /** @description What the upload answered. */
            receipt: string;
            /** Format: uuid */
            stop_id?: string;
        };
        /**
         * @description What a document is.
         * @enum {string}
         */
        DocumentKind: "rate_confirmation" | "bill_of_lading" | "proof_of_delivery" | "lumper_receipt" | "scale_ticket" | "detention_sheet" | "packing_list" | "photo" | "reefer_log" | "permit" | "claim" | "invoice" | "other";
        /**
         * DocumentLink
         * @description Where a document's bytes are, for a short time.
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
         * @description Changes to a document: what is left out stays, null clears.
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
             * @description The version that the change was made on.
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
            /** @description `PUT` the bytes here; the answer holds the receipt. */
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
         * @description Somebody who drives.
         */
        Driver: {
            address?: components["schemas"]["Address"];
            /** Format: date-time */
            archived_at?: string;
            /** @description Short and unique in your company. */
            code?: string;
            /** Format: date-time */
            created_at: string;
            /** @description What they are on now, if anything. */
            current_load?: components["schemas"]["LoadRef"] & unknown;
            email?: string;
            emergency_contact?: components["schemas"]["EmergencyContact"];
            endorsements: components["schemas"]["Endorsement"][];
            first_name: string;
            /** @description Whose truck they drive. */
            fleet_owner?: components["schemas"]["NamedRef"] & unknown;
            /** @description First and last name. */
            full_name: string;
            /** Format: naive-date */
            hired_on?: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["DriverKind"];
            last_name: string;
            license_class?: components["schemas"]["LicenseClass"];
            /**
             * Format: naive-date
             * @description Last good day.
             */
            license_expires_on?: string;
            license_number?: string;
            /** @description Two letters. */
            license_state?: string;
            /**
             * Format: naive-date
             * @description Last good day of the medical certificate (49 CFR 391.45).
             */
            medical_expires_on?: string;
            notes?: string;
            /** @description Papers that have expired or will within 30 days. */
            paper_warnings: components["schemas"]["PaperWarning"][];
            /** @description E.164. */
            phone?: string;
            /** @description Letters as on the license, such as `E`. */
            restrictions: string[];
            /** @description Active unless said otherwise. */
            state: components["schemas"]["DriverState"] & unknown;
            terminal?: components["schemas"]["TerminalRef"];
            /** Format: naive-date */
            terminated_on?: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send it back with a change; it grows with each one.
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
            /** Format: naive-date */
            hired_on?: string;
            kind: components["schemas"]["DriverKind"];
            last_name: string;
            license_class?: components["schemas"]["LicenseClass"];
            /**
             * Format: naive-date
             * @description Last good day.
             */
            license_expires_on?: string;
            license_number?: string;
            /** @description Two letters. */
            license_state?: string;
            /**
             * Format: naive-date
             * @description Last good day of the medical certificate (49 CFR 391.45).
             */
            medical_expires_on?: string;
            notes?: string;
            /** @description E.164. */
            phone?: string;
            /** @description Letters as on the license, such as `E`. */
            restrictions?: string[];
            /** @description Active unless said otherwise. */
            state?: components["schemas"]["DriverState"] & unknown;
            /** Format: uuid */
            terminal_id?: string;
            /** Format: naive-date */
            terminated_on?: string;
        };
        /**
         * @description On what terms a driver drives.
         * @enum {string}
         */
        DriverKind: "company" | "owner_operator" | "lease" | "team";
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * @description Whether a driver may be given work.
         * @enum {string}
         */
        DriverState: "active" | "inactive" | "terminated";
        /**
         * DriverUpdate
         * @description Changes to a driver: what is left out stays, null clears.
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
            /** Format: naive-date */
            hired_on?: string | null;
            kind?: components["schemas"]["DriverKind"];
            last_name?: string;
            license_class?: components["schemas"]["LicenseClass"] | null;
            /**
             * Format: naive-date
             * @description Last good day.
             */
            license_expires_on?: string | null;
            license_number?: string | null;
            /** @description Two letters. */
            license_state?: string | null;
            /**
             * Format: naive-date
             * @description Last good day of the medical certificate (49 CFR 391.45).
             */
            medical_expires_on?: string | null;
            notes?: string | null;
            /** @description E.164. */
            phone?: string | null;
            /** @description Letters as on the license, such as `E`. */
            restrictions?: string[];
            /** @description Active unless said otherwise. */
            state?: components["schemas"]["DriverState"] & unknown;
            /** Format: uuid */
            terminal_id?: string | null;
            /** Format: naive-date */
            terminated_on?: string | null;
            /**
             * Format: int32
             * @description The version that the change was made on.
             */
            version: number;
        };
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
         * @description What pulls or holds the freight.
         * @enum {string}
         */
        Equipment: "dry_van" | "reefer" | "flatbed" | "step_deck" | "conestoga" | "tanker" | "hotshot" | "power_only" | "container";
        /**
         * @description Who or what says so.
         * @enum {string}
         */
        EventSource: "dispatcher" | "driver" | "eld" | "document" | "system";
        /**
         * ExpiringPaper
         * @description A paper that needs to be renewed.
         */
        ExpiringPaper: {
            /** @description Such as `license_expiring`. */
            code: string;
            /** Format: naive-date */
            expires_on: string;
            /** @description Page of this product that shows the subject. */
            path: string;
            /** Format: uuid */
            subject_id: string;
            subject_kind: components["schemas"]["PaperSubject"];
            subject_name: string;
        };
        /**
         * Facility
         * @description A place where loads are picked up or delivered.
         */
        Facility: {
            address: components["schemas"]["Address"];
            /** Format: date-time */
            archived_at?: string;
            /** Format: date-time */
            created_at: string;
            /** @description When it is open, in words. */
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
            name: string;
            /** @description E.164. */
            phone?: string;
            /** @description IANA name; stops here are scheduled in it. */
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
         * FacilityCreate
         * @description A facility to add.
         */
        FacilityCreate: {
            address: components["schemas"]["Address"];
            /** @description When it is open, in words. */
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
         * FacilityPage
         * @description A page of facilities.
         */
        FacilityPage: {
            items: components["schemas"]["Facility"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * FacilityUpdate
         * @description Changes to a facility: what is left out stays, null clears.
         */
        FacilityUpdate: {
            address?: components["schemas"]["Address"];
            /** @description When it is open, in words. */
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
             * @description The version that the change was made on.
             */
            version: number;
        };
        /**
         * FleetOwner
         * @description Somebody who owns trucks that run under the carrier's authority.
         */
        FleetOwner: {
            address?: components["schemas"]["Address"];
            /** Format: date-time */
            archived_at?: string;
            /** @description Of the business that the trucks belong to. */
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
             * @description Send it back with a change; it grows with each one.
             */
            version: number;
        };
        /**
         * FleetOwnerCreate
         * @description A fleet owner to add.
         */
        FleetOwnerCreate: {
            address?: components["schemas"]["Address"];
            /** @description Of the business that the trucks belong to. */
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * FleetOwnerUpdate
         * @description Changes to a fleet owner: what is left out stays, null clears.
         */
        FleetOwnerUpdate: {
            address?: components["schemas"]["Address"] | null;
            /** @description Of the business that the trucks belong to. */
            company_name?: string | null;
            /** @description Where sign-in links go; unique among your fleet owners. */
            email?: string;
            name?: string;
            notes?: string | null;
            /** @description E.164. */
            phone?: string | null;
            /**
             * Format: int32
             * @description The version that the change was made on.
             */
            version: number;
        };
        /**
         * @description How a fuel surcharge programme turns a price of diesel into dollars per mile.
         * @enum {string}
         */
        FuelMethod: "miles_per_gallon" | "step" | "table";
        /**
         * FuelProgramme
         * @description How a fuel surcharge follows the price of diesel.
         */
        FuelProgramme: {
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
            /** @description Dollars per gallon that the line haul covers; decimal with 4 places. */
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
         * FuelProgrammeInput
         * @description A fuel programme to add.
         */
        FuelProgrammeInput: {
            method: components["schemas"]["FuelMethod"];
            /** @description Needed for the method of this name. */
            miles_per_gallon?: string;
            name: string;
            /** @description Dollars per gallon; 0 for a table, which says everything itself. */
            peg: string;
            region: components["schemas"]["DieselRegion"];
            /**
             * @description Needed for the method `table`; in any order.
             * @default []
             */
            rows: components["schemas"]["FuelRow"][];
            /** @description Dollars per gallon; needed for the method `step`. */
            step?: string;
            /** @description Dollars per mile; needed for the method `step`. */
            step_rate?: string;
        };
        /**
         * FuelProgrammeReplace
         * @description A fuel programme from now on. Quotes keep what they were computed with.
         */
        FuelProgrammeReplace: {
            method: components["schemas"]["FuelMethod"];
            /** @description Needed for the method of this name. */
            miles_per_gallon?: string;
            name: string;
            /** @description Dollars per gallon; 0 for a table, which says everything itself. */
            peg: string;
            region: components["schemas"]["DieselRegion"];
            /**
             * @description Needed for the method `table`; in any order.
             * @default []
             */
            rows: components["schemas"]["FuelRow"][];
            /** @description Dollars per gallon; needed for the method `step`. */
            step?: string;
            /** @description Dollars per mile; needed for the method `step`. */
            step_rate?: string;
            /**
             * Format: int32
             * @description The version that the change was made on.
             */
            version: number;
        };
        /**
         * FuelRow
         * @description From a price of diesel on, so much per mile.
         */
        FuelRow: {
            /** @description Dollars per gallon. */
            price: string;
            /** @description Dollars per mile. */
            rate: string;
        };
        /**
         * FuelSurcharge
         * @description A fuel surcharge, with what it was computed from.
         */
        FuelSurcharge: {
            /** Format: int64 */
            amount_cents: number;
            /** @description Dollars per gallon that the line haul covers, with 4 places. */
            peg: string;
            /** @description Dollars per gallon, with 4 places. */
            price: string;
            /** @description The programme's name. */
            programme: string;
            /** @description Dollars per mile, with 4 places. */
            rate: string;
            region: components["schemas"]["DieselRegion"];
            /**
             * Format: naive-date
             * @description The Monday of the price's week.
             */
            week_on: string;
        };
        /**
         * JoinRequest
         * @description Somebody who asks to join your company.
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
         * @description How to admit somebody.
         */
        JoinRequestAdmit: {
            /** @description What the person becomes. */
            role: components["schemas"]["Role"] & unknown;
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * JoinRequestReject
         * @description How to reject somebody.
         */
        JoinRequestReject: {
            /** @description The person is told. */
            reason?: string;
        };
        /**
         * @description Where a request to join stands.
         * @enum {string}
         */
        JoinRequestState: "open" | "admitted" | "rejected" | "withdrawn";
        /**
         * LaneHistory
         * @description What the company knows of a lane from town to town.
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
            /** @description How many of them arrived in time; decimal with 1 place. */
            on_time_percent?: string;
            /** @description Such as `Joliet, IL`. */
            origin: string;
            /** @description The last ten quotes, newest first: who asked and what was answered. */
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
         * Leg
         * @description Who moves a load from one stop to another, with what.
         */
        Leg: {
            acknowledgement: components["schemas"]["Acknowledgement"];
            /** @description What may be done with it now. */
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
            /** @description Whether the driver takes the work. */
            is_accepted: boolean;
            /**
             * Format: uuid
             * @description Which leg; the one under way unless said otherwise.
             */
            leg_id?: string;
            /** @description Why not, or what was agreed; stays in the history. */
            note?: string;
            /**
             * Format: int32
             * @description The load's; refused when it has changed since.
             */
            version?: number;
        };
        /**
         * @description Something that can be done with one leg.
         * @enum {string}
         */
        LegAction: "assign" | "unassign" | "dispatch" | "acknowledge" | "start" | "join";
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
         * @description Which legs are to become one.
         */
        LegJoin: {
            /**
             * Format: uuid
             * @description The leg whose crew goes on; the one behind it goes away.
             */
            leg_id: string;
            /**
             * Format: int32
             * @description The load's.
             */
            version: number;
        };
        /**
         * LegPlace
         * @description A place, and when.
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
         * @description An action of one leg.
         */
        LegStep: {
            /**
             * Format: uuid
             * @description Which leg; the one under way unless said otherwise.
             */
            leg_id?: string;
            /**
             * Format: int32
             * @description The load's; refused when it has changed since. Left out, the action applies to the load as it is.
             */
            version?: number;
        };
        /**
         * @description Class of a commercial driver's license.
         * @enum {string}
         */
        LicenseClass: "A" | "B" | "C";
        /**
         * LiveTicket
         * @description A ticket for one stream of live updates.
         */
        LiveTicket: {
            /**
             * Format: date-time
             * @description By when the stream must have been opened.
             */
            expires_at: string;
            /** @description The kinds of record whose changes the stream tells: those that you may read. */
            topics: string[];
            /** @description Path on this origin; open it as an `EventSource`. */
            url: string;
        };
        /**
         * Load
         * @description Freight that the carrier has agreed to move.
         */
        Load: {
            /** @description What may be done with it now. */
            allowed_actions: components["schemas"]["LoadAction"][];
            /** @description Why a delivered load cannot be billed yet. */
            billing_blockers: components["schemas"]["BillingBlocker"][];
            /** @description The latest decision of a person about billing it, while it holds. */
            billing_decision?: components["schemas"]["BillingDecision"] & unknown;
            /** @description For billing; on no paper. */
            billing_notes?: string;
            /** @description A track of its own beside `status`. */
            billing_status: components["schemas"]["BillingStatus"] & unknown;
            /** @description Who booked it. */
            booked_by?: string;
            broker_contact?: components["schemas"]["BrokerContact"];
            /** @description Why it was cancelled or not used. */
            cancelled_reason?: string;
            /** Format: int64 */
            cargo_value_cents?: number;
            charges: components["schemas"]["Charge"][];
            commodity?: string;
            /** Format: date-time */
            created_at: string;
            currency: string;
            customer: components["schemas"]["NamedRef"];
            /** @description The customer's own number of the load. */
            customer_reference?: string;
            /**
             * Format: date-time
             * @description Departure from the last stop.
             */
            delivered_at?: string;
            dispatcher?: components["schemas"]["NamedRef"];
            /** @description On the driver's dispatch sheet. */
            driver_notes?: string;
            /** @description Decimal with 1 place. */
            empty_miles?: string;
            equipment: components["schemas"]["Equipment"];
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
            /** @description One until the load is split. */
            legs: components["schemas"]["Leg"][];
            load_kind: components["schemas"]["LoadKind"];
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** @description For dispatch; on no paper but the load sheet. */
            notes?: string;
            /** @description The human number, unique in your company and never used again. */
            number: string;
            packing_group?: components["schemas"]["PackingGroup"];
            /** Format: int32 */
            pallets?: number;
            /** Format: int32 */
            pieces?: number;
            /** @description The quote that it was booked from. */
            quote?: components["schemas"]["NamedRef"] & unknown;
            /** @description Total ÷ loaded miles, in dollars with 4 places. */
            rate_per_mile?: string;
            references: components["schemas"]["LoadReference"][];
            seal_number?: string;
            /** @description The proper shipping name of 49 CFR 172.101. */
            shipping_name?: string;
            /** @description Derived from what happened at the stops; never set. */
            status: components["schemas"]["LoadStatus"] & unknown;
            /** @description In the order of the way. */
            stops: components["schemas"]["Stop"][];
            /** Format: int32 */
            temperature_fahrenheit?: number;
            temperature_mode?: components["schemas"]["TemperatureMode"];
            terminal?: components["schemas"]["NamedRef"];
            /** @description How it stands against its schedule just now. */
            timeliness: components["schemas"]["Timeliness"] & unknown;
            /**
             * Format: int64
             * @description Sum of the charges that are not denied.
             */
            total_cents: number;
            /** @description Such as `UN1203`. */
            un_number?: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send it back with a change; it grows with each one.
             */
            version: number;
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * @description Something that can be done with a load.
         * @enum {string}
         */
        LoadAction: "edit" | "edit_stops" | "edit_charges" | "split" | "book" | "assign" | "unassign" | "dispatch" | "start" | "record_event" | "hold" | "release" | "cancel" | "tonu" | "reopen" | "copy" | "approve_billing" | "hold_billing" | "flag_billing" | "send_back" | "resubmit" | "resume_billing" | "unlock_billing";
        /**
         * LoadAssign
         * @description Who and what is to move a load. What is left out stays, null takes off.
         */
        LoadAssign: {
            /**
             * @description Assign in spite of warnings. Blocking facts stay blocking.
             * @default false
             */
            accepts_warnings: boolean;
            /** Format: uuid */
            co_driver_id?: string | null;
            /** Format: uuid */
            driver_id?: string | null;
            /**
             * Format: uuid
             * @description Which leg; the one under way unless said otherwise.
             */
            leg_id?: string;
            /** Format: uuid */
            trailer_id?: string | null;
            /** Format: uuid */
            truck_id?: string | null;
            /**
             * Format: int32
             * @description The load's.
             */
            version: number;
        };
        /**
         * LoadCreate
         * @description A load to book, usually from a rate confirmation.
         */
        LoadCreate: {
            /**
             * @description Book it although the customer's reference is on another load.
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
            /** @default [] */
            references: components["schemas"]["LoadReference"][];
            seal_number?: string;
            /** @description The proper shipping name of 49 CFR 172.101. */
            shipping_name?: string;
            /** @description Two at least: the first takes freight on, the last gives it off. */
            stops: components["schemas"]["StopInput"][];
            /** Format: int32 */
            temperature_fahrenheit?: number;
            temperature_mode?: components["schemas"]["TemperatureMode"];
            /** Format: uuid */
            terminal_id?: string;
            /** @description Such as `UN1203`; needed for hazardous freight. */
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
            /** @description Stays in the history. */
            reason: string;
            /**
             * Format: int32
             * @description The load's; refused when it has changed since.
             */
            version?: number;
        };
        /**
         * @description Which of a company's loads a list shows.
         * @enum {string}
         */
        LoadGroup: "open" | "history" | "all";
        /**
         * LoadHistory
         * @description What happened to a load, newest first.
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * LoadPlace
         * @description Where and when, as people there say it.
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
         * @description What to print.
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
            /** @description Stays in the history. */
            reason: string;
            /**
             * Format: int32
             * @description The load's; refused when it has changed since.
             */
            version?: number;
        };
        /**
         * LoadRef
         * @description A load, in short.
         */
        LoadRef: {
            /** Format: uuid */
            id: string;
            number: string;
            status: components["schemas"]["LoadStatus"];
        };
        /**
         * LoadReference
         * @description A number under which somebody knows the load.
         */
        LoadReference: {
            kind: components["schemas"]["ReferenceKind"];
            value: string;
        };
        /**
         * LoadSplit
         * @description Where a load's leg is to be split in two: at one of its stops, or at a relay point that becomes one.
         */
        LoadSplit: {
            relay?: components["schemas"]["RelayPoint"];
            /**
             * Format: uuid
             * @description A stop between the ends of a leg. Left out, `relay` says where.
             */
            stop_id?: string;
            /**
             * Format: int32
             * @description The load's.
             */
            version: number;
        };
        /**
         * @description Where a load is in its operational life. Derived from facts, never set.
         * @enum {string}
         */
        LoadStatus: "draft" | "booked" | "assigned" | "dispatched" | "en_route_pickup" | "at_pickup" | "loaded" | "in_transit" | "at_delivery" | "delivered" | "cancelled" | "tonu" | "on_hold";
        /**
         * LoadStep
         * @description An action without words.
         */
        LoadStep: {
            /**
             * Format: int32
             * @description The load's; refused when it has changed since. Left out, the action applies to the load as it is.
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
             * @description When the last stop begins.
             */
            delivery_at: string;
            /** @description The last stop. */
            destination: components["schemas"]["LoadPlace"] & unknown;
            driver?: components["schemas"]["NamedRef"];
            equipment: components["schemas"]["Equipment"];
            /** Format: uuid */
            id: string;
            is_pod_present: boolean;
            is_rate_confirmation_present: boolean;
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** @description The first stop that the truck has not left; none once it left the last. */
            next_stop?: components["schemas"]["NextStop"] & unknown;
            number: string;
            /** @description The first stop. */
            origin: components["schemas"]["LoadPlace"] & unknown;
            /**
             * Format: date-time
             * @description When the first stop begins.
             */
            pickup_at: string;
            /** @description Total ÷ loaded miles, in dollars with 4 places. */
            rate_per_mile?: string;
            status: components["schemas"]["LoadStatus"];
            /** Format: int32 */
            stop_count: number;
            timeliness: components["schemas"]["Timeliness"];
            /** Format: int64 */
            total_cents: number;
            trailer?: components["schemas"]["NamedRef"];
            truck?: components["schemas"]["NamedRef"];
            /** Format: int32 */
            version: number;
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
            reason: string;
            /**
             * Format: int32
             * @description The load's; refused when it has changed since.
             */
            version?: number;
        };
        /**
         * LoadUpdate
         * @description Changes to a load's own fields: what is left out stays, null clears.
         */
        LoadUpdate: {
            /** @description Keep the customer's reference although it is on another load. */
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
             * @description The version that the change was made on.
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
         * Message
         * @description A sentence for a person.
         */
        Message: {
            message: string;
        };
        /**
         * @description Where miles come from.
         * @enum {string}
         */
        MilesSource: "recorded" | "great_circle";
        /**
         * NamedRef
         * @description Another record, named.
         */
        NamedRef: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /**
         * NextStop
         * @description The stop that a load is at or on its way to.
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
         * @description Something the product tells you.
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
            /** @description The page that it is about, such as `/apps/loads/0192…`. */
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
         * @description How many notices are left to read.
         */
        NoticeCount: {
            /**
             * Format: uint64
             * @description Example: `0`.
             */
            unread_count: number;
        };
        /**
         * @description What a notice is about.
         * @enum {string}
         */
        NoticeKind: "join_request" | "load_assigned" | "detention" | "billing" | "quote" | "access";
        /**
         * NoticePage
         * @description A page of notices, newest first.
         */
        NoticePage: {
            items: components["schemas"]["Notice"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
            /**
             * Format: uint64
             * @description Notices in the inbox that you have not read.
             */
            unread_count: number;
        };
        /**
         * OperationsDashboard
         * @description What goes on today, and this week's money.
         */
        OperationsDashboard: {
            /**
             * Format: uint64
             * @description Loads that have a driver and a truck and are not delivered.
             */
            active_count: number;
            /**
             * Format: uint64
             * @description Active loads that are due at their next stop within 4 hours.
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
             * @description Totals of loads entered this week; drafts, cancelled and unused ones left out.
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
            /** @description Late loads, then those at risk, then those on hold, earliest pickup first. */
            exceptions: components["schemas"]["LoadSummary"][];
            /** @description Papers that have expired or will within 30 days, soonest first. */
            expiring_papers: components["schemas"]["ExpiringPaper"][];
            /**
             * Format: uint64
             * @description Trucks that are available and not on a load.
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
            /** @description Revenue ÷ loaded miles of what was delivered this week and last, in dollars with 4 places. */
            rate_per_mile?: string;
            /** Format: int64 */
            ready_to_bill_cents: number;
            /**
             * Format: uint64
             * @description Delivered loads that nothing keeps from being billed.
             */
            ready_to_bill_count: number;
            /** @description What people did with loads and their papers, newest first. */
            recent_activity: components["schemas"]["Activity"][];
            /** @description Loads that are not over, by status. */
            status_counts: components["schemas"]["StatusCount"][];
            /** @description The company's; days and weeks are counted in it, weeks from Monday. */
            time_zone: string;
            /**
             * Format: uint64
             * @description Loads to be moved without a driver or a truck.
             */
            unassigned_count: number;
            /**
             * Format: naive-date
             * @description This week's Monday.
             */
            week_start_on: string;
        };
        /**
         * OwnerChoice
         * @description A carrier under which the address owns trucks.
         */
        OwnerChoice: {
            carrier_name: string;
            /** Format: uuid */
            fleet_owner_id: string;
        };
        /**
         * OwnerChoose
         * @description The carrier that was chosen.
         */
        OwnerChoose: {
            choice_token: string;
            /** Format: uuid */
            fleet_owner_id: string;
        };
        /**
         * OwnerDashboard
         * @description Your trucks at a glance. The week starts on Monday where the carrier is.
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
             * @description Of these, those whose driver has set out with a load.
             */
            moving_truck_count: number;
            /**
             * Format: int64
             * @description What the carrier charges for them.
             */
            revenue_this_week_cents: number;
            /**
             * Format: uint64
             * @description Trucks that you own today.
             */
            truck_count: number;
        };
        /**
         * OwnerLoad
         * @description A load under one of your trucks, picked up while it was yours.
         */
        OwnerLoad: {
            /** Format: date-time */
            delivered_at?: string;
            /**
             * Format: date-time
             * @description When the last stop begins.
             */
            delivery_at: string;
            /** @description The last stop. */
            destination: components["schemas"]["LoadPlace"] & unknown;
            driver_name?: string;
            /** Format: uuid */
            id: string;
            is_pod_present: boolean;
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** @description The first stop that the truck has not left. */
            next_stop?: components["schemas"]["NextStop"] & unknown;
            number: string;
            /** @description The first stop. */
            origin: components["schemas"]["LoadPlace"] & unknown;
            /**
             * Format: date-time
             * @description When the first stop begins.
             */
            pickup_at: string;
            status: components["schemas"]["LoadStatus"];
            timeliness: components["schemas"]["Timeliness"];
            truck: components["schemas"]["NamedRef"];
        };
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
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
            /** Format: naive-date */
            expires_on: string;
            /** @description One sentence for a person. */
            message: string;
            /** Format: uuid */
            truck_id: string;
            unit_number: string;
        };
        /**
         * OwnerProfile
         * @description You, as the carrier knows you.
         */
        OwnerProfile: {
            address?: components["schemas"]["Address"];
            carrier_name: string;
            /** @description Of the business that the trucks belong to. */
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
             * @description Send it back with a change; it grows with each one.
             */
            version: number;
        };
        /**
         * OwnerProfileUpdate
         * @description Changes to your record: what is left out stays, null clears.
         */
        OwnerProfileUpdate: {
            address?: components["schemas"]["Address"] | null;
            phone?: string | null;
            /**
             * Format: int32
             * @description The version that the change was made on.
             */
            version: number;
        };
        /**
         * OwnerSession
         * @description Whoever is signed in to the portal.
         */
        OwnerSession: {
            carrier_name: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            fleet_owner_id: string;
            name: string;
            /** @description A fresh token to go on with, once half of the session's time is over. */
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
            /** Format: naive-date */
            annual_inspection_expires_on?: string;
            current_load?: components["schemas"]["OwnerLoad"];
            /** @description Who drives the current load, else the usual driver. */
            driver_name?: string;
            /** Format: uuid */
            id: string;
            /** Format: naive-date */
            insurance_expires_on?: string;
            make?: string;
            model?: string;
            /** Format: naive-date */
            registration_expires_on?: string;
            status: components["schemas"]["VehicleStatus"];
            unit_number: string;
            /** Format: int32 */
            year?: number;
        };
        /**
         * OwnerTruckList
         * @description The trucks that you own today.
         */
        OwnerTruckList: {
            items: components["schemas"]["OwnerTruck"][];
        };
        /**
         * OwnerVerified
         * @description A session, or carriers to choose from.
         */
        OwnerVerified: {
            /** @description Send it back with the choice, within ten minutes. */
            choice_token?: string;
            /** @description There when it owns trucks at several. */
            choices?: components["schemas"]["OwnerChoice"][];
            /** @description There when the address owns trucks at one carrier. */
            session?: components["schemas"]["OwnerSessionToken"] & unknown;
        };
        /**
         * PacketOpen
         * @description How to open an invoice packet.
         */
        PacketOpen: {
            /**
             * @description Shown in the page instead of saved.
             * @default false
             */
            is_inline: boolean;
        };
        /**
         * @description How dangerous hazardous freight is: great, medium or minor danger (49 CFR 171.8).
         * @enum {string}
         */
        PackingGroup: "I" | "II" | "III";
        /**
         * @description What can be printed of a load.
         * @enum {string}
         */
        Paper: "load_sheet" | "bill_of_lading" | "dispatch_sheet";
        /**
         * @description Whose paper it is.
         * @enum {string}
         */
        PaperSubject: "driver" | "truck" | "trailer";
        /**
         * PaperWarning
         * @description A paper that needs somebody's attention.
         */
        PaperWarning: {
            /** @description Such as `license_expired` or `inspection_expiring`. */
            code: string;
            /** @description Forbids giving work. */
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
            section: components["schemas"]["Section"] & unknown;
        };
        /**
         * PermissionList
         * @description Every permission there is.
         */
        PermissionList: {
            items: components["schemas"]["PermissionInfo"][];
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
             * @description Send it back with a change; it grows with each one.
             */
            version: number;
        };
        /**
         * ProfileUpdate
         * @description Changes to your record: what is left out stays, null clears.
         */
        ProfileUpdate: {
            full_name?: string;
            phone?: string | null;
            /**
             * Format: int32
             * @description The version that the change was made on.
             */
            version: number;
        };
        /**
         * PublicCarrier
         * @description The carrier that offers.
         */
        PublicCarrier: {
            /** @description Who made the quote. */
            contact_name: string;
            dot_number: string;
            email?: string;
            name: string;
            phone?: string;
        };
        /**
         * PublicQuote
         * @description A quote, as its customer sees it. Nothing of the carrier's costs is here.
         */
        PublicQuote: {
            accepted_by?: string;
            carrier: components["schemas"]["PublicCarrier"];
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
            notice?: components["schemas"]["QuoteWarning"] & unknown;
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
            total_cents: number;
            /** Format: date-time */
            valid_until: string;
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * PublicQuoteCharge
         * @description Something that the quote asks for.
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
         * @description Where a quote stands, as the customer is told.
         * @enum {string}
         */
        PublicQuoteState: "open" | "accepted" | "declined" | "expired" | "withdrawn" | "superseded";
        /**
         * PublicQuoteStop
         * @description A place on the way.
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
         * Quote
         * @description A price that the carrier offers for freight.
         */
        Quote: {
            accepted_by?: string;
            accepted_by_email?: string;
            /** @description What may be done with it now. */
            allowed_actions: components["schemas"]["QuoteAction"][];
            /** Format: date-time */
            approved_at?: string;
            approved_by?: string;
            /** @description Whom to talk to at the customer's. */
            broker_contact?: components["schemas"]["BrokerContact"] & unknown;
            /** Format: int64 */
            cargo_value_cents?: number;
            charges: components["schemas"]["QuoteCharge"][];
            /**
             * Format: date-time
             * @description When it was accepted or came to nothing.
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
            /** @description The customer's own number of the load. */
            customer_reference?: string;
            /** @description Decimal with 1 place: from where the truck is expected to be free. */
            empty_miles?: string;
            equipment: components["schemas"]["Equipment"];
            /** @description None without a cost model or without miles. */
            estimate?: components["schemas"]["QuoteEstimate"] & unknown;
            /** Format: uuid */
            fuel_programme_id?: string;
            /** @description The price of diesel that the surcharge was computed with. */
            fuel_surcharge?: components["schemas"]["FuelSurcharge"] & unknown;
            hazard_class?: string;
            /** Format: uuid */
            id: string;
            is_hazmat: boolean;
            is_team_required: boolean;
            kind: components["schemas"]["QuoteKind"];
            /** @description The load that was booked from it. */
            load?: components["schemas"]["NamedRef"] & unknown;
            load_kind: components["schemas"]["LoadKind"];
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            loss_reason?: components["schemas"]["LossReason"];
            /** @description Dollars per mile that others ask. */
            market_rate?: string;
            miles_source?: string;
            /** @description For the carrier's own people. */
            notes?: string;
            /** @description The human number with the version, such as `Q-1001-2`. */
            number: string;
            /** Format: int32 */
            pallets?: number;
            /** Format: int32 */
            pieces?: number;
            /**
             * Format: int64
             * @description How much less the competitor asked.
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
            /** @description In the order of the way. */
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
            /** @description Such as `UN1203`; needed for hazardous freight. */
            un_number?: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            valid_until: string;
            /**
             * Format: int32
             * @description Send it back with a change; it grows with each one.
             */
            version: number;
            /** @description Every version of the number, newest first. */
            versions: components["schemas"]["QuoteVersion"][];
            /**
             * Format: date-time
             * @description When the customer first opened it.
             */
            viewed_at?: string;
            /** @description What somebody should know before sending it. */
            warnings: components["schemas"]["QuoteWarning"][];
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * QuoteAcceptance
         * @description An acceptance by word of mouth.
         */
        QuoteAcceptance: {
            email?: string;
            /** @description Who said so. */
            name: string;
            /**
             * Format: int32
             * @description The version that it was decided on.
             */
            version: number;
        };
        /**
         * @description Something that can be done with a quote.
         * @enum {string}
         */
        QuoteAction: "edit" | "request_approval" | "approve" | "return" | "send" | "accept" | "mark_lost" | "reopen" | "withdraw" | "revise" | "duplicate" | "convert";
        /**
         * QuoteCharge
         * @description Something that a quote asks for.
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
            /** @description The fuel surcharge that the quote's programme computed. */
            is_from_programme: boolean;
            /** @description Decimal with 3 places. */
            quantity: string;
            /** @description Dollars per unit, or percent of the line haul; decimal with 4 places. */
            rate: string;
        };
        /**
         * QuoteConvert
         * @description What a load needs that the quote may not have.
         */
        QuoteConvert: {
            /**
             * @description Book it although the customer's reference is on another load.
             * @default false
             */
            accepts_duplicate_reference: boolean;
            /**
             * Format: uuid
             * @description The customer that the prospect has become.
             */
            customer_id?: string;
            /** @description The customer's number of the load, where the quote has none yet. */
            customer_reference?: string;
            /**
             * Format: int32
             * @description The version that it was decided on.
             */
            version: number;
        };
        /**
         * QuoteEstimate
         * @description What a trip costs and what the price leaves, by the company's cost model.
         */
        QuoteEstimate: {
            /**
             * Format: int64
             * @description The sum of the parts: what the price has to bring to lose nothing.
             */
            cost_cents: number;
            /** @description Cost ÷ all miles, in dollars with 4 places. */
            cost_per_mile?: string;
            /** @description The days of the truck that `fixed_cents` counts; decimal with 1 place. */
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
            /** @description The company's least margin in percent. */
            margin_floor: string;
            /** @description Of the total; decimal with 1 place. */
            margin_percent?: string;
            /** Format: int64 */
            tolls_cents: number;
            /**
             * Format: int64
             * @description The least total that keeps the floor.
             */
            total_at_floor_cents: number;
        };
        /**
         * @description By what a report gathers quotes.
         * @enum {string}
         */
        QuoteGrouping: "customer" | "lane" | "user";
        /**
         * QuoteInput
         * @description A quote to make, or everything that a draft says from now on.
         */
        QuoteInput: {
            /** @description Whom to talk to at the customer's. */
            broker_contact?: components["schemas"]["BrokerContact"] & unknown;
            /** Format: int64 */
            cargo_value_cents?: number;
            /** @description Without the fuel surcharge of the programme. */
            charges: components["schemas"]["ChargeInput"][];
            commodity?: string;
            /**
             * Format: uuid
             * @description This or `prospect_name`.
             */
            customer_id?: string;
            /** @description Printed for the customer. */
            customer_note?: string;
            /** @description The customer's own number of the load. */
            customer_reference?: string;
            /** @description Decimal with 1 place: from where the truck is expected to be free. */
            empty_miles?: string;
            equipment: components["schemas"]["Equipment"];
            /**
             * Format: uuid
             * @description Adds a fuel surcharge by this programme and the latest price of diesel.
             */
            fuel_programme_id?: string;
            hazard_class?: string;
            is_hazmat: boolean;
            is_team_required: boolean;
            kind: components["schemas"]["QuoteKind"];
            load_kind: components["schemas"]["LoadKind"];
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** @description Dollars per mile that others ask; decimal with at most 4 places. */
            market_rate?: string;
            /** @description Where the miles come from, such as a map's name and version. */
            miles_source?: string;
            /** @description For the carrier's own people. */
            notes?: string;
            /** Format: int32 */
            pallets?: number;
            /** Format: int32 */
            pieces?: number;
            /** @description Who asks, while they are no customer yet. */
            prospect_name?: string;
            references: components["schemas"]["LoadReference"][];
            /**
             * Format: date-time
             * @description When the customer asked; now unless said otherwise.
             */
            requested_at?: string;
            /** @description Two at least: the first takes freight on, the last gives it off. */
            stops: components["schemas"]["StopInput"][];
            /** Format: int32 */
            temperature_fahrenheit?: number;
            temperature_mode?: components["schemas"]["TemperatureMode"];
            /** @description Printed for the customer. */
            terms?: string;
            /**
             * Format: int64
             * @description As looked up for this way; left out, the cost model's rate counts.
             */
            tolls_cents?: number;
            /** @description Such as `UN1203`; needed for hazardous freight. */
            un_number?: string;
            /**
             * Format: date-time
             * @description 48 hours from now unless said otherwise.
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
            /** @description Who accepts. */
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
            /** @description The part of the link behind `#`. */
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
             * @description How much less they asked.
             */
            price_gap_cents?: number;
            reason: components["schemas"]["LossReason"];
            /**
             * Format: int32
             * @description The version that it was decided on.
             */
            version: number;
        };
        /**
         * QuoteOpen
         * @description What stands open just now.
         */
        QuoteOpen: {
            /**
             * Format: int64
             * @description Accepted, and no load booked yet.
             */
            accepted_count: number;
            /** Format: int64 */
            awaiting_cents: number;
            /**
             * Format: int64
             * @description With the customer.
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * QuotePlace
         * @description A town at one end of a lane.
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
         * @description What a quote would come to.
         */
        QuotePreview: {
            /** @description The amount of each charge, in the order in which they came. */
            amounts_cents: number[];
            currency: string;
            /** @description None without a cost model or without miles. */
            estimate?: components["schemas"]["QuoteEstimate"] & unknown;
            fuel_surcharge?: components["schemas"]["FuelSurcharge"];
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
         * @description What a quote under construction says of money; everything may still be missing.
         */
        QuotePreviewInput: {
            /** @default [] */
            charges: components["schemas"]["ChargeInput"][];
            /** Format: uuid */
            customer_id?: string;
            /** @description Decimal with 1 place. */
            empty_miles?: string;
            /** Format: uuid */
            fuel_programme_id?: string;
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** Format: int64 */
            tolls_cents?: number;
        };
        /**
         * QuoteReason
         * @description A change that needs a reason.
         */
        QuoteReason: {
            reason: string;
            /**
             * Format: int32
             * @description The version that it was decided on.
             */
            version: number;
        };
        /**
         * QuoteReopen
         * @description A quote that counts again.
         */
        QuoteReopen: {
            /**
             * Format: date-time
             * @description Needed where its time is over.
             */
            valid_until?: string;
            /**
             * Format: int32
             * @description The version that it was decided on.
             */
            version: number;
        };
        /**
         * QuoteReplace
         * @description A draft to change, as a whole.
         */
        QuoteReplace: {
            /** @description Whom to talk to at the customer's. */
            broker_contact?: components["schemas"]["BrokerContact"] & unknown;
            /** Format: int64 */
            cargo_value_cents?: number;
            /** @description Without the fuel surcharge of the programme. */
            charges: components["schemas"]["ChargeInput"][];
            commodity?: string;
            /**
             * Format: uuid
             * @description This or `prospect_name`.
             */
            customer_id?: string;
            /** @description Printed for the customer. */
            customer_note?: string;
            /** @description The customer's own number of the load. */
            customer_reference?: string;
            /** @description Decimal with 1 place: from where the truck is expected to be free. */
            empty_miles?: string;
            equipment: components["schemas"]["Equipment"];
            /**
             * Format: uuid
             * @description Adds a fuel surcharge by this programme and the latest price of diesel.
             */
            fuel_programme_id?: string;
            hazard_class?: string;
            is_hazmat: boolean;
            is_team_required: boolean;
            kind: components["schemas"]["QuoteKind"];
            load_kind: components["schemas"]["LoadKind"];
            /** @description Decimal with 1 place. */
            loaded_miles?: string;
            /** @description Dollars per mile that others ask; decimal with at most 4 places. */
            market_rate?: string;
            /** @description Where the miles come from, such as a map's name and version. */
            miles_source?: string;
            /** @description For the carrier's own people. */
            notes?: string;
            /** Format: int32 */
            pallets?: number;
            /** Format: int32 */
            pieces?: number;
            /** @description Who asks, while they are no customer yet. */
            prospect_name?: string;
            references: components["schemas"]["LoadReference"][];
            /**
             * Format: date-time
             * @description When the customer asked; now unless said otherwise.
             */
            requested_at?: string;
            /** @description Two at least: the first takes freight on, the last gives it off. */
            stops: components["schemas"]["StopInput"][];
            /** Format: int32 */
            temperature_fahrenheit?: number;
            temperature_mode?: components["schemas"]["TemperatureMode"];
            /** @description Printed for the customer. */
            terms?: string;
            /**
             * Format: int64
             * @description As looked up for this way; left out, the cost model's rate counts.
             */
            tolls_cents?: number;
            /** @description Such as `UN1203`; needed for hazardous freight. */
            un_number?: string;
            /**
             * Format: date-time
             * @description 48 hours from now unless said otherwise.
             */
            valid_until?: string;
            /**
             * Format: int32
             * @description The version that the change was made on.
             */
            version: number;
            /** Format: int32 */
            weight_pounds?: number;
        };
        /**
         * QuoteReport
         * @description How quotes of a time fared. Each number counts once, by its last version that was sent.
         */
        QuoteReport: {
            /**
             * Format: int64
             * @description How much less competitors asked on average, where somebody knows it.
             */
            average_price_gap_cents?: number;
            /** @description Of quotes that somebody marked as lost, the most frequent first. */
            loss_reasons: components["schemas"]["LossCount"][];
            /** @description What stands open just now, whatever the time of the report. */
            open: components["schemas"]["QuoteOpen"] & unknown;
            rows: components["schemas"]["QuoteReportRow"][];
            /** @description Over everything that was sent in the time. */
            totals: components["schemas"]["QuoteResult"] & unknown;
        };
        /**
         * QuoteReportRow
         * @description One customer, lane or person.
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
         * @description How some quotes fared.
         */
        QuoteResult: {
            /**
             * Format: int64
             * @description From the customer's question to the first answer.
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
         * @description Where a quote is to be sent.
         */
        QuoteSend: {
            /** @description The customer's e-mail address. */
            email: string;
            /** @description A few words of one's own above the figures. */
            message?: string;
            /**
             * Format: int32
             * @description The version that it was decided on.
             */
            version: number;
        };
        /**
         * QuoteSent
         * @description A quote that is on its way.
         */
        QuoteSent: {
            /** @description The page on which the customer answers. It is told only now: what is kept of it cannot be turned back into the link. */
            link: string;
            quote: components["schemas"]["Quote"];
        };
        /**
         * QuoteSettings
         * @description Everything that quotes are computed with.
         */
        QuoteSettings: {
            /** @description None until somebody enters it; then quotes have no margin. */
            cost_model?: components["schemas"]["CostModel"] & unknown;
            /** @description Newest first, of a year at most. */
            diesel_prices: components["schemas"]["DieselPrice"][];
            /** @description By name, archived ones last. */
            fuel_programmes: components["schemas"]["FuelProgramme"][];
        };
        /**
         * @description Where a quote is between the carrier and the customer.
         * @enum {string}
         */
        QuoteStatus: "draft" | "pending_approval" | "approved" | "sent" | "viewed" | "accepted" | "converted" | "declined" | "lost" | "expired" | "withdrawn" | "superseded";
        /**
         * QuoteStep
         * @description A change that needs nothing but the quote itself.
         */
        QuoteStep: {
            /**
             * Format: int32
             * @description The version that it was decided on.
             */
            version: number;
        };
        /**
         * QuoteStop
         * @description A place on the way that a quote is for.
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
            destination: components["schemas"]["QuotePlace"] & unknown;
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
            origin: components["schemas"]["QuotePlace"] & unknown;
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
         * @description One of the versions of a quote.
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
         * @description Something to know before sending a quote.
         */
        QuoteWarning: {
            /** @description Such as `customer_on_credit_hold`. */
            code: string;
            /** @description One sentence for a person. */
            message: string;
        };
        /**
         * ReadyToBill
         * @description A delivered or unused load on its way to an invoice.
         */
        ReadyToBill: {
            /** @description Of a load that billing takes exception to. */
            billing_exception?: components["schemas"]["BillingException"] & unknown;
            /** @description Why a person holds it up or sent it back. */
            billing_reason?: string;
            billing_status: components["schemas"]["BillingStatus"];
            /** @description Empty for a load that can be billed. */
            blockers: components["schemas"]["BillingBlocker"][];
            currency: string;
            customer: components["schemas"]["NamedRef"];
            customer_reference?: string;
            /**
             * Format: int64
             * @description Whole days since then, counted where the company is.
             */
            days_waiting: number;
            /**
             * Format: date-time
             * @description Departure from the last stop; for a truck not used, when that was decided.
             */
            delivered_at: string;
            destination: components["schemas"]["LoadPlace"];
            is_pod_present: boolean;
            is_rate_confirmation_present: boolean;
            /** Format: uuid */
            load_id: string;
            number: string;
            origin: components["schemas"]["LoadPlace"];
            /** Format: int64 */
            total_cents: number;
            /**
             * Format: int32
             * @description The load's, to send with a decision.
             */
            version: number;
        };
        /**
         * ReadyToBillPage
         * @description A page of loads to bill, and what the whole filter comes to.
         */
        ReadyToBillPage: {
            currency: string;
            items: components["schemas"]["ReadyToBill"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: int64
             * @description Their totals added up.
             */
            ready_cents: number;
            /**
             * Format: uint64
             * @description Rows of the filter that can be approved.
             */
            ready_count: number;
            /**
             * Format: int64
             * @description Their totals added up.
             */
            sum_cents: number;
            /**
             * Format: uint64
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * @description Whose number a reference is.
         * @enum {string}
         */
        ReferenceKind: "po" | "bol" | "pro" | "pickup" | "delivery" | "appointment" | "other";
        /**
         * Registration
         * @description What will become of a registration once the address is verified.
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
             * @description The company to join; its details are then left out.
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
            /** @description Somebody who speaks for the carrier. */
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
             * @description The stop that it comes behind.
             */
            after_stop_id: string;
            /** @description Which one is meant where a local time comes twice. */
            ambiguous_time?: components["schemas"]["AmbiguousTime"] & unknown;
            /** @description When the trucks meet, in the facility's own time, such as `2026-11-20T08:00`. */
            earliest_local: string;
            /** Format: uuid */
            facility_id: string;
            instructions?: string;
        };
        /**
         * @description What a user is in the company.
         * @enum {string}
         */
        Role: "SuperAdmin" | "Admin" | "TerminalManager" | "SafetyManager" | "User";
        /**
         * RoleGrant
         * @description Whether a role has a section.
         */
        RoleGrant: {
            /** @description The role has it in every company, and it cannot be taken away. */
            is_default: boolean;
            /** @description The role has it here, by default or because the company opened it. */
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
         * SavedView
         * @description A list's filters, order and columns under a name.
         */
        SavedView: {
            /** @description Keys of the columns in order; none for the list's own choice. */
            columns?: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @description Your list opens with it. */
            is_default: boolean;
            /** @description You may change it. */
            is_own: boolean;
            /** @description Your colleagues see it. */
            is_shared: boolean;
            /** @description The list's key, such as `loads`. */
            list: string;
            /** @description Unique among your views of the list. */
            name: string;
            /** @description Whose it is. */
            owner: components["schemas"]["NamedRef"] & unknown;
            /** @description Search of the page's address, such as `status=booked&sort=-pickup_at`. */
            search: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send it back with a change; it grows with each one.
             */
            version: number;
        };
        /**
         * SavedViewCreate
         * @description A view to keep.
         */
        SavedViewCreate: {
            /** @description Keys of the columns in order, 1 to 60 of them. */
            columns?: string[];
            /**
             * @description Open the list with it; your former default is none any more.
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
             * @description Search of the page's address, without the question mark; at most 2000 characters.
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
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description Rows of the filter in all.
             */
            total_count: number;
        };
        /**
         * SavedViewUpdate
         * @description Changes to a view: what is left out stays, null clears.
         */
        SavedViewUpdate: {
            columns?: string[] | null;
            is_default?: boolean;
            is_shared?: boolean;
            name?: string;
            search?: string;
            /**
             * Format: int32
             * @description The version that the change was made on.
             */
            version: number;
        };
        /**
         * @description How the time of a stop is agreed.
         * @enum {string}
         */
        Schedule: "appointment" | "window" | "first_come";
        /**
         * SearchHit
         * @description A record that was found.
         */
        SearchHit: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["SearchKind"];
            /** @description Page of this product that shows it. */
            path: string;
            subtitle?: string;
            title: string;
        };
        /**
         * @description What a hit is.
         * @enum {string}
         */
        SearchKind: "load" | "quote" | "driver" | "truck" | "trailer" | "customer" | "facility";
        /**
         * SearchResults
         * @description What a search found, kind by kind.
         */
        SearchResults: {
            items: components["schemas"]["SearchHit"][];
        };
        /**
         * @description A part of the product that a company opens to a role.
         * @enum {string}
         */
        Section: "dashboard" | "loads" | "quotes" | "pricing" | "safety" | "financial" | "corrections" | "company" | "admin";
        /**
         * Session
         * @description Whoever is signed in, and what is open to them.
         */
        Session: {
            company?: components["schemas"]["SessionCompany"];
            email: string;
            full_name?: string;
            /** @description Your open request to join a company. */
            join_request?: components["schemas"]["SessionJoinRequest"] & unknown;
            /** @description The page to start on. */
            landing_path: string;
            /** @description What you may do, such as `loads:read`. */
            permissions: string[];
            role?: components["schemas"]["Role"];
            /** @description Parts of the product that are open to you. */
            sections: components["schemas"]["Section"][];
            state: components["schemas"]["SessionState"];
            suspended_reason?: string;
            /** Format: uuid */
            user_id?: string;
            /** @description The role in the words of `get_user_by_email`. */
            user_type?: components["schemas"]["UserType"] & unknown;
        };
        /**
         * SessionCompany
         * @description The company of a session.
         */
        SessionCompany: {
            dot_number: string;
            /** Format: uuid */
            id: string;
            /** @description Confirmed by FMCSA's contact data or an operator. */
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
         * @description Where somebody stands.
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
         * @description A place on a load's way.
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
             * Format: int64
             * @description Minutes from arrival to departure.
             */
            dwell_minutes?: number;
            /** Format: date-time */
            earliest_at: string;
            /** @description Such as `2026-11-20T08:00`. */
            earliest_local: string;
            /** @description What was recorded here, in the order of its times; voided facts included. */
            events: components["schemas"]["StopEvent"][];
            facility: components["schemas"]["StopFacility"];
            /** Format: uuid */
            id: string;
            instructions?: string;
            is_appointment_confirmed: boolean;
            /** @description The trailer stays; otherwise the driver waits. */
            is_drop: boolean;
            kind: components["schemas"]["StopKind"];
            /** Format: date-time */
            latest_at?: string;
            latest_local?: string;
            /**
             * Format: date-time
             * @description Where freight comes on.
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
             * @description Where freight goes off.
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
             * @description Where in the way it comes, counted from 1; before the last stop unless said otherwise.
             */
            sequence?: number;
            stop: components["schemas"]["StopInput"];
            /**
             * Format: int32
             * @description The load's.
             */
            version: number;
        };
        /**
         * StopContact
         * @description Whom to ask for at a stop.
         */
        StopContact: {
            name: string;
            phone?: string;
        };
        /**
         * StopEvent
         * @description A fact at a stop, and who says so.
         */
        StopEvent: {
            /** Format: uuid */
            id: string;
            /** @description Nobody saw it; the time was filled in. */
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
         * @description A fact at a stop, in the order in which they happen.
         * @enum {string}
         */
        StopEventKind: "arrived" | "checked_in" | "docked" | "loaded" | "unloaded" | "departed";
        /**
         * StopEventRecord
         * @description A fact to record.
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
         * @description Why a fact is wrong.
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
            /** @description Which one is meant where a local time comes twice, on the night when clocks go back. */
            ambiguous_time?: components["schemas"]["AmbiguousTime"] & unknown;
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
            /** @description In the facility's own time; needed for a window. */
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
         * StopOrder
         * @description The order in which a load's stops are to be visited.
         */
        StopOrder: {
            /** @description Every stop of the load, once. */
            stop_ids: string[];
            /**
             * Format: int32
             * @description The load's.
             */
            version: number;
        };
        /**
         * StopUpdate
         * @description Changes to a stop: what is left out stays, null clears.
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
             * @description The load's.
             */
            version: number;
            /** Format: int32 */
            weight_pounds?: number | null;
        };
        /**
         * @description What a rule does to an assignment that breaks it.
         * @enum {string}
         */
        Strictness: "warn" | "block";
        /**
         * @description How a reefer unit runs.
         * @enum {string}
         */
        TemperatureMode: "continuous" | "cycle";
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
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
         * @description Changes to a terminal: what is left out stays, null clears.
         */
        TerminalUpdate: {
            address?: components["schemas"]["Address"] | null;
            code?: string;
            name?: string;
            phone?: string | null;
            time_zone?: string;
            /**
             * Format: int32
             * @description The version that the change was made on.
             */
            version: number;
        };
        /**
         * @description How a load or stop stands against its schedule.
         * @enum {string}
         */
        Timeliness: "on_time" | "at_risk" | "late";
        /**
         * Trailer
         * @description A trailer.
         */
        Trailer: {
            /**
             * Format: naive-date
             * @description Last good day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string;
            /** Format: date-time */
            archived_at?: string;
            /** Format: date-time */
            created_at: string;
            /** @description What it is on now, if anything. */
            current_load?: components["schemas"]["LoadRef"] & unknown;
            /** Format: uuid */
            id: string;
            /** @description It is on a load. */
            is_assigned: boolean;
            /** @description What it carries. */
            kind: components["schemas"]["Equipment"] & unknown;
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
             * Format: naive-date
             * @description Last good day.
             */
            registration_expires_on?: string;
            /** @description Available unless said otherwise; out of service blocks assignment. */
            status: components["schemas"]["VehicleStatus"] & unknown;
            status_reason?: string;
            terminal?: components["schemas"]["TerminalRef"];
            /** @description Unique in your company. */
            unit_number: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send it back with a change; it grows with each one.
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
             * Format: naive-date
             * @description Last good day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string;
            /** @description What it carries. */
            kind: components["schemas"]["Equipment"] & unknown;
            /** Format: int32 */
            length_feet?: number;
            make?: string;
            model?: string;
            notes?: string;
            plate?: string;
            /** @description Two letters. */
            plate_state?: string;
            /**
             * Format: naive-date
             * @description Last good day.
             */
            registration_expires_on?: string;
            /** @description Available unless said otherwise; out of service blocks assignment. */
            status?: components["schemas"]["VehicleStatus"] & unknown;
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * TrailerUpdate
         * @description Changes to a trailer: what is left out stays, null clears.
         */
        TrailerUpdate: {
            /**
             * Format: naive-date
             * @description Last good day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string | null;
            /** @description What it carries. */
            kind?: components["schemas"]["Equipment"] & unknown;
            /** Format: int32 */
            length_feet?: number | null;
            make?: string | null;
            model?: string | null;
            notes?: string | null;
            plate?: string | null;
            /** @description Two letters. */
            plate_state?: string | null;
            /**
             * Format: naive-date
             * @description Last good day.
             */
            registration_expires_on?: string | null;
            /** @description Available unless said otherwise; out of service blocks assignment. */
            status?: components["schemas"]["VehicleStatus"] & unknown;
            status_reason?: string | null;
            /** Format: uuid */
            terminal_id?: string | null;
            /** @description Unique in your company. */
            unit_number?: string;
            /**
             * Format: int32
             * @description The version that the change was made on.
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
             * Format: naive-date
             * @description Last good day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string;
            /** Format: date-time */
            archived_at?: string;
            /** Format: date-time */
            created_at: string;
            /** @description What it is on now, if anything. */
            current_load?: components["schemas"]["LoadRef"] & unknown;
            /** @description Who owns it today; none for the carrier. */
            fleet_owner?: components["schemas"]["NamedRef"] & unknown;
            /** Format: uuid */
            id: string;
            /**
             * Format: naive-date
             * @description Last good day.
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
            /** @description The carrier's own unless said otherwise. */
            ownership: components["schemas"]["TruckOwnershipKind"] & unknown;
            /** @description Papers that have expired or will within 30 days. */
            paper_warnings: components["schemas"]["PaperWarning"][];
            plate?: string;
            /** @description Two letters. */
            plate_state?: string;
            /**
             * Format: naive-date
             * @description Last good day.
             */
            registration_expires_on?: string;
            /** @description Available unless said otherwise; out of service blocks assignment. */
            status: components["schemas"]["VehicleStatus"] & unknown;
            status_reason?: string;
            terminal?: components["schemas"]["TerminalRef"];
            /** @description Unique in your company. */
            unit_number: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Who usually drives it. */
            usual_driver?: components["schemas"]["NamedRef"] & unknown;
            /**
             * Format: int32
             * @description Send it back with a change; it grows with each one.
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
             * Format: naive-date
             * @description Last good day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string;
            /**
             * Format: naive-date
             * @description Last good day.
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
            /** @description The carrier's own unless said otherwise. */
            ownership?: components["schemas"]["TruckOwnershipKind"] & unknown;
            plate?: string;
            /** @description Two letters. */
            plate_state?: string;
            /**
             * Format: naive-date
             * @description Last good day.
             */
            registration_expires_on?: string;
            /** @description Available unless said otherwise; out of service blocks assignment. */
            status?: components["schemas"]["VehicleStatus"] & unknown;
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
         * @description That a fleet owner owns a truck on certain days.
         */
        TruckOwnership: {
            /** Format: date-time */
            created_at: string;
            /**
             * Format: naive-date
             * @description Last day; none while it lasts.
             */
            ends_on?: string;
            fleet_owner: components["schemas"]["NamedRef"];
            /** Format: uuid */
            id: string;
            /**
             * Format: naive-date
             * @description First day.
             */
            starts_on: string;
            /** Format: uuid */
            truck_id: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description Send it back with a change; it grows with each one.
             */
            version: number;
        };
        /**
         * TruckOwnershipCreate
         * @description An ownership to add.
         */
        TruckOwnershipCreate: {
            /** Format: naive-date */
            ends_on?: string;
            /** Format: uuid */
            fleet_owner_id: string;
            /** Format: naive-date */
            starts_on: string;
        };
        /**
         * @description Whose truck it is.
         * @enum {string}
         */
        TruckOwnershipKind: "company" | "owner_operator" | "leased" | "rented";
        /**
         * TruckOwnershipList
         * @description Every ownership of one truck.
         */
        TruckOwnershipList: {
            items: components["schemas"]["TruckOwnership"][];
        };
        /**
         * TruckOwnershipUpdate
         * @description Changes to an ownership: what is left out stays, null clears.
         */
        TruckOwnershipUpdate: {
            /** Format: naive-date */
            ends_on?: string | null;
            /** Format: naive-date */
            starts_on?: string;
            /**
             * Format: int32
             * @description The version that the change was made on.
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
             */
            total_count: number;
        };
        /**
         * TruckUpdate
         * @description Changes to a truck: what is left out stays, null clears.
         */
        TruckUpdate: {
            /**
             * Format: naive-date
             * @description Last good day of the annual inspection (49 CFR 396.17).
             */
            annual_inspection_expires_on?: string | null;
            /**
             * Format: naive-date
             * @description Last good day.
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
            /** @description The carrier's own unless said otherwise. */
            ownership?: components["schemas"]["TruckOwnershipKind"] & unknown;
            plate?: string | null;
            /** @description Two letters. */
            plate_state?: string | null;
            /**
             * Format: naive-date
             * @description Last good day.
             */
            registration_expires_on?: string | null;
            /** @description Available unless said otherwise; out of service blocks assignment. */
            status?: components["schemas"]["VehicleStatus"] & unknown;
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
             * @description The version that the change was made on.
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
         * @description A page of legs that nobody moves yet.
         */
        UnassignedLegPage: {
            items: components["schemas"]["BoardLeg"][];
            /** @description Give it as `cursor` to read on; none on the last page. */
            next_cursor?: string;
            /**
             * Format: uint64
             * @description Loads of the filter in all, counted up to 10,000 when its first page was read. A load that was split may have several such legs.
             */
            total_count: number;
        };
        /**
         * User
         * @description One of the carrier's staff.
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
            /** @description The role in the words of `get_user_by_email`. */
            user_type: components["schemas"]["UserType"] & unknown;
            /**
             * Format: int32
             * @description Send it back with a change; it grows with each one.
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
             * @description From the answer to the registration.
             */
            companyId: string;
            fullName: string;
            /** @description The address of your own sign-in. */
            userEmail: string;
        };
        /**
         * UserInvite
         * @description Somebody to invite by e-mail.
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
             * @description Rows of the filter in all, counted up to 10,000 when its first page was read.
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
            /** @description The person is shown it. */
            reason: string;
        };
        /**
         * @description A role in the words of `get_user_by_email`.
         * @enum {string}
         */
        UserType: "super_admin" | "admin" | "terminal_manager" | "safety_manager" | "user";
        /**
         * UserUpdate
         * @description Changes to a user: what is left out stays, null clears.
         */
        UserUpdate: {
            full_name?: string;
            phone?: string | null;
            role?: components["schemas"]["Role"];
            /** Format: uuid */
            terminal_id?: string | null;
            /**
             * Format: int32
             * @description The version that the change was made on.
             */
            version: number;
        };
        /**
         * @description Whether a vehicle may be given work. That it has work is not here but in its current load.
         * @enum {string}
         */
        VehicleStatus: "available" | "in_shop" | "out_of_service" | "inactive" | "sold";
    };
    responses: never;
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
                "application/json; charset=utf-8": components["schemas"]["UserInfoCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Message"];
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
    list_api_keys: {
        parameters: {
            query?: {
                /** @description From the page before. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description `created_at`, `name` or `last_used_at`; with `-` before it descending. */
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
                    "application/json; charset=utf-8": components["schemas"]["ApiKeyPage"];
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
    create_api_key: {
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
                "application/json; charset=utf-8": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["ApiKeyWithSecret"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["ApiKey"];
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
    list_assignment_rules: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["AssignmentRuleList"];
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
    update_assignment_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["AssignmentRulesUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["AssignmentRuleList"];
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
    list_audit_events: {
        parameters: {
            query?: {
                /** @description Such as `load.created`. */
                action?: string;
                /** @description A user, API key or fleet owner. */
                actor_id?: string;
                /** @description From the page before. */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["AuditEventPage"];
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
    verify_audit_chain: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["AuditVerdict"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Carrier"];
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
    read_company: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["Company"];
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
    update_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Company"];
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
    set_cost_model: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["CostModelReplace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["CostModel"];
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
    list_customers: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of those in use. */
                archived?: boolean;
                /** @description From the page before. */
                cursor?: string;
                /** @description Only those on credit hold, or only the others. */
                is_on_credit_hold?: boolean;
                /** @description `broker`, `shipper`, `third_party_logistics`; several separated by commas. */
                kind?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name, docket number or e-mail address. */
                q?: string;
                /** @description `name` or `created_at`; with `-` before it descending. */
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
                    "application/json; charset=utf-8": components["schemas"]["CustomerPage"];
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
    create_customer: {
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
                "application/json; charset=utf-8": components["schemas"]["CustomerCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Customer"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Customer"];
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
                "application/json; charset=utf-8": components["schemas"]["CustomerUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Customer"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Customer"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DetentionPolicy"];
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
                "application/json; charset=utf-8": components["schemas"]["DetentionPolicyReplace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DetentionPolicy"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DetentionPolicy"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Customer"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["AnalyticsDashboard"];
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
    read_operations_dashboard: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["OperationsDashboard"];
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
    list_detention: {
        parameters: {
            query?: {
                /** @description First day of arrival, where the stop is. */
                arrived_from?: string;
                /** @description Last day of arrival, where the stop is. */
                arrived_to?: string;
                /** @description From the page before. */
                cursor?: string;
                customer_id?: string;
                facility_id?: string;
                /** @description Only those whose facts changed since the decision, or only the others. */
                has_changed_facts?: boolean;
                /** @description 1 to 200 rows. */
                limit?: number;
                load_id?: string;
                /** @description Part of the load's number or reference, of the customer's name or of the facility's. */
                q?: string;
                /** @description `arrived_at`, `free_until`, `dwell_minutes`, `billable_minutes` or `amount_cents`; with `-` before it descending. */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DetentionPage"];
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
    read_detention_policy: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["DetentionPolicy"];
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
    replace_detention_policy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["DetentionPolicyReplace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DetentionPolicy"];
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
    read_detention_report: {
        parameters: {
            query?: {
                /** @description First day of arrival, where the stop is. */
                from?: string;
                /** @description Last day of arrival, where the stop is. */
                to?: string;
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
                    "application/json; charset=utf-8": components["schemas"]["DetentionReport"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DetentionCase"];
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
                "application/json; charset=utf-8": components["schemas"]["DetentionApprove"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Detention"];
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
                "application/json; charset=utf-8": components["schemas"]["DetentionNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Detention"];
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
                "application/json; charset=utf-8": components["schemas"]["DetentionStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Detention"];
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
                "application/json; charset=utf-8": components["schemas"]["DetentionReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Detention"];
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
    set_diesel_price: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["DieselPriceSet"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DieselPrice"];
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
    read_dispatch_board: {
        parameters: {
            query?: {
                /** @description Where the page before ended. */
                cursor?: string;
                /** @description 1 to 14; 7 unless said otherwise. */
                days?: number;
                /** @description Rows that are free or move a load of this dispatcher. */
                dispatcher_id?: string;
                /** @description Rows that are free or move a load of one of these, separated by commas. */
                equipment?: string;
                /** @description The first day, in the company's time zone; today unless said otherwise. */
                from?: string;
                /** @description At most 200. */
                limit?: number;
                /** @description Part of a driver's name, a unit number or an open load's number. */
                q?: string;
                /** @description What the rows are; drivers unless said otherwise. */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DispatchBoard"];
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
    list_unassigned_legs: {
        parameters: {
            query?: {
                /** @description Where the page before ended. */
                cursor?: string;
                dispatcher_id?: string;
                /** @description One or several, separated by commas. */
                equipment?: string;
                /** @description At most 200. */
                limit?: number;
                /** @description Part of a number, a reference, a customer's name or a city. */
                q?: string;
                /** @description `pickup_at` or `number`, with `-` before it for descending. */
                sort?: string;
                terminal_id?: string;
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
                    "application/json; charset=utf-8": components["schemas"]["UnassignedLegPage"];
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
    create_document_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["DocumentUploadCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DocumentUpload"];
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
                "application/json; charset=utf-8": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Document"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Document"];
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
                "application/json; charset=utf-8": components["schemas"]["DocumentOpen"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DocumentLink"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Document"];
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
    list_drivers: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of those in use. */
                archived?: boolean;
                /** @description From the page before. */
                cursor?: string;
                /** @description Only those whose license or medical certificate expires within so many days, or has expired. */
                expiring_within_days?: number;
                /** @description `company`, `owner_operator`, `lease`, `team`; several separated by commas. */
                kind?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name, code, phone or e-mail address. */
                q?: string;
                /** @description `last_name`, `hired_on`, `license_expires_on` or `medical_expires_on`; with `-` before it descending. */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DriverPage"];
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
    create_driver: {
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
                "application/json; charset=utf-8": components["schemas"]["DriverCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Driver"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Driver"];
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
                "application/json; charset=utf-8": components["schemas"]["DriverUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Driver"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Driver"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Driver"];
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
    list_facilities: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of those in use. */
                archived?: boolean;
                /** @description From the page before. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name or city. */
                q?: string;
                /** @description `name` or `city`; with `-` before it descending. */
                sort?: string;
                /** @description Two letters; several separated by commas. */
                state?: string;
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
                    "application/json; charset=utf-8": components["schemas"]["FacilityPage"];
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
    create_facility: {
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
                "application/json; charset=utf-8": components["schemas"]["FacilityCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Facility"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Facility"];
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
                "application/json; charset=utf-8": components["schemas"]["FacilityUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Facility"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Facility"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Facility"];
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
    list_fleet_owners: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of those in use. */
                archived?: boolean;
                /** @description From the page before. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name or e-mail address. */
                q?: string;
                /** @description `name` or `created_at`; with `-` before it descending. */
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
                    "application/json; charset=utf-8": components["schemas"]["FleetOwnerPage"];
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
    create_fleet_owner: {
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
                "application/json; charset=utf-8": components["schemas"]["FleetOwnerCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["FleetOwner"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["FleetOwner"];
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
                "application/json; charset=utf-8": components["schemas"]["FleetOwnerUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["FleetOwner"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["FleetOwner"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["FleetOwner"];
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
    create_fuel_programme: {
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
                "application/json; charset=utf-8": components["schemas"]["FuelProgrammeInput"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["FuelProgramme"];
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
    update_fuel_programme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fuel_programme_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["FuelProgrammeReplace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["FuelProgramme"];
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
    archive_fuel_programme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fuel_programme_id: string;
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
                    "application/json; charset=utf-8": components["schemas"]["FuelProgramme"];
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
    restore_fuel_programme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fuel_programme_id: string;
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
                    "application/json; charset=utf-8": components["schemas"]["FuelProgramme"];
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
    get_user_by_email: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description In any case of letters. */
                email: string;
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
                    "application/json; charset=utf-8": components["schemas"]["UserRecord"];
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
    list_join_requests: {
        parameters: {
            query?: {
                /** @description From the page before. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description `created_at` or `full_name`; with `-` before it descending. */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["JoinRequestPage"];
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
                "application/json; charset=utf-8": components["schemas"]["JoinRequestAdmit"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["JoinRequest"];
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
                "application/json; charset=utf-8": components["schemas"]["JoinRequestReject"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["JoinRequest"];
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
    withdraw_join_request: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["Session"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["LaneHistory"];
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
    create_live_ticket: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["LiveTicket"];
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
    list_loads: {
        parameters: {
            query?: {
                /** @description Billing statuses such as `docs_pending,ready_for_review`. */
                billing_status?: string;
                /** @description First day on which it was entered, at your company. */
                created_from?: string;
                /** @description Last day on which it was entered, at your company. */
                created_to?: string;
                /** @description From the page before. */
                cursor?: string;
                customer_id?: string;
                /** @description First day on which the truck left the last stop, at your company. */
                delivered_from?: string;
                /** @description Last day on which the truck left the last stop, at your company. */
                delivered_to?: string;
                /** @description First day of delivery, where it is. */
                delivery_from?: string;
                /** @description Last day of delivery, where it is. */
                delivery_to?: string;
                /** @description Two letters; several separated by commas. */
                destination_state?: string;
                dispatcher_id?: string;
                /** @description Driver or co-driver. */
                driver_id?: string;
                /** @description Equipment such as `dry_van,reefer`. */
                equipment?: string;
                /** @description `open` for loads still to be moved, `history` for the others. */
                group?: components["schemas"]["LoadGroup"];
                /** @description Under way and due at the next stop within 4 hours. */
                is_arriving_soon?: boolean;
                /** @description Delivered without a proof of delivery. */
                is_missing_pod?: boolean;
                /** @description Delivered without a rate confirmation. */
                is_missing_rate_confirmation?: boolean;
                /** @description To be moved, and without a driver or a truck. */
                is_unassigned?: boolean;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Two letters; several separated by commas. */
                origin_state?: string;
                /** @description First day of pickup, where it is. */
                pickup_from?: string;
                /** @description Last day of pickup, where it is. */
                pickup_to?: string;
                /** @description Part of a number, reference, customer, city, driver or truck. */
                q?: string;
                /** @description `number`, `pickup_at`, `delivery_at`, `total_cents` or `created_at`; with `-` before it descending. */
                sort?: string;
                /** @description Statuses such as `booked,assigned`. */
                status?: string;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["LoadPage"];
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
    create_load: {
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
                "application/json; charset=utf-8": components["schemas"]["LoadCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LegAcknowledge"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadAssign"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
    check_load_assignment: {
        parameters: {
            query?: {
                co_driver_id?: string;
                driver_id?: string;
                /** @description The one under way unless said otherwise. */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["AssignmentCheck"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
    add_load_charge: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice that makes a repeated call answer as the first did, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["ChargeAdd"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["ChargeUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
    copy_load: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice that makes a repeated call answer as the first did, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LegStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DocumentList"];
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
    create_load_document: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice that makes a repeated call answer as the first did, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["DocumentCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Document"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadException"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["LoadHistory"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["PacketOpen"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DocumentLink"];
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
                "application/json; charset=utf-8": components["schemas"]["LegJoin"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadPrint"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["DocumentLink"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadSplit"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LegStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
    add_load_stop: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice that makes a repeated call answer as the first did, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                load_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["StopAdd"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["StopUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
    record_stop_event: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice that makes a repeated call answer as the first did, for 24 hours. */
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
                "application/json; charset=utf-8": components["schemas"]["StopEventRecord"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["StopEventVoid"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["StopOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadTonu"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LegStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
                "application/json; charset=utf-8": components["schemas"]["LoadReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
    list_notices: {
        parameters: {
            query?: {
                /** @description From the page before. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description The inbox unless you ask for what you archived. */
                state?: components["schemas"]["NoticeBox"] & unknown;
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
                    "application/json; charset=utf-8": components["schemas"]["NoticePage"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Notice"];
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
    mark_notices_read: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["NoticeCount"];
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
    choose_owner_carrier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["OwnerChoose"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["OwnerSessionToken"];
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
    read_owner_dashboard: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["OwnerDashboard"];
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
    list_owner_loads: {
        parameters: {
            query?: {
                /** @description From the page before. */
                cursor?: string;
                /** @description All unless you say. */
                group?: components["schemas"]["LoadGroup"];
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description `pickup_at` or `delivery_at`; with `-` before it descending. */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["OwnerLoadPage"];
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
    request_owner_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["OwnerLoginRequest"];
            };
        };
        responses: {
            /** @description Taken in, whoever it was for. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Message"];
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
    logout_owner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["OwnerLogout"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Message"];
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
    read_owner_profile: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["OwnerProfile"];
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
    update_owner_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["OwnerProfileUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["OwnerProfile"];
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
    read_owner_session: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["OwnerSession"];
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
    list_owner_trucks: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["OwnerTruckList"];
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
    verify_owner_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["OwnerLoginVerify"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["OwnerVerified"];
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
    list_permissions: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["PermissionList"];
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
    read_profile: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["Profile"];
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
    update_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Profile"];
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
    accept_public_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["QuoteLinkAccept"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["PublicQuote"];
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
    decline_public_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["QuoteLinkDecline"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["PublicQuote"];
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
    open_public_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["QuoteLinkOpen"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["PublicQuote"];
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
    preview_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["QuotePreviewInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["QuotePreview"];
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
    read_quote_report: {
        parameters: {
            query?: {
                /** @description `customer` unless said otherwise. */
                by?: components["schemas"]["QuoteGrouping"];
                /** @description First day on which a quote was sent, at your company. */
                sent_from?: string;
                /** @description Last day on which a quote was sent, at your company. */
                sent_to?: string;
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
                    "application/json; charset=utf-8": components["schemas"]["QuoteReport"];
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
    read_quote_settings: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["QuoteSettings"];
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
    list_quotes: {
        parameters: {
            query?: {
                /** @description The user who made it. */
                created_by_id?: string;
                /** @description First day on which it was made, at your company. */
                created_from?: string;
                /** @description Last day on which it was made, at your company. */
                created_to?: string;
                /** @description From the page before. */
                cursor?: string;
                customer_id?: string;
                /** @description Equipment such as `dry_van,reefer`. */
                equipment?: string;
                /** @description With a margin below the floor. */
                is_below_floor?: boolean;
                /** @description Words that stand in the towns of the lane, such as `joliet dallas`. */
                lane?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description First day of pickup, where it is. */
                pickup_from?: string;
                /** @description Last day of pickup, where it is. */
                pickup_to?: string;
                /** @description Part of a number, customer, prospect or town. */
                q?: string;
                /** @description `number`, `pickup_at`, `valid_until`, `total_cents` or `created_at`; with `-` before it descending. */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["QuotePage"];
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
    create_quote: {
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
                "application/json; charset=utf-8": components["schemas"]["QuoteInput"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
                "application/json; charset=utf-8": components["schemas"]["QuoteReplace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
                "application/json; charset=utf-8": components["schemas"]["QuoteAcceptance"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
                "application/json; charset=utf-8": components["schemas"]["QuoteStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
    convert_quote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice that makes a repeated call answer as the first did, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["QuoteConvert"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Load"];
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
    copy_quote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice that makes a repeated call answer as the first did, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
                "application/json; charset=utf-8": components["schemas"]["QuoteLoss"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
                "application/json; charset=utf-8": components["schemas"]["QuoteReopen"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
                "application/json; charset=utf-8": components["schemas"]["QuoteStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
                "application/json; charset=utf-8": components["schemas"]["QuoteReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
    revise_quote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice that makes a repeated call answer as the first did, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["QuoteStep"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
                "application/json; charset=utf-8": components["schemas"]["QuoteSend"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["QuoteSent"];
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
                "application/json; charset=utf-8": components["schemas"]["QuoteReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Quote"];
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
    list_ready_to_bill: {
        parameters: {
            query?: {
                /**
                 * @description One or several of `docs_pending`, `ready_for_review`, `exception`, `on_hold`, `sent_back_to_ops` and `approved`,
                 *     separated by commas; all but the last unless said.
                 */
                billing_status?: string;
                /** @description From the page before. */
                cursor?: string;
                customer_id?: string;
                /** @description Only loads that can be approved, or only the others. */
                is_ready?: boolean;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of a number, reference, customer, city, driver or truck. */
                q?: string;
                /** @description `delivered_at`, `total_cents`, `number` or `days_waiting`; with `-` before it descending. */
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
                    "application/json; charset=utf-8": components["schemas"]["ReadyToBillPage"];
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
    create_registration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["RegistrationCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Registration"];
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
    list_role_grants: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["RoleGrantList"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["RoleGrantList"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["RoleGrantList"];
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
    list_saved_views: {
        parameters: {
            query?: {
                /** @description From the page before. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Views of this list only, such as `loads`. */
                list?: string;
                /** @description Part of the name. */
                q?: string;
                /** @description `name` or `created_at`; with `-` before it descending. */
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
                    "application/json; charset=utf-8": components["schemas"]["SavedViewPage"];
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
    create_saved_view: {
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
                "application/json; charset=utf-8": components["schemas"]["SavedViewCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["SavedView"];
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
                "application/json; charset=utf-8": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["SavedView"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["SavedView"];
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
    search: {
        parameters: {
            query: {
                /** @description Two letters at least. */
                q: string;
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
                    "application/json; charset=utf-8": components["schemas"]["SearchResults"];
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
    read_session: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["Session"];
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
    list_trailers: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of those in use. */
                archived?: boolean;
                /** @description From the page before. */
                cursor?: string;
                /** @description Equipment such as `dry_van`; several separated by commas. */
                kind?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the unit number, VIN or plate. */
                q?: string;
                /** @description `unit_number`, `year` or `annual_inspection_expires_on`; with `-` before it descending. */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["TrailerPage"];
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
    create_trailer: {
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
                "application/json; charset=utf-8": components["schemas"]["TrailerCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Trailer"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Trailer"];
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
                "application/json; charset=utf-8": components["schemas"]["TrailerUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Trailer"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Trailer"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Trailer"];
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
    list_trucks: {
        parameters: {
            query?: {
                /** @description Show archived ones instead of those in use. */
                archived?: boolean;
                /** @description From the page before. */
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
                /** @description `unit_number`, `year` or `annual_inspection_expires_on`; with `-` before it descending. */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["TruckPage"];
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
    create_truck: {
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
                "application/json; charset=utf-8": components["schemas"]["TruckCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Truck"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Truck"];
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
                "application/json; charset=utf-8": components["schemas"]["TruckUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Truck"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Truck"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["TruckOwnershipList"];
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
    create_truck_ownership: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice that makes a repeated call answer as the first did, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                truck_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json; charset=utf-8": components["schemas"]["TruckOwnershipCreate"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["TruckOwnership"];
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
                "application/json; charset=utf-8": components["schemas"]["TruckOwnershipUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["TruckOwnership"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["Truck"];
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
    list_users: {
        parameters: {
            query?: {
                /** @description From the page before. */
                cursor?: string;
                /** @description 1 to 200 rows. */
                limit?: number;
                /** @description Part of the name or address. */
                q?: string;
                /** @description Roles, separated by commas. */
                role?: string;
                /** @description `full_name`, `email`, `last_seen_at` or `created_at`; with `-` before it descending. */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["UserPage"];
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
    invite_user: {
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
                "application/json; charset=utf-8": components["schemas"]["UserInvite"];
            };
        };
        responses: {
            /** @description The record, as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["User"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["User"];
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
                "application/json; charset=utf-8": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["User"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["User"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["User"];
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
                "application/json; charset=utf-8": components["schemas"]["UserSuspend"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": components["schemas"]["User"];
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
    logout: {
        parameters: {
            query?: never;
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
                    "application/json; charset=utf-8": components["schemas"]["Message"];
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
