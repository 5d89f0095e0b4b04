//! The process's one TLS implementation.

/// Chooses ring. Called by whatever opens TLS connections; only the first call has an effect.
pub fn install() {
    // An error means that it is chosen already.
    let _ = rustls::crypto::ring::default_provider().install_default();
}
