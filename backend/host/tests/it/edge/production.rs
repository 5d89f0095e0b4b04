//! Settings: unknown keys, wrong values, and what production refuses.

use haul_host::config::{Config, EngineKind, Layers, print, variable};

fn problems(file: &str, variables: &[(&str, &str)]) -> Vec<String> {
    let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    match Config::load(Some(file), variables) {
        Ok(_) => Vec::new(),
        Err((problems, _)) => problems.iter().map(ToString::to_string).collect(),
    }
}

const PRODUCTION: &str = r#"
environment = "production"
[server]
public_url = "https://haul.example"
[mail]
transport = "smtp"
smtp_url = "smtps://haul:secret@mail.example"
[sealing]
keys = ["000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]
[http]
allowed_origins = ["https://quickbooks.api.intuit.com"]
[identity]
project_id = "roadline"
"#;

#[test]
fn the_defaults_are_valid() {
    assert_eq!(problems("", &[]), [""; 0]);
}

#[test]
fn production_starts_with_real_settings() {
    assert_eq!(problems(PRODUCTION, &[]), [""; 0]);
}

#[test]
fn production_refuses_what_is_safe_on_a_developers_machine_only() {
    let cases = [
        ("HAUL_SEALING_KEYS", "", "sealing.keys"),
        ("HAUL_MAIL_TRANSPORT", "local", "mail.transport"),
        ("HAUL_IDENTITY_EMULATOR_HOST", "127.0.0.1:9099", "identity.emulator_host"),
        ("HAUL_IDENTITY_PROJECT_ID", "demo-haul", "identity.project_id"),
        ("HAUL_HTTP_ALLOWED_ORIGINS", "https://a.example,*", "http.allowed_origins"),
        ("HAUL_SERVER_PUBLIC_URL", "http://haul.example", "server.public_url"),
        ("HAUL_IDENTITY_KEYS_URL", "http://www.googleapis.com/keys", "identity.keys_url"),
        ("HAUL_MAIL_SMTP_URL", "smtp://haul:secret@mail.example", "mail.smtp_url"),
        ("HAUL_MAIL_SMTP_URL", "smtp://haul:secret@mail.example?tls=opportunistic", "mail.smtp_url"),
        ("HAUL_SERVER_TRUSTED_PROXIES", "0.0.0.0/0", "server.trusted_proxies"),
        ("HAUL_SERVER_TRUSTED_PROXIES", "10.0.0.0/8,::/0", "server.trusted_proxies"),
        ("HAUL_SERVER_TRUSTED_PROXIES", "8.0.0.0/7", "server.trusted_proxies"),
        ("HAUL_SERVER_TRUSTED_PROXIES", "2000::/3", "server.trusted_proxies"),
        ("HAUL_WEBHOOKS_ALLOW_PRIVATE_ADDRESSES", "true", "webhooks.allow_private_addresses"),
        ("HAUL_RATES_REGISTRATIONS_PER_HOUR", "0", "rates.registrations_per_hour"),
        ("HAUL_RATES_REFUSED_TOKENS_PER_MINUTE", "0", "rates.refused_tokens_per_minute"),
    ];
    for (name, value, key) in cases {
        let problems = problems(PRODUCTION, &[(name, value)]);
        assert_eq!(problems.len(), 1, "{name}={value}: {problems:?}");
        assert!(problems[0].starts_with(key), "{problems:?}");
        assert!(!problems[0].contains("secret"), "{problems:?}");
    }
}

#[test]
fn production_takes_what_real_networks_and_mail_servers_need() {
    for (name, value) in [
        ("HAUL_SERVER_TRUSTED_PROXIES", "10.0.0.0/8,172.16.0.0/12,100.64.0.0/10,127.0.0.1,fd00::/8"),
        ("HAUL_SERVER_TRUSTED_PROXIES", "104.16.0.0/13,35.191.0.0/16,2a06:98c0::/29,203.0.113.7"),
        ("HAUL_MAIL_SMTP_URL", "smtp://haul:secret@mail.example:587?tls=required"),
    ] {
        assert_eq!(problems(PRODUCTION, &[(name, value)]), [""; 0], "{name}={value}");
    }
}

#[test]
fn production_refuses_each_limit_of_0_and_says_so_of_all_at_once() {
    let keys: Vec<_> =
        Layers::defaults().iter().filter(|(key, _)| key.starts_with("rates.")).map(|(key, _)| key.to_owned()).collect();
    let variables: Vec<_> = keys.iter().map(|key| (variable(key), "0")).collect();
    let variables: Vec<_> = variables.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    let problems = problems(PRODUCTION, &variables);
    assert_eq!(problems.len(), keys.len(), "{problems:?}");
    for key in &keys {
        assert!(problems.iter().any(|problem| problem.starts_with(key)), "{key} in {problems:?}");
    }
    for key in ["idle_seconds", "shutdown_seconds", "connections", "connections_per_address"] {
        let file = format!("[server]\n{key} = 0");
        assert_eq!(self::problems(&file, &[]).len(), 1, "{key}, in development as well");
    }
}

#[test]
fn production_with_the_defaults_says_everything_at_once() {
    let problems = problems("environment = \"production\"", &[]);
    assert_eq!(problems.len(), 4, "{problems:?}");
}

#[test]
fn unknown_keys_are_refused_with_a_suggestion() {
    let problems = problems(
        "[server]\npublic_ulr = \"https://haul.example\"",
        &[("HAUL_SERVER_LISTN", "0.0.0.0:80"), ("HAUL_CONFIG", "x"), ("PATH", "/bin")],
    );
    assert_eq!(
        problems,
        [
            "server.public_ulr is not a setting; did you mean server.public_url?",
            "HAUL_SERVER_LISTN is not a setting; did you mean HAUL_SERVER_LISTEN?",
        ]
    );
}

#[test]
fn every_wrong_value_is_named_at_once() {
    let file = "[server]\nlisten = \"here\"\nidle_seconds = 0\ntrusted_proxies = [\"10.0.0.0/99\"]\n[engine]\nkind = 7\n[mail]\ntransport = \"smtp\"";
    let problems = problems(file, &[("HAUL_DATABASE_CONNECTIONS", "many"), ("HAUL_DATABASE_URL", "mysql://x")]);
    for key in [
        "server.listen",
        "server.idle_seconds",
        "server.trusted_proxies",
        "engine.kind",
        "mail.smtp_url",
        "HAUL_DATABASE_CONNECTIONS",
        "database.url",
    ] {
        assert!(problems.iter().any(|problem| problem.starts_with(key)), "{key} in {problems:?}");
    }
    assert_eq!(problems.len(), 7, "{problems:?}");
}

#[test]
fn the_environment_wins_over_the_file_and_the_file_over_the_defaults() {
    let file = "[engine]\nkind = \"native\"\nworkers = 3";
    let (config, layers) = Config::load(Some(file), [("HAUL_ENGINE_WORKERS".to_owned(), "2".to_owned())]).unwrap();
    assert_eq!((config.engine.kind, config.engine.workers), (EngineKind::Native, Some(2)));
    let text = print(&layers);
    for line in
        ["kind = \"native\"  # file", "workers = 2  # HAUL_ENGINE_WORKERS", "listen = \"127.0.0.1:8080\"  # default"]
    {
        assert!(text.contains(line), "{text}");
    }
}

#[test]
fn secrets_are_masked() {
    let variables = [
        ("HAUL_DATABASE_URL", "postgres://haul:canary@db.example/haul"),
        ("HAUL_MAIL_SMTP_URL", "smtps://haul:canary@mail.example"),
        ("HAUL_ROUTING_URL", "https://routing.example/route?api_key=canary"),
        ("HAUL_SEALING_KEYS", "canary"),
    ];
    let variables = variables.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let (problems, layers) = Config::load(None, variables).unwrap_err();
    assert_eq!(problems[0].to_string(), "sealing.keys a sealing key is 64 hexadecimal digits (entry 1)");
    let text = print(&layers);
    assert!(!text.contains("canary"), "{text}");
    assert!(text.contains("postgres://haul:") && text.contains("@db.example/haul"), "{text}");
}
