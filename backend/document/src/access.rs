//! Who may call what: from the policy that the server checks.

use haul_api::authz::Access;
use haul_app::PRODUCT;
use haul_types::Permission;

use crate::node::{Node, object};

const PERSON: &str = "identity_token";
const KEY: &str = "api_key";
const OWNER: &str = "owner_session";
/// An extension: linters accept scopes only for OAuth.
const PERMISSIONS: &str = "x-permissions";

pub fn state(document: &mut Node) {
    for operation in document.operations_mut() {
        let access = operation.text("operationId").and_then(|id| PRODUCT.access_of(id));
        // A test names the operations without a row.
        let Some(access) = access else { continue };
        let (security, sentence) = (security_of(access), sentence_of(access));
        let description = operation.text("description").unwrap_or_default();
        let description = [description, &sentence].join("\n\n").trim().to_owned();
        operation.set("description", description);
        operation.set("security", security);
        if let Some(permissions) = permissions_of(access) {
            operation.set(PERMISSIONS, permissions);
        }
    }
    if let Some(components) = document.get_mut("components") {
        components.set("securitySchemes", schemes());
    }
}

/// Each entry is one way to be let in.
fn security_of(access: Access) -> Node {
    let schemes: &[&str] = match access {
        Access::Public => &[],
        Access::Identity | Access::Staff => &[PERSON],
        Access::Member | Access::Permission(_) | Access::AnyOf(_) => &[PERSON, KEY],
        Access::Owner => &[OWNER],
    };
    Node::List(schemes.iter().map(|scheme| object([(scheme, Node::List(vec![]))])).collect())
}

/// One of them is needed.
fn permissions_of(access: Access) -> Option<Node> {
    let permissions = match &access {
        Access::Permission(permission) => std::slice::from_ref(permission),
        Access::AnyOf(permissions) => permissions,
        _ => return None,
    };
    Some(Node::List(permissions.iter().map(|permission| permission.name().into()).collect()))
}

fn sentence_of(access: Access) -> String {
    match access {
        Access::Public => "Needs no sign-in.".to_owned(),
        Access::Identity => "For anyone who is signed in, known to a company or not.".to_owned(),
        Access::Member => "For every active user and API key of a company.".to_owned(),
        Access::Staff => "For active users of a company in person; API keys cannot do this.".to_owned(),
        Access::Permission(permission) => format!("Needs the permission `{permission}`."),
        Access::AnyOf(permissions) => {
            let names: Vec<_> = permissions.iter().map(|permission| format!("`{permission}`")).collect();
            format!("Needs one of the permissions {}; which one depends on what the call is about.", names.join(", "))
        }
        Access::Owner => "For fleet owners.".to_owned(),
    }
}

fn schemes() -> Node {
    let bearer = |description: String, format: &str| {
        object([
            ("type", "http".into()),
            ("description", description.into()),
            ("scheme", "bearer".into()),
            ("bearerFormat", format.into()),
        ])
    };
    let permissions: Vec<_> =
        Permission::ALL.iter().map(|permission| format!("| `{permission}` | {} |", permission.description())).collect();
    let key = format!(
        "An API key. An administrator creates it and chooses its permissions.\n\n\
         | Permission | What it allows |\n|---|---|\n{}",
        permissions.join("\n"),
    );
    let owner = object([
        ("type", "apiKey".into()),
        ("description", "A fleet owner, by `Authorization: JWT <token>`.".into()),
        ("name", "Authorization".into()),
        ("in", "header".into()),
    ]);
    object([
        (PERSON, bearer("A person, by the identity provider's ID token.".to_owned(), "JWT")),
        (KEY, bearer(key, "haul_…")),
        (OWNER, owner),
    ])
}
