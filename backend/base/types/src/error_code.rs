//! The catalog of errors: every code that the server answers, with its status, its meaning and what to do.

use crate::text_enum;

macro_rules! error_codes {
    ($($status:literal { $($variant:ident = $code:literal, $meaning:literal, $remedy:literal;)* })*) => {
        text_enum! {
            /// Why a request failed. Each code always comes with the same status.
            pub enum ErrorCode {
                $($(#[doc = $meaning] $variant = $code,)*)*
            }
        }

        impl ErrorCode {
            pub const ALL: &'static [Self] = &[$($(Self::$variant,)*)*];

            /// The HTTP status.
            pub const fn status(self) -> u16 {
                match self { $($(Self::$variant => $status,)*)* }
            }

            /// What happened.
            pub const fn meaning(self) -> &'static str {
                match self { $($(Self::$variant => $meaning,)*)* }
            }

            /// What the caller can do about it.
            pub const fn remedy(self) -> &'static str {
                match self { $($(Self::$variant => $remedy,)*)* }
            }
        }
    };
}

error_codes! {
    400 {
        BadRequest = "bad_request", "The request can't be read, or a value has the wrong type.",
            "Correct what `fields` or `message` names. The same request will fail again.";
    }
    401 {
        Unauthenticated = "unauthenticated", "The request has no credentials, or they are not genuine.",
            "Send a valid API key or sign in.";
        TokenExpired = "token_expired", "The token, session or API key has expired or was signed out.",
            "Get a new token, or ask an Admin for a new key.";
        SignInExpired = "sign_in_expired", "Two weeks have passed since this person signed in.", "Sign in again.";
    }
    403 {
        PermissionMissing = "permission_missing", "The user or key lacks the permission for this.",
            "Ask an Admin for the permission that `message` names.";
        AllTerminalsNeeded = "all_terminals_needed",
            "The caller is limited to terminals, and this contains every terminal's records.",
            "Let an Admin do it who sees all terminals.";
        PeopleOnly = "people_only", "API keys cannot do this.", "Let a person do it.";
        NotAMember = "not_a_member", "This account belongs to no company.", "Register a company, or ask one to invite you.";
        UserSuspended = "user_suspended", "An Admin has suspended this user.", "Ask an Admin of the company.";
        EmailNotVerified = "email_not_verified", "The account's email address is not verified.",
            "Open the link in the verification email.";
        RecentSignInNeeded = "recent_sign_in_needed", "This needs a sign-in of the last few minutes.",
            "Sign in again, then repeat the request.";
        NoteOfAnotherPerson = "note_of_another_person", "Someone else wrote the note.", "Ask its author, or add a note of your own.";
        CrossSiteRequest = "cross_site_request", "A page of another origin sent the request.",
            "Send it from a page of this origin or from a server.";
        TicketInvalid = "ticket_invalid", "The ticket for a file or stream is not valid or has expired.",
            "Request a new ticket.";
    }
    404 {
        NotFound = "not_found", "Your company has no such record, or the address does not exist.",
            "Check the id. A record of another company gets the same answer.";
        NoFrontEnd = "no_front_end", "No front-end is deployed on this server.", "Deploy one.";
    }
    405 {
        MethodNotAllowed = "method_not_allowed", "The address does not accept this method.",
            "Use one of the methods in the header `Allow`.";
    }
    408 {
        BodyOverdue = "body_overdue", "The body did not arrive in time.", "Send the request again.";
    }
    409 {
        VersionStale = "version_stale", "Someone changed the record after you read it.",
            "Read it again and repeat the change with its new `version`.";
        AlreadyJoined = "already_joined", "The invitation has been accepted.", "Ask an Admin to remove the account.";
        ArchiveExpired = "archive_expired", "The archive has expired.", "Order a new one.";
        ArchiveKept = "archive_kept", "There is an archive that has not expired.",
            "Download it, or order a new one once it has expired.";
        ArchiveNotDone = "archive_not_done", "The archive is still being written, or failed.",
            "Read the archive until its status is `done`.";
        ArchiveRunning = "archive_running", "Another archive of the company is being written.",
            "Wait until it is finished.";
        BillingHeldUp = "billing_held_up", "Billing of the load is on hold or flagged.", "Resume billing first.";
        BillingNotHeldUp = "billing_not_held_up", "Billing of the load is not on hold.", "Nothing is needed.";
        CannotSuspendYourself = "cannot_suspend_yourself", "Nobody can suspend or remove their own account.",
            "Ask another Admin.";
        CarrierAlreadyListed = "carrier_already_listed", "Another carrier has this USDOT number.",
            "Use that carrier, and restore it if it is archived.";
        ChargesUndecided = "charges_undecided", "Some charges are neither approved nor denied.",
            "Decide each pending charge in the same request.";
        CheckCallVoided = "check_call_voided", "The check call was voided.", "Log a new one.";
        CompanyDocumentsFull = "company_documents_full", "The company has as many documents as it can have.",
            "Change an existing document, or archive one that is no longer needed.";
        ComplianceItemExists = "compliance_item_exists", "The record has a current item of this type.",
            "Archive that one first, or add a new item to renew it.";
        RandomDrawExists = "random_draw_exists", "There is a random draw for this period, or one that overlaps with it.",
            "Read that draw, or draw for another period.";
        PurgeNeedsAnotherPerson = "purge_needs_another_person", "The caller made this proposal to purge.",
            "Have another person approve it.";
        PurgeProposalClosed = "purge_proposal_closed", "The proposal to purge was approved or rejected already.",
            "Read it again; make a new proposal if something is left to purge.";
        RandomSelectionClosed = "random_selection_closed",
            "The selected driver was excused, has been tested, or is an alternate who was not called up.",
            "Read the draw again.";
        CreditNeedsApproval = "credit_needs_approval", "The customer is over its credit limit or on hold.",
            "Let a user with the permission `credit:approve` do it.";
        CreditNotAccepted = "credit_not_accepted", "The customer is over its credit limit or on hold.",
            "Repeat the request and accept the credit risk.";
        CustomerAlreadyMerged = "customer_already_merged", "The customer was merged into another one.",
            "Use the customer that it was merged into.";
        CustomerMergedWithItself = "customer_merged_with_itself", "Both ids name the same customer.",
            "Name two customers.";
        CustomerNameAlreadyUsed = "customer_name_already_used", "Another customer has this name.",
            "Use that customer or another name.";
        CustomerReferenceAlreadyUsed = "customer_reference_already_used",
            "Another load of this customer has this reference.",
            "Check for a duplicate, or repeat the request and accept the duplicate.";
        DetentionAccruing = "detention_accruing", "The truck is still at the stop.", "Decide once it has left.";
        DetentionAlreadyBilled = "detention_already_billed", "The detention is on an invoice.", "Dispute the invoice.";
        DetentionAlreadyDecided = "detention_already_decided", "The detention has been decided.", "Reopen it first.";
        DetentionNotBillable = "detention_not_billable", "There is nothing to claim at this stop.", "Nothing is needed.";
        DetentionNotDecided = "detention_not_decided", "The detention has not been decided.", "Decide it first.";
        DocumentReviewed = "document_reviewed", "The document was reviewed already.", "Read it again.";
        DotNumberAlreadyUsed = "dot_number_already_used", "Another company is registered with this USDOT number.",
            "Check the number, or contact support.";
        DriverAlreadyTerminated = "driver_already_terminated", "The driver's employment ended already.",
            "Read the driver's termination; correct or archive it.";
        DriverOnOpenLoads = "driver_on_open_loads", "The driver is on loads that are not over.",
            "Assign the loads to another driver, or repeat the request and accept that they stay as they are.";
        DriverCodeAlreadyUsed = "driver_code_already_used", "Another driver has this code.", "Use another code.";
        DriverDocumentsFull = "driver_documents_full", "The driver's link has added as many documents as it can.",
            "Create a new link for the driver.";
        DriverLinkOver = "driver_link_over", "The driver's link no longer works.", "Create a new link for the driver.";
        EmailAlreadyUsed = "email_already_used", "Another fleet owner has this email address.", "Use another address.";
        EventAlreadyRecorded = "event_already_recorded", "The stop has this event already.", "Void it to correct it.";
        ExceptionAlreadyAcknowledged = "exception_already_acknowledged", "Someone is handling the exception.",
            "Nothing is needed.";
        ExceptionAlreadyOpen = "exception_already_open", "The load has the same exception open.",
            "Add a note to the open one.";
        ExceptionAlreadyResolved = "exception_already_resolved", "The exception has been resolved.",
            "Report a new one if it has returned.";
        ExportExpired = "export_expired", "The exported file has expired.", "Export the list again.";
        ExportNotDone = "export_not_done", "The exported file is still being written.",
            "Read the export until its status is `done`.";
        FacilityAlreadyMerged = "facility_already_merged", "The facility was merged into another one.",
            "Use the facility that it was merged into.";
        FacilityMergedWithItself = "facility_merged_with_itself", "Both ids name the same facility.",
            "Name two facilities.";
        FuelProgramNameAlreadyUsed = "fuel_program_name_already_used", "Another fuel program has this name.",
            "Use another name.";
        ImportHasBadRows = "import_has_bad_rows", "Some rows of the file cannot be imported.",
            "Correct them, or repeat the request and leave them out.";
        ImportHasNoRows = "import_has_no_rows", "No row of the file can be imported.", "Correct the file.";
        ImportNotChecked = "import_not_checked", "The import is not waiting for a decision.",
            "Read the import's status first.";
        ImportNotImported = "import_not_imported", "The import cannot be undone as it is now.",
            "Read the import's status first.";
        AdjustmentVoided = "adjustment_voided", "The adjustment no longer stands.", "Read the invoice again.";
        WriteOffLimitExceeded = "write_off_limit_exceeded",
            "The caller's role may not write off that much of an invoice.", "Ask for approval with `request_write_off`.";
        WriteOffRequestOpen = "write_off_request_open", "A write-off of the invoice is already waiting for approval.",
            "Withdraw that request first.";
        WriteOffRequestClosed = "write_off_request_closed", "The request to write off was decided or withdrawn.",
            "Read the invoice again.";
        WriteOffNeedsAnotherPerson = "write_off_needs_another_person", "The caller asked for this write-off.",
            "Have another person approve it.";
        NotYourRequest = "not_your_request", "Another person made the request.", "Reject it instead.";
        DisputeClosed = "dispute_closed", "The dispute is closed.", "Read the invoice again.";
        MoreThanOwed = "more_than_owed", "The amount is more than the invoice is owed.",
            "Enter no more than its balance.";
        MoreThanUnapplied = "more_than_unapplied", "The amount is more than is left of the payment.",
            "Apply no more than is unapplied.";
        OtherCustomersInvoice = "other_customers_invoice", "The invoice is another customer's.",
            "Name invoices of the customer who paid.";
        PaymentEnded = "payment_ended", "The payment was returned or voided.", "Record another payment.";
        PaymentDeposited = "payment_deposited", "The payment is part of a deposit.", "Void the deposit first.";
        PaymentRefunded = "payment_refunded", "A part of the payment was refunded.", "Void the refund first.";
        RefundVoided = "refund_voided", "The refund no longer stands.", "Read the payment again.";
        DepositVoided = "deposit_voided", "The deposit is voided.", "Deposit its payments again.";
        DepositReturned = "deposit_returned", "The bank returned a payment of the deposit.",
            "Leave the deposit as it is.";
        PaymentNotApplied = "payment_not_applied", "That part of the payment was taken off.", "Read the payment again.";
        InvoiceHasPayments = "invoice_has_payments", "Payments are applied to the invoice.",
            "Take the payments off the invoice first.";
        InvoiceNotDraft = "invoice_not_draft", "The invoice is no longer a draft.", "Void it, and invoice its loads again.";
        InvoiceNotOwed = "invoice_not_owed", "The invoice is a draft, paid or voided.", "Read the invoice's status first.";
        InvoiceTooLarge = "invoice_too_large", "The invoice's loads add up to more than one invoice can be.",
            "Invoice fewer loads at once.";
        OpeningBalanceHasNoPaper = "opening_balance_has_no_paper",
            "The invoice is an opening balance from another system, so there is no PDF of it.",
            "Send a statement, which lists it.";
        InvoiceVoided = "invoice_voided", "The invoice is voided.", "Invoice its loads again.";
        JobNeeded = "job_needed", "Records depend on the background job.", "Retry it instead of dismissing it.";
        JobNotFailed = "job_not_failed", "The background job has not failed.", "Nothing to do: the job will still run.";
        JoinRequestDecided = "join_request_decided", "The request to join has been decided or withdrawn.",
            "Read the open requests again.";
        JoinRequestOpen = "join_request_open", "This person has asked to join a company.",
            "Withdraw that request first.";
        InvitationJustSent = "invitation_just_sent", "The invitation was sent a moment ago.",
            "Wait five minutes before you send it again.";
        LastAdmin = "last_admin", "This is the company's last Admin.", "Make another user an Admin first.";
        LegAlreadyDriven = "leg_already_driven", "The leg is completed.", "Work with a leg that is still ahead.";
        LegIsTheLast = "leg_is_the_last", "No leg follows this one.", "Join an earlier leg.";
        LegNotAssigned = "leg_not_assigned", "The leg has no driver.", "Assign a driver first.";
        LegNotDispatched = "leg_not_dispatched", "The leg has not been sent to its driver.", "Dispatch it first.";
        LegsMeetHere = "legs_meet_here", "Two legs of the load meet at this stop.", "Join the legs first.";
        LoadAlreadyBrokenDown = "load_already_broken_down", "The load's truck has broken down.",
            "Record that it moves again first.";
        LoadAlreadyDelivered = "load_already_delivered", "The load has been delivered.", "Nothing is needed.";
        LoadAlreadyOnHold = "load_already_on_hold", "The load is on hold.", "Nothing is needed.";
        LoadAlreadyPickedUp = "load_already_picked_up", "The load has been picked up.",
            "Deliver it or return it; it can no longer be canceled.";
        LoadAlreadyStarted = "load_already_started", "The load is under way.", "Nothing is needed.";
        LoadCancelled = "load_cancelled", "The load is canceled or was not used.", "Reopen it first.";
        LoadFinanciallyLocked = "load_financially_locked", "The load is approved for billing.",
            "Undo the approval first. That needs `billing:unlock` and a reason.";
        LoadInvoiced = "load_invoiced", "The load is on an invoice.", "Void the invoice first.";
        LoadNeedsTwoStops = "load_needs_two_stops", "A load has at least two stops.", "Add a stop before you remove one.";
        LoadNotApproved = "load_not_approved", "The load is not approved for billing.", "Nothing is needed.";
        LoadNotAssigned = "load_not_assigned", "The load has no driver and truck.", "Assign them first.";
        LoadNotBrokenDown = "load_not_broken_down", "The load's truck has not broken down.", "Nothing is needed.";
        LoadNotCancelled = "load_not_cancelled", "The load is not canceled.", "Nothing is needed.";
        LoadNotDelivered = "load_not_delivered", "The load has not been delivered.", "Wait until it is.";
        LoadNotDispatchable = "load_not_dispatchable", "The load is canceled, not used, on hold or a draft.",
            "Reopen, resume or book it first.";
        LoadNotDraft = "load_not_draft", "The load is not a draft.", "Nothing is needed.";
        LoadNotOnHold = "load_not_on_hold", "The load is not on hold.", "Nothing is needed.";
        LoadNotReadyToBill = "load_not_ready_to_bill", "Something is missing for the load's invoice.",
            "Add what `message` names.";
        LoadNotSentBack = "load_not_sent_back", "Billing did not send the load back.", "Nothing is needed.";
        LoadNotToBill = "load_not_to_bill", "Only a delivered load, or one that was not used, can be billed.",
            "Deliver it first.";
        LoadNotUnderWay = "load_not_under_way", "The load is not under way.", "Dispatch it first.";
        LoadOnInvoice = "load_on_invoice", "A load is on an invoice already.", "Void that invoice first.";
        PeriodAlreadyClosed = "period_already_closed", "The month is closed.", "Nothing is needed.";
        PeriodClosed = "period_closed", "The ledger's month is closed.", "Use a day of an open month, or reopen the month.";
        PeriodNotClosed = "period_not_closed", "The month is open.", "Nothing is needed.";
        PeriodNotOver = "period_not_over", "The month isn't over.", "Close it once it is.";
        PostedAlready = "posted_already", "The ledger has this fact already.", "Read the record again.";
        SampleLoadNotBilled = "sample_load_not_billed", "The sample load is not invoiced.", "Invoice other loads.";
        OwnershipOverlaps = "ownership_overlaps", "Another ownership of the truck covers some of these days.",
            "Choose days that do not overlap.";
        QuoteActionNotAllowed = "quote_action_not_allowed", "The quote's status does not allow this.",
            "Read the quote; revise it if you need a new version.";
        QuoteFuelIsCurrent = "quote_fuel_is_current",
            "The quote's fuel surcharge was computed with the latest price of diesel.", "Nothing is needed.";
        QuoteNeedsApproval = "quote_needs_approval", "The quote's margin is below the company's floor.",
            "Request approval first.";
        QuoteNeedsCustomer = "quote_needs_customer", "The quote is for a prospect.",
            "Name the customer that the prospect has become.";
        QuoteNotOpen = "quote_not_open", "The quote can no longer be answered.", "Ask the carrier for a new quote.";
        QuoteValidityOver = "quote_validity_over", "The quote has expired.", "Give it a later end.";
        RateConfirmationDiffers = "rate_confirmation_differs",
            "The charges and the rate confirmation have different totals.",
            "Correct one of them, or repeat the request and accept the difference.";
        ReceiptAlreadyUsed = "receipt_already_used", "The upload belongs to a document already.",
            "Upload the file again.";
        RecipientWithoutAddress = "recipient_without_address", "There is no address that a message can be sent to.",
            "Add an email address or, if the server sends SMS, a phone number; or copy the link.";
        ReminderNotDue = "reminder_not_due", "No invoice of the customer has reached a step of the reminders.",
            "Send a statement instead.";
        ReminderOnHold = "reminder_on_hold", "The customer gets no reminder now; the message says why.",
            "Read the customer's next reminder.";
        RemittanceChangeInEffect = "remittance_change_in_effect", "The change has taken effect.",
            "Request another change.";
        RemittanceChangedTooOften = "remittance_changed_too_often", "Too many changes were requested within a day.",
            "Try again tomorrow.";
        RemittanceChangeWaiting = "remittance_change_waiting", "A change of payment instructions is waiting.",
            "Wait until it takes effect, or stop it first.";
        RoleAboveYours = "role_above_yours", "The role is above the caller's own.", "Let a user with that role do it.";
        SampleLoadExists = "sample_load_exists", "The company has a sample load.", "Remove it first.";
        SavedViewNameAlreadyUsed = "saved_view_name_already_used", "Another of your views has this name.",
            "Use another name.";
        SectionIsDefault = "section_is_default", "Admins always have every section.", "Nothing is needed.";
        StopAlreadyVisited = "stop_already_visited", "The truck has been at the stop.",
            "Void the recorded times before you move or remove it.";
        TagNameAlreadyUsed = "tag_name_already_used", "Another tag has this name.", "Use that tag or another name.";
        TerminalCodeAlreadyUsed = "terminal_code_already_used", "Another terminal has this code.", "Use another code.";
        TerminalsBeyondYours = "terminals_beyond_yours",
            "The caller is limited to terminals, and the person would see or sees more.",
            "Name only terminals of your own, or let an Admin do it.";
        TicketUsed = "ticket_used", "A file has been uploaded with this ticket.", "Request a new ticket.";
        UnitNumberAlreadyUsed = "unit_number_already_used", "Another truck or trailer has this unit number.",
            "Use another number.";
        UploadAlreadyUsed = "upload_already_used", "The upload has been imported.", "Upload the file again.";
        UploadInProgress = "upload_in_progress", "Another request is uploading with this ticket.",
            "Wait for it, or request a new ticket.";
        UploadOffsetMismatch = "upload_offset_mismatch", "The part does not start where the previous one ended.",
            "Ask for the offset with `HEAD`, and continue there.";
        UploadTooManyParts = "upload_too_many_parts", "The file came in too many parts.", "Upload it in larger parts.";
        UserAlreadyExists = "user_already_exists", "The person is a user of this company or another one.",
            "Use another email address.";
        UserNotActive = "user_not_active", "Only an active user can be suspended.", "Read the user's status first.";
        UserNotInvited = "user_not_invited", "The person has no open invitation.", "Read the user again.";
        UserNotSuspended = "user_not_suspended", "The user is not suspended.", "Nothing is needed.";
        ReportNumberAlreadyUsed = "report_number_already_used", "Another inspection has this report number.",
            "Change that inspection, or correct the number.";
        BasicMeasureExists = "basic_measure_exists", "The carrier's percentiles of this month are entered already.",
            "Change those, archived ones included.";
        VendorNameAlreadyUsed = "vendor_name_already_used", "Another vendor has this name.",
            "Use that vendor or another name.";
        VinAlreadyUsed = "vin_already_used", "Another truck or trailer has this VIN.", "Check the VIN.";
        WebhookDeliveryPending = "webhook_delivery_pending", "The delivery is still being attempted.",
            "Nothing is needed; it is sent again by itself.";
        WebhookEndpointNotEnabled = "webhook_endpoint_not_enabled", "The webhook endpoint is not enabled.",
            "Enable it first.";
        WebhookEndpointsFull = "webhook_endpoints_full", "The company has as many webhook endpoints as it can have.",
            "Delete one, or send more kinds of events to an existing one.";
    }
    413 {
        BodyTooLarge = "body_too_large", "The body is too large.", "Send less, or upload the file in parts.";
    }
    415 {
        UnsupportedMediaType = "unsupported_media_type", "The body or file has a type that is not accepted here.",
            "Send JSON with `Content-Type: application/json`, or a file of an accepted type.";
    }
    416 {
        RangeNotSatisfiable = "range_not_satisfiable", "The file does not have the requested range.",
            "Request a range within its length.";
    }
    422 {
        ValidationFailed = "validation_failed", "Some values are not accepted.",
            "Correct the fields that `fields` names.";
        AssignmentBlocked = "assignment_blocked", "The company's rules block the assignment.",
            "Choose another driver or truck, or update the papers that `fields` names.";
        AssignmentNeedsConfirmation = "assignment_needs_confirmation", "The assignment has warnings.",
            "Repeat the request and accept the warnings that `fields` names.";
        EmailMissing = "email_missing", "The account has no email address.", "Sign in with one that has.";
        EventInFuture = "event_in_future", "The time is in the future.", "Send the time when it happened.";
        EventOutOfOrder = "event_out_of_order", "The time contradicts other times of the load.",
            "Correct the time, or void the other one.";
        IdempotencyKeyReused = "idempotency_key_reused", "The key was used for another request.", "Use a new key.";
        LinkInvalid = "link_invalid", "The link has been used or has expired.", "Request a new one.";
        LocalTimeAmbiguous = "local_time_ambiguous", "The clock showed this local time twice that day.",
            "Send a time outside the hour in which daylight saving time ends.";
        LocalTimeMissing = "local_time_missing", "The clock skipped this local time that day.",
            "Send a time outside the hour in which daylight saving time begins.";
        PacketDocumentUnusable = "packet_document_unusable", "A document cannot become part of the packet.",
            "Replace the document that `fields` names.";
        PacketIncomplete = "packet_incomplete", "The packet is missing documents or numbers.",
            "Add what `fields` names.";
        PacketTooLarge = "packet_too_large", "The packet would be too large.",
            "Leave documents out, or upload smaller scans.";
        ReceiptInvalid = "receipt_invalid", "The upload is no longer valid.", "Upload the file again.";
    }
    429 {
        TooManyRequests = "too_many_requests", "There were too many requests.", "Wait as long as `Retry-After` says.";
        TooManyFailures = "too_many_failures", "Several of the caller's requests failed on our side.",
            "Wait ten minutes, then try again.";
        TooManyStreams = "too_many_streams", "The person has live updates open in too many places.", "Close one of them.";
    }
    500 {
        Internal = "internal", "Something went wrong on our side. Nothing was changed.",
            "Try again later. `request_id` identifies the request in our logs.";
    }
    502 {
        IdentityProviderUnavailable = "identity_provider_unavailable", "The identity provider does not answer.",
            "Try again in a moment.";
    }
    503 {
        Unavailable = "unavailable", "The service is busy or restarting.", "Send the same request again in a moment.";
        Interrupted = "interrupted", "The request was interrupted.",
            "Send it again. For a create, use the same `Idempotency-Key`.";
        Overloaded = "overloaded", "Too many requests are waiting.", "Send the same request again in a moment.";
    }
    504 {
        TimedOut = "timed_out", "The request took too long.", "Ask for less, or send it again later.";
    }
    507 {
        StorageFull = "storage_full", "The company's storage is full.", "Delete files, or contact support for more room.";
    }
}
