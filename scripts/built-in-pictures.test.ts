import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  BUILT_IN_PICTURES,
  searchBuiltInPictures,
} from '../packages/domain/src/simulations/built-in-pictures.ts';

const FOLDER = join(import.meta.dirname, '../apps/web/public/pictures');
const found = (query: string) => searchBuiltInPictures(query).map(({ key }) => key);

describe('the built-in pictures', () => {
  it('have a file each, and no file is without an entry', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));
    expect(files.sort()).toEqual(BUILT_IN_PICTURES.map(({ key }) => `${key}.svg`).sort());
  });

  it.each(BUILT_IN_PICTURES)('$key is small, says what it shows and loads nothing', ({ key, title }) => {
    const text = readFileSync(join(FOLDER, `${key}.svg`), 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4000);
    expect(text).toContain(`<title>${title.en}</title>`);
    expect(text).toContain('viewBox="0 0 320 180"');
    // Its own ground makes it look the same on light and dark pages.
    expect(text).toMatch(/<rect x="0" y="0" width="320" height="180" fill="#/);
    expect(text.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /script|href|url\(|http|<style|on\w+=/i,
    );
    expect(title.ar).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('searching them', () => {
  it('finds words of both languages, from their beginnings, in any order', () => {
    expect(found('lighthouse')).toEqual(['lighthouse']);
    expect(found('NURS')).toEqual(['hospital-ward', 'care-visit']);
    expect(found('container ship')).toEqual(['cargo-ship']);
    expect(found('منارة')).toEqual(['lighthouse']);
    expect(found('الميناء')).toContain('harbour-quay');
    expect(found('طاقه')).toContain('power-plant');
  });

  it('gives all without a word, and none for what is not there', () => {
    expect(found('  ')).toHaveLength(BUILT_IN_PICTURES.length);
    expect(found('submarine')).toEqual([]);
    expect(found('.*')).toEqual([]);
  });
});
