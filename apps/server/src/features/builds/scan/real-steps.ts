import { createHash } from 'node:crypto';
import type { Services } from '../../../platform/services.ts';
import type { PolicyLine } from '../archive/archive-outcome.ts';
import { inspectArchive } from '../archive/inspect-archive.ts';
import { scanPolicy } from '../archive/policy-scan.ts';
import { unpackInto } from '../archive/unpack-into.ts';
import type { BuildFile } from '../build-files.queries.ts';
import { runSmoke } from '../smoke/run-smoke.ts';
import type { ScanSteps, StepLine } from './scan-steps.ts';

/** Lines of the policy scan in the words of the log. */
export function asStepLines(lines: readonly PolicyLine[]): StepLine[] {
  return lines.map((line) => ({ ...line, level: line.level === 'warn' ? 'warning' : line.level }));
}

const hashesOf = (files: readonly BuildFile[]) => files.map(({ sha256 }) => sha256);

/** The checks as they are made of real archives: each in a process of its own. */
export function realSteps({ files: store }: Pick<Services, 'files'>): ScanSteps {
  return {
    async isWhole(sha256) {
      if (!(await store.exists(sha256))) return false;
      const hash = createHash('sha256');
      for await (const chunk of store.read(sha256)) hash.update(chunk as Buffer);
      return hash.digest('hex') === sha256;
    },
    async inspect(sha256, signal) {
      const found = await store.onDisk([sha256], (pathOf) => inspectArchive(pathOf(sha256), { signal }));
      return found.ok ? { ok: true, files: found.files.length, bytes: found.unpacked_bytes } : found;
    },
    async unpack(sha256, signal, onProgress) {
      const files: BuildFile[] = [];
      const unpacked = await store.onDisk([sha256], (pathOf) =>
        unpackInto(pathOf(sha256), store, (file) => void files.push(file), { signal, onProgress }),
      );
      return unpacked.ok ? { ok: true, files } : unpacked;
    },
    async readText(sha256, max_bytes) {
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of store.read(sha256) as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > max_bytes) throw new Error(`a text of more than ${max_bytes} bytes`);
        chunks.push(chunk);
      }
      return Buffer.concat(chunks).toString('utf8');
    },
    async scanPolicy(files, manifest, signal) {
      const { lines } = await store.onDisk(hashesOf(files), (pathOf) => {
        const located = files.map(({ path, size, sha256 }) => ({ path, size, location: pathOf(sha256) }));
        return scanPolicy(located, manifest, { signal });
      });
      return asStepLines(lines);
    },
    async smoke({ id, manifest, unpacked_bytes }, files, signal) {
      return store.onDisk(hashesOf(files), (pathOf) => {
        const located = files.map((file) => ({ ...file, location: pathOf(file.sha256) }));
        return runSmoke({ id, manifest, unpacked_bytes, files: located }, { signal });
      });
    },
  };
}
