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
const BY_DAY = variablesOf(scene, '.scene[data-time="day"] {');
const AFTER_DARK = variablesOf(scene, '.scene[data-time="night"] {');
/** As a light page shows them: what an hour does not name has the page's light colour. */
const HOURS: Readonly<Record<string, Palette>> = {
  morning: { ...side(0), ...BY_DAY, ...variablesOf(scene, '\n.scene[data-time="morning"] {') },
  day: { ...side(0), ...BY_DAY },
  dusk: { ...side(0), ...AFTER_DARK, ...variablesOf(scene, '\n.scene[data-time="dusk"] {') },
  night: { ...side(0), ...AFTER_DARK },
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
/** What lies behind a scene that fills the stage, from top to bottom. */
const BEHIND = ['--sky', '--hill-far', '--hill-near', '--sea'] as const;
/**
 * What is weighed, stacked and opened in the scenes that fill the stage: it stands out by its face or by its outline,
 * whatever part of the scene it comes to lie over.
 */
const WEIGHED = [
  ['crates of the drone', ['--crate', '--crate-mark'], BEHIND],
  ['the drone', ['--wall-a', '--steel'], BEHIND],
  ['its ropes and the rim of its pallet', ['--rope'], BEHIND],
  ['crates of the yard', ['--goods-edge', '--goods-plate'], [...BEHIND, '--quay']],
  ['parcels on the cart', ['--crate', '--crate-mark'], ['--quay']],
  ['sacks on the mail boat', ['--crate', '--crate-mark'], [...BEHIND, '--hull']],
  ['posts and hook of the yard', ['--steel'], [...BEHIND, '--quay']],
  ['the rail of the crane', ['--crane', '--crane-shade'], ['--sky']],
  ['what lies in the wreck', ['--crate', '--crate-mark'], ['--hold']],
  ['the diver', ['--goods-plate', '--goods-ink'], ['--hold', '--sea-deep']],
] as const;
/** Signs and letters that tell one piece of goods from another. */
const TOLD_APART = [
  ['signs of goods', '--goods-ink', '--goods-plate'],
  ['numbers on crates of the wreck', '--goods-ink', '--crate'],
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
  it.each(WEIGHED)('sets off %s', (_, fronts, behinds) => {
    for (const behind of behinds)
      expect(Math.max(...fronts.map((front) => between(palette, front, behind)))).toBeGreaterThanOrEqual(
        LEAST,
      );
  });
  it.each(TOLD_APART)('tells %s apart', (_, one, other) => {
    expect(between(palette, one, other)).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
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

describe('the lanterns of Lantern Path, where it is always night', () => {
  const palette = variablesOf(read('../../lantern-path/view.module.css'), '.night {');
  it.each(['--water-far', '--water-near'])('are made out on %s, lit and dark', (water) => {
    for (const front of ['--paper-line', '--paper-hot', '--paper-lit'])
      expect(between(palette, front, water), front).toBeGreaterThanOrEqual(LEAST);
  });
  it('tell flame and ring from the paper, and a lit one from a dark one', () => {
    expect(between(palette, '--flame-edge', '--paper-lit')).toBeGreaterThanOrEqual(LEAST);
    expect(between(palette, '--paper-lit', '--paper-dim')).toBeGreaterThanOrEqual(LEAST);
  });
});

describe.each([
  ['day', ''],
  ['night', ''],
  ['dusk', '\n.planks[data-time="dusk"] {'],
] as const)('the planks at %s', (hour, own) => {
  const css = read('planks.module.css');
  const palette = {
    ...HOURS[hour],
    ...variablesOf(css, `.planks[data-time="${hour === 'day' ? 'day' : 'night'}"] {`),
    ...(own === '' ? {} : variablesOf(css, own)),
  };
  it.each([
    ...READ.filter(([, on]) => on !== '--hb-canvas'),
    ['--hb-text', '--plank'],
    ['--hb-text', '--joint'],
    ['--hb-text-2', '--plank'],
    ['--hb-note', '--plank'],
  ] as const)('%s is read on %s', (one, other) => {
    expect(between(palette, one, other)).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
  });
  it.each([
    ['--hb-primary', '--plank'],
    ['--hb-line', '--plank'],
    ['--rope', '--plank'],
    ['--hb-good', '--plank'],
  ] as const)('%s is made out on %s', (one, other) => {
    expect(between(palette, one, other)).toBeGreaterThanOrEqual(LEAST);
  });
});

describe('the hours', () => {
  it.each([
    ['by day', BY_DAY, 0],
    ['after dark', AFTER_DARK, 1],
  ] as const)('have every colour of the scenery %s, whatever the page has', (_, listed, which) => {
    const scenery = Object.keys(town).filter(
      (name) => /^light-dark/.test(town[name] ?? '') && !name.startsWith('--hb-'),
    );
    expect(scenery.length).toBeGreaterThan(50);
    expect(listed).toEqual(Object.fromEntries(scenery.map((name) => [name, side(which)[name]])));
  });
  it('name no colour that the town does not have', () => {
    const own = ['morning', 'dusk'].map((hour) => variablesOf(scene, `\n.scene[data-time="${hour}"] {`));
    expect(own.flatMap(Object.keys).filter((name) => !(name in town))).toEqual([]);
  });
  it('leave nothing to the scheme of the page, which is settled when the styles are built', () => {
    expect(scene).not.toMatch(/color-scheme|light-dark/);
  });
});

describe.each([
  ['', town],
  [
    ' for all kinds of sight',
    { ...town, ...variablesOf(read('../palette.module.css'), '.town.colorSafe {') },
  ],
])('a card after dark%s', (_, page) => {
  const own = variablesOf(read('../station.module.css'), '\n.afterDark[data-time="night"] {');
  const palette = { ...page, ...own, '--hb-good': page['--hb-good-after-dark'] ?? '' };
  it.each([
    ['--hb-text', '--hb-surface'],
    ['--hb-text', '--hb-sunken'],
    ['--hb-text-2', '--hb-surface'],
    ['--hb-text-2', '--hb-sunken'],
    ['--hb-good', '--hb-surface'],
    ['--hb-note', '--hb-surface'],
    ['--hb-on-primary', '--hb-primary'],
    ['--hb-on-primary', '--hb-primary-hover'],
  ] as const)('%s is read on %s', (one, other) => {
    expect(between(palette, one, other)).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
  });
  it.each([
    ['--hb-line', '--hb-surface'],
    ['--hb-primary', '--hb-surface'],
  ] as const)('%s is made out on %s', (one, other) => {
    expect(between(palette, one, other)).toBeGreaterThanOrEqual(LEAST);
  });
});
