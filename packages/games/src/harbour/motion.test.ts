import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** What a browser moves without drawing it again. */
const CHEAP = ['transform', 'opacity'];
/** Shortest round of what never rests, s; within it a movement goes there and back many times. */
const LEAST_ROUND_S = 6;
/** Parts of a drawing: one that moves has all of the drawing drawn again, frame by frame. */
const PARTS = 'g|path|circle|ellipse|rect|line|polyline|polygon|text|use';

const sheets = globSync('**/*.css', { cwd: ROOT }).map((file) => ({
  file,
  css: readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));

/** Classes of a sheet that move for as long as they are there. */
function neverAtRest(css: string): readonly string[] {
  return [...css.matchAll(/([^{}]+)\{[^{}]*animation:[^;]*\binfinite\b/g)].flatMap(([, selector = '']) =>
    [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  );
}

/** Parts of drawings in `source` that have one of these classes. */
function partsWith(classes: readonly string[], source: string): readonly string[] {
  return [...source.matchAll(new RegExp(`<(?:${PARTS})\\b[^>]*?className=\\{[^}]*\\bstyles\\.(\\w+)`, 'g'))]
    .map(([, name = '']) => name)
    .filter((name) => classes.includes(name));
}

/** The innermost rules of a sheet. */
function rulesOf(css: string): readonly { readonly selectors: readonly string[]; readonly says: string }[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', says = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    says,
  }));
}

/** How many classes, attributes and states a selector names: what decides between rules without ids. */
function weightOf(selector: string): number {
  return selector.match(/\.[\w-]+|\[[^\]]+\]|(?<!:):(?!not|is|where|global)[\w-]+/g)?.length ?? 0;
}

describe('what moves in the stations', () => {
  it.each(sheets)('changes nothing but place and strength, in $file', ({ css }) => {
    const changed = [...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(
      ([, frames = '']) => [...frames.matchAll(/([\w-]+):/g)].map(([, property = '']) => property),
    );
    expect(changed.filter((property) => !CHEAP.includes(property))).toEqual([]);
  });
  it('is no part of a drawing where it never rests', () => {
    const moving = sheets.filter(({ css }) => neverAtRest(css).length > 0);
    expect(moving.map(({ file }) => dirname(file))).toEqual(
      expect.arrayContaining(['cargo-drone', 'power-plant', 'trade-post']),
    );
    const found = moving.flatMap(({ file, css }) =>
      globSync(`${dirname(file)}/*.tsx`, { cwd: ROOT }).flatMap((view) =>
        partsWith(neverAtRest(css), readFileSync(join(ROOT, view), 'utf8')).map((name) => `${view}: ${name}`),
      ),
    );
    expect(found).toEqual([]);
  });
  it('is seldom told of: a page draws frames for each end of a round, and a touch waits for them', () => {
    const rounds = sheets.flatMap(({ file, css }) =>
      [...css.matchAll(/animation:([^;]*)\binfinite\b([^;]*);/g)].map(([whole, before = '']) => ({
        rule: `${file}: ${whole}`,
        seconds: Number(/([\d.]+)s\b/.exec(before)?.[1] ?? 0),
      })),
    );
    expect(rounds.length).toBeGreaterThan(0);
    expect(rounds.filter(({ seconds }) => seconds < LEAST_ROUND_S).map(({ rule }) => rule)).toEqual([]);
  });
  it('stops for whoever asks for it: nothing that moves outweighs the rules against it', () => {
    const still = rulesOf(sheets.find(({ file }) => file === 'harbour/palette.module.css')?.css ?? '')
      .filter(({ says }) => /animation: none/.test(says))
      .flatMap(({ selectors }) => selectors.map(weightOf));
    expect(still.length).toBeGreaterThan(0);
    const outweighing = sheets.flatMap(({ file, css }) =>
      rulesOf(css)
        .filter(({ says }) => /(?:animation|transition)(?:-name)?:(?! none)/.test(says))
        .flatMap(({ selectors }) => selectors.filter((selector) => weightOf(selector) >= Math.min(...still)))
        .map((selector) => `${file}: ${selector}`),
    );
    expect(outweighing).toEqual([]);
  });
  it('would be found in a drawing', () => {
    const css = '.slot[data-filled] .wheel {\n  animation: turn 9s linear infinite;\n}';
    const source = '<g fill="red" className={styles.wheel} />';
    expect(partsWith(neverAtRest(css), source)).toEqual(['wheel']);
  });
});
