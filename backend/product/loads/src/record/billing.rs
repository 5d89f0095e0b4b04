//! What keeps a delivered load from being invoiced. Pure.
//!
//! ```text
//! not_ready ─delivered─► docs_pending ◄─papers─► ready_for_review ─approve─► approved ◄─invoice, void─► invoiced …
//!                              ▲                   ▲       ▲    │ ▲              │
//!                              └──── resume ───────┘       │    │ └── unlock ────┘
//!                                                          │    ▼
//!                          on_hold · exception · sent_back_to_ops (resubmit, resume)
//! ```

use haul_types::{BillingStatus, DocumentKind, LoadStatus, ReferenceKind};

use super::error::Refusal;

/// The state of the proof of delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pod {
    Signed,
    /// Not reviewed yet: it is unknown whether it is signed.
    Unknown,
    Unsigned,
}

/// The facts of a load, its documents and its customer that matter here.
#[derive(Clone, Debug)]
pub struct Facts<'a> {
    pub status: LoadStatus,
    pub has_weight: bool,
    /// Of all charges except denied ones: approving the load decides the pending ones.
    pub total_cents: i64,
    pub has_charge_to_review: bool,
    /// The fuel program lacks its week's diesel price, or the miles.
    pub is_fuel_surcharge_incomplete: bool,
    /// Kinds of the documents on file, except the proof of delivery.
    pub documents: &'a [DocumentKind],
    pub pod: Option<Pod>,
    /// On the load and on its stops.
    pub references: &'a [ReferenceKind],
    pub required_references: &'a [ReferenceKind],
    pub required_documents: &'a [DocumentKind],
    pub is_customer_on_hold: bool,
}

/// Codes of what is missing, in the order people check; empty unless the load could otherwise be billed.
pub fn blockers(facts: &Facts<'_>) -> Vec<String> {
    let is_tonu = facts.status == LoadStatus::Tonu;
    if facts.status != LoadStatus::Delivered && !is_tonu {
        return Vec::new();
    }
    let mut codes = Vec::new();
    let mut block = |applies: bool, code: &str| {
        if applies {
            codes.push(code.to_owned());
        }
    };
    let has = |kind| facts.documents.contains(&kind);
    // An unused truck delivered nothing.
    block(!is_tonu && facts.pod.is_none(), "pod_missing");
    block(!is_tonu && facts.pod == Some(Pod::Unsigned), "pod_unsigned");
    block(!is_tonu && facts.pod == Some(Pod::Unknown), "pod_signature_unknown");
    block(!has(DocumentKind::RateConfirmation), "rate_confirmation_missing");
    block(!is_tonu && !facts.has_weight, "weight_missing");
    block(facts.total_cents <= 0, "charges_missing");
    block(facts.has_charge_to_review, "charge_to_review");
    block(!is_tonu && facts.is_fuel_surcharge_incomplete, "fuel_surcharge_incomplete");
    block(facts.is_customer_on_hold, "customer_on_credit_hold");
    for kind in facts.required_references {
        block(!facts.references.contains(kind), &format!("reference_missing_{}", kind.as_str()));
    }
    for kind in facts.required_documents {
        let is_named_above = [DocumentKind::ProofOfDelivery, DocumentKind::RateConfirmation].contains(kind);
        block(!is_tonu && !is_named_above && !has(*kind), &format!("document_missing_{}", kind.as_str()));
    }
    codes
}

/// The billing status derived from delivery and papers. After a user's first decision it no longer changes by itself.
pub fn billing_status(current: BillingStatus, status: LoadStatus, blockers: &[String]) -> BillingStatus {
    let follows_papers =
        matches!(current, BillingStatus::NotReady | BillingStatus::DocsPending | BillingStatus::ReadyForReview);
    if !follows_papers {
        return current;
    }
    if !matches!(status, LoadStatus::Delivered | LoadStatus::Tonu) {
        return BillingStatus::NotReady;
    }
    if blockers.iter().any(|code| is_paper(code)) { BillingStatus::DocsPending } else { BillingStatus::ReadyForReview }
}

/// A user's decision about a load's billing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    Approve,
    Hold,
    /// Something is wrong with it.
    Flag,
    /// Dispatch has to fix it.
    SendBack,
    /// Dispatch has fixed it.
    Resubmit,
    /// Ends a hold, a flag or a return.
    Resume,
    /// Undoes an approval.
    Unlock,
    /// It goes on an invoice.
    Invoice,
    /// Its invoice was voided.
    TakeOff,
    /// What is paid of its invoice changed.
    Settle(BillingStatus),
}

