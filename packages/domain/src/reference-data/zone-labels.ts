/**
 * How far a zone's clocks are from Greenwich at an instant: minutes east, negative to the west.
 * @throws RangeError for a name that is no zone
 */
export function zoneOffset(zone: string, at: Date): number {
  const said = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const parts = /GMT([+-])(\d{2}):(\d{2})/u.exec(said ?? '');
  if (!parts) return 0;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return parts[1] === '-' ? -minutes : minutes;
}

/** An entry of the table of time zones (§9): distance to Greenwich with city or region, as in "GMT-05:00 New York". */
export function zoneLabel(offset_minutes: number, place: string): string {
  const size = Math.abs(offset_minutes);
  const two = (n: number) => String(n).padStart(2, '0');
  const sign = offset_minutes < 0 ? '-' : '+';
  return `GMT${sign}${two(Math.floor(size / 60))}:${two(size % 60)} ${place}`;
}
