import { createHeldClock } from '@tryout/game-sdk/testing/held-clock';
import { expect, test } from 'vitest';
import { createBuildReporter } from './build-reporter.ts';
import type { BuildReport } from './build-source.ts';

function openReporter() {
  const { clock, advance } = createHeldClock();
  const sent: BuildReport[] = [];
  const line = { isDown: false };
  const reporter = createBuildReporter(
    2,
    async (report) => {
      if (line.isDown) throw new Error('down');
      sent.push(report);
    },
    { now: clock.now, later: (run, ms) => clock.setTimer(run, ms) },
  );
  const turn = async (ms: number) => {
    advance(ms);
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { reporter, sent, line, turn };
}

test('a load is told at once, problems are counted and told together', async () => {
  const { reporter, sent, turn } = openReporter();
  reporter.loaded(900);
  await turn(0);
  for (let n = 0; n < 500; n++) reporter.note('refused', 'too_fast');
  reporter.note('error', 'crashed', 'x'.repeat(5000));
  await turn(10_000);
  expect(sent[0]).toEqual({ task_index: 2, outcome: 'loaded', loaded_ms: 900, problems: [] });
  expect(sent[1]).toMatchObject({
    outcome: null,
    problems: [{ code: 'too_fast', count: 500 }, { count: 1 }],
  });
  expect(sent[1]?.problems[1]?.message).toHaveLength(300);
});

test('what could not be sent is sent later, and however much happens it stays small', async () => {
  const { reporter, sent, line, turn } = openReporter();
  line.isDown = true;
  reporter.failed('not_ready');
  await turn(0);
  for (let n = 0; n < 1000; n++) reporter.note('log', 'warn', `line ${n}`);
  line.isDown = false;
  await turn(10_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.outcome).toBe('failed');
  expect(sent[0]?.problems).toHaveLength(20);
  expect(sent[0]?.problems.reduce((sum, { count }) => sum + count, 0)).toBe(1001);
});
