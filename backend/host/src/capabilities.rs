//! Opens what the settings name: database, blobs, mail, keys, outgoing HTTP.

use std::sync::Arc;

use anyhow::Context;
use futures::FutureExt;
use haul_app::{AppContext, seal_heads};
use haul_capability::archives::{ArchivesLimits, ZipArchives};
use haul_capability::blobs::BlobStore;
use haul_capability::carrier_registry::{Qcmobile, QcmobileSettings};
use haul_capability::confined::{ParserSettings, Parsers, find_program};
use haul_capability::events::{EventHub, Relay};
use haul_capability::http::{AllowedHttp, HttpSettings};
use haul_capability::identity_keys::{IdentityKeysSettings, PublishedKeys};
use haul_capability::mail::{LocalMailbox, SmtpMail, SmtpSettings};
use haul_capability::places::Gazetteer;
use haul_capability::sealing::{KeyedSealing, load_or_create_keys};
use haul_capability::sms::{SmsSettings, TwilioSms};
use haul_capability::sql::{Postgres, PostgresSettings, Sqlite, SqliteSettings};
use haul_capability::tables::{TableFiles, TablesLimits};
use haul_capability::typesetting::{Typesetter, TypesettingLimits};
use haul_capability::webhooks::{WebhookSender, WebhookSettings};
use haul_db::{Db, Scope, SqlPort, SqlStatement};
use haul_migration::Applied;
use haul_ports::{
    CarrierRegistry, HttpClient, IdentityKeys, Mail, NoCarrierRegistry, NoSms, Settings, Sms, SystemClock, SystemIds,
};

use crate::config::{Config, Database, DatabaseUrl, Environment, MailTransport};
use crate::edge::ReadyCheck;
use crate::engine::{Capabilities, Traps};

/// Everything that the product may ask of this host, opened.
pub struct Opened {
    sql: Arc<dyn SqlPort>,
    archives: Arc<ZipArchives>,
    pub blobs: BlobStore,
    pub events: EventHub,
    /// Relays live updates between the hosts of one PostgreSQL database.
    _relay: Option<Relay>,
    mail: Arc<dyn Mail>,
    /// Present if mail stays on this machine.
    pub mailbox: Option<LocalMailbox>,
    sealing: Arc<KeyedSealing>,
    carrier_registry: Arc<dyn CarrierRegistry>,
    sms: Arc<dyn Sms>,
    pub parsers: Parsers,
    tables: Arc<TableFiles>,
    typesetting: Arc<Typesetter>,
    http: Arc<dyn HttpClient>,
    identity_keys: Arc<dyn IdentityKeys>,
    pub webhooks: WebhookSender,
    pub traps: Arc<Traps>,
    settings: Settings,
}

/// Opens all capabilities, inside a runtime. At this point only the relay of live updates opens a connection.
pub fn open(config: &Config) -> anyhow::Result<Opened> {
    let sealing = Arc::new(open_sealing(config)?);
    let blobs = BlobStore::in_folder(&config.data_folder.join("blobs"), sealing.clone())
        .context("cannot open the blob store")?
        .with_quota(config.company_bytes.unwrap_or(u64::MAX));
    let parsers = open_parsers(config)?;
    let (mail, mailbox) = open_mail(config, &blobs)?;
    let routing = config.routing_url.as_ref().map(|url| url.origin().ascii_serialization());
    let origins = config.http.allowed_origins.iter().cloned().chain(routing).collect();
    let http = HttpSettings { timeout: config.http.timeout, ..HttpSettings::new(origins) };
    let keys = IdentityKeysSettings { url: config.identity.keys_url.to_string(), ..IdentityKeysSettings::default() };
    let (events, relay) = open_events(config, sealing.clone());
    Ok(Opened {
        sql: open_database(&config.database)?,
        archives: Arc::new(ZipArchives::new(blobs.clone(), ArchivesLimits::default())),
        tables: Arc::new(TableFiles::new(blobs.clone(), parsers.clone(), TablesLimits::default())),
        typesetting: Arc::new(Typesetter::new(blobs.clone(), parsers.clone(), TypesettingLimits::default())),
        parsers,
        blobs,
        events,
        _relay: relay,
        mail,
        mailbox,
        sealing,
        carrier_registry: open_carrier_registry(config)?,
        sms: open_sms(config)?,
        http: Arc::new(AllowedHttp::new(&http).context("http.allowed_origins")?),
        identity_keys: Arc::new(PublishedKeys::new(keys).context("identity.keys_url")?),
        webhooks: open_webhooks(config)?,
        traps: Arc::default(),
        settings: product_settings(config),
    })
}

