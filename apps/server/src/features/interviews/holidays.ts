import type { RouteData } from '@tryout/contract/define-route';
import type { listHolidays } from '@tryout/contract/interviews/own-hours';
import type { Availability } from '@tryout/domain/interviews/availability';
import type { Language } from '../../platform/language/language.ts';
import type { AvailabilityRecord } from './availability.queries.ts';

const DAY = 86_400_000;
/** How far ahead holidays are listed, so that each one of a year is seen. */
const MONTHS_AHEAD = 13;

interface Holiday {
  readonly day: string;
  readonly name: string;
}

// Loaded when somebody first asks: the rules of all countries are two megabytes.
const rules = () => import('date-holidays').then((module) => module.default);
const years = new Map<string, Promise<readonly Holiday[]>>();
const MOST_KEPT = 500;

async function computeYear(
  country: string,
  region: string | null,
  year: number,
  language: Language,
): Promise<readonly Holiday[]> {
  const Holidays = await rules();
  const options = { types: ['public' as const], languages: [language, 'en'] };
  const of = region === null ? new Holidays(country, options) : new Holidays(country, region, options);
  return of.getHolidays(year).flatMap((holiday) => {
    // The local day; one that begins the evening before is meant by its daylight.
    const first = Date.parse(`${holiday.date.slice(0, 10)}T00:00:00Z`);
    const length = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / DAY));
    return Array.from({ length }, (_, n) => ({
      day: new Date(first + n * DAY).toISOString().slice(0, 10),
      name: holiday.name,
    }));
  });
}

function holidaysOf(
  country: string,
  region: string | null,
  year: number,
  language: Language,
): Promise<readonly Holiday[]> {
  const key = `${country}.${region ?? ''}.${year}.${language}`;
  const kept = years.get(key);
  if (kept) return kept;
  if (years.size >= MOST_KEPT) years.clear();
  const made = computeYear(country, region, year, language);
  years.set(key, made);
  return made;
}

/** Whether the data knows a country, or a region of it. */
export async function knowsHolidays(country: string, region: string | null): Promise<boolean> {
  const known = new (await rules())();
  if (!(country in known.getCountries())) return false;
  return region === null || region in (known.getStates(country) ?? {});
}

/** People's hours with the holidays that are days off for them between two instants. */
export function withHolidays<T extends AvailabilityRecord>(
  people: readonly T[],
  window: { readonly from: Date; readonly until: Date },
): Promise<(T & Availability)[]> {
  const [first, last] = [window.from.getUTCFullYear(), window.until.getUTCFullYear()];
  const all = Array.from({ length: last - first + 1 }, (_, n) => first + n);
  return Promise.all(
    people.map(async (person) => {
      const { holiday_country: country, holiday_region: region, holidays_worked: worked } = person;
      if (country === null) return { ...person, days_off: [] };
      const found = await Promise.all(all.map((year) => holidaysOf(country, region, year, 'en')));
      const days = new Set(found.flat().map((each) => each.day));
      for (const day of worked) days.delete(day);
      return { ...person, days_off: [...days] };
    }),
  );
}

/** What can be chosen, and the holidays of what is, from today on. */
export async function holidaysFrom(
  now: Date,
  asked: { readonly country?: string | undefined; readonly region?: string | undefined },
  language: Language,
): Promise<RouteData<typeof listHolidays>> {
  const known = new (await rules())();
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const countries = Object.keys(known.getCountries()).map((code) => ({
    code,
    name: names.of(code) ?? code,
    regions: Object.entries(known.getStates(code) ?? {}).map(([region, name]) => ({
      code: region,
      name: String(name),
    })),
  }));
  countries.sort((a, b) => a.name.localeCompare(b.name, language));
  return { countries, items: await upcoming(now, asked, language) };
}

async function upcoming(
  now: Date,
  { country, region }: { readonly country?: string | undefined; readonly region?: string | undefined },
  language: Language,
): Promise<Holiday[]> {
  if (country === undefined || !(await knowsHolidays(country, region ?? null))) return [];
  const today = now.toISOString().slice(0, 10);
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_AHEAD);
  const last = end.toISOString().slice(0, 10);
  const first = now.getUTCFullYear();
  const found = await Promise.all(
    [first, first + 1, first + 2].map((year) => holidaysOf(country, region ?? null, year, language)),
  );
  const days = new Map<string, Holiday>();
  for (const holiday of found.flat())
    if (holiday.day >= today && holiday.day <= last && !days.has(holiday.day)) days.set(holiday.day, holiday);
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day));
}
