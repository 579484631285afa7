import { count, duration, measure, share } from '../declare.ts';
import type { DataPointSpec } from '../task-core.ts';

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  share('commission', 'Share of marked letters that were stamped.', { required: true, direction: 'lower' }),
  share('omission', 'Share of unmarked letters that were not stamped.', {
    required: true,
    direction: 'lower',
  }),
  share('acc_all', 'Share of all letters sorted as asked.', { direction: 'higher' }),
  duration('go_rt', 60_000, 'Median response time on stamped unmarked letters.', {
    direction: 'lower',
    speeded: true,
  }),
  duration('go_rt_sd', 60_000, 'Standard deviation of the response times on stamped unmarked letters.', {
    direction: 'lower',
    speeded: true,
  }),
  measure(
    'dprime',
    [-7, 7],
    'z',
    'How well marked and unmarked letters were told apart (signal detection).',
    { direction: 'higher' },
  ),
  measure(
    'bias',
    [-4, 4],
    'z',
    'Leaning towards stamping (below 0) or towards leaving alone (above 0). Never scored.',
  ),
  count('anticipations', 420, 'answers', 'Letters stamped within 150 ms, too early to have been seen.'),
];
