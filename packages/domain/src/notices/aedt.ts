/**
 * New York City's rule about automated employment decision tools: candidates who live in the city are told at least ten
 * business days before such a tool is used (NYC Administrative Code § 20-871 (b); 6 RCNY § 5-304).
 */
export const AEDT_BUSINESS_DAYS = 10;

const DAY_MS = 86_400_000;

/**
 * The first day of use: ten whole business days lie between the day of the notice and it, counted without Saturdays,
 * Sundays and holidays.
 * @param postedOn Day of the notice, as YYYY-MM-DD in New York.
 * @param holidays Days off, as YYYY-MM-DD; may hold others too.
 */
export function aedtUseFrom(postedOn: string, holidays: ReadonlySet<string>): string {
  let at = Date.parse(`${postedOn}T00:00:00Z`);
  let left = AEDT_BUSINESS_DAYS;
  while (left > 0) {
    at += DAY_MS;
    const weekday = new Date(at).getUTCDay();
    const day = new Date(at).toISOString().slice(0, 10);
    if (weekday !== 0 && weekday !== 6 && !holidays.has(day)) left -= 1;
  }
  return new Date(at + DAY_MS).toISOString().slice(0, 10);
}

/** A place as an organization writes it. */
export interface WrittenPlace {
  readonly name: string;
  readonly address: string;
}

/** Names that mean the city or a borough wherever they are written. */
const OF_THE_CITY =
  /(?<![\p{L}])(new york city|nyc|manhattan|brooklyn|queens|(the )?bronx|staten island|نيويورك|مانهاتن|بروكلين)(?![\p{L}])/iu;
/** `New York` as a town: alone, or with its state; after another town it is the state. */
const AS_TOWN = /(^|[,\n]\s*)new york(\s*,?\s*(ny|n\.y\.|new york))?(\s+\d{5}(-\d{4})?)?(\s*,.*)?$/iu;
/** `Buffalo, New York`: the town comes before the state. */
const AFTER_A_TOWN = /^[^,\n\d]*[\p{L}][^,\n\d]*,\s*new york(\s+\d{5})?(\s*,.*)?$/iu;

/**
 * Whether a place is in New York City, as far as its words say. Somebody who hires there can say otherwise either way.
 */
export function isInNewYorkCity({ name, address }: WrittenPlace): boolean {
  return [name, address].some((written) => {
    const text = written.trim();
    if (OF_THE_CITY.test(text)) return !/(?<![\p{L}])(kansas|maine|ohio|australia)(?![\p{L}])/iu.test(text);
    return AS_TOWN.test(text) && !AFTER_A_TOWN.test(text);
  });
}
