import type { RouteData } from '@tryout/contract/define-route';
import type { searchPlaces } from '@tryout/contract/places/places';
import {
  beginningsWithout,
  placeKey,
  slipsForgiven,
  slipsToBeginning,
} from '@tryout/domain/places/place-key';
import type { Db } from '../../platform/database/kysely.ts';
import type { Language } from '../../platform/language/language.ts';
import { type FoundPlace, findAlike, findBeginning, findByIds } from './places.queries.ts';

type Item = RouteData<typeof searchPlaces>['items'][number];

/** Places that are offered at once. */
const MOST = 8;
/** Places that are looked at where a country or region is typed behind the town. */
const MOST_NARROWED = 300;
/** Fewer than this, and slips are looked for. */
const ENOUGH = 4;
/** Names that are looked at for slips. */
const MOST_ALIKE = 300;
/** What a slip costs; see `nameWeight`. */
const COST_OF_SLIP = 150;

/** They take longer to make than to ask. */
const countries = new Map<string, Intl.DisplayNames>();

/** What a country is called in a language; its code where that is not known. */
export function countryName(code: string, language: string): string {
  const names =
    countries.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  countries.set(language, names);
  return names.of(code) ?? code;
}

/**
 * Towns that a text finds by the beginning of any of their names, best first; where few are, also those that it finds but
 * for a slip. What stands behind a comma narrows to a region or country.
 */
export async function findTowns(db: Db, typed: string, language: Language): Promise<Item[]> {
  const [town = '', ...behind] = typed.split(/[,،]/u).map(placeKey);
  if ([...town].length < 2) return [];
  const within = behind.filter((key) => key !== '');
  const isWide = within.length > 0 && [...town].length > 3;
  const most = within.length > 0 ? MOST_NARROWED : MOST;
  const begun = await findBeginning(db, { key: town, language, most, isWide });
  const narrowed = (places: readonly FoundPlace[]) =>
    places.filter((place) => within.every((key) => liesIn(place, key, language)));
  const found = narrowed(begun);
  const isWhole = begun.some(({ is_exact }) => is_exact);
  // A name that is typed whole is meant.
  if (found.length < ENOUGH && !isWhole && slipsForgiven([...town].length) > 0) {
    const known = new Set(found.map(({ place_id }) => place_id));
    const alike = (await findButForSlips(db, { key: town, language, most: most + known.size })).filter(
      ({ place_id }) => !known.has(place_id),
    );
    found.push(...narrowed(alike));
  }
  return found.slice(0, MOST).map((place) => told(place, language));
}

/** A town as it is answered. */
const told = (place: Omit<FoundPlace, 'weight'>, language: Language): Item => ({
  place_id: place.place_id,
  name: place.name,
  region: place.region,
  country: countryName(place.country_code, language),
  country_code: place.country_code,
  latitude: place.latitude,
  longitude: place.longitude,
  time_zone: place.time_zone,
});

/** A town by its number, as a language calls it; undefined: there is none. */
export async function findTown(db: Db, id: number, language: Language) {
  const [place] = await findByIds(db, [id], language);
  return place && { ...told(place, language), place_id: place.place_id };
}

function liesIn({ region, country_code }: FoundPlace, key: string, language: Language): boolean {
  const names = [region, country_code, countryName(country_code, language), countryName(country_code, 'en')];
  return names.some((name) => placeKey(name).startsWith(key));
}

async function findButForSlips(
  db: Db,
  { key, language, most }: { key: string; language: Language; most: number },
): Promise<FoundPlace[]> {
  const forgiven = slipsForgiven([...key].length);
  const best = new Map<number, number>();
  for (const name of await findAlike(db, beginningsWithout(key), MOST_ALIKE)) {
    const slips = slipsToBeginning(key, name.key, forgiven);
    const weight = name.weight - slips * COST_OF_SLIP;
    if (slips <= forgiven && weight > (best.get(name.place_id) ?? Number.NEGATIVE_INFINITY))
      best.set(name.place_id, weight);
  }
  const ids = [...best].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, most);
  if (ids.length === 0) return [];
  const places = new Map(
    (
      await findByIds(
        db,
        ids.map(([id]) => id),
        language,
      )
    ).map((place) => [place.place_id, place]),
  );
  return ids.flatMap(([id, weight]) => {
    const place = places.get(id);
    return place ? [{ ...place, weight }] : [];
  });
}