/// The status after a decision; none if the status follows the papers again.
pub fn decide(current: BillingStatus, decision: Decision) -> Result<Option<BillingStatus>, Refusal> {
    use BillingStatus::{
        Approved, Exception, Invoiced, NotReady, OnHold, Paid, PartiallyPaid, SentBackToOps, WrittenOff,
    };
    let is_held_up = matches!(current, OnHold | Exception | SentBackToOps);
    match decision {
        Decision::Unlock if current == Approved => Ok(None),
        Decision::Unlock if current.is_financially_locked() => Err(Refusal::Invoiced),
        Decision::Unlock => Err(Refusal::NotApproved),
        Decision::Invoice if current == Approved => Ok(Some(Invoiced)),
        Decision::Invoice if current.is_financially_locked() => Err(Refusal::Invoiced),
        Decision::Invoice => Err(Refusal::NotApproved),
        Decision::TakeOff if current == Invoiced => Ok(Some(Approved)),
        Decision::TakeOff => Err(Refusal::NotApproved),
        Decision::Settle(status) if matches!(current, Invoiced | PartiallyPaid | Paid | WrittenOff) => Ok(Some(status)),
        Decision::Settle(_) => Err(Refusal::NotApproved),
        _ if current.is_financially_locked() => Err(Refusal::FinanciallyLocked),
        _ if current == NotReady => Err(Refusal::NotToBill),
        Decision::Approve if is_held_up => Err(Refusal::BillingHeldUp),
        Decision::Approve => Ok(Some(Approved)),
        Decision::Hold => Ok(Some(OnHold)),
        Decision::Flag => Ok(Some(Exception)),
        Decision::SendBack => Ok(Some(SentBackToOps)),
        Decision::Resubmit if current == SentBackToOps => Ok(None),
        Decision::Resubmit => Err(Refusal::NotSentBack),
        Decision::Resume if is_held_up => Ok(None),
        Decision::Resume => Err(Refusal::BillingNotHeldUp),
    }
}

fn is_paper(code: &str) -> bool {
    code.starts_with("pod_") || code.starts_with("rate_confirmation_") || code.starts_with("document_")
}

/// The text of a blocker.
pub fn message(code: &str) -> String {
    if let Some(kind) = code.strip_prefix("reference_missing_") {
        return format!(
            "{} number: the customer wants it on the invoice. Add it to the load or to one of its stops.",
            reference_word(kind)
        );
    }
    if let Some(kind) = code.strip_prefix("document_missing_") {
        return format!("The customer wants the {} with the invoice.", kind.replace('_', " "));
    }
    match code {
        "pod_missing" => "The proof of delivery is missing.",
        "pod_unsigned" => "The proof of delivery is not signed.",
        "rate_confirmation_missing" => "The rate confirmation is missing.",
        "weight_missing" => "The weight is missing.",
        "pod_signature_unknown" => "It is not known whether the proof of delivery is signed. Check it and say so.",
        "charges_missing" => "There are no charges.",
        "charge_to_review" => {
            "Detention was denied when the truck was not used. Approve or deny it again before the load is billed."
        }
        "fuel_surcharge_incomplete" => {
            "The fuel surcharge lacks its week's diesel price or the loaded miles. Enter them or remove the program."
        }
        "customer_on_credit_hold" => "The customer is on credit hold.",
        _ => "Something is missing.",
    }
    .to_owned()
}

