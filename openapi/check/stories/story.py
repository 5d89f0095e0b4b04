"""A load from its customer to its proof of delivery, its export and its webhooks, through the client that
openapi-python-client writes.

Run by ../stories.mjs with HAUL_ORIGIN and HAUL_KEY; prints the load's number.
"""

import base64
import csv
import hashlib
import hmac
import json
import os
import threading
import time
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
from haul_client import AuthenticatedClient
from haul_client.api.customers import create_customer
from haul_client.api.documents import create_document_upload, create_load_document, list_load_documents
from haul_client.api.drivers import create_driver
from haul_client.api.exports import create_export, open_export, read_export
from haul_client.api.facilities import create_facility
from haul_client.api.loads import assign_load, create_load, list_loads, read_load, record_stop_event
from haul_client.api.trailers import create_trailer
from haul_client.api.trucks import create_truck
from haul_client.api.webhooks import create_webhook_endpoint, remove_webhook_endpoint
from haul_client.models import (
    Address,
    ChargeBasis,
    ChargeCode,
    ChargeInput,
    CustomerCreate,
    CustomerKind,
    DocumentCreate,
    DocumentKind,
    DocumentUploadCreate,
    DriverCreate,
    DriverKind,
    Equipment,
    ErrorCode,
    EventSource,
    ExportCreate,
    ExportList,
    FacilityCreate,
    FileFormat,
    Load,
    LoadAssign,
    LoadCreate,
    LoadKind,
    Problem,
    Schedule,
    StopEventKind,
    StopEventRecord,
    StopInput,
    StopKind,
    TrailerCreate,
    TruckCreate,
    WebhookEndpointCreate,
)

POD = b"%PDF-1.4\n%%EOF\n"
ORIGIN = os.environ["HAUL_ORIGIN"]
NOW = datetime.now(timezone.utc).replace(microsecond=0)

haul = AuthenticatedClient(base_url=ORIGIN, token=os.environ["HAUL_KEY"])


def made(answer, kind=None):
    """What the call created; a problem ends the story."""
    assert not isinstance(answer, Problem), f"{answer.code}: {answer.message} {answer.fields}"
    assert answer is not None, "the answer is of no kind that the document names"
    assert kind is None or isinstance(answer, kind), answer
    return answer


def facility(name: str, city: str, state: str, postal_code: str):
    address = Address(line1="100 Dock Street", city=city, state=state, postal_code=postal_code)
    return made(create_facility.sync(client=haul, body=FacilityCreate(name=name, address=address)))


def stop(kind: StopKind, place, days: int) -> StopInput:
    local = f"{(NOW + timedelta(days=days)).date()}T08:00"
    return StopInput(kind=kind, facility_id=place.id, schedule=Schedule.APPOINTMENT, earliest_local=local)


def book() -> Load:
    customer = made(create_customer.sync(client=haul, body=CustomerCreate("Cedar Mill Foods (Python)", CustomerKind.SHIPPER)))
    origin = facility("Cedar Mill, Memphis (Python)", "Memphis", "TN", "38118")
    destination = facility("Cedar Mill, Dallas (Python)", "Dallas", "TX", "75207")
    body = LoadCreate(
        customer_id=customer.id,
        load_kind=LoadKind.FULL_TRUCKLOAD,
        equipment=Equipment.DRY_VAN,
        customer_reference="PY-1001",
        stops=[stop(StopKind.PICKUP, origin, -2), stop(StopKind.DELIVERY, destination, -1)],
        charges=[ChargeInput(code=ChargeCode.LINE_HAUL, basis=ChargeBasis.FLAT, quantity="1", rate="1850.00")],
    )
    load = made(create_load.sync(client=haul, body=body, idempotency_key="python-story"), Load)
    again = create_load.sync_detailed(client=haul, body=body, idempotency_key="python-story")
    assert again.parsed.id == load.id and again.headers["idempotent-replayed"] == "true"
    return load


