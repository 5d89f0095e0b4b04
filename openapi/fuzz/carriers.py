"""Two carriers with something of everything, and everybody who may call the API."""

import subprocess
import time
from dataclasses import dataclass
from typing import Callable

import requests

from records import PAPER, Records, day, moment

PASSWORD = "demo-haul-2026"
CARRIERS = {
    "Prairie Crest Transport LLC": ("3914427", "ruth.halvorsen@prairiecrest.example"),
    "Salt Fork Hauling Inc": ("3950016", "owen.pruitt@saltfork.example"),
}
STAFF = {
    "Admin": "marcus.bell@prairiecrest.example",
    "TerminalManager": "dana.whitfield@prairiecrest.example",
    "SafetyManager": "inez.calderon@prairiecrest.example",
    "User": "theo.lindgren@prairiecrest.example",
}
GRANTS = [
    ("TerminalManager", "dashboard"),
    ("TerminalManager", "loads"),
    ("TerminalManager", "quotes"),
    ("SafetyManager", "safety"),
    ("User", "loads"),
    ("User", "financial"),
]
# Mail and jobs are done within this time, or never.
PATIENCE_SECONDS = 30
SECOND = 1.1
REFUSAL = "/invitation/refuse#"
SPARE_RECEIPTS = 4
# An import of which a job is at work.
BUSY = ["checking", "importing", "undoing"]
PAPER_TYPE = "application/pdf"
CSV = (
    "Customer,Customer reference,Equipment,Weight (lb),Line haul,Pickup facility,Pickup date,Pickup time,"
    "Delivery facility,Delivery date,Delivery time\n"
)


@dataclass
class Caller:
    """A caller, and whose records it knows."""

    name: str
    headers: dict[str, str]
    records: Records
    # Signs in with an identity token; the walk's requests end sessions, too.
    sign_in: Callable[[], dict[str, str]] | None = None

    def sign_in_again(self) -> None:
        """In the same headers, which others hold too."""
        # A sign-in of the second in which the one before was revoked is revoked with it.
        time.sleep(SECOND)
        self.headers.update(self.sign_in())


class NotPrepared(SystemExit):
    """Something that the walk needs is not there; ends it, unless only one operation needs it."""

    def __init__(self, reason: str, status: int = 0):
        super().__init__(reason)
        self.status = status


class Api:
    """The API as one caller; accepted bodies are kept as examples of good ones."""

    # Set where the walk may end the session.
    caller: Caller | None = None

    def __init__(self, origin: str, headers: dict[str, str], records: Records, operations: dict[tuple[str, str], str]):
        self.origin, self.headers, self.records, self.operations = origin, headers, records, operations
        self.session = requests.Session()

    def call(self, method: str, path: str, body: dict | None = None, **ids: str) -> dict:
        def send() -> requests.Response:
            return self.session.request(method, self.origin + path.format(**ids), json=body, headers=self.headers)

        answer = send()
        if answer.status_code == 401 and self.caller:
            self.caller.sign_in_again()
            answer = send()
        if not answer.ok:
            told = f"fuzz: preparing: {method} {path} answered {answer.status_code} {answer.text}"
            raise NotPrepared(told, answer.status_code)
        value = answer.json() if answer.content else {}
        self.records.learn(path, value, tuple(ids.values()))
        if body is not None:
            self.records.learn_body(self.operations[method, path], body)
        return value

    def post(self, path: str, body: dict | None = None, **ids: str) -> dict:
        return self.call("POST", path, body, **ids)

    def get(self, path: str, **ids: str) -> dict:
        return self.call("GET", path, None, **ids)


