//! Jobs and their errors in words.

/// The kinds that show whether something outside works: mail, and routes.
pub const INTEGRATED: [&str; 2] = ["send_mail", "route_load"];

/// What a job does; none for a kind that this version does not have.
pub fn title(kind: &str) -> Option<&'static str> {
    Some(match kind {
        "announce_remittance" => "Put a change of payment instructions into effect",
        "ask_for_owner" => "Ask who handles an exception",
        "ask_for_paper" => "Ask for a missing paper of a load",
        "check_import" => "Check an import",
        "commit_import" => "Import records",
        "count_dashboard" => "Record the day's counts",
        "count_pages" => "Count a document's pages",
        "expire_quote" => "Let a quote expire",
        "give_detention_notice" => "Give notice of detention",
        "keep_blob" => "Keep an uploaded file",
        "locate_facilities" => "Locate facilities on the map",
        "mail_dashboard" => "Email the week's figures",
        "mail_notices" => "Email notices",
        "release_blob" => "Delete a file",
        "remind_of_quote" => "Remind of an unanswered quote",
        "review_loads" => "Look over open loads",
        "route_load" => "Route a load by road",
        "run_export" => "Write an export",
        "seal_ein" => "Protect the tax number",
        "send_load_message" => "Send a message about a load",
        "send_mail" => "Send an email",
        "send_owner_link" => "Send a fleet owner's link",
        "undo_import" => "Undo an import",
        "watch_filings" => "Watch the company's filings",
        "watch_load" => "Watch a load",
        "watch_papers" => "Watch expiring papers",
        _ => return None,
    })
}

/// Why a job failed, for people: a provider's own words where there are any, and nothing of our machinery.
pub(super) fn problem(kind: &str, error: &str) -> String {
    if let Some(reason) = error.strip_prefix("refused: ") {
        return format!("The receiving side refused it: {reason}");
    }
    if error.starts_with("unavailable: ") || error.starts_with("no answer: ") {
        let service = match kind {
            "send_mail" | "mail_notices" | "send_owner_link" => "The mail server",
            "send_load_message" => "The provider of messages",
            "route_load" => "The routing service",
            "keep_blob" | "release_blob" => "The file store",
            _ => "A service that this needs",
        };
        return format!("{service} could not be reached.");
    }
    if error == "the address wants no mail of this company" {
        return "The recipient has unsubscribed from your company's email.".to_owned();
    }
    if error == "it ended its process each time" {
        return "It stopped unexpectedly each time.".to_owned();
    }
    // `422 validation_failed: The message for people.`
    let told = error.split_once(": ").filter(|(head, _)| head.starts_with(|c: char| c.is_ascii_digit()));
    match told {
        Some((head, message)) if !head.starts_with('5') => message.to_owned(),
        _ => "Something went wrong on our side.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::problem;

    #[test]
    fn errors_are_told_without_our_machinery() {
        for (kind, error, expected) in [
            ("send_mail", "refused: 550 no such mailbox", "The receiving side refused it: 550 no such mailbox"),
            ("send_mail", "unavailable: tcp 10.0.0.7:25 refused", "The mail server could not be reached."),
            ("route_load", "no answer: timed out", "The routing service could not be reached."),
            ("watch_load", "500 internal: Something else", "Something went wrong on our side."),
            (
                "run_export",
                "409 export_not_done: This file is still being written.",
                "This file is still being written.",
            ),
            ("run_export", "invalid type: map, expected a string", "Something went wrong on our side."),
            ("send_mail", "it ended its process each time", "It stopped unexpectedly each time."),
        ] {
            assert_eq!(problem(kind, error), expected);
        }
    }
}