/// The usual spelling: `PO`, but `Pickup`.
fn reference_word(kind: &str) -> String {
    match kind {
        "po" | "bol" | "pro" => kind.to_uppercase(),
        other => {
            let words = other.replace('_', " ");
            let mut letters = words.chars();
            letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complete<'a>() -> Facts<'a> {
        Facts {
            status: LoadStatus::Delivered,
            has_weight: true,
            total_cents: 240_000,
            has_charge_to_review: false,
            is_fuel_surcharge_incomplete: false,
            documents: &[DocumentKind::ProofOfDelivery, DocumentKind::RateConfirmation],
            pod: Some(Pod::Signed),
            references: &[ReferenceKind::Po],
            required_references: &[ReferenceKind::Po],
            required_documents: &[],
            is_customer_on_hold: false,
        }
    }

    #[test]
    fn each_missing_thing_blocks_with_its_code() {
        let cases: [(Facts<'_>, &[&str], BillingStatus); 12] = [
            (complete(), &[], BillingStatus::ReadyForReview),
            (Facts { status: LoadStatus::InTransit, documents: &[], ..complete() }, &[], BillingStatus::NotReady),
            (
                Facts { documents: &[], pod: None, ..complete() },
                &["pod_missing", "rate_confirmation_missing"],
                BillingStatus::DocsPending,
            ),
            (Facts { pod: Some(Pod::Unsigned), ..complete() }, &["pod_unsigned"], BillingStatus::DocsPending),
            (Facts { pod: Some(Pod::Unknown), ..complete() }, &["pod_signature_unknown"], BillingStatus::DocsPending),
            (
                Facts { is_fuel_surcharge_incomplete: true, ..complete() },
                &["fuel_surcharge_incomplete"],
                BillingStatus::ReadyForReview,
            ),
            (Facts { has_charge_to_review: true, ..complete() }, &["charge_to_review"], BillingStatus::ReadyForReview),
            (Facts { has_weight: false, ..complete() }, &["weight_missing"], BillingStatus::ReadyForReview),
            (Facts { total_cents: 0, ..complete() }, &["charges_missing"], BillingStatus::ReadyForReview),
            (
                Facts { references: &[], is_customer_on_hold: true, ..complete() },
                &["customer_on_credit_hold", "reference_missing_po"],
                BillingStatus::ReadyForReview,
            ),
            (
                Facts { required_documents: &[DocumentKind::LumperReceipt], ..complete() },
                &["document_missing_lumper_receipt"],
                BillingStatus::DocsPending,
            ),
            (
                Facts {
                    status: LoadStatus::Tonu,
                    documents: &[DocumentKind::RateConfirmation],
                    pod: None,
                    has_weight: false,
                    ..complete()
                },
                &[],
                BillingStatus::ReadyForReview,
            ),
        ];
        for (facts, expected, status) in cases {
            let codes = blockers(&facts);
            assert_eq!(codes, expected, "{facts:?}");
            assert_eq!(billing_status(BillingStatus::NotReady, facts.status, &codes), status, "{facts:?}");
        }
    }

    #[test]
    fn each_decision_has_its_states() {
        use BillingStatus as S;
        use Decision as D;
        let all = [
            S::NotReady,
            S::DocsPending,
            S::ReadyForReview,
            S::Exception,
            S::OnHold,
            S::SentBackToOps,
            S::Approved,
            S::Invoiced,
            S::PartiallyPaid,
            S::Paid,
            S::WrittenOff,
        ];
        let open = [S::DocsPending, S::ReadyForReview];
        let held_up = [S::Exception, S::OnHold, S::SentBackToOps];
        let to_bill = [open.as_slice(), &held_up].concat();
        let cases: [(D, &[S], Option<S>); 10] = [
            (D::Approve, &open, Some(S::Approved)),
            (D::Hold, &to_bill, Some(S::OnHold)),
            (D::Flag, &to_bill, Some(S::Exception)),
            (D::SendBack, &to_bill, Some(S::SentBackToOps)),
            (D::Resubmit, &[S::SentBackToOps], None),
            (D::Resume, &held_up, None),
            (D::Unlock, &[S::Approved], None),
            (D::Invoice, &[S::Approved], Some(S::Invoiced)),
            (D::TakeOff, &[S::Invoiced], Some(S::Approved)),
            (D::Settle(S::Paid), &[S::Invoiced, S::PartiallyPaid, S::Paid, S::WrittenOff], Some(S::Paid)),
        ];
        for (decision, from, to) in cases {
            for current in all {
                let decided = decide(current, decision);
                assert_eq!(decided.ok(), from.contains(&current).then_some(to), "{decision:?} when {current:?}");
            }
        }
    }

    #[test]
    fn a_decision_is_not_overruled_by_papers() {
        for decided in [BillingStatus::Approved, BillingStatus::OnHold, BillingStatus::Paid] {
            assert_eq!(billing_status(decided, LoadStatus::Delivered, &["pod_missing".to_owned()]), decided);
        }
    }
}
