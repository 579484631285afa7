/** The presses of a round: the first one for each parcel counts. */
export interface PressLog {
  readonly pressed: readonly number[];
  readonly rt_ms: readonly number[];
  readonly extra_presses: number;
}

/** Before the first press. */
export const NO_PRESSES: PressLog = { pressed: [], rt_ms: [], extra_presses: 0 };

/** A press stamped later than this after its parcel's time belongs to none, ms: the page must have stood still. */
const LATE_MS = 50;

/**
 * Adds a press. It belongs to the last parcel whose frame came before it, even when the next one has just come; a
 * second press at the same parcel, and one before the first or long after the last, is only counted as an extra one.
 * @param onsets time of the frame that showed each parcel so far; undefined for one that was never shown
 */
export function withPress(
  log: PressLog,
  onsets: readonly (number | undefined)[],
  eventTime: number,
  soa_ms: number,
): PressLog {
  const at = onsets.findLastIndex((onset) => onset !== undefined && onset <= eventTime);
  const rt = Math.round((eventTime - (onsets[at] ?? eventTime)) * 10) / 10;
  if (at < 0 || rt > soa_ms + LATE_MS || at <= (log.pressed.at(-1) ?? -1)) {
    return { ...log, extra_presses: log.extra_presses + 1 };
  }
  return { ...log, pressed: [...log.pressed, at], rt_ms: [...log.rt_ms, rt] };
}