/// Existing chains are sealed once, when the database gains seals.
const MADE_ROOM_FOR_SEALS: &str = "m0163_seal_audit_head_and_ein";

/// Migrates the configured database to this program's schema, as the login role on PostgreSQL.
pub async fn migrate(config: &Config) -> anyhow::Result<Applied> {
    let port: Arc<dyn SqlPort> = match &config.database.url {
        DatabaseUrl::Sqlite(_) => open_database(&config.database)?,
        DatabaseUrl::Postgres(url) => {
            Arc::new(Postgres::open(PostgresSettings::for_migration(url)).context("cannot open the database")?)
        }
    };
    let applied = haul_migration::migrate(port.as_ref()).await.context("cannot migrate the database")?;
    if applied.names.contains(&MADE_ROOM_FOR_SEALS) {
        seal_heads(&open(config)?.native_context()).await.context("cannot seal the audit log")?;
    }
    Ok(applied)
}

impl Opened {
    /// For the product in this process.
    pub fn native_context(&self) -> AppContext {
        AppContext {
            db: Db::new(self.sql.clone()),
            archives: self.archives.clone(),
            blobs: Arc::new(self.blobs.clone()),
            callers: self.traps.clone(),
            carrier_registry: self.carrier_registry.clone(),
            events: Arc::new(self.events.clone()),
            http: self.http.clone(),
            identity_keys: self.identity_keys.clone(),
            mail: self.mail.clone(),
            places: Gazetteer::shared(),
            sealing: self.sealing.clone(),
            sms: self.sms.clone(),
            tables: self.tables.clone(),
            typesetting: self.typesetting.clone(),
            webhooks: Arc::new(self.webhooks.clone()),
            clock: Arc::new(SystemClock),
            ids: Arc::new(SystemIds),
            settings: Arc::new(self.settings.clone()),
            product: &haul_app::PRODUCT,
        }
    }

    /// For the product as a component.
    pub fn capabilities(&self) -> anyhow::Result<Capabilities> {
        Ok(Capabilities {
            sql: self.sql.clone(),
            archives: self.archives.clone(),
            blobs: Arc::new(self.blobs.clone()),
            carrier_registry: self.carrier_registry.clone(),
            events: Arc::new(self.events.clone()),
            http: self.http.clone(),
            identity_keys: self.identity_keys.clone(),
            mail: self.mail.clone(),
            places: Gazetteer::shared(),
            sealing: self.sealing.clone(),
            sms: self.sms.clone(),
            tables: self.tables.clone(),
            typesetting: self.typesetting.clone(),
            webhooks: Arc::new(self.webhooks.clone()),
            traps: self.traps.clone(),
            settings_json: serde_json::to_string(&self.settings)?,
        })
    }

    /// Checks that the database responds.
    pub fn ready_check(&self) -> ReadyCheck {
        let sql = self.sql.clone();
        Arc::new(move || {
            let sql = sql.clone();
            async move {
                let statement = SqlStatement::plain("SELECT 1");
                sql.query(&Scope::System("readiness"), statement)
                    .await
                    .inspect_err(|error| tracing::warn!(%error, "the database does not answer"))
                    .is_ok()
            }
            .boxed()
        })
    }
}

fn open_parsers(config: &Config) -> anyhow::Result<Parsers> {
    let program = match &config.parsing.program {
        Some(program) => {
            anyhow::ensure!(program.is_file(), "parsing.program: there is no {}", program.display());
            program.clone()
        }
        None => find_program()?,
    };
    let mut settings = ParserSettings::new(program);
    if let Some(at_once) = config.parsing.at_once {
        settings.at_once = at_once;
    }
    Ok(Parsers::new(settings))
}

