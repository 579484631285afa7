import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reasonToInstall } from './install-packages.mjs';

function folder(wanted: object, installed: object | null): string {
  const path = mkdtempSync(join(tmpdir(), 'tryout-install-'));
  writeFileSync(join(path, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (installed) {
    mkdirSync(join(path, 'node_modules'));
    writeFileSync(join(path, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return path;
}

describe('whether packages have to be installed', () => {
  it('yes on a clean clone', () => {
    expect(reasonToInstall(folder({}, null))).toContain('not installed yet');
  });

  it('yes when a version in the lock file changed', () => {
    const path = folder(
      { 'node_modules/a': { version: '2.0.0' } },
      { 'node_modules/a': { version: '1.0.0' } },
    );
    expect(reasonToInstall(path)).toContain('(a)');
  });

  it('yes when a package is new', () => {
    expect(reasonToInstall(folder({ 'node_modules/a': { version: '2.0.0' } }, {}))).toContain('(a)');
  });

  it('no when all is there but packages of other platforms', () => {
    const wanted = {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', optional: true },
    };
    expect(reasonToInstall(folder(wanted, { 'node_modules/a': { version: '1.0.0' } }))).toBeNull();
  });
});
