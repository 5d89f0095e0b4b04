//! What this area registers.

use haul_api::{
    area::{Area, Hooks, Operations, Record},
    authz::Access::{Identity, Member, Permission as Needs, Public, Staff},
    jobs::JobKind,
    notices::NoticeSpec,
};
use haul_types::{NoticeKind, NoticeMail, NoticePriority, Permission::*};

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::api_keys::ApiKeysApi>(),
        Operations::of::<crate::certificate_requests::CertificateRequestsApi>(),
        Operations::of::<crate::company::CompanyApi>(),
        Operations::of::<crate::documents::CompanyDocumentsApi>(),
        Operations::of::<crate::join_requests::JoinRequestsApi>(),
        Operations::of::<crate::mail_templates::MailTemplatesApi>(),
        Operations::of::<crate::number_formats::NumberFormatsApi>(),
        Operations::of::<crate::profile::ProfileApi>(),
        Operations::of::<crate::registrations::RegistrationsApi>(),
        Operations::of::<crate::remittance::RemittanceApi>(),
        Operations::of::<crate::role_grants::RoleGrantsApi>(),
        Operations::of::<crate::session::SessionApi>(),
        Operations::of::<crate::sessions::SessionsApi>(),
        Operations::of::<crate::settings::SettingsApi>(),
        Operations::of::<crate::terminals::TerminalsApi>(),
        Operations::of::<crate::users::UsersApi>(),
    ],
    exports: &[crate::users::export::EXPORT],
    policy: &[
        // Session and registration
        ("create_registration", Identity),
        ("find_carrier", Public),
        ("add_user_info", Identity),
        ("get_user_by_email", Identity),
        ("logout", Public),
        ("read_session", Identity),
        ("withdraw_join_request", Identity),
        ("read_profile", Staff),
        ("update_profile", Staff),
        ("list_sessions", Staff),
        ("revoke_session", Staff),
        ("revoke_other_sessions", Staff),
        ("list_user_sessions", Needs(UsersRead)),
        ("revoke_user_session", Needs(UsersWrite)),
        ("revoke_user_sessions", Needs(UsersWrite)),
        // Users
        ("list_join_requests", Needs(UsersRead)),
        ("admit_join_request", Needs(UsersWrite)),
        ("reject_join_request", Needs(UsersWrite)),
        ("list_users", Needs(UsersRead)),
        ("read_user", Needs(UsersRead)),
        ("invite_user", Needs(UsersWrite)),
        ("invite_user_again", Needs(UsersWrite)),
        ("withdraw_invitation", Needs(UsersWrite)),
        ("refuse_invitation", Public),
        ("update_user", Needs(UsersWrite)),
        ("suspend_user", Needs(UsersWrite)),
        ("reinstate_user", Needs(UsersWrite)),
        ("remove_user", Needs(UsersWrite)),
        ("list_role_grants", Needs(RoleGrantsRead)),
        ("list_role_permissions", Needs(RoleGrantsRead)),
        ("grant_section", Needs(RoleGrantsWrite)),
        ("revoke_section", Needs(RoleGrantsWrite)),
        // API keys
        ("list_permissions", Needs(ApiKeysRead)),
        ("list_api_keys", Needs(ApiKeysRead)),
        ("create_api_key", Needs(ApiKeysWrite)),
        ("revoke_api_key", Needs(ApiKeysWrite)),
        // Company
        ("read_company", Needs(CompanyRead)),
        ("read_mail_budget", Needs(CompanyRead)),
        ("update_company", Needs(CompanyWrite)),
        // Defaults that forms show, and nothing that a colleague may not know.
        ("read_company_settings", Member),
        ("update_company_settings", Needs(CompanyWrite)),
        ("create_company_file_upload", Needs(CompanyWrite)),
        ("list_company_documents", Needs(CompanyRead)),
        ("create_company_document", Needs(CompanyWrite)),
        ("reorder_company_documents", Needs(CompanyWrite)),
        ("update_company_document", Needs(CompanyWrite)),
        ("archive_company_document", Needs(CompanyWrite)),
        ("restore_company_document", Needs(CompanyWrite)),
        ("open_company_document", Needs(CompanyRead)),
        ("list_certificate_requests", Needs(CompanyRead)),
        ("read_certificate_request", Needs(CompanyRead)),
        ("list_certificate_request_history", Needs(CompanyRead)),
        ("create_certificate_request", Needs(CompanyWrite)),
        ("update_certificate_request", Needs(CompanyWrite)),
        ("archive_certificate_request", Needs(CompanyWrite)),
        ("restore_certificate_request", Needs(CompanyWrite)),
        ("read_remittance", Needs(CompanyRead)),
        ("create_remittance_change", Needs(BankingWrite)),
        ("stop_remittance_change", Needs(BankingWrite)),
        ("reveal_bank_account", Needs(BankingReveal)),
        ("list_mail_templates", Needs(CompanyRead)),
        ("update_mail_template", Needs(CompanyWrite)),
        ("reset_mail_template", Needs(CompanyWrite)),
        ("preview_mail_template", Needs(CompanyRead)),
        ("list_number_formats", Needs(CompanyRead)),
        ("update_number_format", Needs(CompanyWrite)),
        ("list_terminals", Member),
        ("read_terminal", Member),
        ("create_terminal", Needs(TerminalsWrite)),
        ("update_terminal", Needs(TerminalsWrite)),
        ("archive_terminal", Needs(TerminalsWrite)),
        ("restore_terminal", Needs(TerminalsWrite)),
    ],
    records: &[
        Record::of("api_key", Needs(ApiKeysRead))
            .telling(&[("created", "Created the API key {label}"), ("revoked", "Revoked the API key {label}")]),
        Record::of("certificate_request", Needs(CompanyRead))
            .shown_as::<crate::certificate_requests::CertificateRequest>(),
        Record::of("company", Needs(CompanyRead))
            .telling(&[("proven", "Confirmed the DOT number of {label}")])
            .emitting(&["created", "updated"]),
        Record::of("company_document", Needs(CompanyRead))
            .telling(&[
                ("opened", "Opened {label}"),
                ("reordered", "Changed the order of the carrier packet"),
                ("packet_sent", "Sent the carrier packet to {label}"),
            ])
            .emitting(&["created", "updated", "archived", "restored"]),
        Record::of("company_settings", Member).telling(&[("updated", "Changed {label}")]),
        Record::of("join_request", Needs(UsersRead))
            .telling(&[
                ("opened", "Asked to join: {label}"),
                ("admitted", "Admitted {label}"),
                ("rejected", "Rejected the request of {label}"),
            ])
            .emitting(&["withdrawn"]),
        Record::of("mail_template", Needs(CompanyRead)).telling(&[
            ("reset", "Reset the email “{label}” to the default text"),
            ("updated", "Changed the email “{label}”"),
        ]),
        Record::of("number_format", Needs(CompanyRead)).emitting(&["updated"]),
        Record::of("remittance_change", Needs(CompanyRead)).telling(&[
            ("requested", "Requested to change the payment instructions: {label}"),
            ("stopped", "Stopped the change of payment instructions: {label}"),
            ("took_effect", "Customers now pay {label}"),
            ("account_revealed", "Viewed the full bank account number of {label}"),
        ]),
        Record::of("role", Needs(RoleGrantsRead)).telling(&[
            ("section_granted", "Gave the role {label} a section"),
            ("section_revoked", "Took a section from the role {label}"),
        ]),
        Record::of("terminal", Member).shown_as::<crate::terminals::Terminal>(),
        Record::of("user", Needs(UsersRead))
            .telling(&[
                ("accepted_invitation", "{label} accepted the invitation"),
                ("admitted", "Admitted {label}"),
                ("invited", "Invited {label}"),
                ("invited_again", "Invited {label} again"),
                ("invitation_refused", "{label} refused the invitation"),
                ("invitation_withdrawn", "Withdrew the invitation to {label}"),
                ("reinstated", "Reinstated {label}"),
                ("session_ended", "Ended a session of {label}"),
                ("sessions_ended", "Ended the sessions of {label}"),
                ("sign_in_refused", "Refused the sign-in of {label}"),
                ("signed_in", "{label} signed in"),
                ("suspended", "Suspended {label}"),
            ])
            .emitting(&["created", "updated", "removed"]),
    ],
    jobs: &[
        JobKind::of::<crate::company::SealEin>(),
        JobKind::of::<crate::remittance::AnnounceRemittance>(),
        JobKind::of::<crate::settings::WatchFilings>(),
    ],
    mails: &[&crate::users::INVITATION],
    notices: &[
        NoticeSpec::new(
            NoticeKind::JoinRequest,
            NoticePriority::Warning,
            "join_request",
            "Someone asks to join the company",
            Needs(UsersWrite),
        )
        // Each request has a mail of its own.
        .mailed(NoticeMail::Off),
        NoticeSpec::new(
            NoticeKind::Access,
            NoticePriority::Warning,
            "user or company",
            "Your role or the company's authority changed",
            Staff,
        )
        // The person who changed it as well: someone else may use their session.
        .answering(),
        NoticeSpec::new(
            NoticeKind::Banking,
            NoticePriority::Critical,
            "remittance_change",
            "A change of payment instructions is requested, stopped or in effect (Admins are always emailed)",
            Staff,
        )
        // Each step has an email of its own. The person who requested it gets it as well: someone else may be using
        // their session.
        .mailed(NoticeMail::Off)
        .answering(),
        NoticeSpec::new(NoticeKind::Filing, NoticePriority::Warning, "company", "A company filing is due", Staff)
            // It has a mail of its own.
            .mailed(NoticeMail::Off),
    ],
    retention: &[
        |db, now| Box::pin(crate::session::sweep(db, now)),
        |db, now| Box::pin(crate::sessions::sweep(db, now)),
    ],
    hooks: Hooks { admit: Some(|ctx, identity| Box::pin(crate::registrations::admit(ctx, identity))), ..Hooks::NONE },
    tables: crate::archived::TABLES,
    ..Area::new("company")
};
