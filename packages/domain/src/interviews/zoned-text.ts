/** Cities whose zones browsers still name by an older spelling (the backward links of the IANA database). */
const RENAMED: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
};

/** What a language says before a place to name its time; the place alone is what is wanted here. */
const TIME_OF = /^توقيت /;
const named = new Map<string, string>();

/**
 * The name of a zone's place as people read it: `America/New_York` is New York, `UTC` is UTC. English has the city; other
 * languages have what the platform calls the place, the country where one zone is all that it has ("ألمانيا").
 */
export function cityOf(zone: string, locale = 'en'): string {
  if (/^en\b/.test(locale) || !zone.includes('/') || zone.startsWith('Etc/')) return englishCityOf(zone);
  const key = `${locale} ${zone}`;
  const known = named.get(key) ?? placeOf(zone, locale);
  named.set(key, known);
  return known;
}

function englishCityOf(zone: string): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return RENAMED[city] ?? city;
}

function placeOf(zone: string, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find((part) => part.type === 'timeZoneName')?.value;
  return name?.replace(TIME_OF, '') ?? englishCityOf(zone);
}

/** What parts a list in a language. */
const commaOf = (locale: string) => (/^(ar|fa|ur)\b/.test(locale) ? '، ' : ', ');

/** One time in one zone, in the words of a language. */
export interface ZonedText {
  /** "Tue, Nov 24, 2026". */
  readonly day: string;
  /** "11:00–11:30"; where it ends on another day, that day stands with the end. */
  readonly time: string;
  /**
   * "New York (GMT-5)": city and distance at that very moment, so that the hour that autumn repeats is told apart; where
   * clocks change in between "New York (GMT-4 → GMT-5)".
   */
  readonly zone: string;
}

/** A time of an interview in one zone. `locale` is a BCP 47 tag; times are in 24 hours, with the digits of the language. */
export function zonedText(
  locale: string,
  zone: string,
  { starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string },
): ZonedText {
  const format = (options: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(new Date(at));
  const dayOf = (at: string) =>
    format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, at);
  const clock = (at: string) => format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, at);
  const offsetOf = (at: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
      .formatToParts(new Date(at))
      .find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [first, last] = [offsetOf(starts_at), offsetOf(ends_at)];
  const offset = first === last ? first : `${first} → ${last}`;
  const end =
    dayOf(ends_at) === dayOf(starts_at)
      ? clock(ends_at)
      : `${dayOf(ends_at)}${commaOf(locale)}${clock(ends_at)}`;
  return {
    day: dayOf(starts_at),
    time: `${clock(starts_at)}–${end}`,
    zone: `${cityOf(zone, locale)} (${offset})`,
  };
}

/** A time in the event's zone and, where the clocks there show another one, in the reader's too; one line each. */
export function zonedLines(
  locale: string,
  zones: readonly string[],
  time: { readonly starts_at: string; readonly ends_at: string },
): string[] {
  const lines: string[] = [];
  const shown = new Set<string>();
  for (const zone of zones) {
    const text = zonedText(locale, zone, time);
    const same = `${text.day} ${text.time}`;
    if (shown.has(same)) continue;
    shown.add(same);
    lines.push(`${text.day}${commaOf(locale)}${text.time} ${text.zone}`);
  }
  return lines;
}

/**
 * The parts of an interview day in the event's zone and, where the clocks there show other times, in the reader's too: a
 * line with day and zone, then one for each part. A part on another day than the first says its day.
 */
export function zonedDay(
  locale: string,
  zones: readonly string[],
  parts: readonly { readonly starts_at: string; readonly ends_at: string; readonly title: string }[],
): string[] {
  const lines: string[] = [];
  const shown = new Set<string>();
  for (const zone of zones) {
    const texts = parts.map((part) => ({ ...zonedText(locale, zone, part), title: part.title }));
    const [first] = texts;
    const same = texts.map((each) => `${each.day} ${each.time}`).join();
    if (!first || shown.has(same)) continue;
    shown.add(same);
    lines.push(`${first.day}${commaOf(locale)}${first.zone}`);
    for (const { day, time, zone: named, title } of texts) {
      const own = [
        day === first.day ? '' : `${day}${commaOf(locale)}`,
        time,
        named === first.zone ? '' : ` ${named}`,
      ].join('');
      lines.push(`${own} ${title}`);
    }
  }
  return lines;
}
