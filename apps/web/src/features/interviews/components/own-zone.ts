/** The zone of the reader's clock. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Zones to choose from; those that matter here stand first. */
export function zoneChoices(first: readonly string[]): string[] {
  return [
    ...new Set([...first, 'America/New_York', ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]),
  ];
}
