import { describe, expect, it } from 'vitest';
import { gameWordsIn } from '../harbour/game-words.ts';
import { wordsOf } from '../harbour/words.tsx';
import { NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import type { Figure, MarketStallOutcome, MarketStallStimulus, Word } from './core.ts';
import { drawItem } from './draw-item.ts';
import { optionOfKey, stepOfKey } from './keys.ts';
import { KINDS } from './kinds.ts';
import { marketStallMessages } from './messages.ts';
import { createMarketStallPractice } from './practice.ts';
import { quantity } from './quantities.ts';
import { sayDisplay, sayQuantity, sayQuestion, sayWord } from './words.ts';

describe('practice at the market', () => {
  it('has two questions, and tells the right answer and why', () => {
    const round = createMarketStallPractice(NO_ACCOMMODATIONS);
    expect(round.of).toBe(2);
    const rights = [0, 1].map((i) => {
      const { options } = round.stimuli.get(i) as MarketStallStimulus;
      const input = { i, form: 0, option: 0, rt_ms: 5000, method: 'key', calculations: 0, frame_ms: 16.7 };
      const outcome = round.submit(input) as MarketStallOutcome;
      expect(outcome.finished).toBe(i === 1);
      expect(marketStallMessages.en).toHaveProperty([`market-stall.because_${outcome.practice?.reason}`]);
      return options[outcome.practice?.right_option ?? -1]?.value;
    });
    expect(rights).toEqual([2 * 3 + 3 * 2, (100 * (100 - 80)) / 80]);
    expect(() => round.submit({ i: 2 })).toThrow(RangeError);
  });

  it('gives the time that was asked for', () => {
    const deadlines = (change: object) =>
      [...createMarketStallPractice({ ...NO_ACCOMMODATIONS, ...change }).stimuli.values()].map(
        (each) => (each as MarketStallStimulus).deadline_ms,
      );
    expect(deadlines({})).toEqual([75_000, 75_000]);
    expect(deadlines({ time_factor: 1.25 })).toEqual([93_750, 93_750]);
    expect(deadlines({ time_factor: null })).toEqual([null, null]);
    expect(deadlines({ screen_reader: true })).toEqual([null, null]);
  });
});

const ARABIC = await gameWordsIn(marketStallMessages, 'ar');

describe.each(['en', 'ar'] as const)('words in %s', (locale) => {
  const intl = wordsOf(locale, locale === 'ar' ? ARABIC : marketStallMessages.en);

  function wordsIn(figure: Figure): readonly Word[] {
    return figure.kind === 'table'
      ? [figure.caption, ...figure.columns, ...figure.rows.map(({ head }) => head)]
      : [figure.caption, ...figure.categories, ...figure.series.map(({ name }) => name)];
  }

  it.each(KINDS.map((kind) => [`${kind.family} ${kind.level}`, kind] as const))(
    'say all of %s, with every value of the question',
    (_, kind) => {
      for (let n = 0; n < 20; n++) {
        const { figures, question, options } = drawItem(kind, seedOf(n));
        const said = sayQuestion(intl, question);
        expect(said).not.toMatch(/market-stall|undefined|[{}]/);
        for (const value of Object.values(question.values)) {
          expect(said).toContain('word' in value ? sayWord(intl, value) : sayQuantity(intl, value));
        }
        for (const word of figures.flatMap(wordsIn))
          expect(sayWord(intl, word)).not.toMatch(/market-stall|[{}]/);
        expect(new Set(options.map((option) => sayQuantity(intl, option))).size).toBe(5);
      }
    },
  );
});

describe('numbers', () => {
  it('are written as the language writes them', () => {
    const german = wordsOf('de', marketStallMessages.en);
    expect(sayQuantity(german, quantity('crowns', 123_450))).toBe('1.234,50 crowns');
    expect(sayQuantity(german, quantity('clock', 545))).toBe('9:05');
    expect(sayDisplay(german, '-12.5')).toBe('−12,5');
    const english = wordsOf('en', marketStallMessages.en);
    expect(sayQuantity(english, quantity('percent', 25))).toBe('25%');
    expect(sayDisplay(english, '1.')).toBe('1.');
  });
});

describe('keys at the market', () => {
  it('are 1 to 5, on the number pad too and in every layout, and up and down', () => {
    expect(
      [{ code: 'Digit1' }, { code: 'Numpad5' }, { code: 'Digit6' }, { code: 'KeyA' }].map(optionOfKey),
    ).toEqual([0, 4, null, null]);
    expect(['ArrowDown', 'ArrowUp', 'ArrowLeft'].map(stepOfKey)).toEqual([1, -1, null]);
  });
});
