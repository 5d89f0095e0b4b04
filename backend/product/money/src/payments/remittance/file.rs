//! The rows of a remittance, as customers and banks write them.

use haul_api::{
    AppContext,
    imports::{Cells, Complaints, Header, unreadable, word_of},
};
use haul_ports::TableRange;
use haul_types::{Date, MAX_CENTS, PaymentMethod, folded};
use uuid::Uuid;

use super::super::error::PaymentError;

/// As many as one reading of a table gives.
const PAGE: u32 = 500;
/// More rows than this are several files.
const MOST_ROWS: u32 = 5_000;

/// What columns are called, without case, spaces and punctuation, and the best one first: a file that names the invoice
/// and the PO means the invoice, and what was paid is the net.
const NAMES: &[(&str, &[&str])] = &[
    (
        "number",
        &[
            "invoicenumber",
            "invoice",
            "invoiceno",
            "invoicenum",
            "invno",
            "inv",
            "invnumber",
            "documentnumber",
            "document",
            "docno",
            "loadnumber",
            "load",
            "loadno",
            "pronumber",
            "pro",
            "prono",
            "shipmentnumber",
            "shipment",
            "ponumber",
            "po",
            "yourreference",
            "referencenumber",
            "refno",
            "ref",
            "number",
        ],
    ),
    (
        "amount",
        &[
            "amountpaid",
            "paidamount",
            "netpaid",
            "netamount",
            "net",
            "paid",
            "amountapplied",
            "invoicepaid",
            "lineamount",
            "amount",
        ],
    ),
    (
        "reference",
        &[
            "checkortracenumber",
            "checknumber",
            "checkno",
            "checknum",
            "check",
            "tracenumber",
            "trace",
            "eftnumber",
            "eft",
            "achnumber",
            "ach",
            "wire",
            "paymentreference",
            "paymentnumber",
            "paymentno",
            "transactionid",
            "transaction",
            "reference",
        ],
    ),
    (
        "paid_on",
        &["paymentdate", "paidon", "paiddate", "checkdate", "depositdate", "settlementdate", "received", "date"],
    ),
    (
        "payment_amount",
        &["paymentamount", "checkamount", "totalpaid", "paymenttotal", "checktotal", "achamount", "depositamount"],
    ),
    ("method", &["paymentmethod", "paymenttype", "method", "type"]),
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

pub async fn read(ctx: &AppContext, company_id: Uuid, blob_id: Uuid) -> Result<File, PaymentError> {
    let (mut skip, mut reading) = (0, Reading::default());
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
        let header = header_of(&page.header)?;
        for row in &page.rows {
            let number = i32::try_from(row.number).unwrap_or(i32::MAX);
            reading.add(number, &Cells::of(&header, row));
        }
        reading.ignored = header.ignored;
        skip = skip.saturating_add(PAGE);
        if skip >= page.total_rows || page.rows.is_empty() {
            break;
        }
    }
    match reading.payments.is_empty() {
        true => Err(PaymentError::Unreadable("There are no rows below the header.".to_owned())),
        false => Ok(File { payments: reading.payments, ignored: reading.ignored }),
    }
}

/// What the columns mean: for each meaning the one with the best name.
fn header_of(titles: &[String]) -> Result<Header, PaymentError> {
    let simplified = |title: &String| folded(title).chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let simple: Vec<String> = titles.iter().map(simplified).collect();
    let mut keys: Vec<Option<String>> = vec![None; titles.len()];
    for (key, names) in NAMES {
        let best = names.iter().find_map(|name| simple.iter().position(|title| title == name));
        if let Some(place) = best.and_then(|at| keys.get_mut(at)) {
            *place = Some((*key).to_owned());
        }
    }
    let missing = [("number", "Invoice number"), ("amount", "Amount paid")];
    let missing = missing.iter().filter(|(key, _)| !keys.iter().flatten().any(|found| found == key));
    let missing: Vec<&str> = missing.map(|(_, title)| *title).collect();
    if !missing.is_empty() {
        let problem = format!("The file is missing these columns: {}.", missing.join(", "));
        return Err(PaymentError::Unreadable(problem));
    }
    let ignored = titles.iter().zip(&keys).filter(|(title, key)| key.is_none() && !title.is_empty());
    Ok(Header { ignored: ignored.map(|(title, _)| title.clone()).collect(), keys })
}

/// Payments as far as the rows were read.
#[derive(Default)]
struct Reading {
    payments: Vec<Paid>,
    ignored: Vec<String>,
    /// The payment of the row before, to which a row without a reference belongs.
    latest: usize,
}

