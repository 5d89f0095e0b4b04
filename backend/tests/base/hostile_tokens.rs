//! Forged tokens. None opens anything, and each gets a plain 401.

use base64::{
    Engine,
    engine::general_purpose::{STANDARD, URL_SAFE, URL_SAFE_NO_PAD},
};
use haul_types::Role;
use jsonwebtoken::{Algorithm, EncodingKey, crypto};
use serde_json::{Value, json};

use haul_tests::{Backend, Person, TestApp};

/// Made for these tests and used nowhere else.
const PUBLISHED_KEY: &[u8] = include_bytes!("keys/test_only_published.pem");
const PUBLISHED_PUBLIC_KEY: &[u8] = include_bytes!("keys/test_only_published_public.pem");
/// An attacker's own.
const FOREIGN_KEY: &[u8] = include_bytes!("keys/test_only_foreign.pem");
/// The moduli of both keys, as their JWKs have them.
const PUBLISHED_MODULUS: &str = "tACjX6n6ENdtOvsBgvoD_ODQ3ZMaMldQfmXrwRptbupug1CloH2IwWKC5jr8p9Vap9AAI7hCOzlKvpdXYAJRXRn92zN6Qub2vs0Xtkv19jzoYZq0mg03yXmIoOSAdUhj0pXcCf0mqv1B-Iqee-AryUsgWQaq9252V_wxwVhtK5s8zuKzYjeGEQam7gk_Xwt0ADqMPRoOQ-ZvdKhYwHs25gi7L_Wh6RbDzOSNv37Phd6I3upUglTpfm4OLXQWIqeH24v0j4saLV0OjQ_e3_ho5gILKDe8m2CEltJDsWiXOAw1-MqBd-A7V5NZVCRYsQ33alEC6znLDhDTTIa8PyjBrQ";
const FOREIGN_MODULUS: &str = "pjEIdFwOlcGrDlh50HsnSDvtCO4UvUA9UE2kxenD1baTTguMirXyVp4btPkSfAOMZg0VNguZpiByWkjge7nOnC4AXF6ro70mR_wqSmGo4HevcORh-RzTehcLP6NdWno6hMY_oiVfP6tv9cydd9CkNVLf6-FJWkDPCmBSY0VHDGKkgW2KFoQObkDDts_l8u8tf8xeSSa_5IKkJRl7oEt1qRNsjZHibToABJpsW23rRt0x-2DIce6GMZdAqEi8YQWBz0hv4Jf61BkO3mFeCnpUi11v5T57wn9GMntLU6gL4roaFpYeezOKobtNb2jhUcBMQVEz_0Tu89ModQCSN0RHEw";

fn jwk(key_id: &str, modulus: &str) -> Value {
    json!({ "kty": "RSA", "alg": "RS256", "use": "sig", "kid": key_id, "n": modulus, "e": "AQAB" })
}

fn part(value: &Value) -> String {
    URL_SAFE_NO_PAD.encode(value.to_string())
}

/// `object` with the fields of `change`; null takes a field out.
fn with(object: &Value, change: Value) -> Value {
    let mut changed = object.as_object().unwrap().clone();
    for (name, value) in change.as_object().unwrap() {
        match value {
            Value::Null => changed.remove(name),
            value => changed.insert(name.clone(), value.clone()),
        };
    }
    Value::Object(changed)
}

struct Forge {
    header: Value,
    claims: Value,
}

impl Forge {
    /// The parts of a genuine token of this person.
    fn of(app: &TestApp, person: &Person) -> Self {
        let now = app.now().micros() / 1_000_000;
        let claims = json!({
            "iss": "https://securetoken.google.com/demo-haul", "aud": "demo-haul", "sub": person.uid,
            "iat": now, "auth_time": now, "exp": now + 3600, "email": person.email, "email_verified": true,
        });
        Self { header: json!({ "alg": "RS256", "typ": "JWT", "kid": "published" }), claims }
    }

    fn sign(pem: &[u8], algorithm: Algorithm, header: &str, payload: &str) -> String {
        let message = format!("{header}.{payload}");
        let signature = crypto::sign(message.as_bytes(), &EncodingKey::from_rsa_pem(pem).unwrap(), algorithm).unwrap();
        format!("{message}.{signature}")
    }

