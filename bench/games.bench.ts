// Each station: what replaying and scoring a play costs beside a bare loop over its events, and on a phone four times
// slower than this machine how soon it is there and how soon it answers a touch.
import { quantile } from '@tryout/domain/statistics';
import { TASK_KEYS } from '@tryout/games/registry';
import { type ReplayedPlays, replayedPlays } from './harness/replayed-plays.ts';
import { conclude, median, report, shown } from './harness/report.ts';
import { openStations } from './harness/station-visits.ts';

const ROUNDS = 5;
const MS = 120;
const VISITS = 3;
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

const stations = await openStations();
try {
  for (const key of keys) {
    const frames: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) frames.push(await stations.firstFrame(key));
    report({
      what: `${key}: first frame on a phone, empty cache`,
      figure: median(frames) / 1000,
      unit: 's',
      limit: { most: 1 },
      from: `${VISITS} visits, ${frames.map((ms) => shown(ms / 1000)).join(' · ')} s`,
    });
    const waits = await stations.inputsToFrames(key);
    report({
      what: `${key}: from a touch to the next frame on a phone, p95`,
      figure: quantile(waits, 0.95) ?? Number.NaN,
      unit: 'ms',
      limit: { most: 50 },
      from: `${waits.length} touches, p50 ${shown(quantile(waits, 0.5) ?? Number.NaN)} ms`,
    });
  }
} finally {
  await stations.close();
}
conclude();