fn open_database(database: &Database) -> anyhow::Result<Arc<dyn SqlPort>> {
    Ok(match &database.url {
        DatabaseUrl::Sqlite(path) => Arc::new(
            Sqlite::open(&SqliteSettings::new(path)).with_context(|| format!("cannot open {}", path.display()))?,
        ),
        DatabaseUrl::Postgres(url) => {
            let settings = PostgresSettings { max_connections: database.connections, ..PostgresSettings::new(url) };
            Arc::new(Postgres::open(settings).context("cannot open the database")?)
        }
    })
}

fn open_webhooks(config: &Config) -> anyhow::Result<WebhookSender> {
    let allows_private_addresses = config.webhooks_allow_private_addresses;
    WebhookSender::new(WebhookSettings { allows_private_addresses, ..WebhookSettings::default() }).context("webhooks")
}

fn open_events(config: &Config, sealing: Arc<KeyedSealing>) -> (EventHub, Option<Relay>) {
    match &config.database.url {
        DatabaseUrl::Sqlite(_) => (EventHub::new(sealing), None),
        DatabaseUrl::Postgres(url) => {
            let (events, relay) = EventHub::with_postgres(sealing, url);
            (events, Some(relay))
        }
    }
}

fn open_sealing(config: &Config) -> anyhow::Result<KeyedSealing> {
    let keys = if config.sealing_keys.is_empty() {
        let folder = config.data_folder.join("keys");
        load_or_create_keys(&folder).with_context(|| format!("cannot keep development keys in {}", folder.display()))?
    } else {
        config.sealing_keys.clone()
    };
    KeyedSealing::new(&keys, config.server.public_url.as_str()).context("sealing.keys")
}

fn open_mail(config: &Config, blobs: &BlobStore) -> anyhow::Result<(Arc<dyn Mail>, Option<LocalMailbox>)> {
    match config.mail.transport {
        MailTransport::Local => {
            let folder = config.data_folder.join("mail");
            let mailbox = LocalMailbox::open(&folder, blobs.clone())
                .with_context(|| format!("cannot keep mail in {}", folder.display()))?;
            Ok((Arc::new(mailbox.clone()), Some(mailbox)))
        }
        MailTransport::Smtp => {
            let settings = SmtpSettings { url: config.mail.smtp_url.clone(), from: config.mail.from.clone() };
            Ok((Arc::new(SmtpMail::new(&settings, blobs.clone()).context("mail")?), None))
        }
    }
}

fn open_sms(config: &Config) -> anyhow::Result<Arc<dyn Sms>> {
    let Some(sms) = &config.sms else { return Ok(Arc::new(NoSms)) };
    let settings = SmsSettings {
        url: sms.url.clone(),
        account_sid: sms.account_sid.clone(),
        auth_token: sms.auth_token.clone(),
        from: sms.from.clone(),
    };
    Ok(Arc::new(TwilioSms::new(settings).context("sms")?))
}

fn open_carrier_registry(config: &Config) -> anyhow::Result<Arc<dyn CarrierRegistry>> {
    let Some(fmcsa) = &config.fmcsa else { return Ok(Arc::new(NoCarrierRegistry)) };
    let settings = QcmobileSettings { url: fmcsa.url.clone(), web_key: fmcsa.web_key.clone() };
    Ok(Arc::new(Qcmobile::new(settings).context("fmcsa")?))
}

fn product_settings(config: &Config) -> Settings {
    Settings {
        public_url: config.server.public_url.as_str().to_owned(),
        product_name: config.name.clone(),
        environment: match config.environment {
            Environment::Development => haul_ports::Environment::Development,
            Environment::Production => haul_ports::Environment::Production,
        },
        identity_project_id: config.identity.project_id.clone(),
        identity_emulator: config.identity.emulator_host.is_some(),
        fallback_admin_email: config.fallback_admin_email.clone(),
        routing_url: config.routing_url.as_ref().map(ToString::to_string),
        has_sms: config.sms.is_some(),
        has_carrier_registry: config.fmcsa.is_some(),
    }
}
