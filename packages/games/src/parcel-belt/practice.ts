import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import {
  isSameAsBefore,
  lastOf,
  type ParcelBeltInput,
  type ParcelBeltOutcome,
  type ParcelBeltStimulus,
  type Sign,
} from './core.ts';

/** Two short rounds at the belt: the parcel just before, then two before. */
const BELTS: readonly { readonly back: number; readonly signs: readonly Sign[] }[] = [
  { back: 1, signs: ['star', 'key', 'key', 'moon', 'fish', 'fish'] },
  { back: 2, signs: ['bell', 'leaf', 'bell', 'drop', 'anchor', 'drop', 'drop', 'star', 'moon'] },
];

/** Times of the belt in practice, ms: as in the real task. */
const SHOWN_MS = 500;
const SOA_MS = 2500;

/** Two short rounds without time. */
const SHELVES: readonly Pick<Extract<ParcelBeltStimulus, { task: 'shelf' }>, 'kinds' | 'articles'>[] = [
  {
    kinds: ['fruit'],
    articles: [
      { kind: 'fruit', item: 'pear' },
      { kind: 'tools', item: 'saw' },
      { kind: 'fruit', item: 'lemon' },
      { kind: 'metals', item: 'tin' },
    ],
  },
  {
    kinds: ['clothes', 'music'],
    articles: [
      { kind: 'music', item: 'flute' },
      { kind: 'clothes', item: 'scarf' },
      { kind: 'kitchen', item: 'bowl' },
      { kind: 'clothes', item: 'hat' },
      { kind: 'music', item: 'drum' },
      { kind: 'tools', item: 'drill' },
    ],
  },
];

/** How a practice round went: right decisions of all, or articles remembered of those asked for. */
export function judgePractice(shown: ParcelBeltStimulus, input: ParcelBeltInput): ParcelBeltOutcome {
  if (shown.task === 'belt' && input.task === 'belt') {
    const right = shown.signs.filter(
      (_, at) => isSameAsBefore(shown.signs, shown.back, at) === input.pressed.includes(at),
    ).length;
    return { right, of: shown.signs.length };
  }
  if (shown.task === 'shelf' && input.task === 'shelf') {
    const right = shown.kinds.filter(
      (kind, at) => input.recalled[at] === lastOf(shown.articles, kind),
    ).length;
    return { right, of: shown.kinds.length };
  }
  throw new RangeError('the input belongs to another round');
}

/** Two fixed rounds, at the belt or without time as the real task will be. */
export function createParcelBeltPractice(accommodations: Accommodations): PracticeRound {
  const factor = accommodations.time_factor;
  const rounds: readonly ParcelBeltStimulus[] =
    factor === null || accommodations.screen_reader
      ? SHELVES.map((shelf, i) => ({ task: 'shelf', i, block: 0, form: 0, ...shelf }))
      : BELTS.map((belt, i) => ({
          task: 'belt',
          i,
          block: 0,
          form: 0,
          ...belt,
          shown_ms: SHOWN_MS * factor,
          soa_ms: SOA_MS * factor,
        }));
  return {
    of: rounds.length,
    stimuli: new Map(rounds.map((round) => [round.i, round])),
    submit(input) {
      const given = input as ParcelBeltInput;
      const shown = rounds[given.i];
      if (shown === undefined) throw new RangeError(`practice has no round ${given.i}`);
      return judgePractice(shown, given);
    },
  };
}
