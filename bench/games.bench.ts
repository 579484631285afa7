// Each station: what replaying and scoring a play costs beside a bare loop over its events.
import { TASK_KEYS } from '@tryout/games/registry';
import { type ReplayedPlays, replayedPlays } from './harness/replayed-plays.ts';
import { conclude, median, report, shown } from './harness/report.ts';

const ROUNDS = 5;
const MS = 120;
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

for (const key of keys) {
  const plays = replayedPlays(key);
  playsPerSecond(plays, plays.score);
  playsPerSecond(plays, plays.pass);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    score: playsPerSecond(plays, plays.score),
    pass: playsPerSecond(plays, plays.pass),
  }));
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
if (!Number.isFinite(sum)) throw new Error('a score was no number');
conclude();
