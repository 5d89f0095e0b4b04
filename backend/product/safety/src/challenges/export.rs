//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Flag, Moment, Text, Texts},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::DataQChallenges,
    path: "/api/data_q_challenges",
    title: "DataQs challenges",
    page: "/apps/safety/carriers?tab=challenges&exports=open",
    columns: &[
        column("subject_name", "Challenge of", "/subject_name", Text),
        column("subject", "Kind", "/subject", Text),
        column("happened_on", "Date", "/happened_on", Day),
        column("roadside_inspection", "Inspection report", "/roadside_inspection/name", Text),
        column("accident", "Accident", "/accident/name", Text),
        column("violation_codes", "Violations", "/violation_codes", Texts(None)),
        column("reason", "Reason", "/reason", Text),
        column("status", "Status", "/status", Text),
        column("is_open", "Open", "/is_open", Flag),
        column("request_number", "DataQs number", "/request_number", Text),
        column("owner", "In charge", "/owner/name", Text),
        column("file_by", "File by", "/file_by", Day),
        column("filed_on", "Filed", "/filed_on", Day),
        column("next_due_on", "Next due", "/next_due_on", Day),
        column("is_overdue", "Overdue", "/is_overdue", Flag),
        column("answered_on", "Answered", "/answered_on", Day),
        column("argument", "Argument", "/argument", Text),
        column("answer", "Answer", "/answer", Text),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
