//! Whom the carrier pays: shops, fuel, towing, insurance. One of them still owes its W-9.

use serde_json::{Value, json};

use super::caller::Caller;

pub async fn add(caller: &Caller) -> anyhow::Result<()> {
    for vendor in vendors() {
        caller.post("/api/vendors", vendor).await?;
    }
    Ok(())
}

fn vendors() -> [Value; 6] {
    [
        json!({
            "name": "Three Rivers Diesel Repair", "kind": "repair_shop", "contact_name": "Gus Moreno",
            "phone": "+18155550136", "email": "service@threerivers.example", "payment_terms_days": 15,
            "tax_id": "36-5550136", "is_1099": true,
            "address": { "line1": "410 Canal St", "city": "Joliet", "state": "IL", "postal_code": "60432", "country": "US" },
        }),
        json!({
            "name": "Doyle Towing", "kind": "towing", "contact_name": "Pat Doyle", "phone": "+13125550177",
            "payment_terms_days": 0, "is_1099": true, "notes": "Heavy wrecker, nights too. W-9 asked for.",
        }),
        json!({
            "name": "Lakeside Tire & Retread", "kind": "tires", "email": "orders@lakesidetire.example",
            "phone": "+12195550121",
        }),
        json!({ "name": "Interstate Fuel Network", "kind": "fuel", "payment_terms_days": 7, "tax_id": "47-5550190" }),
        json!({
            "name": "Heartland Dock Crew", "kind": "lumper_service", "contact_name": "Renee Watts",
            "phone": "+18165550148", "payment_terms_days": 0, "tax_id": "555-01-4820", "is_1099": true,
        }),
        json!({
            "name": "Great Plains Casualty", "kind": "insurance", "contact_name": "Policy desk",
            "email": "certificates@gpcasualty.example",
        }),
    ]
}
