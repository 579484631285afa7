import { type ChildProcess, spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { keepRunning, waitBefore } from './keep-running.mjs';

/** Processes are started, on a machine that does other things as well. */
const PATIENT = { timeout: 30_000 };

/** Each start runs the next of these programs, the last one from then on. */
function keep(programs: string[]) {
  const said: string[] = [];
  const children: ChildProcess[] = [];
  const again: boolean[] = [];
  const kept = keepRunning({
    start: (how: { again: boolean }) => {
      again.push(how.again);
      const program = programs[Math.min(children.length, programs.length - 1)] ?? '';
      const child = spawn(process.execPath, ['-e', program], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      children.push(child);
      return child;
    },
    say: (text: string) => said.push(text),
    waitMs: () => 10,
  });
  return { ...kept, said, children, again };
}

const SERVES = "process.send('ready'); setInterval(() => {}, 1000);";
const DIES = "process.send('ready', () => process.kill(process.pid, 'SIGKILL'));";
const STOPS = `process.on('SIGTERM', () => process.send('stopping', () => process.exit(0))); ${SERVES}`;

it('starts a server that dies again, says so, and stops it when asked', async () => {
  const { ended, stop, said, children, again } = keep([DIES, DIES, STOPS]);
  await expect.poll(() => said.filter((text) => text === 'The server is back.'), PATIENT).toHaveLength(2);
  expect(said[0]).toBe('The server ended unexpectedly (SIGKILL). Starting it again in 0.01 s.');
  stop('SIGTERM');
  expect(await ended).toBe(0);
  expect([children.length, again]).toEqual([3, [false, true, true]]);
});

it('goes on trying when the server cannot start again at once', async () => {
  const { ended, stop, said } = keep([DIES, 'process.exit(1)', 'process.exit(1)', STOPS]);
  await expect.poll(() => said, PATIENT).toContain('The server is back.');
  expect(said.filter((text) => text.includes('(code 1)'))).toHaveLength(2);
  stop('SIGTERM');
  await ended;
});

it('leaves a server alone that never served, and one that was asked to stop by somebody else', async () => {
  const never = keep(['process.exit(3)']);
  expect([await never.ended, never.children.length, never.said]).toEqual([3, 1, []]);
  const elsewhere = keep([STOPS]);
  elsewhere.children[0]?.once('message', () => elsewhere.children[0]?.kill('SIGTERM'));
  expect([await elsewhere.ended, elsewhere.children.length, elsewhere.said]).toEqual([0, 1, []]);
});

it('waits longer after every end, up to half a minute', () => {
  expect([1, 2, 3, 6, 60].map(waitBefore)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
});
