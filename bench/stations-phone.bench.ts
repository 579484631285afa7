// Every station on a phone: how much of it travels, how soon it is there, and how soon it answers a touch.
import { quantile } from '@tryout/domain/statistics/statistics';
import { TASK_KEYS } from '@tryout/games/registry';
import { conclude, median, report, shown } from './harness/report.ts';
import { openStations } from './harness/station-visits.ts';

const VISITS = 3;
const wanted = process.env.BENCH_STATIONS?.split(',');
const keys = TASK_KEYS.filter((key) => !wanted || wanted.includes(key));

const phone = process.env.BENCH_PHONE === 'low_tier' ? 'low_tier' : 'mid_tier';
const stations = await openStations(phone);
try {
  for (const key of keys) {
    report({
      what: `${key}: its file, gzip`,
      figure: stations.chunkBytes(key) / 1000,
      unit: 'kB',
      limit: { most: 40 },
      from: 'without what all stations share',
    });
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
  const { least, most } = stations.slowdown();
  console.log(
    `A ${phone.replace('_', '-')} phone was ${shown(least)} to ${shown(most)} times slower than this machine.`,
  );
} finally {
  await stations.close();
}
conclude();
