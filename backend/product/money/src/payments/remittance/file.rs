//! The rows of a remittance, as customers and banks write them.

use haul_api::{
    AppContext,
    imports::{Cells, Column, Complaints, read_header, unreadable, word_of},
};
use haul_ports::TableRange;
use haul_types::{Date, MAX_CENTS, PaymentMethod, folded};
use uuid::Uuid;

use super::super::error::PaymentError;

/// As many as one reading of a table gives.
const PAGE: u32 = 500;
/// More rows than this are several files.
const MOST_ROWS: u32 = 5_000;

/// What else the columns are called, without case, spaces and punctuation.
const ALSO: &[(&str, &[&str])] = &[
    (
        "number",
        &[
            "invoice",
            "invoiceno",
            "invoicenum",
            "invno",
            "inv",
            "invnumber",
            "document",
            "documentnumber",
            "docno",
            "load",
            "loadnumber",
            "loadno",
            "pro",
            "pronumber",
            "prono",
            "po",
            "ponumber",
            "shipment",
            "shipmentnumber",
            "referencenumber",
            "yourreference",
            "ref",
            "refno",
        ],
    ),
    (
        "amount",
        &[
            "amount",
            "paid",
            "amountpaid",
            "paidamount",
            "net",
            "netamount",
            "netpaid",
            "amountapplied",
            "invoicepaid",
            "lineamount",
        ],
    ),
    (
        "reference",
        &[
            "check",
            "checkno",
            "checknumber",
            "checknum",
            "paymentnumber",
            "paymentno",
            "paymentreference",
            "trace",
            "tracenumber",
            "eft",
            "eftnumber",
            "ach",
            "achnumber",
            "transaction",
            "transactionid",
            "wire",
        ],
    ),
    (
        "paid_on",
        &["date", "paidon", "paymentdate", "checkdate", "depositdate", "paiddate", "settlementdate", "received"],
    ),
    (
        "payment_amount",
        &["paymentamount", "checkamount", "totalpaid", "paymenttotal", "checktotal", "depositamount", "achamount"],
    ),
    ("method", &["method", "paymentmethod", "paymenttype", "type"]),
];

/// A file that was read.
pub struct File {
    pub payments: Vec<Paid>,
    /// Titles that were not recognized.
    pub ignored: Vec<String>,
}

/// The rows of one check or transfer.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Paid {
    pub reference: Option<String>,
    pub method: Option<PaymentMethod>,
    pub paid_on: Option<Date>,
    /// Of the whole payment, if the file states it.
    pub amount_cents: Option<i64>,
    pub rows: Vec<Row>,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Row {
    pub row_number: i32,
    pub number: Option<String>,
    pub amount_cents: i64,
    pub problem: Option<String>,
}

fn columns() -> Vec<Column> {
    vec![
        Column::needed("number", "Invoice number", "INV-1001"),
        Column::needed("amount", "Amount paid", "2450.00"),
        Column::optional("reference", "Check or trace number", "10442"),
        Column::optional("paid_on", "Payment date", "2026-11-20"),
        Column::optional("payment_amount", "Payment amount", "2450.00"),
        Column::optional("method", "Method", "check"),
    ]
}

pub async fn read(ctx: &AppContext, company_id: Uuid, blob_id: Uuid) -> Result<File, PaymentError> {
    let columns = columns();
    let (mut skip, mut file) = (0, File { payments: Vec::new(), ignored: Vec::new() });
    loop {
        let range = TableRange { company_id, blob_id, skip, take: PAGE };
        let page = match ctx.tables.read(&range).await {
            Ok(page) => page,
            Err(error) => return Err(PaymentError::Unreadable(unreadable(error)?)),
        };
        if page.total_rows > MOST_ROWS {
            let problem = format!("A remittance can have at most {MOST_ROWS} rows. Split it.");
            return Err(PaymentError::Unreadable(problem));
        }
        let titles: Vec<String> = page.header.iter().map(|title| known(title)).collect();
        let header = read_header(&columns, &titles).map_err(|missing| {
            PaymentError::Unreadable(format!("The file is missing these columns: {}.", missing.join(", ")))
        })?;
        for row in &page.rows {
            let number = i32::try_from(row.number).unwrap_or(i32::MAX);
            add(&mut file.payments, number, &Cells::of(&header, row));
        }
        file.ignored = header.ignored;
        skip = skip.saturating_add(PAGE);
        if skip >= page.total_rows || page.rows.is_empty() {
            break;
        }
    }
    match file.payments.is_empty() {
        true => Err(PaymentError::Unreadable("There are no rows below the header.".to_owned())),
        false => Ok(file),
    }
}