def assign(load: Load) -> Load:
    driver = made(create_driver.sync(client=haul, body=DriverCreate("Pia", "Thonsen", DriverKind.COMPANY)))
    truck = made(create_truck.sync(client=haul, body=TruckCreate("PY-1")))
    trailer = made(create_trailer.sync(client=haul, body=TrailerCreate("PY-T1", Equipment.DRY_VAN)))
    body = LoadAssign(version=load.version, driver_id=driver.id, truck_id=truck.id, trailer_id=trailer.id)
    refused = assign_load.sync(load.id, client=haul, body=body)
    assert isinstance(refused, Problem) and refused.code == ErrorCode.ASSIGNMENT_NEEDS_CONFIRMATION, refused
    body.accepts_warnings = True
    return made(assign_load.sync(load.id, client=haul, body=body), Load)


def drive(load: Load) -> Load:
    at = NOW - timedelta(days=2)
    for stop_id in [stop.id for stop in load.stops]:
        for kind in (StopEventKind.ARRIVED, StopEventKind.DEPARTED):
            at += timedelta(hours=3)
            body = StopEventRecord(kind=kind, occurred_at=at, source=EventSource.DRIVER)
            load = made(record_stop_event.sync(load.id, stop_id, client=haul, body=body), Load)
    return load


def prove(load: Load) -> None:
    about = DocumentUploadCreate(file_name="pod-signed.pdf", byte_size=len(POD), media_type="application/pdf")
    ticket = made(create_document_upload.sync(client=haul, body=about))
    upload = httpx.put(httpx.URL(ORIGIN).join(ticket.upload_url), content=POD, headers={"content-type": about.media_type})
    body = DocumentCreate(receipt=upload.json()["receipt"], file_name=about.file_name, kind=DocumentKind.PROOF_OF_DELIVERY)
    paper = made(create_load_document.sync(load.id, client=haul, body=body))
    assert paper.id in [document.id for document in made(list_load_documents.sync(load.id, client=haul)).items]


class Receiver(BaseHTTPRequestHandler):
    """Keeps what is signed with the endpoint's secret, and refuses the rest."""

    secret = ""
    events: list[dict] = []

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        signed = f"{self.headers['webhook-id']}.{self.headers['webhook-timestamp']}.".encode() + body
        key = base64.b64decode(self.secret.removeprefix("whsec_"))
        expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        is_genuine = expected in self.headers["webhook-signature"].split(" ")
        if is_genuine:
            self.events.append(json.loads(body))
        self.send_response(204 if is_genuine else 401)
        self.end_headers()

    def log_message(self, *_):
        pass


def listen():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    body = WebhookEndpointCreate(f"http://127.0.0.1:{server.server_port}/haul", ["load.*", "document.*"])
    created = made(create_webhook_endpoint.sync(client=haul, body=body))
    Receiver.secret = created.secret
    return created.endpoint


def until(what, is_true):
    for _ in range(120):
        if is_true():
            return
        time.sleep(0.5)
    raise AssertionError(f"{what}: not within a minute; received {[event['type'] for event in Receiver.events]}")


def hear(load: Load) -> int:
    """The load's events come in their order, and the paper's come too."""
    told = {"load.created", "load.assigned", "load.stop_arrived", "load.stop_departed", "document.created"}
    until("the events", lambda: told <= {event["type"] for event in Receiver.events})
    once = {event["id"]: event for event in Receiver.events}.values()
    own = [event["sequence"] for event in once if event["record"]["id"] == str(load.id)]
    assert own == sorted(own), own
    return len(once)


def export(load: Load) -> None:
    body = ExportCreate(ExportList.LOADS, FileFormat.CSV, search="q=PY-1001", columns=["number", "customer"])
    begun = made(create_export.sync(client=haul, body=body, idempotency_key="python-export"))
    until("the export", lambda: str(read_export.sync(begun.id, client=haul).status) == "done")
    link = made(open_export.sync(begun.id, client=haul))
    text = httpx.get(httpx.URL(ORIGIN).join(link.url)).content.decode("utf-8-sig")
    rows = list(csv.reader(text.splitlines()))
    assert rows[1:] == [[load.number, "Cedar Mill Foods (Python)"]], rows


endpoint = listen()
load = drive(assign(book()))
prove(load)
load = made(read_load.sync(load.id, client=haul), Load)
assert str(load.status) == "delivered", load.status
found = made(list_loads.sync(client=haul, q="PY-1001"))
assert [item.id for item in found.items] == [load.id]
export(load)
heard = hear(load)
assert remove_webhook_endpoint.sync_detailed(endpoint.id, client=haul).status_code < 300
print(f"{load.number}: {load.status}, {found.total_count} found, exported, {heard} events")
