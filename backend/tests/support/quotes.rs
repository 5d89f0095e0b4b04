//! Quotes and their settings, with good defaults.

use serde_json::{Value, json};

use super::{
    Person,
    freight::{Freight, id, stop},
};

impl Freight {
    /// From Chicago on the 24th of November to Dallas on the 25th, for 967.5 miles.
    pub fn quote(&self) -> Value {
        json!({
            "customer_id": self.customer,
            "kind": "SPOT",
            "references": [{ "kind": "po", "value": "450031" }],
            "broker_contact": { "name": "Ann Lee", "email": "ann@broker.example" },
            "load_kind": "full_truckload",
            "equipment": "reefer",
            "temperature_fahrenheit": 34,
            "temperature_mode": "continuous",
            "commodity": "Frozen vegetables",
            "weight_pounds": 38_500,
            "pallets": 22,
            "is_hazmat": false,
            "is_team_required": false,
            "loaded_miles": "967.5",
            "empty_miles": "32.5",
            "notes": "Call the dock first",
            "stops": [
                stop("pickup", &self.chicago, "2026-11-24T08:00"),
                stop("delivery", &self.dallas, "2026-11-25T10:00"),
            ],
            "charges": [{ "code": "LINE_HAUL", "basis": "flat", "quantity": "1", "rate": "2600" }],
        })
    }
}

/// 6 miles per gallon above a peg of $1.25.
pub fn program() -> Value {
    json!({
        "name": "Standard", "region": "us", "method": "miles_per_gallon", "peg": "1.25", "miles_per_gallon": "6",
    })
}

/// 1000 miles cost $1,880.00.
pub fn costs() -> Value {
    json!({
        "diesel_price": "3.90", "miles_per_gallon": "6.5", "driver_rate": "0.62", "fixed_per_day_cents": 21_000,
        "maintenance_rate": "0.20", "tolls_rate": "0.04", "miles_per_day": "520", "margin_floor": "12.5",
    })
}

impl Person {
    pub async fn set_costs(&self) -> Value {
        self.put("/api/cost_model", costs()).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Value {
        self.client.send(poem::http::Method::PUT, path, &[], Some(body)).await.expect(200)
    }

    /// A draft.
    pub async fn quote(&self, freight: &Freight) -> Value {
        self.client.post("/api/quotes", freight.quote()).await.expect(201)
    }

    /// Performs an action on a quote at its current version.
    pub async fn act(&self, quote: &Value, verb: &str, mut body: Value) -> Value {
        body["version"] = quote["version"].clone();
        self.client.post(&format!("/api/quotes/{}/{verb}", id(quote)), body).await.expect(200)
    }

    /// A quote sent to the customer, and the token of its link.
    pub async fn sent_quote(&self, freight: &Freight) -> (Value, String) {
        let quote = self.quote(freight).await;
        self.send_quote(&quote).await
    }

    pub async fn send_quote(&self, quote: &Value) -> (Value, String) {
        let sent = self.act(quote, "send", json!({ "email": "ann@broker.example" })).await;
        let token = sent["link"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
        (sent["quote"].clone(), token)
    }
}
