import type { RouteData } from '@tryout/contract/define-route';
import type { findAddress as route } from '@tryout/contract/places/places';
import { GEOCODER_KINDS, type GeocoderKind } from '@tryout/domain/places/geocoder-answers';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Language } from '../../platform/language/language.ts';
import { configValue } from '../app-config/public.ts';
import { type Asked, askGeocoder, type Geocoder } from './ask-geocoder.ts';
import { placesSay } from './places.messages.ts';
import { zoneNear } from './places.queries.ts';
import { countryName, findTowns } from './search-places.ts';

type Answer = RouteData<typeof route>;

/** Whose data the services answer with, and whose the towns are. */
const OPEN_STREET_MAP = '© OpenStreetMap contributors';
const GEONAMES = 'GeoNames, CC BY 4.0';

/** The outside service that is set up; null: none. */
export async function chosenGeocoder(db: Db): Promise<Geocoder | null> {
  const address = await configValue(db, 'geocoder_address');
  const kind = await configValue(db, 'geocoder_kind');
  return address === '' ? null : { address, kind: isKind(kind) ? kind : 'nominatim' };
}

const isKind = (text: string): text is GeocoderKind => (GEOCODER_KINDS as readonly string[]).includes(text);

/** Where an address lies: by the outside service where one is set up; without it, or where it fails, by the towns known here. */
export async function findAddress(
  { db, services }: Act,
  address: string,
  language: Language,
): Promise<Answer> {
  const geocoder = await chosenGeocoder(db);
  const asked = geocoder && (await askGeocoder(services, geocoder, { address, language }));
  if (asked?.found) {
    const items = await Promise.all(
      asked.found.map(async (found) => ({
        ...found,
        place_id: null,
        country: found.country || (found.country_code && countryName(found.country_code, language)),
        time_zone: (await zoneNear(db, found)) ?? '',
      })),
    );
    return { items, answered_by: 'service', service_problem: '', attribution: OPEN_STREET_MAP };
  }
  return {
    items: await findTownsOf(db, address, language),
    answered_by: 'towns',
    service_problem: asked ? problemText(asked, language) : '',
    attribution: GEONAMES,
  };
}

/** What is wrong with the outside service, in words. */
export function problemText({ problem }: Asked, language: Language): string {
  return problem === null ? '' : placesSay(`places.geocoder.${problem}`)(language);
}

/** Towns that the parts of an address name, the last ones first: streets come before towns, and towns before countries. */
async function findTownsOf(db: Db, address: string, language: Language): Promise<Answer['items']> {
  const parts = address
    .split(/[,،\n]/u)
    .map((part) => part.replace(/(^|\s)[\p{Nd}-]+(?=\s|$)/gu, ' ').trim())
    .filter((part) => part !== '');
  for (let first = 0; first < parts.length; first++) {
    const items = await findTowns(db, parts.slice(first).join(', '), language);
    if (items.length > 0) return items;
  }
  return [];
}
