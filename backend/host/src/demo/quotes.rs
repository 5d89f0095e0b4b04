//! The carrier's quotes of the last ten days, one in each state, and the costs and prices they are computed with.

use std::collections::VecDeque;

use anyhow::Context;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;
use serde_json::{Value, json};

use super::{
    caller::Caller,
    clock::DemoClock,
    fleet::{Fleet, booker, contact},
    people::STAFF,
    places::{CITIES, road_miles},
    plan::ON_PROGRAM,
};

/// Weekly diesel prices, the oldest first: close to those of the autumn of 2026.
const DIESEL: [&str; 13] = [
    "3.712", "3.724", "3.741", "3.756", "3.749", "3.768", "3.790", "3.812", "3.826", "3.841", "3.858", "3.872", "3.887",
];

/// Asks for a price and is no customer yet.
const PROSPECT: &str = "Tennessee Valley Growers";

/// An action on a quote after it was created.
#[derive(Clone, Debug)]
enum Act {
    Verb(&'static str, Value),
    Send,
    /// With the customer's link.
    Customer(&'static str, Value),
}

/// One quote's lane, price and outcome.
struct Plot {
    /// Hours before now.
    made: i64,
    from: usize,
    to: usize,
    customer: Option<usize>,
    equipment: &'static str,
    commodity: &'static str,
    /// Dollars per loaded mile.
    rate: &'static str,
    /// Hours after it was created, and what happens then.
    acts: Vec<(i64, Act)>,
}

/// Something to do at a time.
struct Scene {
    at: DateTime<Utc>,
    plot: usize,
    deed: Deed,
}

enum Deed {
    Settings,
    Diesel { week_on: NaiveDate, price: &'static str },
    Make(Value),
    Act(Act),
}

/// The quotes yet to come, and those already created.
pub struct Story {
    scenes: VecDeque<Scene>,
    made: Vec<Value>,
    tokens: Vec<String>,
    program: Value,
    /// Customers whose loads get the program's surcharge from then on.
    on_program: Vec<String>,
}

impl Story {
    pub fn begin(fleet: &Fleet, now: DateTime<Utc>) -> Self {
        let plots = plots();
        // The costs and the weeks so far were entered before the first quote; later weeks as they came.
        let first = now - TimeDelta::days(11);
        let mut scenes = vec![Scene { at: first, plot: 0, deed: Deed::Settings }];
        for (back, price) in DIESEL.iter().rev().enumerate() {
            // This week's price is not entered yet.
            let week = now - TimeDelta::weeks(i64::try_from(back + 1).unwrap_or_default());
            let deed = Deed::Diesel { week_on: week.date_naive(), price };
            scenes.push(Scene { at: week.max(first), plot: 0, deed });
        }
        for (index, plot) in plots.iter().enumerate() {
            let made = now - TimeDelta::hours(plot.made);
            scenes.push(Scene { at: made, plot: index, deed: Deed::Make(body(fleet, plot, made)) });
            for (after, act) in &plot.acts {
                scenes.push(Scene { at: made + TimeDelta::hours(*after), plot: index, deed: Deed::Act(act.clone()) });
            }
        }
        scenes.sort_by_key(|scene| scene.at);
        let count = plots.len();
        Self {
            scenes: scenes.into(),
            made: vec![Value::Null; count],
            tokens: vec![String::new(); count],
            program: Value::Null,
            on_program: fleet.customers.get(ON_PROGRAM).cloned().into_iter().collect(),
        }
    }

    /// Plays what comes before a time, or everything that is left.
    pub async fn play_until(
        &mut self,
        caller: &Caller,
        clock: &DemoClock,
        until: Option<DateTime<Utc>>,
    ) -> anyhow::Result<()> {
        while self.scenes.front().is_some_and(|scene| until.is_none_or(|until| scene.at <= until)) {
            let Some(scene) = self.scenes.pop_front() else { break };
            clock.set(scene.at);
            let at = scene.at;
            self.play(caller, scene).await.with_context(|| format!("a quote at {at}"))?;
        }
        Ok(())
    }

    async fn play(&mut self, caller: &Caller, scene: Scene) -> anyhow::Result<()> {
        let [_, _, seller, ..] = &STAFF;
        let seller = caller.other(seller.uid(), seller.email);
        match scene.deed {
            Deed::Settings => {
                caller.replace("/api/cost_model", costs()).await?;
                self.program = caller.post("/api/fuel_programs", program()).await?;
                caller.post("/api/fuel_programs", steps()).await?;
                for id in &self.on_program {
                    let path = format!("/api/customers/{id}");
                    let version = caller.get(&path).await?["version"].clone();
                    let body = json!({ "version": version, "fuel_program_id": self.program["id"] });
                    caller.patch(&path, body).await?;
                }
            }
            Deed::Diesel { week_on, price } => {
                let body = json!({ "region": "us", "week_on": week_on, "price": price });
                caller.replace("/api/diesel_prices", body).await?;
            }
            Deed::Make(mut body) => {
                body["fuel_program_id"] = self.program["id"].clone();
                self.made[scene.plot] = seller.post("/api/quotes", body).await?;
            }
            Deed::Act(act) => self.act(caller, &seller, scene.plot, act).await?,
        }
        Ok(())
    }

    async fn act(&mut self, caller: &Caller, seller: &Caller, plot: usize, act: Act) -> anyhow::Result<()> {
        let path = format!("/api/quotes/{}", self.made[plot]["id"].as_str().unwrap_or_default());
        let quote = caller.get(&path).await?;
        let with_version = |mut body: Value| {
            body["version"] = quote["version"].clone();
            body
        };
        match act {
            Act::Send => {
                let email = json!({ "email": quote["broker_contact"]["email"], "accepts_credit_risk": true });
                let sent = seller.post(&format!("{path}/send"), with_version(email)).await?;
                let link = sent["link"].as_str().unwrap_or_default();
                self.tokens[plot] = link.rsplit('#').next().unwrap_or_default().to_owned();
            }
            Act::Verb("convert", mut body) => {
                body["accepts_credit_risk"] = json!(true);
                seller.post(&format!("{path}/convert"), with_version(body)).await?;
            }
            Act::Verb(verb, body) => {
                // Approving is the founder's.
                let who = if verb == "approve" { caller } else { seller };
                self.made[plot] = who.post(&format!("{path}/{verb}"), with_version(body)).await?;
            }
            Act::Customer(verb, mut body) => {
                body["token"] = json!(self.tokens[plot]);
                caller.post(&format!("/api/public_quotes/{verb}"), body).await?;
            }
        }
        Ok(())
    }
}

fn plots() -> Vec<Plot> {
    use Act::{Customer, Send, Verb};
    let accept = |customer| {
        let booker = booker(customer);
        json!({ "name": booker["name"], "email": booker["email"] })
    };
    let plot = |made, (from, to), customer, equipment, commodity, rate, acts| Plot {
        made,
        from,
        to,
        customer,
        equipment,
        commodity,
        rate,
        acts,
    };
    let open = || Customer("open", json!({}));
    vec![
        plot(3, (0, 48), Some(0), "dry_van", "Paper rolls", "2.41", vec![]),
        plot(26, (29, 25), None, "reefer", "Frozen vegetables", "2.68", vec![(2, Send)]),
        plot(5, (16, 52), Some(3), "dry_van", "Appliances", "1.55", vec![(1, Verb("request_approval", json!({})))]),
        plot(4, (6, 31), Some(1), "flatbed", "Steel coils", "2.95", vec![(1, Send)]),
        plot(20, (0, 48), Some(2), "dry_van", "Auto parts", "2.52", vec![(1, Send), (6, open())]),
        plot(
            30,
            (24, 43),
            Some(4),
            "reefer",
            "Pet food",
            "2.74",
            vec![(1, Send), (4, open()), (7, Customer("accept", accept(4)))],
        ),
        plot(
            74,
            (17, 47),
            Some(0),
            "dry_van",
            "Bottled water",
            "2.60",
            vec![
                (1, Send),
                (5, open()),
                (6, Customer("accept", accept(0))),
                (8, Verb("convert", json!({ "customer_reference": "SH-90114" }))),
            ],
        ),
        plot(
            96,
            (13, 11),
            Some(5),
            "dry_van",
            "Packaging film",
            "3.05",
            vec![
                (2, Send),
                (9, open()),
                (10, Customer("decline", json!({ "reason": "We found a truck that is already in Minneapolis." }))),
            ],
        ),
        plot(
            120,
            (0, 48),
            Some(6),
            "dry_van",
            "Canned goods",
            "2.66",
            vec![
                (3, Send),
                (
                    30,
                    Verb(
                        "lose",
                        json!({ "reason": "price", "competitor": "Blackhawk Lines", "price_gap_cents": 18_500 }),
                    ),
                ),
            ],
        ),
        plot(190, (34, 38), Some(7), "dry_van", "Lumber", "2.88", vec![(4, Send)]),
        plot(
            60,
            (50, 28),
            Some(2),
            "flatbed",
            "Lumber",
            "2.49",
            vec![
                (1, Send),
                (20, Verb("withdraw", json!({ "reason": "The truck for it is in the shop until Thursday." }))),
            ],
        ),
        plot(
            44,
            (8, 36),
            Some(8),
            "reefer",
            "Frozen vegetables",
            "2.85",
            vec![(1, Send), (5, open()), (22, Verb("revise", json!({}))), (23, Send)],
        ),
        plot(
            52,
            (52, 54),
            Some(9),
            "dry_van",
            "Paper rolls",
            "1.62",
            vec![
                (1, Verb("request_approval", json!({}))),
                (3, Verb("approve", json!({}))),
                (4, Send),
                (9, Verb("lose", json!({ "reason": "too_slow", "note": "They had booked by noon." }))),
            ],
        ),
    ]
}

fn body(fleet: &Fleet, plot: &Plot, made: DateTime<Utc>) -> Value {
    let miles = road_miles(&CITIES[plot.from], &CITIES[plot.to]);
    let pickup = made + TimeDelta::days(4);
    // 50 mph by day, with a night for every eleven hours of driving (49 CFR 395.3).
    let delivery =
        pickup + TimeDelta::minutes((miles / 50.0 * 60.0) as i64) + TimeDelta::hours((miles / 550.0) as i64 * 11);
    let stop = |kind: &str, city: usize, at: DateTime<Utc>| {
        let zone: Tz = CITIES[city].5.parse().unwrap_or(Tz::UTC);
        let local = at.with_timezone(&zone).format("%Y-%m-%dT%H:00").to_string();
        json!({
            "kind": kind, "facility_id": fleet.facilities[city], "schedule": "appointment", "earliest_local": local,
            "ambiguous_time": "earlier",
        })
    };
    let mut body = json!({
        "kind": "SPOT",
        "references": [],
        "broker_contact": plot.customer.map_or_else(|| contact("Dale Pruitt", PROSPECT, 90), booker),
        "load_kind": "full_truckload",
        "equipment": plot.equipment,
        "commodity": plot.commodity,
        "weight_pounds": 38_400,
        "pallets": 22,
        "is_hazmat": false,
        "is_team_required": false,
        "loaded_miles": format!("{miles:.1}"),
        "empty_miles": "48.0",
        "miles_source": "Practical miles",
        "terms": "Two hours free at each stop, then $60 an hour. Lumper fees as billed.",
        "requested_at": made - TimeDelta::minutes(18 + plot.made % 40),
        "valid_until": made + TimeDelta::hours(72),
        "stops": [stop("pickup", plot.from, pickup), stop("delivery", plot.to, delivery)],
        "charges": [{ "code": "LINE_HAUL", "basis": "per_mile", "quantity": format!("{miles:.1}"), "rate": plot.rate }],
    });
    match plot.customer {
        Some(customer) => body["customer_id"] = json!(fleet.customers[customer]),
        None => body["prospect_name"] = json!(PROSPECT),
    }
    if plot.equipment == "reefer" {
        body["temperature_fahrenheit"] = json!(34);
        body["temperature_mode"] = json!("continuous");
    }
    body
}

fn costs() -> Value {
    json!({
        "diesel_price": "3.79", "miles_per_gallon": "6.6", "driver_rate": "0.58", "fixed_per_day_cents": 17_500,
        "maintenance_rate": "0.21", "tolls_rate": "0.03", "miles_per_day": "540", "margin_floor": "12.5",
    })
}

fn program() -> Value {
    json!({ "name": "Standard", "region": "us", "method": "miles_per_gallon", "peg": "1.25", "miles_per_gallon": "6.5" })
}

fn steps() -> Value {
    json!({ "name": "Contract, six cents", "region": "us", "method": "step", "peg": "1.20", "step": "0.06", "step_rate": "0.01" })
}
