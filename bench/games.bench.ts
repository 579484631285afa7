// Each station: what replaying and scoring a play costs beside a bare loop over its events.
import { TASK_KEYS } from '@tryout/games/registry';
import { type ReplayedPlays, replayedPlays } from './harness/replayed-plays.ts';
import { conclude, median, report, shown } from './harness/report.ts';

const ROUNDS = 5;
const MS = 120;
/** A game that draws its items anew costs more than one that counts presses, but not without bounds. */
const MOST_TIMES_SLOWER = 15;
const wanted = process.env.BENCH_STATIONS?.split(',');
const keys = TASK_KEYS.filter((key) => !wanted || wanted.includes(key));

/** Kept so that no work can be left out as unused. */
let sum = 0;
function playsPerSecond({ plays }: ReplayedPlays, go: (n: number) => number): number {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < MS) {
    for (let n = 0; n < plays; n += 1) sum += go(n);
    done += plays;
  }
  return (done / (performance.now() - began)) * 1000;
}

const rates = new Map<string, number>();
for (const key of keys) {
  const plays = replayedPlays(key);
  playsPerSecond(plays, plays.score);
  playsPerSecond(plays, plays.pass);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    score: playsPerSecond(plays, plays.score),
    pass: playsPerSecond(plays, plays.pass),
  }));
  rates.set(key, median(rounds.map((round) => round.score)));
  const loop = median(rounds.map((round) => round.pass));
  const ratio = median(rounds.map((round) => round.score / round.pass));
  report({
    what: `${key}: plays replayed and scored`,
    figure: median(rounds.map((round) => round.score)),
    unit: 'plays/s',
    limit: null,
    from: `${shown(ratio)} × the bare loop (${shown(loop)} plays/s); ${shown(plays.events / plays.plays)} events a play`,
  });
}
if (rates.size > 2) {
  const [slowest, rate] = [...rates].reduce((one, other) => (other[1] < one[1] ? other : one));
  const others = [...rates].flatMap(([key, each]) => (key === slowest ? [] : [each]));
  report({
    what: `${slowest}, the slowest: a play beside the median of the others`,
    figure: median(others) / rate,
    unit: '×',
    limit: { most: MOST_TIMES_SLOWER },
    from: `${shown(rate)} and ${shown(median(others))} plays/s, all in this run`,
  });
}
if (!Number.isFinite(sum)) throw new Error('a score was no number');
conclude();
