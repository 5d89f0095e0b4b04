//! The host's settings: read once, checked as a whole, never read from the environment anywhere else.
//!
//! The keys are documented in `config.default.toml`.

mod layers;
mod print;
mod production;
mod reader;
mod values;

use std::fmt::{self, Display};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use haul_capability::sealing::SealingKey;
use ipnet::IpNet;
use url::Url;

pub use layers::{DEFAULTS, Layers, Origin, Setting, variable};
pub use print::print;
pub use values::{
    DatabaseUrl, EngineKind, Environment, HostPort, LogFormat, MailTransport, Network, Origin as WebOrigin,
};

use reader::Reader;

/// Something that keeps the server from starting: the key, and what is wrong with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub key: String,
    pub message: String,
}

impl Problem {
    fn new(key: impl Into<String>, message: impl Display) -> Self {
        Self { key: key.into(), message: message.to_string() }
    }
}

impl Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.key, self.message)
    }
}

#[derive(Clone, Debug)]
pub struct Config {
    pub environment: Environment,
    /// The product's name on screen.
    pub name: String,
    pub data_folder: PathBuf,
    pub server: Server,
    pub log: Log,
    pub engine: Engine,
    pub parsing: Parsing,
    /// Bytes of files that one company may keep; `None`: no limit.
    pub company_bytes: Option<u64>,
    pub database: Database,
    pub mail: Mail,
    /// `None`: no text messages.
    pub sms: Option<Sms>,
    /// `None`: carriers can't be looked up.
    pub fmcsa: Option<Fmcsa>,
    /// Empty: generated in the data folder.
    pub sealing_keys: Vec<SealingKey>,
    pub http: Http,
    pub identity: Identity,
    pub google: Google,
    pub map: Map,
    /// `None`: miles are only estimated.
    pub routing_url: Option<Url>,
    pub fallback_admin_email: Option<String>,
    /// Whether webhooks may go to private addresses, and without TLS.
    pub webhooks_allow_private_addresses: bool,
    pub rates: Rates,
}

#[derive(Clone, Debug)]
pub struct Server {
    pub listen: SocketAddr,
    pub public_url: WebOrigin,
    pub web_root: PathBuf,
    pub metrics_listen: Option<SocketAddr>,
    pub trusted_proxies: Vec<IpNet>,
    /// Open at once, in all.
    pub connections: usize,
    /// Open at once from one client address.
    pub connections_per_address: usize,
    pub idle: Duration,
    pub shutdown: Duration,
}

#[derive(Clone, Debug)]
pub struct Log {
    pub format: LogFormat,
    pub level: String,
}

#[derive(Clone, Debug)]
pub struct Engine {
    pub kind: EngineKind,
    pub component: Option<PathBuf>,
    /// `None`: one per core.
    pub workers: Option<usize>,
    /// `None`: the engine's own limit.
    pub requests_per_instance: Option<u64>,
}

/// How uploads are read.
#[derive(Clone, Debug)]
pub struct Parsing {
    /// `None`: beside this program.
    pub program: Option<PathBuf>,
    /// `None`: by the number of cores.
    pub at_once: Option<usize>,
}

#[derive(Clone, Debug)]
pub struct Database {
    pub url: DatabaseUrl,
    pub connections: usize,
    pub migrate_on_serve: bool,
}

#[derive(Clone, Debug)]
pub struct Mail {
    pub transport: MailTransport,
    pub from: String,
    /// Holds a password.
    pub smtp_url: String,
}

/// A provider with Twilio's Messages API.
#[derive(Clone, Debug)]
pub struct Sms {
    pub url: Url,
    pub account_sid: String,
    /// Secret.
    pub auth_token: String,
    pub from: String,
}

/// FMCSA's QCMobile, or a server with the same API.
#[derive(Clone, Debug)]
pub struct Fmcsa {
    pub url: Url,
    /// Secret.
    pub web_key: String,
}

#[derive(Clone, Debug)]
pub struct Http {
    pub allowed_origins: Vec<String>,
    pub timeout: Duration,
}

#[derive(Clone, Debug)]
pub struct Identity {
    pub project_id: String,
    pub api_key: String,
    pub auth_domain: String,
    pub emulator_host: Option<HostPort>,
    pub keys_url: Url,
}

