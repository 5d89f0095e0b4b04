//! What HTTP itself asks of answers, whatever the operation.

use haul_tests::{Backend::Sqlite, TestApp};
use poem::http::Method;

#[tokio::test]
async fn a_refused_method_comes_with_those_that_are_taken() {
    let app = TestApp::start(Sqlite).await;
    for (path, allowed) in
        [("/api/loads", "GET, POST"), ("/api/loads/019a0000-0000-7000-8000-000000000000", "GET, PATCH")]
    {
        let answer = app.anonymous().send(Method::PUT, path, &[], None).await;
        assert_eq!(answer.headers["allow"], allowed, "{path}");
        answer.expect_code(405, "method_not_allowed");
    }
}

#[tokio::test]
async fn a_missing_sign_in_names_the_scheme() {
    let app = TestApp::start(Sqlite).await;
    for (path, scheme) in [("/api/loads", "Bearer"), ("/api/owner/trucks", "JWT")] {
        let answer = app.anonymous().get(path).await;
        assert_eq!(answer.headers["www-authenticate"], scheme, "{path}");
        answer.expect_code(401, "unauthenticated");
    }
}

#[tokio::test]
async fn a_body_of_another_type_is_refused() {
    let app = TestApp::start(Sqlite).await;
    let admin = app.admin().await;
    let answer = admin.client.send(Method::POST, "/api/loads", &[("content-type", "text/plain")], None).await;
    answer.expect_code(415, "unsupported_media_type");
}
