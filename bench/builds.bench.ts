// Files of uploaded games from the builds host, against a bare Fastify server that sends files of a folder: it checks no
// signature, knows no versions, and sends neither tags nor policies.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchFile, startFilesServer } from './harness/fetch-files.ts';
import { compare, rates } from './harness/load.ts';
import { conclude, report, shown } from './harness/report.ts';

const ROUNDS = 7;
/** Size in bytes, what people call it, and how often it is fetched a round. */
const FILES = [
  [2_048, '2 kB', 3_000],
  [65_536, '64 kB', 1_500],
  [5_242_880, '5 MB', 60],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'tryout-bench-'));
const sizes = FILES.map(([size]) => size);
const builds = await startFilesServer('builds', folder, sizes);
const bare = await startFilesServer('bare', folder, sizes);
try {
  for (const [i, [size, name, times]] of FILES.entries()) {
    const [ours = '', theirs = ''] = [builds.paths[i], bare.paths[i]];
    await fetchFile(builds.port, ours, size, Math.ceil(times / 3));
    await fetchFile(bare.port, theirs, size, Math.ceil(times / 3));
    const result = await compare(
      ROUNDS,
      () => fetchFile(builds.port, ours, size, times),
      () => fetchFile(bare.port, theirs, size, times),
    );
    report({
      what: `file of ${name} from the builds host, against a bare server of a folder`,
      figure: result.ratio,
      unit: '×',
      limit: { least: 0.5 },
      from: `${rates(result, 'files')}; ${shown((result.product.per_second * size) / 1e6)} MB/s`,
    });
  }
} finally {
  await builds.stop();
  await bare.stop();
  rmSync(folder, { recursive: true, force: true });
}
conclude();
