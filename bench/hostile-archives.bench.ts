// Twelve hostile archives of games: how long each is looked at before it is refused, and with how much memory.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectArchive } from '../apps/server/src/features/builds/archive/inspect-archive.ts';
import { TWELVE_HOSTILE_ARCHIVES } from '../apps/server/src/features/builds/archive/testing/hostile-archives.ts';
import { conclude, median, report, shown } from './harness/report.ts';

const ROUNDS = 3;
const MB = 1_048_576;

const folder = mkdtempSync(join(tmpdir(), 'tryout-bench-archives-'));
const path = join(folder, 'upload.zip');
let refused = 0;
let peak = 0;
for (const { name, code, make } of TWELVE_HOSTILE_ARCHIVES) {
  const archive = make();
  writeFileSync(path, archive);
  const times: number[] = [];
  let memory = 0;
  let answered: string | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const inspected = await inspectArchive(path);
    times.push(performance.now() - started);
    answered = inspected.ok ? null : inspected.code;
    memory = Math.max(memory, inspected.cost.max_rss);
  }
  refused += answered === code ? 1 : 0;
  peak = Math.max(peak, memory);
  report({
    what: `refusing ${name} (${answered ?? 'taken'})`,
    figure: median(times) / 1000,
    unit: 's',
    limit: { most: 2 },
    from: `${shown(archive.length / MB)} MB archive, ${shown(memory / MB)} MB of memory, ${ROUNDS} times with the start of the process`,
  });
}
rmSync(folder, { recursive: true });
report({
  what: 'hostile archives refused for the right reason',
  figure: refused,
  unit: 'of 12',
  limit: { least: 12 },
  from: 'the twelve above',
});
report({
  what: 'largest memory of the process that reads an archive',
  figure: peak / MB,
  unit: 'MB',
  limit: { most: 300 },
  from: 'the twelve above',
});
conclude();
