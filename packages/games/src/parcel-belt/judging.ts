import { isLure } from './belt.ts';
import {
  type BeltInput,
  type BeltStimulus,
  isSameAsBefore,
  lastOf,
  type ShelfInput,
  type ShelfStimulus,
} from './core.ts';

/** A finished round at the belt. */
export interface JudgedBelt {
  readonly task: 'belt';
  readonly load: number;
  readonly parcels: number;
  readonly targets: number;
  readonly hits: number;
  readonly false_alarms: number;
  readonly lures: number;
  readonly lure_false_alarms: number;
  readonly hit_rts: readonly number[];
}

/** A finished round without time: kinds asked for, and those whose last article was named. */
export interface JudgedShelf {
  readonly task: 'shelf';
  readonly load: number;
  readonly remembered: number;
}

/** A finished round. */
export type JudgedRound = JudgedBelt | JudgedShelf;

/** Counts a round at the belt: a press at the same sign is a hit, any other press a false alarm. */
export function judgeBelt(shown: BeltStimulus, input: BeltInput): JudgedBelt {
  const { signs, back } = shown;
  const all = signs.map((_, at) => at);
  const same = (at: number) => isSameAsBefore(signs, back, at);
  const lure = (at: number) => isLure(signs, back, at);
  const hit_rts = input.rt_ms.filter((_, n) => same(input.pressed[n] ?? -1));
  return {
    task: 'belt',
    load: back,
    parcels: signs.length,
    targets: all.filter(same).length,
    hits: hit_rts.length,
    false_alarms: input.pressed.length - hit_rts.length,
    lures: all.filter(lure).length,
    lure_false_alarms: input.pressed.filter(lure).length,
    hit_rts,
  };
}

/** Counts a round without time. */
export function judgeShelf(shown: ShelfStimulus, input: ShelfInput): JudgedShelf {
  const remembered = shown.kinds.filter(
    (kind, at) => input.recalled[at] === lastOf(shown.articles, kind),
  ).length;
  return { task: 'shelf', load: shown.kinds.length, remembered };
}

/** Wrong decisions of a round at the belt: same signs let pass, and other ones pressed. */
export function mistakes(round: JudgedBelt): number {
  return round.targets - round.hits + round.false_alarms;
}

/** Right decisions of a round and how many there were. */
export function rightDecisions(round: JudgedRound): { readonly right: number; readonly of: number } {
  return round.task === 'belt'
    ? { right: round.parcels - mistakes(round), of: round.parcels }
    : { right: round.remembered, of: round.load };
}
