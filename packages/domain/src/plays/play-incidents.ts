/**
 * What cut into a play, read from its event log (product §2.14, simulations §1.14). Facts with times for people to
 * look at: they are no part of a score and end no play.
 */

/** What is read of a stored event. */
export interface LoggedMoment {
  readonly type: string;
  readonly task_index: number;
  /** Playing time, ms since the play opened; stands still during a pause. */
  readonly t_ms: number;
  readonly payload: unknown;
  /** ISO 8601 in UTC, set by the server. */
  readonly received_at: string;
}

/** One opening of the play on a device, as the server saw it. */
export interface Opening {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The browser's own words for itself; empty where it said nothing. */
  readonly browser: string;
  /** How it is pointed at, `touch` or `mouse`; empty where it said nothing. */
  readonly input: string;
}

/**
 * What happened: `away` – the page was hidden; `pause` – the person paused; `interruption` – the play stopped without a
 * pause (closed tab, lost device) and was taken up again; `device` – it went on on another device.
 */
export type IncidentKind = 'away' | 'pause' | 'interruption' | 'device';

/** One incident. */
export interface Incident {
  readonly kind: IncidentKind;
  /** The task in hand; for `device` that of the last event before it. */
  readonly task_index: number;
  /** Playing time at which it began, ms. */
  readonly t_ms: number;
  /** Server time at which it began, ISO 8601. */
  readonly at: string;
  /**
   * How long it lasted, ms, by whichever clock ran on, the playing time or the server's; null where the play ended in
   * it, and for `device`.
   */
  readonly lasted_ms: number | null;
}

/** The incidents of a play and how its two clocks agree. */
export interface PlayIncidents {
  /** In the order in which they began. */
  readonly incidents: readonly Incident[];
  /**
   * The largest drift of the browser's clock against the server's within one sitting, in ms: above 0 the browser's ran
   * slow. null where no sitting was long enough to tell.
   */
  readonly clock_drift_ms: number | null;
}

/** A gap between the clocks larger than this is time away (a sleeping device), not drift, ms. */
const SITTING_GAP_MS = 20_000;
/** A sitting shorter than this tells nothing about drift, ms. */
const SHORTEST_SITTING_MS = 60_000;

const serverTime = (moment: LoggedMoment): number => Date.parse(moment.received_at);

function isHidden({ type, payload }: LoggedMoment): boolean {
  return type === 'focus' && (payload as { visible?: unknown } | null)?.visible === false;
}

function isSeen({ type, payload }: LoggedMoment): boolean {
  return type === 'focus' && (payload as { visible?: unknown } | null)?.visible === true;
}

/** Whether an event shows that the person is back from an absence. */
function endsAbsence(kind: 'away' | 'pause', moment: LoggedMoment): boolean {
  if (kind === 'pause') return moment.type === 'resume' || moment.type === 'input';
  return isSeen(moment) || moment.type === 'resume' || moment.type === 'input';
}

function between(from: LoggedMoment, to: LoggedMoment): number {
  return Math.max(0, to.t_ms - from.t_ms, serverTime(to) - serverTime(from));
}

function absence(kind: 'away' | 'pause', log: readonly LoggedMoment[], i: number): Incident {
  const from = log[i] as LoggedMoment;
  const back = log.slice(i + 1).find((moment) => endsAbsence(kind, moment));
  return {
    kind,
    task_index: from.task_index,
    t_ms: from.t_ms,
    at: from.received_at,
    lasted_ms: back === undefined ? null : between(from, back),
  };
}

/** A coming back that no pause announced: the time since the last event before it. */
function interruption(log: readonly LoggedMoment[], i: number): Incident {
  const back = log[i] as LoggedMoment;
  const before = log[i - 1] ?? back;
  return {
    kind: 'interruption',
    task_index: back.task_index,
    t_ms: before.t_ms,
    at: before.received_at,
    lasted_ms: between(before, back),
  };
}