#[derive(Clone, Debug)]
pub struct Google {
    pub client_id: Option<String>,
    pub authorization_endpoint: Url,
}

/// The map that browsers draw.
#[derive(Clone, Debug)]
pub struct Map {
    /// `None`: the embedded one.
    pub style_url: Option<Url>,
    /// Origins of the style and of everything it refers to.
    pub origins: Vec<String>,
}

/// Requests per client address, calls per key or person; 0 switches a limit off, in development only.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    pub registrations_per_hour: u32,
    pub carrier_lookups_per_minute: u32,
    pub owner_logins_per_hour: u32,
    pub quote_links_per_minute: u32,
    pub tracking_links_per_minute: u32,
    pub tickets_per_minute: u32,
    pub sign_ins_per_minute: u32,
    pub refused_tokens_per_minute: u32,
    pub calls_per_minute: u32,
}

impl Config {
    /// Reads the effective settings, or reports everything wrong with them.
    pub fn load(
        file: Option<&str>,
        variables: impl IntoIterator<Item = (String, String)>,
    ) -> Result<(Self, Layers), (Vec<Problem>, Layers)> {
        let mut problems = Vec::new();
        let mut layers = Layers::defaults();
        if let Some(text) = file {
            layers.overlay_file(text, &mut problems);
        }
        layers.overlay_environment(variables, &mut problems);
        let config = Self::read(&mut Reader::new(&layers, &mut problems));
        problems.extend(production::refusals(&config));
        if problems.is_empty() { Ok((config, layers)) } else { Err((problems, layers)) }
    }

    fn read(reader: &mut Reader) -> Self {
        let data_folder = PathBuf::from(reader.text("data.folder"));
        let project_id = reader.text("identity.project_id");
        Self {
            environment: reader.parse("environment"),
            name: reader.text("branding.name"),
            server: Server::read(reader, &data_folder),
            log: Log { format: reader.parse("log.format"), level: reader.text("log.level") },
            engine: Engine::read(reader),
            parsing: Parsing::read(reader),
            company_bytes: Some(reader.number::<u64>("blobs.company_gib", 0..=1_000_000) << 30)
                .filter(|most| *most > 0),
            database: Database {
                url: DatabaseUrl::read(&reader.text("database.url"), &data_folder).unwrap_or_else(|error| {
                    reader.problem("database.url", error);
                    DatabaseUrl::in_folder(&data_folder)
                }),
                connections: reader.number("database.connections", 1..=1000),
                migrate_on_serve: reader.flag("database.migrate_on_serve"),
            },
            mail: Mail::read(reader),
            sms: Sms::read(reader),
            fmcsa: Fmcsa::read(reader),
            sealing_keys: reader.list::<values::HexKey>("sealing.keys").into_iter().map(|key| key.0).collect(),
            http: Http {
                allowed_origins: reader
                    .list::<values::AllowedOrigin>("http.allowed_origins")
                    .into_iter()
                    .map(Into::into)
                    .collect(),
                timeout: seconds(reader, "http.timeout_seconds"),
            },
            identity: Identity {
                api_key: reader.text("identity.api_key"),
                auth_domain: reader
                    .optional_text("identity.auth_domain")
                    .unwrap_or_else(|| format!("{project_id}.firebaseapp.com")),
                emulator_host: reader.optional("identity.emulator_host"),
                keys_url: reader.parse("identity.keys_url"),
                project_id,
            },
            google: Google {
                client_id: reader.optional_text("google.client_id"),
                authorization_endpoint: reader.parse("google.authorization_endpoint"),
            },
            map: Map::read(reader),
            routing_url: reader.optional("routing.url"),
            fallback_admin_email: reader.optional_text("auth.fallback_admin_email"),
            webhooks_allow_private_addresses: reader.flag("webhooks.allow_private_addresses"),
            rates: Rates::read(reader),
            data_folder,
        }
    }
}

