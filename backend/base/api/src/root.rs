//! The root of the router: gives every failure the same body, wherever it occurred.

use haul_types::ErrorCode;
use poem::{
    Endpoint, IntoResponse, Request, Response,
    error::{MethodNotAllowedError, NotFoundError},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
};
use poem_openapi::{
    error::{AuthorizationError, ContentTypeError, ParseParamError, ParsePathError},
    types::ToJSON,
};

use crate::{
    ApiError, Invalid, OperationTable, Problem,
    error::UNAUTHENTICATED,
    request::{self, RequestInfo},
};

/// Wraps the API: reads the edge's request facts, and turns every error into a problem body.
pub fn root(
    api: impl Endpoint<Output = Response> + 'static,
    operations: OperationTable,
) -> impl Endpoint<Output = Response> {
    Root { api, operations }
}

struct Root<E> {
    api: E,
    operations: OperationTable,
}

impl<E> Root<E> {
    /// The headers that some statuses require (RFC 9110, sections 15.5.2 and 15.5.6), and those of operations that end.
    fn add_headers(&self, method: &Method, path: &str, response: &mut Response) {
        if let Some(ending) = self.operations.ending_at(method, path) {
            response.headers_mut().extend(ending.clone());
        }
        match response.status() {
            StatusCode::UNAUTHORIZED => {
                let scheme = HeaderValue::from_static(self.operations.scheme_at(path));
                response.headers_mut().insert(header::WWW_AUTHENTICATE, scheme);
            }
            StatusCode::METHOD_NOT_ALLOWED => {
                if let Ok(methods) = self.operations.methods_at(path).parse() {
                    response.headers_mut().insert(header::ALLOW, methods);
                }
            }
            _ => {}
        }
    }
}

/// The specification's path. poem-openapi drops a trailing slash, in the router and in the description.
pub const LOGOUT_PATH: &str = "/logout/";

impl<E: Endpoint<Output = Response>> Endpoint for Root<E> {
    type Output = Response;

    async fn call(&self, mut req: Request) -> poem::Result<Response> {
        if req.uri().path() == LOGOUT_PATH
            && let Ok(uri) = format!("/logout?{}", req.uri().query().unwrap_or_default()).parse()
        {
            *req.uri_mut() = uri;
        }
        let info = RequestInfo {
            request_id: header_text(req.headers(), "x-request-id"),
            client_ip: header_text(req.headers(), "x-client-ip"),
            device: header_text(req.headers(), "user-agent"),
            ..RequestInfo::default()
        };
        request::scope(info, async {
            if let Err(error) = self.operations.check_public_query(&req) {
                return Ok(error.into_response());
            }
            let (method, uri) = (req.method().clone(), req.uri().clone());
            let mut response = self.api.call(req).await.unwrap_or_else(error_response);
            self.add_headers(&method, uri.path(), &mut response);
            Ok(response)
        })
        .await
    }
}

fn header_text(headers: &HeaderMap, name: &str) -> Option<String> {
    headers.get(name)?.to_str().ok().map(str::to_owned)
}

/// The response for an error that no operation handled.
fn error_response(error: poem::Error) -> Response {
    if error.is_from_response() {
        return error.into_response();
    }
    let problem = if error.is::<NotFoundError>() {
        Problem::new(ErrorCode::NotFound, "There is nothing at this address.")
    } else if error.is::<MethodNotAllowedError>() {
        Problem::new(ErrorCode::MethodNotAllowed, "This address does not accept that method.")
    } else if error.is::<AuthorizationError>() {
        Problem::new(ErrorCode::Unauthenticated, UNAUTHENTICATED)
    } else if error.is::<ParsePathError>() {
        // An invalid id names no record.
        Problem::new(ErrorCode::NotFound, "There is no such record.")
    } else if error.is::<ContentTypeError>() {
        let message = "Send the body as JSON, with `Content-Type: application/json`.";
        Problem::new(ErrorCode::UnsupportedMediaType, message)
    } else if let Some(ParseParamError { name, .. }) = error.downcast_ref() {
        return Invalid::field(*name, "This could not be read.").into_error(ErrorCode::BadRequest).into_response();
    } else if error.status().is_client_error() {
        Problem::new(ErrorCode::BadRequest, "The request could not be read.")
    } else {
        return ApiError::internal(error).into_response();
    };
    problem_response(problem)
}

/// A problem as a response.
pub fn problem_response(problem: Problem) -> Response {
    let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let body = problem.to_json_string();
    let mut response = Response::builder().status(status).body(body);
    let content_type = HeaderValue::from_static("application/problem+json");
    response.headers_mut().insert(header::CONTENT_TYPE, content_type);
    response
}

#[cfg(test)]
mod tests {
    use poem::endpoint::make_sync;
    use poem_openapi::{OpenApi, payload::PlainText};

    use super::*;
    use crate::{
        Deprecation,
        area::{Area, Operations, Product},
    };

    #[derive(Default)]
    struct TripsApi;

    #[OpenApi]
    impl TripsApi {
        #[oai(path = "/api/trips/:trip_id", method = "get", operation_id = "read_trip")]
        async fn read(&self) -> PlainText<String> {
            PlainText(String::new())
        }

        #[oai(path = "/api/trips/:trip_id", method = "delete", operation_id = "delete_trip")]
        async fn delete(&self) -> PlainText<String> {
            PlainText(String::new())
        }
    }

    static AREA: Area = Area {
        operations: &[Operations::of::<TripsApi>()],
        deprecations: &[Deprecation {
            operation_id: "read_trip",
            since: "2027-01-15",
            sunset: "2027-07-15",
            successor: "read_load",
        }],
        ..Area::new("trips")
    };
    static PRODUCT: Product = Product { areas: &[&AREA], build: |_| unreachable!("nothing is asked over HTTP") };

    #[test]
    fn every_response_of_an_operation_that_ends_says_so() {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let ending = [
            Some("@1799971200"),
            Some("Thu, 15 Jul 2027 00:00:00 GMT"),
            Some("</developer/reference/read_load>; rel=\"successor-version\""),
        ];
        for (method, status, headers) in [
            (Method::GET, StatusCode::OK, ending),
            (Method::GET, StatusCode::NOT_FOUND, ending),
            (Method::DELETE, StatusCode::OK, [None; 3]),
        ] {
            let api = make_sync(move |_| Response::builder().status(status).finish());
            let root = root(api, OperationTable::of(&PRODUCT));
            let request = Request::builder().method(method).uri_str("/api/trips/7").finish();
            let response = runtime.block_on(root.call(request)).unwrap();
            let sent = ["deprecation", "sunset", "link"].map(|name| response.header(name));
            assert_eq!((response.status(), sent), (status, headers));
        }
    }
}