class World:
    def __init__(self, origin: str, emulator: str, project: str, document: dict, user_command: Callable):
        self.origin, self.emulator, self.project = origin, emulator, project
        self.user_command = user_command
        self.operations = {
            (method.upper(), path): operation["operationId"]
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        }
        kinds = {
            parameter["name"]
            for methods in document["paths"].values()
            for operation in methods.values()
            for parameter in operation.get("parameters", [])
            if parameter.get("in") == "path" and parameter["name"].endswith("_id")
        } | {"leg_id"}
        kinds -= {"merged_customer_id", "merged_facility_id", "origin_facility_id", "destination_facility_id"}
        self.ours, self.theirs = Records(kinds), Records(kinds)

    def account(self, email: str) -> None:
        """An account with a verified address at the identity provider."""
        url = f"{self.emulator}/identitytoolkit.googleapis.com/v1/projects/{self.project}/accounts"
        body = {"email": email, "password": PASSWORD, "emailVerified": True}
        requests.post(url, json=body, headers={"Authorization": "Bearer owner"}).raise_for_status()

    def token(self, email: str) -> dict[str, str]:
        url = f"{self.emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=fuzz"
        answer = requests.post(url, json={"email": email, "password": PASSWORD, "returnSecureToken": True})
        answer.raise_for_status()
        return {"Authorization": f"Bearer {answer.json()['idToken']}"}

    def api(self, headers: dict[str, str], records: Records) -> Api:
        return Api(self.origin, headers, records, self.operations)

    def join(self, email: str, records: Records) -> Api:
        """Signs in a new account, invited or not."""
        self.account(email)
        api = self.api(self.token(email), records)
        api.get("/api/session")
        return api

    def found(self) -> None:
        """What the demo makes too, without its ninety days."""
        for records, (name, (dot, email)) in zip([self.ours, self.theirs], CARRIERS.items()):
            self.account(email)
            founder = self.api(self.token(email), records)
            body = {
                "fullname": "Ruth Halvorsen",
                "companyName": name,
                "companyAddress": "2450 Channahon Rd, Joliet, IL 60436",
                "companyPhone": "(815) 555-0100",
                "companyEmail": email,
                "officersName": "Ruth Halvorsen",
                "dotNumber": dot,
            }
            made = founder.post("/api/registrations", body)
            info = {"companyId": made["companyId"], "userEmail": email, "fullName": "Ruth Halvorsen"}
            founder.post("/api/add_user_info", info)
            founder.get("/api/session")
        dot, email = CARRIERS["Prairie Crest Transport LLC"]
        self.user_command("create-super-admin", "--email", email, "--company-dot", dot)
        founder = self.api(self.token(email), self.ours)
        for role, email in STAFF.items():
            founder.post("/api/users", {"email": email, "full_name": f"{role} of the walk", "role": role})
            self.join(email, self.ours)
        for role, section in GRANTS:
            founder.call("PUT", "/api/role_grants/{role}/{section}", role=role, section=section)

    def callers(self) -> dict[str, Caller]:
        """Everybody. The carriers are there already."""
        founder, neighbor = (email for _, email in CARRIERS.values())
        callers = {
            "SuperAdmin": self.person("SuperAdmin", founder, self.ours),
            **{role: self.person(role, email, self.ours) for role, email in STAFF.items()},
            "Neighbor": self.person("Neighbor", neighbor, self.theirs),
        }
        for caller in callers.values():
            user = requests.get(f"{self.origin}/api/profile", headers=caller.headers).json()
            caller.records.kept.add(user["id"])
        self.everybody = callers
        admin = self.api(callers["Admin"].headers, self.ours)
        other = self.api(callers["Neighbor"].headers, self.theirs)
        self.refusal = self.refusal_token(admin)
        owned = Furnisher(self, admin).furnish()
        Furnisher(self, other).furnish()
        every = [permission["permission"] for permission in admin.get("/api/permissions")["items"]]
        for name, permissions in {
            "Key": every,
            "ReadingKey": [permission for permission in every if permission.endswith(":read")],
        }.items():
            made = admin.post("/api/api_keys", {"name": name, "permissions": permissions})
            self.ours.kept.add(made["api_key"]["id"])
            headers = {"Authorization": f"Bearer {made['secret']}"}
            callers[name] = Caller(name, headers, self.ours)
        self.account("newcomer@haul.example")
        callers["Newcomer"] = self.person("Newcomer", "newcomer@haul.example", self.ours)
        callers["Owner"] = Caller("Owner", self.owner_session(owned), self.ours)
        callers["Nobody"] = Caller("Nobody", {}, self.ours)
        # These accounts sign out during the walk, so nothing else uses them.
        admin.post("/api/users", {"email": "leaver@haul.example", "full_name": "Lee Leaver", "role": "User"})
        self.join("leaver@haul.example", self.ours)
        callers["Leaver"] = self.person("Leaver", "leaver@haul.example", self.ours)
        callers["LeavingOwner"] = Caller("LeavingOwner", self.owner_session("leaving.ours@owners.example"), self.ours)
        for index in range(2):
            found = self.owner_verified("both@owners.example")
            owner = found["choices"][index]["fleet_owner_id"]
            choice = {"choice_token": found["choice_token"], "fleet_owner_id": owner}
            self.ours.learn_body("choose_owner_carrier", choice)
        self.ours.tokens["/api/owner/verify"] = [self.owner_link(owned) for _ in range(3)]
        for records in (self.ours, self.theirs):
            for kept in records.kept:
                for pool in records.ids.values():
                    if kept in pool:
                        pool.remove(kept)
        return callers

    def refusal_token(self, admin: Api) -> str:
        """Of an invitation; early, since a new company may send few mails."""
        email = "refuser@haul.example"
        user = admin.post("/api/users", {"email": email, "full_name": "Rhea Refuser", "role": "User"})
        self.ours.keep(user["id"])
        return until(lambda: self.mails_to(email, REFUSAL))[0].split(REFUSAL)[1].split()[0]

    def person(self, name: str, email: str, records: Records) -> Caller:
        return Caller(name, self.token(email), records, lambda: self.token(email))

    def owner_link(self, email: str) -> str:
        """The token of a sign-in link, from the local mailbox."""
        known = self.mails_to(email)
        requests.post(f"{self.origin}/api/owner/login", json={"email": email}).raise_for_status()
        new = until(lambda: [mail for mail in self.mails_to(email) if mail not in known])
        return new[0].split("/fleetowner/verify-token/")[1].split()[0]

    def owner_verified(self, email: str) -> dict:
        answer = requests.post(f"{self.origin}/api/owner/verify", json={"token": self.owner_link(email)})
        answer.raise_for_status()
        return answer.json()

    def owner_session(self, email: str) -> dict[str, str]:
        return {"Authorization": f"JWT {self.owner_verified(email)['session']['token']}"}

    def mails_to(self, email: str, word: str = "verify-token") -> list[str]:
        mails = requests.get(f"{self.origin}/mailbox.json").json()["mails"]
        return [mail["text"] for mail in mails if email in str(mail["to"]) and word in mail["text"]]


