import { placeKey } from './place-key.ts';

/** A place as the gazetteer tells it. */
export interface GazetteerPlace {
  /** Its number at GeoNames. */
  readonly place_id: number;
  /** As it is called in English, or by its people where English has no name of its own. */
  readonly name: string;
  /** Its name in Arabic; null: the gazetteer has none that is surely Arabic. */
  readonly name_ar: string | null;
  /** State or province in English; empty: not known. */
  readonly region: string;
  /** ISO 3166-1, two capitals. */
  readonly country_code: string;
  /** Degrees north, WGS 84. */
  readonly latitude: number;
  /** Degrees east, WGS 84. */
  readonly longitude: number;
  /** Name in the IANA time zone database. */
  readonly time_zone: string;
  /** People who live there; 0: not known. */
  readonly population: number;
  /** Names that it is found by, as keys (`placeKey`), each with its weight (`nameWeight`). */
  readonly found_by: readonly { readonly key: string; readonly weight: number }[];
}

/** Parts of towns, and what is there no more: destroyed, abandoned, historical. */
const LEFT_OUT = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH']);

/** Places this large are found by short codes as well ("NYC"), which are noise for all others. */
const KNOWN_BY_CODE = 100_000;
/** More characters than this no name is searched by. */
const LONGEST_KEY = 80;

/**
 * How high a place stands among those that a text finds, 0 to about 1,000: a hundred for each power of ten of its people,
 * 100 more for the capital of a country, and 150 more for the name it is shown by than for its others.
 */
export function nameWeight(place: {
  readonly population: number;
  readonly is_capital: boolean;
  readonly is_shown_name: boolean;
}): number {
  return (
    Math.round(100 * Math.log10(place.population + 1)) +
    (place.is_capital ? 100 : 0) +
    (place.is_shown_name ? 150 : 0)
  );
}

/** What a name gains that is exactly what was typed; see `nameWeight`. */
export const EXACT_GAIN = 200;

/**
 * Reads a line of GeoNames' table of cities (tabs between its nineteen columns, documented in GeoNames' readme.txt).
 * `regions` names states and provinces by country and code, as in `DE.16`. Null: no line of it, or a place that is left
 * out because it is a part of another one or no longer there.
 */
export function readGazetteerLine(line: string, regions: ReadonlyMap<string, string>): GazetteerPlace | null {
  const columns = line.split('\t');
  if (columns.length < 18) return null;
  const [id = '', name = '', ascii = '', others = '', north = '', east = ''] = columns;
  const [, , , , , , , kind = '', country_code = '', , admin = ''] = columns;
  const [place_id, latitude, longitude] = [Number(id), Number(north), Number(east)];
  if (LEFT_OUT.has(kind) || !Number.isSafeInteger(place_id) || place_id <= 0 || name === '') return null;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude) || !/^[A-Z]{2}$/.test(country_code))
    return null;
  const population = Math.max(0, Math.trunc(Number(columns[14]) || 0));
  const aliases = others === '' ? [] : others.split(',');
  const name_ar = arabicName(aliases);
  const is_capital = kind === 'PPLC';
  const found = new Map<string, number>();
  const find = (text: string, is_shown_name: boolean) => {
    const key = placeKey(text);
    if (key === '' || key.length > LONGEST_KEY || found.has(key)) return;
    found.set(key, nameWeight({ population, is_capital, is_shown_name }));
  };
  find(name, true);
  find(ascii, true);
  if (name_ar !== null) find(name_ar, true);
  for (const alias of aliases) if (isName(alias, population)) find(alias, false);
  return {
    place_id,
    name,
    name_ar,
    region: regions.get(`${country_code}.${admin}`) ?? '',
    country_code,
    latitude,
    longitude,
    time_zone: columns[17] ?? '',
    population,
    found_by: [...found].map(([key, weight]) => ({ key, weight })),
  };
}

/** Not what machines made of other scripts (all small Latin letters), and codes of airports only of large places. */
const isName = (alias: string, population: number): boolean =>
  !/^[a-z][\x20-\x7e]*$/.test(alias) && (population >= KNOWN_BY_CODE || !/^[A-Z]{2,4}$/.test(alias));

/** Letters of Arabic itself; Persian, Urdu, Kurdish and Uyghur names have others nearly always. */
const ARABIC = /^[\u0621-\u063a\u0641-\u064a ]+$/u;

/**
 * The name in Arabic among names of which nobody says what language they are in; null: none that is written with the
 * letters of Arabic alone. Of several the one whose spelling is most surely Arabic (article, tā’ marbūṭa, hamza on its
 * first alif, letters that only Arabic writes; no dotless yā’ within, no more than two words), then the shortest of four
 * letters and more.
 */
export function arabicName(aliases: readonly string[]): string | null {
  const found = aliases
    .map((alias) => alias.replace(/[\u064b-\u0652\u0640]/gu, '').trim())
    .filter((alias) => ARABIC.test(alias) && !/ى(?! |$)/u.test(alias));
  const sure = (name: string) =>
    (/(^| )ال/u.test(name) ? 2 : 0) +
    (/ة( |$)/u.test(name) ? 2 : 0) +
    (/(^| |ال)[أإ]/u.test(name) ? 1 : 0) +
    (/[طصضظقعح]/u.test(name) ? 1 : 0) -
    (/[ىه]( |$)/u.test(name) ? 1 : 0) -
    (/ئ|[^ ل][أإآ]/u.test(name) ? 1 : 0) -
    Math.max(0, name.split(' ').length - 2);
  const length = (name: string) => (name.length < 4 ? 100 - name.length : name.length);
  const [best] = found.toSorted((a, b) => sure(b) - sure(a) || length(a) - length(b) || (a < b ? -1 : 1));
  return best ?? null;
}