/// The column's key, if the title is one of its other names.
fn known(title: &str) -> String {
    let simplified: String = folded(title).chars().filter(|c| c.is_alphanumeric()).collect();
    let found = ALSO.iter().find(|(_, names)| names.contains(&simplified.as_str()));
    found.map_or_else(|| title.to_owned(), |(key, _)| (*key).to_owned())
}

/// Adds a row to its payment. Rows without a reference belong to the one before.
fn add(payments: &mut Vec<Paid>, row_number: i32, cells: &Cells) {
    let mut complaints = Complaints::default();
    let reference = cells.text("reference").map(str::to_owned);
    let method = cells.text("method").and_then(method_of);
    let paid_on = cells.day("paid_on", &mut complaints);
    let stated = cells.text("payment_amount").and_then(cents);
    let number = cells.text("number").map(str::to_owned);
    let text = cells.text("amount");
    let amount_cents = text.and_then(cents);
    if number.is_none() && text.is_none() {
        return;
    }
    let problem = match (amount_cents, text) {
        (None, Some(text)) => Some(format!("“{text}” is not an amount such as 2500 or 2,500.00.")),
        (None, None) => Some("There is no amount.".to_owned()),
        (Some(..=-1), _) => {
            Some("It was taken off. Enter it on the invoice as a short pay, credit or dispute.".to_owned())
        }
        (Some(0), _) => Some("Nothing was paid.".to_owned()),
        (Some(_), _) => None,
    };
    let row = Row { row_number, number, amount_cents: amount_cents.unwrap_or_default(), problem };
    let found = match &reference {
        Some(reference) => payments.iter_mut().find(|paid| paid.reference.as_ref() == Some(reference)),
        None => payments.last_mut(),
    };
    match found {
        Some(paid) => {
            paid.method = paid.method.or(method);
            paid.paid_on = paid.paid_on.or(paid_on);
            paid.amount_cents = paid.amount_cents.or(stated);
            paid.rows.push(row);
        }
        None => payments.push(Paid { reference, method, paid_on, amount_cents: stated, rows: vec![row] }),
    }
}

/// `$1,234.50`, `(25.00)`, `-25`.
fn cents(text: &str) -> Option<i64> {
    let text = text.trim();
    let inside = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    let plain: String = inside.unwrap_or(text).chars().filter(|c| !matches!(c, '$' | ',' | ' ')).collect();
    let (is_negative, plain) = match plain.strip_prefix('-') {
        Some(rest) => (true, rest.to_owned()),
        None => (inside.is_some(), plain),
    };
    let (whole, part) = plain.split_once('.').unwrap_or((&plain, ""));
    let is_number = whole.bytes().chain(part.bytes()).all(|b| b.is_ascii_digit()) && part.len() <= 2;
    if !is_number || (whole.is_empty() && part.is_empty()) {
        return None;
    }
    let cents: i64 = format!("{whole}{part:0<2}").parse().ok().filter(|cents| *cents <= MAX_CENTS)?;
    Some(if is_negative { cents.saturating_neg() } else { cents })
}

fn method_of(text: &str) -> Option<PaymentMethod> {
    match word_of(text).as_str() {
        "check" | "cheque" | "chk" => Some(PaymentMethod::Check),
        "ach" | "eft" | "direct_deposit" => Some(PaymentMethod::Ach),
        "wire" | "wire_transfer" => Some(PaymentMethod::Wire),
        "card" | "credit_card" => Some(PaymentMethod::Card),
        "cash" => Some(PaymentMethod::Cash),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_people_write_them() {
        for (text, expected) in [
            ("$1,234.50", Some(123_450)),
            ("1234.5", Some(123_450)),
            ("980", Some(98_000)),
            (".75", Some(75)),
            ("(25.00)", Some(-2_500)),
            ("-25", Some(-2_500)),
            ("- 25", Some(-2_500)),
            ("12.345", None),
            ("", None),
            ("()", None),
            ("ten", None),
            ("1.2.3", None),
            ("100000000.01", None),
        ] {
            assert_eq!(cents(text), expected, "{text}");
        }
    }

    #[test]
    fn titles_have_many_names() {
        for (title, key) in [
            ("Inv #", "number"),
            ("PRO NUMBER", "number"),
            ("Net Paid", "amount"),
            ("Check No.", "reference"),
            ("Payment Date", "paid_on"),
            ("Check Amount", "payment_amount"),
        ] {
            assert_eq!(known(title), key, "{title}");
        }
        assert_eq!(known("Terms"), "Terms");
        let mut all: Vec<&str> = ALSO.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        all.sort_unstable();
        let count = all.len();
        all.dedup();
        assert_eq!(all.len(), count, "a name means one column");
    }
}
