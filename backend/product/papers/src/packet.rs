//! The contents of an invoice packet, their order, and what is missing. Pure.

use haul_detention::DetentionCase;
use haul_entity::loads::document;
use haul_loads::{
    BillingBlocker,
    documents::{current_revision, is_superseded},
};
use haul_types::DocumentKind;

use crate::words::phrase;

/// The order most billing departments expect: the agreement, the work, then extra costs.
pub const DEFAULT_ORDER: [DocumentKind; 13] = [
    DocumentKind::RateConfirmation,
    DocumentKind::BillOfLading,
    DocumentKind::ProofOfDelivery,
    DocumentKind::LumperReceipt,
    DocumentKind::ScaleTicket,
    DocumentKind::DetentionSheet,
    DocumentKind::ReeferLog,
    DocumentKind::PackingList,
    DocumentKind::Permit,
    DocumentKind::Photo,
    DocumentKind::Claim,
    DocumentKind::Invoice,
    DocumentKind::Other,
];

/// A missing item that keeps the packet from being sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lack {
    /// Such as `documents.proof_of_delivery`.
    pub path: String,
    /// One sentence for a person.
    pub message: String,
}

/// A document after the invoice's first page.
#[derive(Clone, Debug, PartialEq)]
pub enum Enclosure {
    /// Evidence for a detention claim.
    CaseFile(Box<DetentionCase>),
    Document(Box<document::Model>),
}

impl Enclosure {
    /// The kind of document, for the list on the invoice.
    pub fn kind(&self) -> String {
        match self {
            Self::CaseFile(_) => "Detention case file".to_owned(),
            Self::Document(document) => phrase(document.kind.as_str()),
        }
    }

    /// The title in the packet's outline.
    pub fn title(&self) -> String {
        match self {
            Self::CaseFile(case) => format!("Detention at {}", case.detention.stop.facility.name),
            Self::Document(_) => self.kind(),
        }
    }
}

/// Everything in the customer's order. A case file goes with the detention sheets if the customer gave those a place;
/// otherwise it follows the invoice, whose charge it supports.
pub fn arranged(cases: Vec<DetentionCase>, documents: Vec<document::Model>, order: &[DocumentKind]) -> Vec<Enclosure> {
    let mut before = chosen(documents, order);
    let is_before = |document: &document::Model, place: usize| {
        order.iter().position(|kind| *kind == document.kind).is_some_and(|own| own < place)
    };
    let place = order.iter().position(|kind| *kind == DocumentKind::DetentionSheet);
    let place = place.map_or(0, |place| before.partition_point(|document| is_before(document, place)));
    let after = before.split_off(place);
    let cases = cases.into_iter().map(|case| Enclosure::CaseFile(Box::new(case)));
    let [before, after] = [before, after].map(|part| part.into_iter().map(Box::new).map(Enclosure::Document));
    before.chain(cases).chain(after).collect()
}

/// The selected documents: marked for the packet, not archived, and of the current rate confirmation only. Kinds that the customer did not list come last, so
/// that nothing is lost; within a kind they stay in upload order.
fn chosen(documents: Vec<document::Model>, order: &[DocumentKind]) -> Vec<document::Model> {
    let rest = DEFAULT_ORDER.iter().filter(|kind| !order.contains(kind));
    let order: Vec<DocumentKind> = order.iter().chain(rest).copied().collect();
    let place = |document: &document::Model| order.iter().position(|kind| *kind == document.kind);
    let current = current_revision(&documents);
    let is_current = |document: &document::Model| !is_superseded(document, current);
    let mut chosen: Vec<_> = documents.into_iter().filter(is_meant).filter(is_current).collect();
    chosen.sort_by_key(place);
    chosen
}

/// What the packet is missing: billing blockers except a credit hold, and documents on file that were left out.
pub fn lacks(blockers: &[BillingBlocker], documents: &[document::Model], needed: &[DocumentKind]) -> Vec<Lack> {
    let mut lacks: Vec<Lack> = blockers.iter().filter_map(lack).collect();
    let current = current_revision(documents);
    let counts = |document: &&document::Model| document.archived_at.is_none() && !is_superseded(document, current);
    for kind in needed {
        let mut of_kind = documents.iter().filter(counts).filter(|document| document.kind == *kind);
        let path = format!("documents.{}", kind.as_str());
        let is_named = lacks.iter().any(|lack| lack.path == path);
        if !is_named && of_kind.clone().next().is_some() && !of_kind.any(|document| document.is_in_invoice_packet) {
            let message = format!("The {} is left out of the packet.", kind.as_str().replace('_', " "));
            lacks.push(Lack { path, message });
        }
    }
    lacks
}

/// The same, with the load's number.
pub fn of_load(lacks: Vec<Lack>, number: &str) -> Vec<Lack> {
    lacks.into_iter().map(|lack| Lack { message: format!("Load {number}: {}", lack.message), ..lack }).collect()
}

