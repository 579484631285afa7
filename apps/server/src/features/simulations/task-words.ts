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
  'glyph-grid': {
    name: 'Glyph Grid',
    description: 'Find the tile that is missing in a grid of figures that follow rules.',
    minutes: 9,
  },
  'lantern-path': {
    name: 'Lantern Path',
    description: 'Watch lanterns light up one after the other, and repeat the path forward and backward.',
    minutes: 8,
  },
  'reflex-check': {
    name: 'Reflex Check',
    description:
      'React as soon as a signal is up, then choose between two: how hand and device work together.',
    minutes: 2,
  },
  'mail-scanner': {
    name: 'Mail Scanner',
    description: 'Stamp every letter that comes by, except those that bear a cross.',
    minutes: 8,
  },
  'parcel-belt': {
    name: 'Parcel Belt',
    description:
      'Tell whether the sign on a parcel is the same as some parcels before, while the belt runs on.',
    minutes: 10,
  },
  'crane-yard': {
    name: 'Crane Yard',
    description:
      'Move three crates between three posts until they stand as planned, in as few moves as you can.',
    minutes: 8,
  },
  'work-style': {
    name: 'Work Style',
    description:
      'Say how accurately statements describe you. A questionnaire without right answers, not a game.',
    minutes: 9,
  },
  'power-plant': {
    name: 'Power Plant',
    description: 'Choose between an easy and a hard shift for stated chances of points, and work it.',
    minutes: 9,
  },
  'market-stall': {
    name: 'Market Stall',
    description: 'Answer questions on prices, shares and times with the numbers of tables and charts.',
    minutes: 12,
  },
  'trade-post': {
    name: 'Trade Post',
    description:
      'Share coins with ships played by the computer: send, give back, offer, answer. A description, not scored by itself.',
    minutes: 5,
  },
  'salvage-dive': {
    name: 'Salvage Dive',
    description: 'Open crates of a wreck, knowing what they bring, what a snag costs and how many there are.',
    minutes: 8,
  },
  'shift-desk': {
    name: 'Shift Desk',
    description: 'Put ten messages of a morning in order and decide on each, while things come in between.',
    minutes: 8,
  },
};
