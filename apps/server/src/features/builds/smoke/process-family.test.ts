import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endProcessesOf } from './process-family.ts';

it.runIf(process.platform === 'linux')(
  'ends what runs in a folder, with what it starts meanwhile',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'family-'));
    await writeFile(join(folder, 'file'), '');
    // One that starts another every few milliseconds.
    const restless = 'while :; do tail -f "$0/file" & echo started; sleep 0.003; done';
    const parent = spawn('sh', ['-c', restless, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(parent, 'exit');
    try {
      await once(parent.stdout, 'data');
      await endProcessesOf(folder);
      const processes = execFileSync('ps', ['-eo', 'args', '--no-headers'], { encoding: 'utf8' }).split('\n');
      expect(processes.filter((args) => args.includes(folder))).toEqual([]);
      await ended;
    } finally {
      parent.kill('SIGKILL');
      await rm(folder, { recursive: true });
    }
  },
);
