//! Types of single settings.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use haul_capability::sealing::{KeyError, SealingKey};
use ipnet::IpNet;
use url::Url;

/// Declares an enum whose variants are written as fixed words.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($variant),+ }

        impl $name {
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(format!("must be one of {}", [$($word),+].join(", "))),
                }
            }
        }
    };
}

words!(Environment { Development = "development", Production = "production" });
words!(LogFormat { Auto = "auto", Json = "json", Text = "text" });
words!(EngineKind { Component = "component", Native = "native" });
words!(MailTransport { Local = "local", Smtp = "smtp" });

/// An http or https origin without path, such as `https://haul.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let url: Url = text.parse().map_err(|error| format!("is not a URL: {error}"))?;
        let is_bare =
            url.path() == "/" && url.query().is_none() && url.fragment().is_none() && url.username().is_empty();
        if !matches!(url.scheme(), "http" | "https") || !is_bare {
            return Err("must be an origin such as https://haul.example, without path".into());
        }
        Ok(Self(url.origin().ascii_serialization()))
    }
}

/// An entry of `http.allowed_origins`: an origin, or `*` in development.
pub struct AllowedOrigin(String);

impl FromStr for AllowedOrigin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "*" { Ok(Self(text.into())) } else { text.parse::<Origin>().map(|origin| Self(origin.0)) }
    }
}

impl From<AllowedOrigin> for String {
    fn from(origin: AllowedOrigin) -> Self {
        origin.0
    }
}

/// A network in CIDR notation; a bare address is a network of one.
pub struct Network(pub IpNet);

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let network = text.parse::<IpNet>().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
        network.map(Self).ok_or_else(|| "must be a network such as 10.0.0.0/8".into())
    }
}

/// A sealing key as 64 hexadecimal digits.
pub struct HexKey(pub SealingKey);

impl FromStr for HexKey {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        SealingKey::from_hex(text).map(Self)
    }
}

/// `host:port`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostPort(String);

impl HostPort {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for HostPort {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let is_host_port =
            matches!(text.rsplit_once(':'), Some((host, port)) if !host.is_empty() && port.parse::<u16>().is_ok());
        if is_host_port && !text.contains('/') { Ok(Self(text.into())) } else { Err("must be host:port".into()) }
    }
}

/// Which database, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DatabaseUrl {
    Sqlite(PathBuf),
    Postgres(String),
}

impl DatabaseUrl {
    pub fn in_folder(data_folder: &Path) -> Self {
        Self::Sqlite(data_folder.join("haul.db"))
    }

    pub(super) fn read(text: &str, data_folder: &Path) -> Result<Self, &'static str> {
        if text.is_empty() {
            Ok(Self::in_folder(data_folder))
        } else if let Some(path) = text.strip_prefix("sqlite:").filter(|path| !path.is_empty()) {
            Ok(Self::Sqlite(path.trim_start_matches("//").into()))
        } else if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            Ok(Self::Postgres(text.into()))
        } else {
            Err("must be sqlite:<path> or postgres://user:password@host/database")
        }
    }

    /// For people: what kind of database this is.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Sqlite(_) => "SQLite",
            Self::Postgres(_) => "PostgreSQL",
        }
    }
}
