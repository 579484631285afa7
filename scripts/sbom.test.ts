import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billOfMaterials } from './sbom.mjs';

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

interface Bill {
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly purl: string;
    readonly licenses: readonly unknown[];
    readonly hashes?: readonly { readonly content: string }[];
    readonly scope: string;
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

it('names every package of the lock file once, with licence and digest, and what needs it', () => {
  const lock = read('package-lock.json');
  const bill = billOfMaterials(lock, read('package.json')) as unknown as Bill;
  const refs = bill.components.map((one) => one['bom-ref']);
  const installed = Object.entries<{ version: string; link?: true }>(lock.packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link,
  );
  const spelled = installed.map(
    ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`,
  );
  expect(refs.map((ref) => decodeURIComponent(ref.replace('pkg:npm/', ''))).sort()).toEqual(
    [...new Set(spelled)].sort(),
  );
  expect(new Set(refs).size).toBe(refs.length);
  for (const { hashes, purl } of bill.components)
    expect([purl, hashes?.[0]?.content]).toEqual([purl, expect.stringMatching(/^[0-9a-f]{40,128}$/)]);
  const known = new Set([...refs, `pkg:npm/tryout@${read('package.json').version}`]);
  expect(
    bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
  ).toEqual([]);
  const needed = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn));
  expect(needed).toContain(refs.find((ref) => ref.startsWith('pkg:npm/fastify@')));
  expect(bill.components.find(({ purl }) => purl.startsWith('pkg:npm/vitest@'))?.scope).toBe('excluded');
  expect(bill.components.find(({ purl }) => purl.startsWith('pkg:npm/zod@'))?.scope).toBe('required');
});