    fn mac(secret: &[u8], header: &str, payload: &str) -> String {
        let message = format!("{header}.{payload}");
        let mac = crypto::sign(message.as_bytes(), &EncodingKey::from_secret(secret), Algorithm::HS256).unwrap();
        format!("{message}.{mac}")
    }

    fn genuine(&self) -> String {
        Self::sign(PUBLISHED_KEY, Algorithm::RS256, &part(&self.header), &part(&self.claims))
    }

    /// Signed with the published key, but with claims that no genuine token has.
    fn claiming(&self, change: Value) -> String {
        Self::sign(PUBLISHED_KEY, Algorithm::RS256, &part(&self.header), &part(&with(&self.claims, change)))
    }

    /// Signed by an attacker, with any header.
    fn headed(&self, change: Value) -> String {
        Self::sign(FOREIGN_KEY, Algorithm::RS256, &part(&with(&self.header, change)), &part(&self.claims))
    }

    /// Signed with the published key, under a header that does not match.
    fn misheaded(&self, change: Value) -> String {
        Self::sign(PUBLISHED_KEY, Algorithm::RS256, &part(&with(&self.header, change)), &part(&self.claims))
    }

    fn unsigned(&self, header: Value, claims: Value) -> String {
        format!("{}.{}.", part(&with(&self.header, header)), part(&with(&self.claims, claims)))
    }

    fn payload(&self, payload: &str) -> String {
        Self::sign(PUBLISHED_KEY, Algorithm::RS256, &part(&self.header), &URL_SAFE_NO_PAD.encode(payload))
    }

    /// Name and token of everything that no setting accepts.
    fn hostile(&self, now: i64) -> Vec<(String, String)> {
        let mut corpus = self.by_algorithm();
        corpus.extend(self.by_header());
        corpus.extend(self.by_claims(now));
        corpus.extend(self.by_form());
        corpus.into_iter().map(|(name, token)| (name.to_owned(), token)).collect()
    }

    fn by_algorithm(&self) -> Vec<(&'static str, String)> {
        let genuine = self.genuine();
        let signature = genuine.rsplit_once('.').unwrap().1;
        let hs256 = part(&with(&self.header, json!({ "alg": "HS256" })));
        let payload = part(&self.claims);
        let jwk_text = jwk("published", PUBLISHED_MODULUS).to_string();
        let other = |algorithm: Algorithm, name: &str| {
            Self::sign(PUBLISHED_KEY, algorithm, &part(&with(&self.header, json!({ "alg": name }))), &payload)
        };
        vec![
            ("alg none with a signature", format!("{}{signature}", self.unsigned(json!({ "alg": "none" }), json!({})))),
            ("alg None", self.unsigned(json!({ "alg": "None" }), json!({}))),
            ("alg NONE", self.unsigned(json!({ "alg": "NONE" }), json!({}))),
            ("alg nOnE", self.unsigned(json!({ "alg": "nOnE" }), json!({}))),
            ("alg RS256 without signature", self.unsigned(json!({}), json!({}))),
            ("alg empty", self.misheaded(json!({ "alg": "" }))),
            ("alg missing", self.misheaded(json!({ "alg": null }))),
            ("alg a list", self.misheaded(json!({ "alg": ["RS256"] }))),
            ("alg a number", self.misheaded(json!({ "alg": 256 }))),
            ("alg in lower case", self.misheaded(json!({ "alg": "rs256" }))),
            ("alg with a space", self.misheaded(json!({ "alg": "RS256 " }))),
            ("HS256 by the public key's PEM", Self::mac(PUBLISHED_PUBLIC_KEY, &hs256, &payload)),
            ("HS256 by the public key's trimmed PEM", Self::mac(PUBLISHED_PUBLIC_KEY.trim_ascii(), &hs256, &payload)),
            ("HS256 by the modulus", Self::mac(&URL_SAFE_NO_PAD.decode(PUBLISHED_MODULUS).unwrap(), &hs256, &payload)),
            ("HS256 by the JWK", Self::mac(jwk_text.as_bytes(), &hs256, &payload)),
            ("HS256 by the project", Self::mac(b"demo-haul", &hs256, &payload)),
            ("HS256 by an empty secret", Self::mac(b"", &hs256, &payload)),
            ("RS256 named, HS256 used", Self::mac(PUBLISHED_PUBLIC_KEY, &part(&self.header), &payload)),
            ("RS384", other(Algorithm::RS384, "RS384")),
            ("RS512", other(Algorithm::RS512, "RS512")),
            ("PS256", other(Algorithm::PS256, "PS256")),
            ("PS256 called RS256", other(Algorithm::PS256, "RS256")),
            ("RS512 called RS256", other(Algorithm::RS512, "RS256")),
            ("ES256 named", self.misheaded(json!({ "alg": "ES256" }))),
            ("EdDSA named", self.misheaded(json!({ "alg": "EdDSA" }))),
            ("RSA-OAEP named", self.misheaded(json!({ "alg": "RSA-OAEP", "enc": "A256GCM" }))),
        ]
    }