def until(look: Callable):
    """What `look` finds once jobs have run."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not (found := look()):
        if time.monotonic() > deadline:
            raise NotPrepared("fuzz: preparing: a job of the server did not get done")
        time.sleep(0.1)
    return found


class Furnisher:
    """Gives a carrier something of everything that the document can name."""

    def __init__(self, world: World, api: Api):
        self.world, self.api = world, api
        self.is_ours = api.records is world.ours
        self.rows = 0
        # In the rows of imports: customer, pickup and delivery.
        self.names = ["Birch Foods", "Birch Dock", "Cedar Dock"]

    def furnish(self) -> str:
        """Answers the address of a fleet owner."""
        self.people()
        self.partners()
        owner = self.fleet()
        self.freight()
        self.quotes()
        self.settings()
        self.files()
        self.spare_receipts()
        self.tickets()
        self.look_around()
        return owner

    def people(self) -> None:
        api, tag = self.api, "ours" if self.is_ours else "theirs"
        terminal = {"time_zone": "America/Chicago", "address": ADDRESS}
        for code in ("FZA", "FZB", "FZC"):
            api.post("/api/terminals", {**terminal, "code": code, "name": f"Yard {code}"})
        for number in range(4):
            email = f"hand{number}.{tag}@haul.example"
            api.post("/api/users", {"email": email, "full_name": f"Hand {number}", "role": "User"})
            if number > 1:
                self.world.join(email, api.records)
        for number in range(3):
            email = f"joins{number}.{tag}@haul.example"
            self.world.account(email)
            joining = self.world.api(self.world.token(email), api.records)
            joining.post("/api/registrations", self.joining(email))
            joining.get("/api/session")

    def joining(self, email: str) -> dict:
        """A registration that asks to join the carrier."""
        dot, _ = list(CARRIERS.values())[0 if self.is_ours else 1]
        return {"fullname": "Jo Ins", "dotNumber": dot, "companyEmail": email} | COMPANY

    def partners(self) -> None:
        api = self.api
        for name in ("Amber Brokerage", "Amber Brokers", "Birch Foods", "Cedar Partners"):
            customer = {"name": name, "kind": "broker", "billing_email": "ap@broker.example", "address": ADDRESS}
            self.customer = api.post("/api/customers", customer)["id"]
        self.places = [
            api.post("/api/facilities", {"name": name, "address": {**ADDRESS, "city": city}, **PLACE})["id"]
            for name, city in [
                ("Amber Dock", "Joliet"),
                ("Amber Dock 2", "Joliet"),
                ("Birch Dock", "Elgin"),
                ("Cedar Dock", "Cary"),
            ]
        ]
        for name in ("Amber Tires", "Birch Tires"):
            api.post("/api/vendors", {"name": name, "kind": "tires", "tax_id": "12-3456789", "address": ADDRESS})

    def fleet(self) -> str:
        api, tag = self.api, "ours" if self.is_ours else "theirs"
        owners = [
            f"{tag}@owners.example",
            f"leaving.{tag}@owners.example",
            "both@owners.example",
            "spare@owners.example",
        ]
        papers = {"registration_expires_on": day(300), "annual_inspection_expires_on": day(300)}
        self.crews = []
        for number, email in enumerate(owners):
            truck = {
                "unit_number": f"F70{number}",
                "year": 2021,
                "make": "Freightliner",
                "insurance_expires_on": day(300),
            }
            truck_id = api.post("/api/trucks", {**truck, "ownership": "owner_operator", **papers})["id"]
            owner = api.post("/api/fleet_owners", {"name": f"Owner {number}", "email": email})["id"]
            if number < 2:
                api.records.kept.add(owner)
            ownership = {"fleet_owner_id": owner, "starts_on": day(-300)}
            api.post("/api/trucks/{truck_id}/ownerships", ownership, truck_id=truck_id)
            driver = {"first_name": "Luis", "last_name": f"Brandt{number}", "kind": "company", "phone": "+13125550177"}
            license = {"license_number": f"TXF{number}", "license_state": "TX", "license_class": "A"}
            dates = {"license_expires_on": day(300), "medical_expires_on": day(300)}
            driver_id = api.post("/api/drivers", {**driver, **license, **dates})["id"]
            self.crews.append({"driver_id": driver_id, "truck_id": truck_id})
        for number in range(3):
            api.post("/api/trailers", {"unit_number": f"F9{number}", "kind": "dry_van", "length_feet": 53, **papers})
        return owners[0]

    def load(self, *states: str, days: tuple[int, int] = (0, 2), **more) -> dict:
        api = self.api
        stops = [
            {"kind": kind, "facility_id": place, "schedule": "appointment", "earliest_local": f"{day(on)}T08:00"}
            for kind, place, on in zip(["pickup", "delivery"], self.places, days)
        ]
        charge = {"code": "LINE_HAUL", "basis": "flat", "quantity": "1", "rate": "1850"}
        body = {
            "customer_id": self.customer,
            "load_kind": "full_truckload",
            "equipment": "dry_van",
            "charges": [charge],
        }
        load = api.post("/api/loads", {**body, "stops": stops, **more})
        for state in states:
            load = self.advance(load, state)
        return load

    def advance(self, load: dict, state: str) -> dict:
        api, version = self.api, {"version": load["version"]}
        match state:
            case "assign":
                crew = {**self.crews[1], "accepts_warnings": True}
                return api.post("/api/loads/{load_id}/assign", {**version, **crew}, load_id=load["id"])
            case "pick_up" | "deliver":
                stop = load["stops"][0 if state == "pick_up" else 1]["id"]
                hours = (-14, -9) if state == "pick_up" else (-4, -1)
                for kind, at in zip(["arrived", "departed"], hours):
                    event = {"kind": kind, "occurred_at": moment(at), "source": "driver"}
                    path = "/api/loads/{load_id}/stops/{stop_id}/events"
                    load = api.post(path, event, load_id=load["id"], stop_id=stop)
                return load
            case "hold" | "cancel" | "break_down" | "hold_billing" | "send_back":
                body = {**version, "reason": "The customer asked for it"}
                return api.post(f"/api/loads/{{load_id}}/{state}", body, load_id=load["id"])
            case _:
                return api.post(f"/api/loads/{{load_id}}/{state}", version, load_id=load["id"])

    def freight(self) -> None:
        api = self.api
        tags = [api.post("/api/tags", {"name": name, "color": "teal"})["id"] for name in ("Amber", "Birch")]
        self.load(is_draft=True)
        self.load("hold", days=(3, 5))
        self.load("cancel", days=(3, 5))
        booked = self.load(days=(4, 6))
        self.load("assign", days=(8, 9))
        self.load("assign", "dispatch", days=(12, 13))
        rolling = self.load("assign", "dispatch", "start", days=(0, 1))
        picked = self.load("assign", "dispatch", "start", "pick_up", days=(-1, 1))
        delivered = [
            self.load(
                "assign", "dispatch", "start", "pick_up", "deliver", days=(-1, 0), customer_reference=f"R{number}"
            )
            for number in range(3)
        ]
        api.post("/api/loads/{load_id}/tags", {"version": booked["version"], "add": tags}, load_id=booked["id"])
        for load in (rolling, picked, delivered[0]):
            ids = {"load_id": load["id"]}
            charge = {"code": "LUMPER", "basis": "flat", "quantity": "1", "rate": "120"}
            api.post("/api/loads/{load_id}/charges", charge, **ids)
            call = {
                "occurred_at": moment(-2),
                "source": "driver",
                "city": "Dalhart",
                "state": "TX",
                "eta_at": moment(9),
            }
            api.post("/api/loads/{load_id}/check_calls", call, **ids)
            link = {"label": "Customer", "is_showing_references": True, "is_showing_documents": True}
            made = api.post("/api/loads/{load_id}/tracking_links", link, **ids)
            self.keep("/api/public_tracking/", made["url"])
            exception = {"kind": "breakdown", "note": "Flat tire"}
            api.post("/api/loads/{load_id}/tracking_exceptions", exception, **ids)
            self.paper(ids, "proof_of_delivery")
            self.paper(ids, "rate_confirmation")
        ids = {"load_id": self.load(days=(16, 18))["id"]}
        stop = {"facility_id": self.places[2], "schedule": "appointment", "earliest_local": f"{day(17)}T08:00"}
        body = {"version": 1, "sequence": 2, "stop": {"kind": "delivery", **stop}}
        longer = api.post("/api/loads/{load_id}/stops", body, **ids)
        stops = [stop["id"] for stop in longer["stops"]]
        body = {"version": longer["version"], "stop_ids": stops}
        longer = api.post("/api/loads/{load_id}/stops/reorder", body, **ids)
        api.post("/api/loads/{load_id}/split", {"version": longer["version"], "stop_id": stops[1]}, **ids)
        for load in (rolling, picked):
            body = {"leg_id": load["legs"][0]["id"]}
            made = api.post("/api/loads/{load_id}/driver_links", body, load_id=load["id"])
            self.keep("/api/driver_trip/", made["url"])

    def keep(self, paths: str, url: str) -> None:
        self.api.records.tokens.setdefault(paths, []).append(url.split("#")[-1])

    def upload(self, ticket: dict, content: bytes, media_type: str) -> str:
        url = ticket["upload_url"]
        url = url if url.startswith("http") else self.world.origin + url
        answer = requests.put(url, data=content, headers={"content-type": media_type})
        answer.raise_for_status()
        return answer.json()["receipt"]

    def receipt(self, path: str, **more) -> str:
        """Of a PDF that is uploaded with a ticket of the path."""
        about = {"file_name": "a.pdf", "media_type": PAPER_TYPE, "byte_size": len(PAPER)}
        if path.startswith("/api/driver_trip/"):
            del about["file_name"]
        return self.upload(self.api.post(path, {**about, **more}), PAPER, PAPER_TYPE)

    def paper(self, ids: dict, kind: str) -> None:
        body = {
            "receipt": self.receipt("/api/document_uploads"),
            "file_name": f"{kind}.pdf",
            "kind": kind,
            "is_signed": True,
        }
        self.api.post("/api/loads/{load_id}/documents", body, **ids)

    def spare_receipts(self) -> None:
        """Each is good for one record."""
        for paths, ticket, body in [
            (
                "/api/loads/{load_id}/documents",
                "/api/document_uploads",
                {"file_name": "a.pdf", "byte_size": len(PAPER)},
            ),
            ("/api/imports", "/api/imports/uploads", None),
        ]:
            for _ in range(SPARE_RECEIPTS):
                made = self.api.post(ticket, body and {**body, "media_type": PAPER_TYPE})
                content = (PAPER, PAPER_TYPE) if body else (CSV.encode(), "text/csv")
                self.api.records.tokens.setdefault(paths, []).append(self.upload(made, *content))

    def tickets(self) -> None:
        """Each upload's is good for one file; a part and a question leave it open."""
        about = {"file_name": "a.pdf", "media_type": PAPER_TYPE, "byte_size": len(PAPER)}
        tickets = self.api.records.tickets
        for operation_id in ("upload_file", "append_to_upload", "read_upload_offset"):
            made = [self.api.post("/api/document_uploads", about) for _ in range(SPARE_RECEIPTS)]
            tickets[operation_id] = [ticket_of(one["upload_url"]) for one in made]

    def quotes(self) -> None:
        api = self.api
        program = {
            "name": "Amber program",
            "region": "us",
            "method": "miles_per_gallon",
            "peg": "1.25",
            "miles_per_gallon": "6",
        }
        api.post("/api/fuel_programs", program)
        api.call("PUT", "/api/diesel_prices", {"region": "us", "week_on": monday(), "price": "3.87"})
        self.set_costs()
        for last in ([], ["send"], *(["send", step] for step in ("accept", "lose", "withdraw", "revise"))):
            self.quote(*last)

    def set_costs(self) -> None:
        model = self.api.get("/api/quote_settings").get("cost_model")
        self.api.call("PUT", "/api/cost_model", COSTS | ({"version": model["version"]} if model else {}))

    def quote(self, *steps: str, rate: str = "2900", **more) -> dict:
        made = self.api.post("/api/quotes", {**self.quote_body(rate), **more})
        for step in steps:
            made = self.take_quote(made, step)
        return made

    def quote_body(self, rate: str) -> dict:
        stops = [
            {"kind": kind, "facility_id": place, "schedule": "appointment", "earliest_local": f"{day(on)}T08:00"}
            for kind, place, on in zip(["pickup", "delivery"], self.places, (5, 7))
        ]
        charge = {"code": "LINE_HAUL", "basis": "flat", "quantity": "1", "rate": rate}
        quote = {"customer_id": self.customer, "kind": "SPOT", "references": [], "load_kind": "full_truckload"}
        about = {"equipment": "dry_van", "is_hazmat": False, "is_team_required": False, "loaded_miles": "967.5"}
        return {**quote, **about, "stops": stops, "charges": [charge]}

    def take_quote(self, quote: dict, step: str) -> dict:
        reason = {"reason": "The customer asked for it"}
        more = {
            "send": {"email": "ann@broker.example"},
            "accept": {"name": "Ann Hobbs"},
            "lose": {"reason": "price"},
            "withdraw": reason,
        }.get(step, {})
        body = {"version": quote["version"], **more}
        made = self.api.post(f"/api/quotes/{{quote_id}}/{step}", body, quote_id=quote["id"])
        if step == "send":
            self.keep("/api/public_quotes/", made["link"])
        return made.get("quote", made)

    def settings(self) -> None:
        api = self.api
        policy = api.get("/api/detention_policy")
        body = {"version": policy["version"], "terms": policy["terms"]}
        api.call("PUT", "/api/detention_policy", body)
        customer = api.get("/api/customers/{customer_id}/detention_policy", customer_id=self.customer)
        body = {"version": customer["version"], "terms": policy["terms"]}
        api.call("PUT", "/api/customers/{customer_id}/detention_policy", body, customer_id=self.customer)
        settings = api.get("/api/tracking_settings")
        api.call("PUT", "/api/tracking_settings", {"version": settings["version"], "terms": settings["terms"]})
        for name in ("A program", "Another"):
            api.post("/api/api_keys", {"name": name, "permissions": ["loads:read"]})
        for name in ("Mine", "Ours"):
            view = {"list_name": "loads", "name": name, "search": "status=in_transit", "is_shared": name == "Ours"}
            api.post("/api/saved_views", view)

    def files(self) -> None:
        api = self.api
        export = api.post("/api/exports", {"list_name": "loads", "format": "csv"})
        for equipment in ("dry van", "spaceship"):
            self.imported(equipment)
        until(
            lambda: api.get("/api/exports/{export_id}", export_id=export["id"])["status"] not in ("waiting", "running")
        )

    def imported(self, equipment: str) -> dict:
        """One load of a file, checked."""
        self.rows += 1
        customer, pickup, delivery = self.names
        days = f"{pickup},{day(9)},08:00,{delivery},{day(10)},10:00"
        row = f"{customer},{customer} {self.rows},{equipment},41200,1850,{days}\n"
        receipt = self.upload(self.api.post("/api/imports/uploads"), (CSV + row).encode(), "text/csv")
        body = {"kind": "loads", "receipt": receipt, "file_name": "loads.csv"}
        return self.settled_import(self.api.post("/api/imports", body)["id"])

    def settled_import(self, import_id: str) -> dict:
        def settled() -> dict | None:
            found = self.api.get("/api/imports/{import_id}", import_id=import_id)
            return found if found["status"] not in BUSY else None

        return until(settled)

    def look_around(self) -> None:
        """Reads every list, and what its rows lead to."""
        api = self.api
        gets = [path for method, path in self.world.operations if method == "GET" and path.startswith("/api/")]
        for path in sorted(gets, key=lambda path: path.count("{")):
            names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
            if path.startswith("/api/owner/") or (names and not all(name in api.records.kinds for name in names)):
                continue
            if not names:
                query = {"q": "Blue"} if path == "/api/search" else {}
                answer = requests.get(self.world.origin + path, params=query, headers=api.headers)
                if answer.ok:
                    api.records.learn(path, answer.json())
            elif len(names) == 1:
                for one in list(api.records.ids.get(names[0], []))[:12]:
                    answer = requests.get(self.world.origin + path.format(**{names[0]: one}), headers=api.headers)
                    if answer.ok:
                        api.records.learn(path, answer.json(), (one,))


def ticket_of(url: str) -> str:
    return url.rsplit("/", 1)[-1]


def monday() -> str:
    return next(day(-back) for back in range(7) if is_monday(day(-back)))


def is_monday(text: str) -> bool:
    return time.strptime(text, "%Y-%m-%d").tm_wday == 0


ADDRESS = {"line1": "2450 Channahon Rd", "city": "Joliet", "state": "IL", "postal_code": "60436"}
PLACE = {"time_zone": "America/Chicago", "latitude": 41.5, "longitude": -88.1}
COMPANY = {
    "companyName": "Prairie Crest Transport LLC",
    "companyAddress": "2450 Channahon Rd, Joliet, IL 60436",
    "companyPhone": "(815) 555-0100",
    "officersName": "Ruth Halvorsen",
}
COSTS = {
    "diesel_price": "3.90",
    "miles_per_gallon": "6.5",
    "driver_rate": "0.62",
    "fixed_per_day_cents": 21_000,
    "maintenance_rate": "0.20",
    "tolls_rate": "0.04",
    "miles_per_day": "520",
    "margin_floor": "12.5",
}
