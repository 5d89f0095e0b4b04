//! Miles from a Valhalla server: an open routing engine with truck profiles over OpenStreetMap.
//!
//! Shapes: <https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/>.

use haul_api::jobs::JobError;
use haul_ports::{HttpRequest, HttpResponse};
use haul_types::{Miles, Way};
use serde::Deserialize;
use serde_json::{Value, json};

/// 80,000 pounds, the gross weight limit of the Interstate System (23 USC 127), in metric tons.
const WEIGHT_TONS: f64 = 36.3;
/// 13 feet 6 inches, the height that nearly every state allows.
const HEIGHT_METERS: f64 = 4.11;
/// A sleeper tractor with a 53-foot trailer.
const LENGTH_METERS: f64 = 22.0;

#[derive(Deserialize)]
struct Answer {
    trip: Trip,
}

#[derive(Deserialize)]
struct Trip {
    summary: Summary,
}

#[derive(Deserialize)]
struct Summary {
    /// In the requested units.
    length: f64,
}

pub fn request(url: &str, way: &Way) -> HttpRequest {
    let locations: Vec<Value> = way.points.iter().map(|(lat, lon)| json!({ "lat": lat, "lon": lon })).collect();
    let truck = json!({
        "weight": WEIGHT_TONS,
        "height": HEIGHT_METERS,
        "length": LENGTH_METERS,
        "hazmat": way.is_hazmat,
    });
    let body = json!({
        "locations": locations,
        "costing": "truck",
        "costing_options": { "truck": truck },
        "units": "miles",
        // Only the length is used.
        "directions_type": "none",
    });
    HttpRequest {
        method: "POST".to_owned(),
        url: url.to_owned(),
        headers: vec![("content-type".to_owned(), "application/json".to_owned())],
        body: body.to_string().into_bytes(),
    }
}

/// None if the server knows no road there; the estimate stays.
pub fn miles_of(response: &HttpResponse) -> Result<Option<Miles>, JobError> {
    match response.status {
        200 => {}
        400 => return Ok(None),
        429 | 500.. => return Err(JobError::passing(format!("the routing server answered {}", response.status))),
        status => return Err(JobError::Final(format!("the routing server answered {status}"))),
    }
    let answer: Answer = serde_json::from_slice(&response.body)
        .map_err(|error| JobError::Final(format!("not an answer of a routing server: {error}")))?;
    let tenths = answer.trip.summary.length * 10.0;
    Ok((tenths.is_finite() && tenths > 0.0).then(|| Miles::from_tenths(tenths.round() as i64)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn miles_are_the_length_of_the_trip() {
        let answer = |status, body: &str| {
            miles_of(&HttpResponse { status, headers: Vec::new(), body: body.as_bytes().to_vec() })
        };
        let routed = answer(200, r#"{"trip":{"summary":{"length":531.846,"time":30211.4},"legs":[]}}"#).unwrap();
        assert_eq!(routed.map(|miles| miles.to_string()).as_deref(), Some("531.8"));
        let no_path = r#"{"error_code":442,"error":"No path could be found for input","status_code":400}"#;
        assert_eq!(answer(400, no_path).unwrap(), None);
        assert_eq!(answer(200, r#"{"trip":{"summary":{"length":0.0}}}"#).unwrap(), None);
        for (status, body, is_final) in
            [(503, "", false), (429, "", false), (401, "", true), (404, "", true), (200, "<html>", true)]
        {
            assert_eq!(answer(status, body).unwrap_err().is_final(), is_final, "{status}");
        }
    }

    #[test]
    fn a_truck_is_routed_from_stop_to_stop() {
        let way = Way { points: vec![(35.1495, -90.049), (41.8781, -87.6298)], is_hazmat: true };
        let request = request("https://routing.example/route", &way);
        let body: Value = serde_json::from_slice(&request.body).unwrap();
        assert_eq!((&*request.method, &*request.url), ("POST", "https://routing.example/route"));
        assert_eq!(body["locations"][1], json!({ "lat": 41.8781, "lon": -87.6298 }));
        assert_eq!((&body["costing"], &body["units"]), (&json!("truck"), &json!("miles")));
        assert_eq!(body["costing_options"]["truck"]["hazmat"], true);
    }
}
