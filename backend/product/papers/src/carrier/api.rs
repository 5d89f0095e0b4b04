//! The operations of the carrier packet.

use haul_api::{Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Write, auth::Member};
use haul_loads::documents::DocumentLink;
use poem::web::Data;
use poem_openapi::OpenApi;

use super::{
    ops,
    views::{CarrierPacket, CarrierPacketOpen, CarrierPacketSend, CarrierPacketSent},
};

#[derive(Default)]
pub struct CarrierPacketApi;

#[OpenApi(tag = "haul_company::Chapter::Company")]
impl CarrierPacketApi {
    /// Read what the carrier packet contains
    ///
    /// Its documents in order, those that have expired, and the usual kinds that are missing.
    #[oai(path = "/api/company/packet", method = "get", operation_id = "read_carrier_packet")]
    async fn read_carrier_packet(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<CarrierPacket>, ApiError> {
        Ok(Answer(ops::read(&ctx, &actor).await?))
    }

    /// Open the carrier packet
    ///
    /// Combines a cover page with the company's facts and its documents into one PDF and returns a link that works for
    /// a few minutes. Expired documents are refused with `packet_incomplete` unless they are left out. If the packet
    /// contains a bank letter, the audit log says who opened it.
    #[oai(path = "/api/company/packet/open", method = "post", operation_id = "open_carrier_packet")]
    async fn open_carrier_packet(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<CarrierPacketOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::open(&ctx, &actor, body.is_inline, body.leaves_out_expired).await?))
    }

    /// Send the carrier packet
    ///
    /// Mails the packet, at most 15 MB, to a broker or customer.
    #[oai(path = "/api/company/packet/send", method = "post", operation_id = "send_carrier_packet")]
    async fn send_carrier_packet(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<CarrierPacketSend>,
    ) -> Result<Created<CarrierPacketSent>, ApiError> {
        ops::checked(&body)?;
        // Unclaimed, it outlives the last attempt to send.
        let bound = ops::bind_for_mail(&ctx, &actor, body.leaves_out_expired).await?;
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "send_carrier_packet", &body).await? {
            Begun::New(write) => write,
            Begun::Done(sent) => return Ok(Created::replayed(sent)),
        };
        let sent = ops::send(&mut write, body, bound).await?;
        Ok(Created::new(write.commit(sent).await?))
    }
}
