//! `haul-sandbox [address]`: providers on the local machine.

use haul_sandbox::{Sandbox, fmcsa, sms};

const ADDRESS: &str = "127.0.0.1:8090";

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let address = std::env::args().nth(1).unwrap_or_else(|| ADDRESS.to_owned());
    let sandbox = Sandbox::start(address.parse()?).await?;
    println!("Text messages: {}, account {}, key {}", sandbox.url(), sms::ACCOUNT_SID, sms::AUTH_TOKEN);
    println!("FMCSA: {}/qc/services/, web key {}", sandbox.url(), fmcsa::WEB_KEY);
    println!("Carriers to change: POST {}/sandbox/fmcsa/carriers/<USDOT number>", sandbox.url());
    println!("Received: GET {}/sandbox/sms/messages", sandbox.url());
    sandbox.wait().await;
    Ok(())
}
