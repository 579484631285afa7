import type { TaskKey } from '@tryout/games/registry';

/** What the library says of each built-in task. */
export const TASK_WORDS: Readonly<Record<TaskKey, { name: string; description: string; minutes: number }>> = {
  'signal-tower': {
    name: 'Signal Tower',
    description: 'Answer the middle signal quickly while the ones around it may point the other way.',
    minutes: 5,
  },
  'cargo-drone': {
    name: 'Cargo Drone',
    description: 'Load crates without knowing how many a drone can carry, and send it off in time.',
    minutes: 6,
  },
  'team-days': {
    name: 'Team Days',
    description: 'Rate how well four ways of acting would work in situations from daily work.',
    minutes: 11,
  },
  'lantern-path': {
    name: 'Lantern Path',
    description: 'Watch lanterns light up one after the other, and repeat the path forward and backward.',
    minutes: 8,
  },
};
