// Honest plays of each game over jittery lines, with pauses and lost lines: how many are marked as worth a look.
import { TASK_KEYS } from '@tryout/games/registry';
import { honestPlay } from '../apps/server/src/features/plays/testing/honest-play.ts';
import { conclude, report } from './harness/report.ts';

const PLAYS = Number(process.env.BENCH_PLAYS ?? 2000);
const wanted = process.env.BENCH_STATIONS?.split(',');

for (const key of TASK_KEYS.filter((each) => !wanted || wanted.includes(each))) {
  const byCode = new Map<string, number>();
  let marked = 0;
  for (let n = 0; n < PLAYS; n += 1) {
    const codes = honestPlay(key, n);
    if (codes.length > 0) marked += 1;
    for (const code of codes) byCode.set(code, (byCode.get(code) ?? 0) + 1);
  }
  const found = [...byCode].map(([code, times]) => `${code} ${times}`).join(', ');
  report({
    what: `${key}: honest plays that are marked`,
    figure: (100 * marked) / PLAYS,
    unit: '%',
    limit: { most: 1 },
    from: `${marked} of ${PLAYS}${found && `: ${found}`}`,
  });
}
conclude();
