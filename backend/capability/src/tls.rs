//! The process's one TLS implementation.

/// Chooses ring. Called before TLS connections are opened; only the first call has an effect.
pub fn install() {
    // An error means that it is already chosen.
    let _ = rustls::crypto::ring::default_provider().install_default();
}
