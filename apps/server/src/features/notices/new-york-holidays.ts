// Loaded when somebody first asks: the rules of all countries are two megabytes.
const rules = () => import('date-holidays').then((module) => module.default);
let known: Promise<ReadonlyMap<number, readonly string[]>> | undefined;

/** How many years around today are worked out at once. */
const YEARS = 3;

async function daysOff(from: number): Promise<ReadonlyMap<number, readonly string[]>> {
  const Holidays = await rules();
  const of = new Holidays('US', 'NY', { types: ['public'] });
  const years = Array.from({ length: YEARS }, (_, n) => from + n);
  return new Map(
    years.map((year) => [year, of.getHolidays(year).map((holiday) => holiday.date.slice(0, 10))] as const),
  );
}

/** Public holidays in New York of the year of a day and the two after it, as YYYY-MM-DD. */
export async function newYorkHolidays(day: string): Promise<ReadonlySet<string>> {
  const year = Number(day.slice(0, 4));
  if (!known || !(await known).has(year)) known = daysOff(year);
  return new Set([...(await known).values()].flat());
}
