import { cityOf } from '@tryout/domain/interviews/zoned-text';

/** The zone of the reader's clock. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Zones to choose from, as a person reads them: "America/New York"; those that matter here stand first. */
export function zoneOptions(first: readonly string[]): { value: string; label: string }[] {
  return zoneChoices(first).map(zoneOption);
}

/** One zone as it stands among those to choose from. */
export function zoneOption(value: string): { value: string; label: string } {
  const area = value.slice(0, value.lastIndexOf('/') + 1);
  return { value, label: `${area.replaceAll('_', ' ')}${cityOf(value)}` };
}

let known: readonly string[] | null = null;

/** Zones to choose from; those that matter here stand first. */
export function zoneChoices(first: readonly string[]): string[] {
  // A browser takes its time to name its four hundred zones.
  known ??= Intl.supportedValuesOf('timeZone');
  return [...new Set([...first, 'America/New_York', ownZone(), 'UTC', ...known])];
}
