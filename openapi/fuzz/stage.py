"""Where scenes are set: a carrier's records that the walk never names, in the states that operations need."""

import itertools
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from carriers import ADDRESS, PLACE, Furnisher, World, monday
from records import day

PAPERS = {"registration_expires_on": day(300), "annual_inspection_expires_on": day(300)}
PEOPLE = {
    "first_name": "Stan",
    "last_name": "Ager",
    "kind": "company",
    "phone": "+13125550199",
    "email": "stan@stage.example",
    "license_number": "TXS1",
    "license_state": "TX",
    "license_class": "A",
    "license_expires_on": day(300),
    "medical_expires_on": day(300),
}
PROGRAM = {"region": "us", "method": "miles_per_gallon", "peg": "1.25", "miles_per_gallon": "6"}


class Receiver(BaseHTTPRequestHandler):
    """Takes every webhook."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Stage(Furnisher):
    def __init__(self, world: World):
        admin = world.everybody["Admin"]
        super().__init__(world, world.api(admin.headers, world.ours))
        self.api.caller = admin
        self.count = itertools.count(1)
        self.spare_owner = "spare@stage.example"
        self.hidden("/api/fleet_owners", name="Spare Owner", email=self.spare_owner)
        server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.receiver = f"http://127.0.0.1:{server.server_port}/haul"
        self.names = ["Stage Foods", "Stage Dock", "Stage Yard"]
        self.customer = self.hidden(
            "/api/customers", name=self.names[0], kind="broker", billing_email="ap@broker.example"
        )
        docks = [*self.names[1:], "Stage Wharf"]
        self.places = [self.hidden("/api/facilities", name=name, address=ADDRESS, **PLACE) for name in docks]
        self.crews = [
            {
                "driver_id": self.hidden("/api/drivers", **{**PEOPLE, "license_number": f"TXS{number}"}),
                "truck_id": self.hidden("/api/trucks", unit_number=f"S{number}", year=2021, **PAPERS),
            }
            for number in range(3)
        ]

    def hidden(self, path: str, **body) -> str:
        """Makes a record that the walk does not change."""
        made = self.api.post(path, body)["id"]
        self.api.records.keep(made)
        return made

    def invited(self, email: str) -> str:
        return self.hidden("/api/users", email=email, full_name="Ina Invited", role="User")

    def quote(self, *steps: str, **more) -> dict:
        """Priced by costs of our own: the walk changes those of the carrier."""
        self.set_costs()
        return super().quote(*steps, **more)

    def fresh_name(self) -> str:
        return f"Stage {next(self.count)}"

    def fresh_email(self, name: str) -> str:
        return f"{name}{next(self.count)}@stage.example"

    def one_more(self, plural: str) -> str:
        bodies = {
            "customers": {"name": self.fresh_name(), "kind": "broker"},
            "facilities": {"name": self.fresh_name(), "address": ADDRESS, **PLACE},
            "trucks": {"unit_number": f"S{next(self.count)}", "ownership": "owner_operator"},
        }
        return self.api.post(f"/api/{plural}", bodies[plural])["id"]

    def tag(self) -> dict:
        return self.api.post("/api/tags", {"name": self.fresh_name(), "color": "teal"})

    def fuel_program(self) -> str:
        return self.api.post("/api/fuel_programs", {"name": self.fresh_name(), **PROGRAM})["id"]

    def raise_diesel_price(self) -> None:
        price = f"4.{next(self.count) % 1000:03}"
        self.api.call("PUT", "/api/diesel_prices", {"region": "us", "week_on": monday(), "price": price})
