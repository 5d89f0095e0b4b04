//! Every path that the edge knows, at a glance.

use poem::http::Method;

/// What a path leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route<'a> {
    /// The product's API.
    App,
    /// Upload or download by ticket.
    Blob {
        ticket: &'a str,
    },
    /// Live updates by ticket.
    Events {
        ticket: &'a str,
    },
    OpenApi,
    Config,
    Remotes,
    /// A file of a deployed micro-frontend, `<id>/<version>/…`.
    Remote {
        path: &'a str,
    },
    Mailbox,
    MailboxList,
    Mail {
        id: &'a str,
    },
    Emulator,
    Health,
    Ready,
    Metrics,
    /// A file of the shell, else its document.
    Shell {
        path: &'a str,
    },
}

impl<'a> Route<'a> {
    pub fn of(path: &'a str) -> Self {
        match path {
            "/healthz" => return Self::Health,
            "/readyz" => return Self::Ready,
            "/metrics" => return Self::Metrics,
            "/openapi.json" => return Self::OpenApi,
            "/config.json" => return Self::Config,
            "/remotes.json" => return Self::Remotes,
            "/mailbox" | "/mailbox/" => return Self::Mailbox,
            "/mailbox.json" => return Self::MailboxList,
            "/api" | "/logout" => return Self::App,
            _ => {}
        }
        let after = |prefix: &str| path.strip_prefix(prefix);
        if after("/api/").or_else(|| after("/logout/")).is_some() {
            Self::App
        } else if let Some(rest) = after("/blobs/") {
            // A file's name may follow, for people.
            Self::Blob { ticket: rest.split('/').next().unwrap_or(rest) }
        } else if let Some(ticket) = after("/events/") {
            Self::Events { ticket }
        } else if let Some(path) = after("/mfe/") {
            Self::Remote { path }
        } else if let Some(id) = after("/mailbox/") {
            Self::Mail { id }
        } else if ["/identitytoolkit.googleapis.com/", "/securetoken.googleapis.com/", "/emulator/"]
            .iter()
            .any(|prefix| path.starts_with(prefix))
        {
            Self::Emulator
        } else {
            Self::Shell { path: path.trim_start_matches('/') }
        }
    }

    pub fn class(&self) -> RouteClass {
        match self {
            Self::App => RouteClass::Api,
            Self::Blob { .. } => RouteClass::Blobs,
            Self::Events { .. } => RouteClass::Events,
            Self::OpenApi | Self::Config | Self::Remotes | Self::Remote { .. } | Self::Shell { .. } => {
                RouteClass::Files
            }
            Self::Mailbox | Self::MailboxList | Self::Mail { .. } => RouteClass::Mailbox,
            Self::Emulator => RouteClass::Emulator,
            Self::Health | Self::Ready | Self::Metrics => RouteClass::Operations,
        }
    }

    pub fn allows(&self, method: &Method) -> bool {
        match self {
            Self::App | Self::Emulator => true,
            Self::Blob { .. } => [Method::GET, Method::HEAD, Method::PATCH, Method::PUT].contains(method),
            Self::Events { .. } => method == Method::GET,
            _ => [Method::GET, Method::HEAD].contains(method),
        }
    }
}

/// A route's name in logs and metrics; paths themselves contain ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RouteClass {
    Api,
    Blobs,
    Events,
    Files,
    Mailbox,
    Emulator,
    Operations,
}

impl RouteClass {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Api => "api",
            Self::Blobs => "blobs",
            Self::Events => "events",
            Self::Files => "files",
            Self::Mailbox => "mailbox",
            Self::Emulator => "emulator",
            Self::Operations => "operations",
        }
    }

    /// Neither browsers nor proxies may store the response.
    pub fn is_never_stored(self) -> bool {
        self != Self::Files
    }

    pub fn is_file(self) -> bool {
        self == Self::Files
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_leads_each_path_to_its_place() {
        let cases = [
            ("/api/loads", Route::App),
            ("/apis", Route::Shell { path: "apis" }),
            ("/logout/", Route::App),
            ("/blobs/abc", Route::Blob { ticket: "abc" }),
            ("/blobs/abc/Invoice%20INV-1009.pdf", Route::Blob { ticket: "abc" }),
            ("/events/abc", Route::Events { ticket: "abc" }),
            ("/mfe/apps/1.0.0/entry.js", Route::Remote { path: "apps/1.0.0/entry.js" }),
            ("/mailbox/7", Route::Mail { id: "7" }),
            ("/emulator/v1/projects/demo-haul/oobCodes", Route::Emulator),
            ("/apps/track&trace", Route::Shell { path: "apps/track&trace" }),
            ("/", Route::Shell { path: "" }),
        ];
        for (path, expected) in cases {
            assert_eq!(Route::of(path), expected, "{path}");
        }
    }
}
