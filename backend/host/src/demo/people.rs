//! The demo's companies and people. All invented; phone numbers are from the range reserved for fiction.

use haul_app::AppContext;
use serde_json::{Value, json};

use super::caller::Caller;

pub struct Person {
    pub role: &'static str,
    pub full_name: &'static str,
    pub email: &'static str,
}

impl Person {
    /// The account's id at the identity provider.
    pub fn uid(&self) -> String {
        format!("demo-{}", self.email.split('@').next().unwrap_or_default().replace('.', "-"))
    }
}

pub struct Carrier {
    pub legal_name: &'static str,
    pub dot_number: &'static str,
    pub mc_number: &'static str,
    pub scac: &'static str,
    pub address: &'static str,
    pub phone: &'static str,
    pub founder: Person,
}

impl Carrier {
    pub fn registration(&self) -> Value {
        json!({
            "fullname": self.founder.full_name,
            "companyName": self.legal_name,
            "companyAddress": self.address,
            "companyPhone": self.phone,
            "companyEmail": self.founder.email,
            "officersName": self.founder.full_name,
            "dotNumber": self.dot_number,
            "mcNumber": self.mc_number,
            "scacCode": self.scac,
        })
    }
}

pub const CARRIER: Carrier = Carrier {
    legal_name: "Prairie Crest Transport LLC",
    dot_number: "3914427",
    mc_number: "MC-1478820",
    scac: "PCRT",
    address: "2450 Channahon Rd, Joliet, IL 60436",
    phone: "(815) 555-0100",
    founder: Person { role: "SuperAdmin", full_name: "Ruth Halvorsen", email: "ruth.halvorsen@prairiecrest.example" },
};

pub const NEIGHBOUR: Carrier = Carrier {
    legal_name: "Salt Fork Hauling Inc",
    dot_number: "3950016",
    mc_number: "MC-1502237",
    scac: "SFHK",
    address: "81 County Line Rd, Cambridge, OH 43725",
    phone: "(740) 555-0140",
    founder: Person { role: "Admin", full_name: "Owen Pruitt", email: "owen.pruitt@saltfork.example" },
};

/// The carrier's staff, one per role, the founder first.
pub const STAFF: [Person; 5] = [
    CARRIER.founder,
    Person { role: "Admin", full_name: "Marcus Bell", email: "marcus.bell@prairiecrest.example" },
    Person { role: "TerminalManager", full_name: "Dana Whitfield", email: "dana.whitfield@prairiecrest.example" },
    Person { role: "SafetyManager", full_name: "Inez Calderon", email: "inez.calderon@prairiecrest.example" },
    Person { role: "User", full_name: "Theo Lindgren", email: "theo.lindgren@prairiecrest.example" },
];

/// Name and email address of the fleet owners.
pub const OWNERS: [(&str, &str); 2] =
    [("Harlan Voss", "harlan.voss@vosstrucking.example"), ("Marisol Vega", "marisol.vega@vegahaul.example")];

/// The sections that the carrier has opened, by role.
const GRANTS: [(&str, &str); 8] = [
    ("TerminalManager", "dashboard"),
    ("TerminalManager", "loads"),
    ("TerminalManager", "quotes"),
    ("TerminalManager", "safety"),
    ("SafetyManager", "safety"),
    ("SafetyManager", "driver_files"),
    ("User", "loads"),
    ("User", "financial"),
];

/// Invites the staff, who sign in at once, and opens the sections.
pub async fn hire(context: &AppContext, founder: &Caller) -> anyhow::Result<()> {
    for person in STAFF.iter().skip(1) {
        let body = json!({ "email": person.email, "full_name": person.full_name, "role": person.role });
        founder.post("/api/users", body).await?;
        founder.other(person.uid(), person.email).get("/api/session").await?;
    }
    for (role, section) in GRANTS {
        founder.put(&format!("/api/role_grants/{role}/{section}")).await?;
    }
    // The invitations have been answered, so they need not stay in the mailbox.
    haul_app::run_jobs(context, 100).await;
    Ok(())
}

pub const FIRST_NAMES: [&str; 30] = [
    "Walt", "Dolores", "Earl", "Tamika", "Boyd", "Renee", "Luis", "Carla", "Amos", "Priya", "Grady", "Yolanda",
    "Vince", "Sheryl", "Marek", "Nadia", "Clyde", "Rosa", "Terrell", "June", "Hector", "Faye", "Dwight", "Lena",
    "Roscoe", "Mona", "Emmett", "Gloria", "Kirk", "Ada",
];

pub const LAST_NAMES: [&str; 30] = [
    "Jensen",
    "Marsh",
    "Kowalski",
    "Reyes",
    "Tolliver",
    "Osei",
    "Navarro",
    "Brandt",
    "Whitaker",
    "Patel",
    "Sorensen",
    "Dupree",
    "Castellano",
    "Hobbs",
    "Nowak",
    "Haddad",
    "Barlow",
    "Medina",
    "Gaines",
    "Eastman",
    "Fuentes",
    "Colby",
    "Ransom",
    "Petrova",
    "Tate",
    "Ibarra",
    "Lowell",
    "Santana",
    "Voight",
    "Mercer",
];

pub const CUSTOMERS: [(&str, &str); 20] = [
    ("Blue Ridge Brokerage", "broker"),
    ("Northgate Logistics Group", "third_party_logistics"),
    ("Lakeshore Freight Solutions", "broker"),
    ("Cobalt Route Partners", "broker"),
    ("Harvest Lane Foods", "shipper"),
    ("Granite State Paper", "shipper"),
    ("Ironwood Building Supply", "shipper"),
    ("Meridian Beverage Co", "shipper"),
    ("Pioneer Spring Water", "shipper"),
    ("Silver Birch Brokerage", "broker"),
    ("Redstone Freight Desk", "broker"),
    ("Coastline Supply Chain", "third_party_logistics"),
    ("Summit Appliance Works", "shipper"),
    ("Twin Rivers Produce", "shipper"),
    ("Old Mill Packaging", "shipper"),
    ("Highfield Brokerage", "broker"),
    ("Juniper Home Goods", "shipper"),
    ("Crossroads Freight Exchange", "broker"),
    ("Evergreen Tissue", "shipper"),
    ("Bayline Logistics", "third_party_logistics"),
];
