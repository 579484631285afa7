import { cityOf } from '@tryout/domain/interviews/zoned-text';
import { currentLocale, intlTag } from '../../../platform/i18n/locale.ts';

/** The zone of the reader's clock. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

type ZoneOption = { value: string; label: string };

/** Zones to choose from, as a person reads them: "America/New York"; those that matter here stand first. */
export function zoneOptions(first: readonly string[]): ZoneOption[] {
  const near = new Set([...first, 'America/New_York', ownZone(), 'UTC']);
  return [...[...near].map(zoneOption), ...allOptions().filter(({ value }) => !near.has(value))];
}

let all: { readonly tag: string; readonly options: readonly ZoneOption[] } | null = null;

/** All the world's zones: a browser takes its time to name its four hundred. */
function allOptions(): readonly ZoneOption[] {
  const tag = intlTag(currentLocale());
  if (all?.tag === tag) return all.options;
  const options = Intl.supportedValuesOf('timeZone').map(zoneOption);
  // They come in the order of their English names.
  if (!/^en\b/.test(tag)) {
    const { compare } = new Intl.Collator(tag);
    options.sort((a, b) => compare(a.label, b.label));
  }
  all = { tag, options };
  return options;
}

/** One zone as it stands among those to choose from. */
export function zoneOption(value: string): ZoneOption {
  const tag = intlTag(currentLocale());
  // The continents of the zones' names are English; beside other languages' places they would be read as part of them.
  const area = /^en\b/.test(tag) ? value.slice(0, value.lastIndexOf('/') + 1) : '';
  return { value, label: `${area.replaceAll('_', ' ')}${cityOf(value, tag)}` };
}
