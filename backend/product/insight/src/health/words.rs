//! Jobs and their errors in words.

use haul_api::jobs::{CRASHED, UNWANTED};

/// Why a job failed, for people: a provider's own words where there are any, and nothing of our machinery.
pub(super) fn problem(kind: &str, error: &str) -> String {
    if let Some(reason) = error.strip_prefix("refused: ") {
        return format!("It was rejected: {reason}");
    }
    if error.starts_with("unavailable: ") || error.starts_with("no answer: ") {
        let service = match kind {
            "send_mail" | "mail_notices" | "send_owner_link" => "The mail server",
            "send_load_message" => "The email or text message service",
            "route_load" => "The routing service",
            "keep_blob" | "release_blob" => "File storage",
            _ => "A service that this job needs",
        };
        return format!("{service} could not be reached.");
    }
    if error == UNWANTED {
        return "The recipient has unsubscribed from your company's email.".to_owned();
    }
    if error == CRASHED {
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
    use super::{CRASHED, problem};

    #[test]
    fn errors_are_told_without_our_machinery() {
        for (kind, error, expected) in [
            ("send_mail", "refused: 550 no such mailbox", "It was rejected: 550 no such mailbox"),
            ("send_mail", "unavailable: tcp 10.0.0.7:25 refused", "The mail server could not be reached."),
            ("route_load", "no answer: timed out", "The routing service could not be reached."),
            ("watch_load", "500 internal: Something else", "Something went wrong on our side."),
            (
                "run_export",
                "409 export_not_done: This file is still being written.",
                "This file is still being written.",
            ),
            ("run_export", "invalid type: map, expected a string", "Something went wrong on our side."),
            ("send_mail", CRASHED, "It stopped unexpectedly each time."),
        ] {
            assert_eq!(problem(kind, error), expected);
        }
    }
}