fn is_meant(document: &document::Model) -> bool {
    document.is_in_invoice_packet && document.archived_at.is_none()
}

fn lack(blocker: &BillingBlocker) -> Option<Lack> {
    let path = match blocker.code.as_str() {
        "pod_missing" | "pod_unsigned" => "documents.proof_of_delivery".to_owned(),
        "rate_confirmation_missing" => "documents.rate_confirmation".to_owned(),
        "weight_missing" => "weight_pounds".to_owned(),
        "charges_missing" => "charges".to_owned(),
        // Does not affect the packet.
        "customer_on_credit_hold" => return None,
        code => match (code.strip_prefix("document_missing_"), code.strip_prefix("reference_missing_")) {
            (Some(kind), _) => format!("documents.{kind}"),
            (_, Some(kind)) => format!("references.{kind}"),
            _ => code.to_owned(),
        },
    };
    Some(Lack { path, message: blocker.message.clone() })
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use DocumentKind::{BillOfLading, LumperReceipt, Photo, ProofOfDelivery, RateConfirmation};
    use haul_types::Timestamp;

    fn paper(kind: DocumentKind, is_in_invoice_packet: bool) -> document::Model {
        let at = Timestamp::EPOCH;
        document::Model {
            id: Uuid::nil(),
            company_id: Uuid::nil(),
            load_id: Uuid::nil(),
            stop_id: None,
            kind,
            file_name: kind.as_str().to_owned(),
            media_type: "application/pdf".to_owned(),
            byte_size: 1,
            sha256: String::new(),
            blob_id: Uuid::nil(),
            page_count: Some(1),
            revision: (kind == RateConfirmation).then_some(1),
            is_signed: None,
            is_in_invoice_packet,
            note: None,
            uploaded_by: String::new(),
            archived_at: None,
            version: 1,
            created_at: at,
            updated_at: at,
        }
    }

    #[test]
    fn the_customers_order_comes_first_and_nothing_is_lost() {
        let papers = [Photo, ProofOfDelivery, BillOfLading, RateConfirmation, LumperReceipt];
        let kinds = |order: &[DocumentKind]| {
            let papers = papers.map(|kind| paper(kind, true)).to_vec();
            chosen(papers, order).into_iter().map(|paper| paper.kind).collect::<Vec<_>>()
        };
        assert_eq!(kinds(&[]), [RateConfirmation, BillOfLading, ProofOfDelivery, LumperReceipt, Photo]);
        assert_eq!(
            kinds(&[ProofOfDelivery, LumperReceipt]),
            [ProofOfDelivery, LumperReceipt, RateConfirmation, BillOfLading, Photo]
        );
    }

    #[test]
    fn what_is_left_out_or_archived_does_not_go() {
        let mut archived = paper(ProofOfDelivery, true);
        archived.archived_at = Some(Timestamp::EPOCH);
        assert!(chosen(vec![paper(Photo, false), archived], &[]).is_empty());
    }

    #[test]
    fn only_the_current_rate_confirmation_goes_with_all_its_pages() {
        let version = |revision: i32, is_in_packet: bool| document::Model {
            revision: Some(revision),
            ..paper(RateConfirmation, is_in_packet)
        };
        let revisions = |papers: Vec<document::Model>| {
            chosen(papers, &[]).into_iter().map(|paper| paper.revision).collect::<Vec<_>>()
        };
        assert_eq!(revisions(vec![version(1, true), version(2, true), version(2, true)]), [Some(2), Some(2)]);
        // The current one was left out on purpose; the older one is no substitute for it.
        let left_out = vec![version(1, true), version(2, false)];
        assert_eq!(lacks(&[], &left_out, &[RateConfirmation]).len(), 1);
        assert!(revisions(left_out).is_empty());
        let archived = document::Model { archived_at: Some(Timestamp::EPOCH), ..version(2, true) };
        assert_eq!(revisions(vec![version(1, true), archived]), [Some(1)]);
    }

    #[test]
    fn lacks_are_those_of_billing_and_what_was_left_out() {
        let blockers: Vec<BillingBlocker> =
            ["pod_unsigned", "reference_missing_po", "document_missing_lumper_receipt", "customer_on_credit_hold"]
                .map(|code| BillingBlocker { code: code.to_owned(), message: "Because.".to_owned() })
                .to_vec();
        let documents = [paper(ProofOfDelivery, false), paper(RateConfirmation, false), paper(BillOfLading, true)];
        let needed = [RateConfirmation, ProofOfDelivery, BillOfLading];
        let paths: Vec<_> = lacks(&blockers, &documents, &needed).into_iter().map(|lack| lack.path).collect();
        assert_eq!(
            paths,
            ["documents.proof_of_delivery", "references.po", "documents.lumper_receipt", "documents.rate_confirmation"]
        );
    }
}
