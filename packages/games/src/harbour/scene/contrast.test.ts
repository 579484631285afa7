import { readFileSync } from 'node:fs';
import { contrast } from '@tryout/domain/organizations/accent';
import { describe, expect, it } from 'vitest';

/** WCAG 2.2, 1.4.11: what has to be made out. */
const LEAST = 3;
/** WCAG 2.2, 1.4.3: what has to be read. */
const LEAST_FOR_TEXT = 4.5;

type Palette = Readonly<Record<string, string>>;
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The variables of a rule, by the selector that it begins with. */
function variablesOf(css: string, selector: string): Palette {
  const from = css.indexOf(selector);
  if (from < 0) throw new Error(`There is no rule ${selector}`);
  const rule = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(
    [...rule.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const town = variablesOf(read('../palette.module.css'), '.town {');
const scene = read('scene.module.css');
const side = (which: 0 | 1): Palette =>
  Object.fromEntries(
    Object.entries(town).map(([name, value]) => [
      name,
      /light-dark\((#\w+), (#\w+)\)/.exec(value)?.[which + 1] ?? value,
    ]),
  );
const HOURS: Readonly<Record<string, Palette>> = {
  morning: { ...side(0), ...variablesOf(scene, '\n.scene[data-time="morning"] {') },
  day: side(0),
  dusk: { ...side(1), ...variablesOf(scene, '.scene[data-time="dusk"]') },
  night: side(1),
};

/** What of the town has to be made out at every hour, against what lies behind it. */
const SEEN = [
  ['the line of the ship', '--hull-line', '--hull'],
  ['marks on crates', '--crate-mark', '--crate'],
] as const;
/** What of it stands out by its darkness by day. */
const DARK = [
  ['the ship against the water', '--hull', '--sea'],
  ['windows in light walls', '--window', '--wall-a'],
] as const;
/** What of it is lit after dark. */
const LIT = [
  ['the line of the ship against the water', '--hull-line', '--sea'],
  ['windows in dark walls', '--window', '--wall-c'],
  ['windows against those without light', '--window', '--window-off'],
  ['lamps against the sky', '--lantern', '--sky'],
  ['lamps against those without light', '--lantern', '--window-off'],
] as const;
/** What a page's own colours carry, in its light and in its dark form. */
const READ = [
  ['--hb-text', '--hb-surface'],
  ['--hb-text', '--hb-canvas'],
  ['--hb-text', '--hb-sunken'],
  ['--hb-text', '--hb-selected'],
  ['--hb-text-2', '--hb-surface'],
  ['--hb-text-2', '--hb-sunken'],
  ['--hb-on-primary', '--hb-primary'],
  ['--hb-on-accent', '--hb-accent'],
  ['--hb-good', '--hb-surface'],
  ['--hb-note', '--hb-surface'],
] as const;
const MADE_OUT = [
  ['--hb-line', '--hb-surface'],
  ['--hb-line', '--hb-canvas'],
  ['--hb-primary', '--hb-surface'],
  ['--lamp-lit', '--board'],
  ['--lamp-lit', '--lamp-off'],
  ['--lamp-rim', '--board'],
] as const;

function between(palette: Palette, one: string, other: string): number {
  const [front, behind] = [palette[one], palette[other]];
  if (!front || !behind) throw new Error(`There is no ${front ? other : one}`);
  return contrast(front, behind);
}

describe.each(Object.keys(HOURS))('the town at %s', (hour) => {
  const palette = HOURS[hour] ?? {};
  it.each(SEEN)('shows %s', (_, one, other) => {
    expect(between(palette, one, other)).toBeGreaterThanOrEqual(LEAST);
  });
  it.each<readonly [string, string, string]>(hour === 'dusk' || hour === 'night' ? LIT : DARK)(
    'sets off %s',
    (_, one, other) => {
      expect(between(palette, one, other)).toBeGreaterThanOrEqual(LEAST);
    },
  );
});

describe.each([0, 1] as const)('cards and boards, form %i of the page', (form) => {
  const palette = side(form);
  it.each(READ)('%s is read on %s', (one, other) => {
    expect(between(palette, one, other)).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
  });
  it.each(MADE_OUT)('%s is made out on %s', (one, other) => {
    expect(between(palette, one, other)).toBeGreaterThanOrEqual(LEAST);
  });
});

describe('dusk', () => {
  it('names no colour that the town does not have', () => {
    expect(
      Object.keys(variablesOf(scene, '.scene[data-time="dusk"]')).filter((name) => !(name in town)),
    ).toEqual([]);
  });
});