impl Reading {
    fn add(&mut self, row_number: i32, cells: &Cells) {
        let mut complaints = Complaints::default();
        let reference = cells.text("reference").map(str::to_owned);
        let method = cells.text("method").and_then(method_of);
        let paid_on = cells.day("paid_on", &mut complaints);
        let stated = cells.text("payment_amount");
        let (number, text) = (cells.text("number").map(str::to_owned), cells.text("amount"));
        if number.is_none() && text.is_none() {
            return;
        }
        let amount_cents = text.and_then(cents);
        let found = match &reference {
            Some(reference) => self.payments.iter().position(|paid| paid.reference.as_ref() == Some(reference)),
            None => (self.latest < self.payments.len()).then_some(self.latest),
        };
        let at = found.unwrap_or(self.payments.len());
        if found.is_none() {
            self.payments.push(Paid { reference, ..Paid::default() });
        }
        self.latest = at;
        let Some(paid) = self.payments.get_mut(at) else { return };
        if paid.is_total(number.as_deref(), amount_cents) {
            paid.amount_cents = paid.amount_cents.or(amount_cents);
            return;
        }
        paid.method = paid.method.or(method);
        paid.paid_on = paid.paid_on.or(paid_on);
        paid.amount_cents = paid.amount_cents.or(stated.and_then(cents));
        let unread = stated.filter(|text| cents(text).is_none());
        let problem = match (amount_cents, text) {
            (None, Some(text)) => Some(no_amount(text)),
            (None, None) => Some("There is no amount.".to_owned()),
            (Some(..=-1), _) => {
                Some("This is a deduction. Enter it on the invoice as a short pay, credit or dispute.".to_owned())
            }
            (Some(0), _) => Some("Nothing was paid.".to_owned()),
            (Some(_), _) => complaints.0.into_iter().next().map(|(_, message)| message).or(unread.map(no_amount)),
        };
        paid.rows.push(Row { row_number, number, amount_cents: amount_cents.unwrap_or_default(), problem });
    }
}

impl Paid {
    /// A last row that adds the others up, as spreadsheets like to have one.
    fn is_total(&self, number: Option<&str>, amount_cents: Option<i64>) -> bool {
        let sum = self.rows.iter().map(|row| row.amount_cents).fold(0, i64::saturating_add);
        let names_none = number.is_none_or(|number| folded(number).trim_end_matches(':').ends_with("total"));
        names_none && !self.rows.is_empty() && amount_cents == Some(sum)
    }
}

fn no_amount(text: &str) -> String {
    format!("“{text}” is not an amount such as 2500 or 2,500.00.")
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
    fn the_best_title_says_what_a_column_means() {
        let keys = |titles: &[&str]| {
            let titles: Vec<String> = titles.iter().map(|title| (*title).to_owned()).collect();
            let header = header_of(&titles).unwrap();
            let keys: Vec<String> = header.keys.into_iter().map(Option::unwrap_or_default).collect();
            (keys.join(","), header.ignored.join(","))
        };
        let found = |keys: &str, ignored: &str| (keys.to_owned(), ignored.to_owned());
        assert_eq!(keys(&["PO Number", "Inv #", "Net Paid"]), found(",number,amount", "PO Number"));
        assert_eq!(keys(&["Invoice", "Amount", "Discount", "Net Paid"]), found("number,,,amount", "Amount,Discount"));
        assert_eq!(keys(&["PRO NUMBER", "Amount", "Terms"]), found("number,amount,", "Terms"));
        assert_eq!(
            keys(&["Check No.", "Payment Date", "Check Amount", "Load", "Paid"]),
            found("reference,paid_on,payment_amount,number,amount", "")
        );
        let mut all: Vec<&str> = NAMES.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        all.sort_unstable();
        let count = all.len();
        all.dedup();
        assert_eq!(all.len(), count, "a name means one column");
    }

    #[test]
    fn rows_without_a_reference_follow_the_one_before_and_totals_are_no_rows() {
        let mut reading = Reading::default();
        let rows = [("A", "1", "10"), ("B", "2", "20"), ("A", "3", "30"), ("", "4", "5"), ("", "Grand total:", "45")];
        for (at, (reference, number, amount)) in (2..).zip(rows) {
            let cells = [("reference", reference), ("number", number), ("amount", amount)];
            let cells = cells.into_iter().filter(|(_, text)| !text.is_empty());
            reading.add(at, &Cells(cells.map(|(key, text)| (key.to_owned(), text.to_owned())).collect()));
        }
        let numbers = |paid: &Paid| paid.rows.iter().filter_map(|row| row.number.clone()).collect::<Vec<_>>();
        let found: Vec<_> = reading.payments.iter().map(|paid| (numbers(paid), paid.amount_cents)).collect();
        let of = |all: &[&str]| all.iter().map(|number| (*number).to_owned()).collect::<Vec<_>>();
        assert_eq!(found, [(of(&["1", "3", "4"]), Some(4_500)), (of(&["2"]), None)]);
    }
}
