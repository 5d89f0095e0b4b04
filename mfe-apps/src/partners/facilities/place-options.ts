import { apiClient, type ApiInit } from "@haul/platform";
import { searchPlaces, type Place } from "../places/places.queries";
import { facilityOption, searchFacilities, type FacilityOption } from "./facility-search";

type FacilityCreate = NonNullable<ApiInit<"/api/facilities", "post">["body"]>;

/** A place in a list of facilities: taking it adds a facility there, whose street comes later. */
export interface PlaceOption extends FacilityOption {
  facility: FacilityCreate;
}

export const isPlace = (option: unknown): option is PlaceOption =>
  typeof option === "object" && option !== null && "facility" in option;

/** More would hide the facilities above them. */
const MOST_PLACES = 5;

/** Facilities that match, and below them places of the gazetteer by the ZIP or city that was typed. */
export async function searchFacilitiesAndPlaces(q: string, signal: AbortSignal): Promise<FacilityOption[]> {
  const [facilities, places] = await Promise.all([searchFacilities(q, signal), placeOptions(q, signal)]);
  const names = new Set(facilities.map(({ label }) => label.toLowerCase()));
  return [...facilities, ...places.filter(({ facility }) => !names.has(facility.name.toLowerCase()))];
}

async function placeOptions(q: string, signal: AbortSignal): Promise<PlaceOption[]> {
  // Without the gazetteer the facilities are still there.
  const found = await searchPlaces(q, signal).catch(() => undefined);
  if (!found) return [];
  const hasZip = /\d{3}/.test(q);
  const options = new Map(found.items.map((place) => placeOption(place, hasZip)).map((option) => [option.id, option]));
  const offered = [...options.values()].slice(0, MOST_PLACES);
  // The list's last line: the license asks for it.
  return offered.map((option, index) =>
    index === offered.length - 1 ? { ...option, detail: found.attribution } : option,
  );
}

/** The ZIP belongs to it only when it was typed: a city has many. */
function placeOption({ name: city, state, postal_code = "", time_zone }: Place, hasZip: boolean): PlaceOption {
  const zip = hasZip ? postal_code : "";
  const name = `${city}, ${state} ${zip}`.trim();
  return {
    id: `place ${name}`,
    label: `${name} (street not known yet)`,
    zone: time_zone,
    facility: { name, address: { line1: "", city, state, postal_code: zip, country: "US" }, time_zone },
  };
}

/** The facility of exactly that name, if there is one. */
export async function findFacilityNamed(name: string): Promise<FacilityOption | undefined> {
  const { data } = await apiClient.GET("/api/facilities", { params: { query: { q: name, sort: ["name"] } } });
  const found = data?.items.find((facility) => facility.name.toLowerCase() === name.toLowerCase());
  return found && facilityOption(found);
}