impl Server {
    fn read(reader: &mut Reader, data_folder: &std::path::Path) -> Self {
        Self {
            listen: reader.parse("server.listen"),
            public_url: reader.parse("server.public_url"),
            web_root: reader.optional_text("server.web_root").map_or_else(|| data_folder.join("web"), PathBuf::from),
            metrics_listen: reader.optional("server.metrics_listen"),
            trusted_proxies: reader
                .list::<Network>("server.trusted_proxies")
                .into_iter()
                .map(|network| network.0)
                .collect(),
            connections: reader.number("server.connections", 1..=1_000_000),
            connections_per_address: reader.number("server.connections_per_address", 1..=1_000_000),
            idle: seconds(reader, "server.idle_seconds"),
            shutdown: seconds(reader, "server.shutdown_seconds"),
        }
    }
}

impl Engine {
    fn read(reader: &mut Reader) -> Self {
        let workers: usize = reader.number("engine.workers", 0..=256);
        let requests_per_instance: u64 = reader.number("engine.requests_per_instance", 0..=10_000_000);
        Self {
            kind: reader.parse("engine.kind"),
            component: reader.optional_text("engine.component").map(PathBuf::from),
            workers: Some(workers).filter(|count| *count > 0),
            requests_per_instance: Some(requests_per_instance).filter(|count| *count > 0),
        }
    }
}

impl Parsing {
    fn read(reader: &mut Reader) -> Self {
        let at_once: usize = reader.number("parsing.at_once", 0..=256);
        Self {
            program: reader.optional_text("parsing.program").map(PathBuf::from),
            at_once: Some(at_once).filter(|count| *count > 0),
        }
    }
}

impl Mail {
    fn read(reader: &mut Reader) -> Self {
        let mail = Self {
            transport: reader.parse("mail.transport"),
            from: reader.text("mail.from"),
            smtp_url: reader.text("mail.smtp_url"),
        };
        if mail.transport == MailTransport::Smtp && mail.smtp_url.is_empty() {
            reader.problem("mail.smtp_url", "is needed by mail.transport = \"smtp\"");
        }
        mail
    }
}

impl Sms {
    fn read(reader: &mut Reader) -> Option<Self> {
        let url = reader.parse("sms.url");
        let account_sid = reader.optional_text("sms.account_sid")?;
        for key in ["sms.auth_token", "sms.from"] {
            if reader.text(key).is_empty() {
                reader.problem(key, "is needed by sms.account_sid");
            }
        }
        Some(Self { url, account_sid, auth_token: reader.text("sms.auth_token"), from: reader.text("sms.from") })
    }
}

impl Fmcsa {
    fn read(reader: &mut Reader) -> Option<Self> {
        let url = reader.parse("fmcsa.url");
        let web_key = reader.optional_text("fmcsa.web_key")?;
        Some(Self { url, web_key })
    }
}

impl Map {
    fn read(reader: &mut Reader) -> Self {
        let style_url = reader.optional::<Url>("map.style_url").filter(|url| {
            let is_web = ["http", "https"].contains(&url.scheme());
            if !is_web {
                reader.problem("map.style_url", "must start with https:// or http://");
            }
            is_web
        });
        let own = style_url.iter().map(|url| url.origin().ascii_serialization());
        let others = reader.list::<values::Origin>("map.origins").into_iter().map(|origin| origin.as_str().to_owned());
        Self { origins: own.chain(others).collect(), style_url }
    }
}

impl Rates {
    fn read(reader: &mut Reader) -> Self {
        let mut rate = |key| reader.number(key, 0..=1_000_000);
        Self {
            registrations_per_hour: rate("rates.registrations_per_hour"),
            carrier_lookups_per_minute: rate("rates.carrier_lookups_per_minute"),
            owner_logins_per_hour: rate("rates.owner_logins_per_hour"),
            quote_links_per_minute: rate("rates.quote_links_per_minute"),
            tracking_links_per_minute: rate("rates.tracking_links_per_minute"),
            tickets_per_minute: rate("rates.tickets_per_minute"),
            sign_ins_per_minute: rate("rates.sign_ins_per_minute"),
            refused_tokens_per_minute: rate("rates.refused_tokens_per_minute"),
            calls_per_minute: rate("rates.calls_per_minute"),
        }
    }
}

fn seconds(reader: &mut Reader, key: &str) -> Duration {
    Duration::from_secs(reader.number(key, 1..=3600))
}