    fn by_header(&self) -> Vec<(&'static str, String)> {
        let hs256 = part(&with(&self.header, json!({ "alg": "HS256", "kid": "symmetric" })));
        vec![
            ("signed by another key", self.headed(json!({}))),
            ("kid unknown", self.headed(json!({ "kid": "unknown" }))),
            ("kid missing", self.misheaded(json!({ "kid": null }))),
            ("kid empty", self.misheaded(json!({ "kid": "" }))),
            ("kid of another key", self.misheaded(json!({ "kid": "second" }))),
            ("kid a path", self.headed(json!({ "kid": "../../../../dev/null" }))),
            ("kid a statement", self.headed(json!({ "kid": "x' UNION SELECT 'secret' --" }))),
            ("kid an address", self.headed(json!({ "kid": "https://attacker.example/key" }))),
            ("kid with a zero", self.headed(json!({ "kid": "published\u{0}" }))),
            ("kid very long", self.headed(json!({ "kid": "k".repeat(4_000) }))),
            ("kid a number", self.misheaded(json!({ "kid": 1 }))),
            ("kid a list", self.misheaded(json!({ "kid": ["published"] }))),
            ("kid of a key that is none", self.misheaded(json!({ "kid": "garbage" }))),
            ("kid of a symmetric key", self.misheaded(json!({ "kid": "symmetric" }))),
            ("HS256 by a published symmetric key", Self::mac(b"secret", &hs256, &part(&self.claims))),
            ("jku", self.headed(json!({ "jku": "https://attacker.example/keys.json" }))),
            ("x5u", self.headed(json!({ "x5u": "https://attacker.example/key.pem" }))),
            ("x5c", self.headed(json!({ "x5c": [STANDARD.encode(FOREIGN_KEY)] }))),
            ("jwk", self.headed(json!({ "jwk": jwk("published", FOREIGN_MODULUS) }))),
            ("jwk without kid", self.headed(json!({ "kid": null, "jwk": jwk("published", FOREIGN_MODULUS) }))),
            (
                "header a list",
                Self::sign(PUBLISHED_KEY, Algorithm::RS256, &part(&json!([self.header])), &part(&self.claims)),
            ),
            (
                "header no JSON",
                Self::sign(PUBLISHED_KEY, Algorithm::RS256, &URL_SAFE_NO_PAD.encode("{"), &part(&self.claims)),
            ),
            (
                "header with alg twice",
                Self::sign(
                    PUBLISHED_KEY,
                    Algorithm::RS256,
                    &URL_SAFE_NO_PAD.encode(r#"{"alg":"none","alg":"RS256","kid":"published"}"#),
                    &part(&self.claims),
                ),
            ),
        ]
    }

    fn by_claims(&self, now: i64) -> Vec<(&'static str, String)> {
        let google = "https://securetoken.google.com";
        let twice = self.claims.to_string().replacen('{', r#"{"sub":"somebody-else","#, 1);
        vec![
            ("aud of another project", self.claiming(json!({ "aud": "demo-other" }))),
            ("aud missing", self.claiming(json!({ "aud": null }))),
            ("aud empty", self.claiming(json!({ "aud": "" }))),
            ("aud a list", self.claiming(json!({ "aud": ["demo-haul"] }))),
            ("aud a list of two", self.claiming(json!({ "aud": ["demo-haul", "demo-other"] }))),
            ("aud in upper case", self.claiming(json!({ "aud": "DEMO-HAUL" }))),
            ("iss of another project", self.claiming(json!({ "iss": format!("{google}/demo-other") }))),
            (
                "aud and iss of another project",
                self.claiming(json!({ "aud": "demo-other", "iss": format!("{google}/demo-other") })),
            ),
            ("iss with a slash", self.claiming(json!({ "iss": format!("{google}/demo-haul/") }))),
            ("iss without TLS", self.claiming(json!({ "iss": "http://securetoken.google.com/demo-haul" }))),
            (
                "iss of the session cookies",
                self.claiming(json!({ "iss": "https://session.firebase.google.com/demo-haul" })),
            ),
            (
                "iss an attacker",
                self.claiming(json!({ "iss": "https://securetoken.google.com.attacker.example/demo-haul" })),
            ),
            ("iss missing", self.claiming(json!({ "iss": null }))),
            ("exp a text", self.claiming(json!({ "exp": (now + 3600).to_string() }))),
            ("exp negative", self.claiming(json!({ "exp": -1 }))),
            ("exp the least number", self.claiming(json!({ "exp": i64::MIN }))),
            ("exp the greatest number", self.claiming(json!({ "exp": i64::MAX }))),
            ("exp beyond the greatest number", self.claiming(json!({ "exp": u64::MAX }))),
            ("exp a huge fraction", self.claiming(json!({ "exp": 1e300 }))),
            ("exp in the year 10000", self.claiming(json!({ "exp": 253_402_300_800_i64 }))),
            ("exp as far as calendars go", self.claiming(json!({ "exp": 8_000_000_000_000_i64 }))),
            ("exp in two days", self.claiming(json!({ "exp": now + 172_800 }))),
            ("exp zero", self.claiming(json!({ "exp": 0 }))),
            ("exp now", self.claiming(json!({ "exp": now }))),
            ("exp missing", self.claiming(json!({ "exp": null }))),
            ("exp a list", self.claiming(json!({ "exp": [now + 3600] }))),
            ("exp a bool", self.claiming(json!({ "exp": true }))),
            ("iat to come", self.claiming(json!({ "iat": now + 60 }))),
            ("iat the greatest number", self.claiming(json!({ "iat": i64::MAX }))),
            ("iat missing", self.claiming(json!({ "iat": null }))),
            ("iat a text", self.claiming(json!({ "iat": now.to_string() }))),
            ("auth_time to come", self.claiming(json!({ "auth_time": now + 60 }))),
            ("auth_time missing", self.claiming(json!({ "auth_time": null }))),
            ("sub missing", self.claiming(json!({ "sub": null }))),
            ("sub empty", self.claiming(json!({ "sub": "" }))),
            ("sub of 129 characters", self.claiming(json!({ "sub": "s".repeat(129) }))),
            ("sub a number", self.claiming(json!({ "sub": 1 }))),
            ("sub a list", self.claiming(json!({ "sub": ["uid"] }))),
            ("sub an object", self.claiming(json!({ "sub": { "$ne": "" } }))),
            ("sub twice", self.payload(&twice)),
            ("email_verified a text", self.claiming(json!({ "email_verified": "true" }))),
            ("email a list", self.claiming(json!({ "email": ["a@haul.example"] }))),
            ("a custom token", self.claiming(json!({ "iss": "svc@demo-haul.iam.gserviceaccount.com", "uid": "x" }))),
            ("payload null", self.payload("null")),
            ("payload empty", self.payload("")),
            ("payload a list", self.payload(&json!([self.claims]).to_string())),
            (
                "payload not UTF-8",
                Self::sign(PUBLISHED_KEY, Algorithm::RS256, &part(&self.header), &URL_SAFE_NO_PAD.encode([0xff, 0xfe])),
            ),
            ("payload deeply nested", self.payload(&"[".repeat(3_000))),
            ("a token inside a token", self.payload(&self.genuine())),
        ]
    }

    fn by_form(&self) -> Vec<(&'static str, String)> {
        let genuine = self.genuine();
        let (message, signature) = genuine.rsplit_once('.').unwrap();
        let (header, payload) = message.split_once('.').unwrap();
        let promoted = part(&with(&self.claims, json!({ "sub": "somebody-else" })));
        let mut flipped = URL_SAFE_NO_PAD.decode(signature).unwrap();
        flipped[128] ^= 1;
        // 256 bytes leave four bits of the last character unused: setting one must not make a second token of the same worth.
        let unused_bit = |last: char| char::from(last as u8 + 1);
        let (rest, last) = signature.split_at(signature.len() - 1);
        let last = unused_bit(last.chars().next().unwrap());
        let padded = URL_SAFE.encode(URL_SAFE_NO_PAD.decode(signature).unwrap());
        vec![
            ("nothing", String::new()),
            ("dots", "..".to_owned()),
            ("a word", "token".to_owned()),
            ("claims changed", format!("{header}.{promoted}.{signature}")),
            ("no signature", message.to_owned()),
            ("empty signature", format!("{message}.")),
            ("no header", format!(".{payload}.{signature}")),
            ("no payload", format!("{header}..{signature}")),
            ("truncated", genuine[..genuine.len() - 8].to_owned()),
            ("truncated by one", genuine[..genuine.len() - 1].to_owned()),
            ("a bit of the signature flipped", format!("{message}.{}", URL_SAFE_NO_PAD.encode(flipped))),
            ("signature of zeros", format!("{message}.{}", URL_SAFE_NO_PAD.encode([0; 256]))),
            ("signature of ones", format!("{message}.{}", URL_SAFE_NO_PAD.encode([0xff; 256]))),
            ("an unused bit set", format!("{message}.{rest}{last}")),
            ("signature padded", format!("{message}.{padded}")),
            ("signature twice", format!("{message}.{signature}{signature}")),
            ("a fourth part", format!("{genuine}.{signature}")),
            ("five parts", format!("{genuine}..")),
            ("a dot behind", format!("{genuine}.")),
            ("a dot in front", format!(".{genuine}")),
            ("standard alphabet", format!("{header}.{payload}.+/{}", &signature[2..])),
            ("a space inside", format!("{header}. {payload}.{signature}")),
            ("quoted", format!("\"{genuine}\"")),
            ("per cent", genuine.replace('.', "%2E")),
            ("unicode", format!("{header}.{payload}.✓{signature}")),
            ("full stops of another script", genuine.replace('.', "。")),
            ("two tokens", format!("{genuine},{genuine}")),
            (
                "JSON serialization",
                json!({ "protected": header, "payload": payload, "signature": signature }).to_string(),
            ),
            ("100 kB", format!("{header}.{}.{signature}", "A".repeat(100_000))),
            ("100 kB of dots", ".".repeat(100_000)),
            ("100 kB signed", self.claiming(json!({ "padding": "A".repeat(75_000) }))),
            ("an API key's prefix", format!("haul_{genuine}")),
            ("an API key's prefix alone", "haul_".to_owned()),
        ]
    }
}

async fn start(is_emulator: bool) -> (TestApp, Person) {
    let app = TestApp::start_with(Backend::Sqlite, |settings| settings.identity_emulator = is_emulator).await;
    let admin = app.admin().await;
    let person = app.user(admin.company_id, Role::Admin).await;
    let keys = [
        ("published", jwk("published", PUBLISHED_MODULUS).to_string()),
        ("second", jwk("second", FOREIGN_MODULUS).to_string()),
        ("garbage", "{".to_owned()),
        ("symmetric", json!({ "kty": "oct", "kid": "symmetric", "k": URL_SAFE_NO_PAD.encode("secret") }).to_string()),
    ];
    app.identity_keys.0.lock().unwrap().extend(keys.map(|(id, key)| (id.to_owned(), key)));
    (app, person)
}

/// One operation of each scheme.
const DOORS: [&str; 3] = ["/api/session", "/api/terminals", "/api/owner/session"];

async fn assert_refused(app: &TestApp, name: &str, header: &str) {
    for door in DOORS {
        let answer = app.with_authorization(header).get(door).await;
        assert_eq!(answer.status, 401, "{name} at {door}: {}", answer.text);
        let code = answer.body["code"].as_str().unwrap();
        assert!(["unauthenticated", "token_expired"].contains(&code), "{name}: {code}");
    }
}

async fn assert_accepted(app: &TestApp, token: &str) {
    let client = app.with_authorization(format!("Bearer {token}"));
    assert_eq!(client.get("/api/session").await.expect(200)["status"], "active");
    client.get("/api/terminals").await.expect(200);
}

#[tokio::test]
async fn no_hostile_token_is_accepted() {
    for is_emulator in [false, true] {
        let (app, person) = start(is_emulator).await;
        let forge = Forge::of(&app, &person);
        let genuine = forge.genuine();
        let corpus = forge.hostile(app.now().micros() / 1_000_000);
        assert!(corpus.len() >= 100, "{}", corpus.len());
        assert_accepted(&app, &genuine).await;
        for (name, token) in &corpus {
            for scheme in ["Bearer", "JWT"] {
                assert_refused(&app, name, &format!("{scheme} {token}")).await;
            }
        }
        assert_accepted(&app, &genuine).await;
    }
}

#[tokio::test]
async fn unsigned_tokens_are_the_emulators_alone() {
    let (app, person) = start(false).await;
    let forge = Forge::of(&app, &person);
    for (name, header) in [
        ("as the emulator makes them", json!({ "alg": "none", "kid": null })),
        ("with a key id", json!({ "alg": "none" })),
        ("with another type", json!({ "alg": "none", "typ": "at+jwt" })),
    ] {
        assert_refused(&app, name, &format!("Bearer {}", forge.unsigned(header, json!({})))).await;
    }
    let (app, person) = start(true).await;
    let forge = Forge::of(&app, &person);
    assert_accepted(&app, &forge.unsigned(json!({ "alg": "none", "kid": null }), json!({}))).await;
    let now = app.now().micros() / 1_000_000;
    for claims in [
        json!({ "aud": "demo-other" }),
        json!({ "iss": "https://securetoken.google.com/demo-other" }),
        json!({ "sub": "" }),
        json!({ "exp": now }),
        json!({ "exp": i64::MAX }),
        json!({ "iat": now + 60 }),
        json!({ "auth_time": now + 60 }),
    ] {
        let token = forge.unsigned(json!({ "alg": "none" }), claims.clone());
        assert_refused(&app, &claims.to_string(), &format!("Bearer {token}")).await;
    }
}

#[tokio::test]
async fn wrong_schemes_are_refused() {
    let (app, person) = start(false).await;
    let genuine = Forge::of(&app, &person).genuine();
    let basic = STANDARD.encode(format!("{}:{genuine}", person.email));
    for header in [
        genuine.clone(),
        format!("Basic {basic}"),
        format!("Token {genuine}"),
        format!("JWT {genuine}"),
        format!("Digest {genuine}"),
        format!("Bearer:{genuine}"),
        format!("Bearer{genuine}"),
        format!("Bearer Bearer {genuine}"),
        format!("Bearer token={genuine}"),
        "Bearer".to_owned(),
        "Bearer ".to_owned(),
        " ".to_owned(),
        String::new(),
        "JWT".to_owned(),
        "JWT  ".to_owned(),
    ] {
        assert_refused(&app, &header, &header).await;
    }
}

#[tokio::test]
async fn own_tokens_for_other_ends_open_no_session() {
    let (app, _) = start(true).await;
    let session = app.ctx.ids.next();
    let seal = |audience: &str, claims: Value| app.ctx.sealing.sign_token(audience, &claims.to_string(), 3600).unwrap();
    for (audience, claims) in [
        ("owner_session", json!({ "sid": session })),
        ("owner_session", json!({ "sid": "x" })),
        ("owner_session", json!({})),
        ("owner_choice", json!({ "sid": session })),
        ("owner_choice", json!({ "login": session })),
        ("", json!({ "sid": session })),
        ("upload", json!({ "sid": session })),
    ] {
        let token = seal(audience, claims);
        for header in
            [format!("JWT {token}"), format!("Bearer {token}"), format!("JWT {token}."), format!("JWT {}", &token[1..])]
        {
            assert_refused(&app, audience, &header).await;
        }
    }
}