/** Incidents of the log. A pause within an absence, or a second report of the same, is one incident. */
function logged(log: readonly LoggedMoment[]): Incident[] {
  const found: Incident[] = [];
  let paused = false;
  let hidden = false;
  log.forEach((moment, i) => {
    if (isHidden(moment) && !hidden) {
      found.push(absence('away', log, i));
      hidden = true;
    } else if (moment.type === 'pause' && !paused) {
      if (!hidden) found.push(absence('pause', log, i));
      paused = true;
    } else if (moment.type === 'resume') {
      if (!paused && !hidden) found.push(interruption(log, i));
      paused = false;
      hidden = false;
    } else if (isSeen(moment)) {
      hidden = false;
    } else if (moment.type === 'input') {
      paused = false;
      hidden = false;
    }
  });
  return found;
}

function deviceChanges(log: readonly LoggedMoment[], openings: readonly Opening[]): Incident[] {
  const known = openings.filter(({ browser, input }) => browser !== '' || input !== '');
  return known.flatMap((opening, i): Incident[] => {
    const before = known[i - 1];
    if (before === undefined || (before.browser === opening.browser && before.input === opening.input))
      return [];
    const last = log.findLast((moment) => serverTime(moment) <= Date.parse(opening.at));
    return [
      {
        kind: 'device',
        task_index: last?.task_index ?? 0,
        t_ms: last?.t_ms ?? 0,
        at: opening.at,
        lasted_ms: null,
      },
    ];
  });
}

/** Parts of the log that were played in one go. */
function sittings(log: readonly LoggedMoment[]): LoggedMoment[][] {
  const found: LoggedMoment[][] = [];
  log.forEach((moment, i) => {
    const before = log[i - 1];
    const gap = before ? serverTime(moment) - serverTime(before) - (moment.t_ms - before.t_ms) : 0;
    const isNew =
      before === undefined ||
      moment.type === 'resume' ||
      before.type === 'pause' ||
      Math.abs(gap) > SITTING_GAP_MS;
    if (isNew) found.push([moment]);
    else found.at(-1)?.push(moment);
  });
  return found;
}

/** Fewer events than this in a half of a sitting do not tell a slow clock from a slow line. */
const FEWEST_OF_HALF = 4;

/**
 * Whether events waited for the line: they arrived in much less time than they took. Their distance from the clock of
 * the server tells how long they waited, nothing of the device's clock.
 */
function isQueue(events: readonly LoggedMoment[]): boolean {
  const first = events[0];
  const last = events.at(-1);
  if (!first || !last || events.length < FEWEST_OF_HALF) return true;
  return serverTime(last) - serverTime(first) < (last.t_ms - first.t_ms) / 2;
}

/** Drift within a sitting: a slow line only ever adds to the distance of the clocks, so its smallest values count. */
function driftOf(sitting: readonly LoggedMoment[]): number | null {
  const first = sitting[0];
  const last = sitting.at(-1);
  if (!first || !last || last.t_ms - first.t_ms < SHORTEST_SITTING_MS) return null;
  const middle = (first.t_ms + last.t_ms) / 2;
  const distance = (moment: LoggedMoment) => serverTime(moment) - moment.t_ms;
  const earlier = sitting.filter((moment) => moment.t_ms <= middle);
  const later = sitting.filter((moment) => moment.t_ms > middle);
  const drift = Math.round(Math.min(...later.map(distance)) - Math.min(...earlier.map(distance)));
  return isQueue(drift > 0 ? later : earlier) ? null : drift;
}

/**
 * Reads the incidents of a play.
 * @param log all events in order
 * @param openings every opening in order; without them no change of device can be told
 */
export function readIncidents(log: readonly LoggedMoment[], openings: readonly Opening[]): PlayIncidents {
  const incidents = [...logged(log), ...deviceChanges(log, openings)].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || a.t_ms - b.t_ms,
  );
  const drifts = sittings(log).flatMap((sitting) => driftOf(sitting) ?? []);
  const clock_drift_ms = drifts.reduce<number | null>(
    (most, drift) => (most === null || Math.abs(drift) > Math.abs(most) ? drift : most),
    null,
  );
  return { incidents, clock_drift_ms };
}
