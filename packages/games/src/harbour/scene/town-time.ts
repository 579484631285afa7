/** Hours that the town is drawn in. `morning` is the day's palette under a low sun. */
export type TownTime = 'morning' | 'day' | 'dusk' | 'night';

/** The hours of a session in a light page, and in a dark one, where the whole of it is an evening shift. */
const HOURS = {
  light: ['morning', 'day', 'dusk', 'night'],
  dark: ['dusk', 'night'],
} as const satisfies Record<'light' | 'dark', readonly TownTime[]>;

/** What the town shows of a session: how far it has come, never how well. */
export interface TownState {
  readonly time: TownTime;
  /** Stations that are done, 0 to `of`. */
  readonly done: number;
  /** Stations of the session, at least 1. */
  readonly of: number;
}

/**
 * The town at a place in a session. The hours are shared out evenly over the stations, the first hour at the first, the
 * last one at the last and once all are done; so a session of one station begins in its first hour and ends in its last.
 * Nothing but the place and the page's colours goes in: what was answered never does.
 *
 * @param done Stations that are done; less than 0 counts as 0, more than `of` as `of`.
 * @param of Stations of the session; less than 1 counts as 1.
 * @param scheme The colours that the page has.
 */
export function townAt(done: number, of: number, scheme: 'light' | 'dark'): TownState {
  const stations = Math.max(1, Math.floor(of));
  const place = Math.min(Math.max(0, Math.floor(done)), stations);
  const hours = HOURS[scheme];
  const share = Math.min(1, place / Math.max(1, stations - 1));
  return { time: hours[Math.round(share * (hours.length - 1))] ?? 'day', done: place, of: stations };
}

/** How many of `parts` are lit or loaded at this place: none at first, all in the end, and never fewer than before. */
export function partsDone({ done, of }: Pick<TownState, 'done' | 'of'>, parts: number): number {
  return Math.floor((parts * Math.min(done, of)) / of + 1e-9);
}
