#!/usr/bin/env python3
"""Fits the factors that turn great-circle miles into driving miles.

    python3 fit_road_miles.py

Reads road_miles.tsv and places.tsv, prints the factor of each distance band and the error on
the pairs held back. Pairs are sorted by great-circle miles; every other one is held back.
"""

import math
import pathlib
import statistics

HERE = pathlib.Path(__file__).resolve().parent

# Upper ends of the bands in great-circle miles.
BANDS = [50, math.inf]
EARTH_RADIUS_MILES = 3958.7613


def main():
    places = read_places()
    pairs = []
    for line in (HERE / "road_miles.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        from_city, from_state, to_city, to_state, published, source = line.split("\t")
        air = great_circle(places[from_state, from_city], places[to_state, to_city])
        name = f"{from_city}, {from_state} - {to_city}, {to_state}"
        pairs.append((air, float(published), name, source))
    pairs.sort(key=lambda p: (p[0], p[2]))
    too_short = [p for p in pairs if p[1] < p[0]]
    assert not too_short, f"shorter than the straight line: {too_short}"

    fit, check = pairs[0::2], pairs[1::2]
    factors = [round(statistics.median(p[1] / p[0] for p in fit if band(p[0]) == i), 3) for i in range(len(BANDS))]

    print(f"{len(pairs)} pairs: {len(fit)} to fit, {len(check)} to check")
    low = 0
    for i, high in enumerate(BANDS):
        print(f"band {low:>4}-{high:<4} miles: factor {factors[i]:.3f}, "
              f"{sum(band(p[0]) == i for p in fit)} fitted, {describe([p for p in check if band(p[0]) == i], factors)}")
        low = high
    print("check, all bands:", describe(check, factors))
    print("fit set, all bands:", describe(fit, factors))
    one = statistics.median(p[1] / p[0] for p in fit)
    print(f"check, one factor {one:.3f} for all:", describe(check, [one] * len(BANDS)))
    rest = statistics.median(p[1] / p[0] for p in fit if band(p[0]) > 0)
    print(f"check, {factors[0]:.3f} to {BANDS[0]} miles and {rest:.3f} beyond:",
          describe(check, [factors[0]] + [rest] * (len(BANDS) - 1)))
    print("worst of the check set:")
    for air, published, name, _ in sorted(check, key=lambda p: -error(p, factors))[:6]:
        print(f"  {name}: published {published:.0f}, estimate {air * factors[band(air)]:.0f}")


def read_places():
    """Coordinates by state and name; the most populous place of a name comes first."""
    places, state = {}, None
    for line in (HERE / "places.tsv").read_text(encoding="utf-8").splitlines():
        column = line.split("\t")
        if line.startswith("="):
            state = column[0][1:]
            continue
        sign = max(column[3].rfind("-"), column[3].rfind("+"))
        places.setdefault((state, column[0]), (int(column[3][:sign]) / 1000, int(column[3][sign:]) / 1000))
    return places


def great_circle(a, b):
    lat1, lat2 = math.radians(a[0]), math.radians(b[0])
    half_lat, half_lon = (lat2 - lat1) / 2, math.radians(b[1] - a[1]) / 2
    h = math.sin(half_lat) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin(half_lon) ** 2
    return 2 * EARTH_RADIUS_MILES * math.asin(math.sqrt(h))


def band(air):
    return next(i for i, high in enumerate(BANDS) if air < high)


def error(pair, factors):
    air, published = pair[:2]
    return abs(air * factors[band(air)] - published) / published * 100


def describe(pairs, factors):
    errors = sorted(error(p, factors) for p in pairs)
    p90 = errors[math.ceil(0.9 * len(errors)) - 1]
    return f"{len(errors)} checked, error median {statistics.median(errors):.1f} %, p90 {p90:.1f} %, worst {errors[-1]:.1f} %"


if __name__ == "__main__":
    main()
