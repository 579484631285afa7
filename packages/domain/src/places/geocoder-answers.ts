/** Services that find addresses: Nominatim, and Photon by komoot; both know OpenStreetMap's data. */
export const GEOCODER_KINDS = ['nominatim', 'photon'] as const;
/** See `GEOCODER_KINDS`. */
export type GeocoderKind = (typeof GEOCODER_KINDS)[number];

/** An address that a service found. */
export interface AddressFound {
  /** Street with number, or the name of the place. */
  readonly name: string;
  /** Town and state, with a comma between; empty: not told. */
  readonly region: string;
  /** In the language that was asked for, where the service knows it; empty: not told. */
  readonly country: string;
  /** ISO 3166-1, two capitals; empty: not told. */
  readonly country_code: string;
  /** Degrees north, WGS 84. */
  readonly latitude: number;
  /** Degrees east, WGS 84. */
  readonly longitude: number;
}

/** Most results that are asked for and read. */
export const MOST_ADDRESSES = 5;
/** No part of a result is longer. */
const LONGEST_PART = 160;

/**
 * The address of a request: `base` as it was set, with or without a slash or the last part of the path; the languages of
 * Photon are few, and it takes others for an error.
 */
export function geocoderUrl(kind: GeocoderKind, base: string, address: string, language: string): string {
  const end = kind === 'nominatim' ? 'search' : 'api';
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/u, '').replace(new RegExp(`/${end}$`, 'u'), '')}/${end}`;
  url.searchParams.set('q', address);
  url.searchParams.set('limit', String(MOST_ADDRESSES));
  if (kind === 'nominatim') {
    url.searchParams.set('format', 'jsonv2');
    url.searchParams.set('addressdetails', '1');
    url.searchParams.set('accept-language', language);
  } else {
    url.searchParams.set('lang', ['de', 'en', 'fr'].includes(language) ? language : 'default');
  }
  return url.href;
}

/**
 * What a service answered, of which nothing is believed: texts are shortened, results without a name or with degrees that
 * are none are left out. Null: this is no answer of such a service.
 */
export function readGeocoderAnswer(kind: GeocoderKind, answer: unknown): readonly AddressFound[] | null {
  const list = kind === 'nominatim' ? answer : field(answer, 'features');
  if (!Array.isArray(list)) return null;
  return list
    .slice(0, MOST_ADDRESSES)
    .map(kind === 'nominatim' ? readNominatim : readPhoton)
    .filter((found) => found !== null);
}

function readNominatim(row: unknown): AddressFound | null {
  const address = field(row, 'address');
  const of = (...names: readonly string[]) => firstText(address, names);
  const town = of('city', 'town', 'village', 'municipality', 'hamlet');
  const street = withNumber(of('road', 'pedestrian'), of('house_number'));
  const name =
    street || firstText(row, ['name']) || town || firstText(row, ['display_name']).split(',')[0] || '';
  return found({
    name,
    region: joined(name, [town, of('state')]),
    country: of('country'),
    code: of('country_code'),
    latitude: degreesOf(field(row, 'lat')),
    longitude: degreesOf(field(row, 'lon')),
  });
}

function readPhoton(feature: unknown): AddressFound | null {
  const properties = field(feature, 'properties');
  const of = (...names: readonly string[]) => firstText(properties, names);
  const degrees = field(field(feature, 'geometry'), 'coordinates');
  const [longitude, latitude] = Array.isArray(degrees) ? (degrees as readonly unknown[]) : [];
  const name = withNumber(of('street'), of('housenumber')) || of('name', 'city');
  return found({
    name,
    region: joined(name, [of('city', 'town', 'village', 'district'), of('state')]),
    country: of('country'),
    code: of('countrycode'),
    latitude: typeof latitude === 'number' ? latitude : Number.NaN,
    longitude: typeof longitude === 'number' ? longitude : Number.NaN,
  });
}

function found(row: {
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
}): AddressFound | null {
  const { name, region, country, latitude, longitude } = row;
  const code = row.code.toUpperCase();
  if (name === '' || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return null;
  return { name, region, country, country_code: /^[A-Z]{2}$/u.test(code) ? code : '', latitude, longitude };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Degrees as a text or a number; NaN: neither, such as a text of nothing, which would lie off the coast of Africa. */
const degreesOf = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && value.trim() !== ''
      ? Number(value)
      : Number.NaN;

function firstText(value: unknown, names: readonly string[]): string {
  for (const name of names) {
    const text = field(value, name);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are taken out
    const plain = typeof text === 'string' ? text.replace(/[\u0000-\u001f\u007f]+/gu, ' ').trim() : '';
    if (plain !== '') return plain.slice(0, LONGEST_PART).trim();
  }
  return '';
}

const withNumber = (street: string, number: string): string =>
  street === '' ? '' : [street, number].filter(Boolean).join(' ');

const joined = (name: string, parts: readonly string[]): string =>
  [...new Set(parts)].filter((part) => part !== '' && part !== name).join(', ');
