// Messages between an uploaded game and its host, in Chromium, over a frame of another host name: how long one takes to
// the host and its acknowledgement back, beside a bare port that only echoes; and 20,000 of them, in order, by the SDK.
import { openMessagePages } from './harness/message-pages.ts';
import { conclude, median, report, shown } from './harness/report.ts';

const MESSAGES = 20_000;

/** The value that `share` of all values do not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const pages = await openMessagePages();
try {
  const trips = await pages.play<{ bare: number[]; ours: number[] }>('trips');
  const { bare, ours } = trips.found;
  report({
    what: 'one message to the host and its acknowledgement, half of them',
    figure: median(ours),
    unit: 'ms',
    limit: { most: 2 },
    from: `${shown(median(ours) / median(bare))} × a bare port that echoes (${shown(median(bare))} ms); ${ours.length} messages`,
  });
  report({
    what: 'one message to the host and its acknowledgement, 99 of 100',
    figure: percentile(ours, 0.99),
    unit: 'ms',
    limit: { most: 16 },
    from: `bare port ${shown(percentile(bare, 0.99))} ms`,
  });
  const many = await pages.play<{ ms: number }>('many');
  const inOrder = many.taken.every((seq, at) => seq === at + 1);
  report({
    what: `${MESSAGES.toLocaleString('en-US')} messages and the end, taken once each and in order`,
    figure: inOrder ? many.taken.length : 0,
    unit: 'taken',
    limit: { least: MESSAGES + 1 },
    from: `${shown(many.found.ms / 1000)} s, ${shown((many.taken.length / many.found.ms) * 1000)} a second (200 are allowed), ${many.refused} refused, then ${many.phase}`,
  });
} finally {
  await pages.close();
}
conclude();
