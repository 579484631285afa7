import type { Accommodations } from '../src/task-core.ts';
import { hasTaskView, type TaskViewKey } from '../src/views.ts';

/** What the workbench shows, kept in the address so that a look can be linked to and scripted. */
export interface Settings {
  readonly game: TaskViewKey | 'map';
  readonly mode: 'practice' | 'test';
  readonly locale: 'en' | 'ar';
  readonly scheme: 'light' | 'dark';
  /** Stations that are done before this one, of `of`; null leaves the town in the page's colours. */
  readonly done: number | null;
  readonly of: number;
  /** Step to resume at. */
  readonly step: number;
  /** Delay of each answer, ms, as a far server would have. */
  readonly delay: number;
  readonly paused: boolean;
  readonly offline: boolean;
  /** Step from which on nothing is released; null releases all. */
  readonly withhold: number | null;
  /** Steps in a block, so that breaks can be seen; null keeps the practice round's own blocks. */
  readonly blockSize: number | null;
  readonly accommodations: Accommodations;
}

/** Accommodation switches that are on or off. */
export const SWITCHES = [
  'reduced_motion',
  'color_safe',
  'large_text',
  'keyboard_only',
  'screen_reader',
] as const;

/** Reads the settings from a query string. */
export function settingsFrom(query: URLSearchParams): Settings {
  const game = query.get('game') ?? 'signal-tower';
  const on = (key: string) => query.get(key) === '1';
  return {
    game: hasTaskView(game) ? game : 'map',
    mode: query.get('mode') === 'test' ? 'test' : 'practice',
    locale: query.get('locale') === 'ar' ? 'ar' : 'en',
    scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
    done: query.get('done') ? Number(query.get('done')) : null,
    of: Number(query.get('of') ?? 4),
    step: Number(query.get('step') ?? 0),
    delay: Number(query.get('delay') ?? 0),
    paused: on('paused'),
    offline: on('offline'),
    withhold: query.has('withhold') ? Number(query.get('withhold')) : null,
    blockSize: query.has('block') ? Number(query.get('block')) : null,
    accommodations: {
      time_factor: on('untimed') ? null : 1,
      reduced_motion: on('reduced_motion'),
      color_safe: on('color_safe'),
      large_text: on('large_text'),
      keyboard_only: on('keyboard_only'),
      screen_reader: on('screen_reader'),
    },
  };
}
