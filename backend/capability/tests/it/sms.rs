//! Text messages, against a provider on this machine.

use chrono::{TimeDelta, Utc};
use haul_capability::sms::{SmsSettings, TwilioSms};
use haul_ports::{Sms, SmsError, SmsMessage};
use haul_sandbox::{
    Sandbox,
    sms::{ACCOUNT_SID, AUTH_TOKEN, Fault, LANDLINE},
};

async fn provider() -> (Sandbox, TwilioSms) {
    let sandbox = Sandbox::start("127.0.0.1:0".parse().unwrap()).await.unwrap();
    let sms = connect(&sandbox, AUTH_TOKEN);
    (sandbox, sms)
}

fn connect(sandbox: &Sandbox, auth_token: &str) -> TwilioSms {
    TwilioSms::new(SmsSettings {
        url: sandbox.url().parse().unwrap(),
        account_sid: ACCOUNT_SID.into(),
        auth_token: auth_token.into(),
        from: "+13125550100".into(),
    })
    .unwrap()
}

fn message(text: &str) -> SmsMessage {
    SmsMessage { to: "+13125550123".into(), text: text.into() }
}

#[tokio::test]
async fn message_arrives_as_it_was_written() {
    let (sandbox, sms) = provider().await;
    let said = message("Load 1001: Chicago & Dallas, 50% off + señal https://haul.example/drive#a_b-c");
    let id = sms.send(&said).await.unwrap();
    let received = sandbox.sms.received();
    assert_eq!(received.len(), 1);
    let got = &received[0];
    assert_eq!((&got.sid, &got.to, &got.from), (&id, &said.to, &"+13125550100".to_owned()));
    assert_eq!(got.body, said.text);
}

#[tokio::test]
async fn refusals_say_why_and_what_passes_is_no_refusal() {
    let (sandbox, sms) = provider().await;
    sandbox.sms.fail([Fault::InvalidNumber, Fault::Unsubscribed, Fault::Busy, Fault::Error]);
    let mut said = Vec::new();
    for _ in 0..4 {
        said.push(sms.send(&message("Hello")).await.unwrap_err());
    }
    assert!(matches!(&said[0], SmsError::Refused(text) if text.contains("21211")), "{said:?}");
    assert!(matches!(&said[1], SmsError::Refused(text) if text.contains("21610")), "{said:?}");
    assert!(matches!(&said[2], SmsError::Unavailable(_)), "{said:?}");
    assert!(matches!(&said[3], SmsError::Unknown(_)), "{said:?}");
    let landline = SmsMessage { to: LANDLINE.into(), ..message("Hello") };
    assert!(matches!(sms.send(&landline).await.unwrap_err(), SmsError::Refused(text) if text.contains("21614")));
    // A key that is being changed is the operator's matter, not the message's.
    let other = connect(&sandbox, "wrong").send(&message("Hello")).await.unwrap_err();
    assert!(matches!(&other, SmsError::Unavailable(text) if text.contains("20003")), "{other:?}");
    assert!(sandbox.sms.received().is_empty());
}

#[tokio::test]
async fn lost_message_is_found_and_no_other() {
    let (sandbox, sms) = provider().await;
    let began = Utc::now();
    sandbox.sms.fail([Fault::Lost]);
    let said = message("Load 1001");
    assert!(matches!(sms.send(&said).await.unwrap_err(), SmsError::Unknown(_)));
    assert_eq!(sms.find(&said, began).await.unwrap(), [sandbox.sms.received()[0].sid.clone()]);
    assert_eq!(sms.find(&message("Load 1002"), began).await.unwrap(), [""; 0]);
    assert_eq!(sms.find(&SmsMessage { to: "+13125550199".into(), ..said.clone() }, began).await.unwrap(), [""; 0]);
    // An earlier one with the same words is not this one.
    assert_eq!(sms.find(&said, began + TimeDelta::minutes(5)).await.unwrap(), [""; 0]);
}

#[tokio::test]
async fn absent_provider_has_sent_nothing() {
    let (sandbox, sms) = provider().await;
    drop(sandbox);
    tokio::task::yield_now().await;
    assert!(matches!(sms.send(&message("Hello")).await.unwrap_err(), SmsError::Unavailable(_)));
}
