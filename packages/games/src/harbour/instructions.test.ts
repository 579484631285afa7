import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Accommodations, InputMethod } from '../task-core.ts';
import type { TaskViewModule } from '../task-view.ts';
import { NO_ACCOMMODATIONS } from '../testing/plays.ts';
import { taskViews } from '../views.ts';
import { gameWordsIn } from './game-words.ts';
import { WordsProvider } from './words.tsx';

/** Names of keys, in both languages. */
const A_KEY =
  /\b(?:keys?|keyboard|Space|Enter|Esc|Backspace|type)\b|[←→↑↓]|مفتاح|مفاتيح|المفاتيح|لوحة|(?<!\p{L})الأسهم/u;
/** What only a pointer does. */
const A_POINTER = /\b(?:tap|click|drag)/i;
/** In characters: what is read in one go on a phone, where a line has about forty. */
const MOST = { lead: 120, step: 130, steps: 390, card: 640 };

/** People who play in different ways, and those for whom nothing is timed. */
const PEOPLE: readonly (readonly [InputMethod, Partial<Accommodations>])[] = [
  ['touch', {}],
  ['touch', { time_factor: null, screen_reader: true }],
  ['mouse', {}],
  ['key', { keyboard_only: true }],
  ['key', { keyboard_only: true, time_factor: null, screen_reader: true }],
];

/** The instruction card of a game as a person on such a device sees it. */
async function cardOf(
  { View, createPractice, messages }: TaskViewModule,
  locale: 'en' | 'ar',
  mode: 'practice' | 'test',
  [by, needs]: (typeof PEOPLE)[number],
): Promise<string> {
  const words = await gameWordsIn(messages, locale);
  vi.stubGlobal('matchMedia', () => ({ matches: by === 'touch' }));
  const accommodations = { ...NO_ACCOMMODATIONS, ...needs };
  const { of, stimuli } = createPractice(accommodations);
  const view = createElement(View, {
    ...{ mode, stimuli, of, step: 0, lastOutcome: null, paused: false, online: true },
    ...{ accommodations, locale, dir: locale === 'ar' ? 'rtl' : 'ltr' },
    submit: async () => null,
    announce: () => undefined,
  });
  return renderToStaticMarkup(createElement(WordsProvider, { locale, messages: words }, view));
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');

function partsOf(card: string) {
  const steps = [...card.matchAll(/<li>(.*?)<\/li>/g)].map(([, step = '']) => step);
  const [, lead = ''] = /<p(?: [^>]*)?>((?:(?!<\/p>).)*)<\/p><details/.exec(card) ?? [];
  const paragraphs = [...card.matchAll(/<p[ >].*?<\/p>/g)].map(([each]) => textOf(each));
  return { lead, steps, paragraphs };
}

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(taskViews))('the instructions of %s', (_key, load) => {
  it.each(['en', 'ar'] as const)('are short and only of the hands that play, in %s', async (locale) => {
    const game = await load();
    for (const mode of ['practice', 'test'] as const)
      for (const person of PEOPLE) {
        const [by, needs] = person;
        const { lead, steps, paragraphs } = partsOf(await cardOf(game, locale, mode, person));
        const said = steps.map(textOf);
        expect(said.length).toBeGreaterThan(1);
        // Beside the picture stands one sentence; the rest is for whoever opens it.
        const sentence = textOf(lead);
        expect(sentence).toMatch(/^[^.!?؟]{15,}[.]$/);
        expect(sentence.length).toBeLessThanOrEqual(MOST.lead);
        if (by === 'touch') expect(sentence).not.toMatch(A_KEY);
        if (by === 'key') expect(sentence).not.toMatch(A_POINTER);
        if (by === 'touch') expect(said.filter((step) => A_KEY.test(step))).toEqual([]);
        if (by === 'key') expect(said.filter((step) => A_POINTER.test(step))).toEqual([]);
        // Who hears the screen may write numbers instead.
        if (by === 'key' && !needs.screen_reader) expect(steps.join()).toContain('<kbd');
        expect(said.filter((step) => step.length > MOST.step)).toEqual([]);
        expect(said.join('').length).toBeLessThanOrEqual(MOST.steps);
        expect([...said, ...paragraphs].join('').length - sentence.length).toBeLessThanOrEqual(MOST.card);
      }
  });
});
