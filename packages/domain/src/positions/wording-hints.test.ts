import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textFromPlain } from '../text/rich-text-plain.ts';
import { wordingHints } from './wording-hints.ts';

const hintsOf = (text: string) => wordingHints(textFromPlain(text)).hints;

describe('hints about wording', () => {
  it('name each wording once, in order, with its place and another word', () => {
    expect(
      hintsOf('We boast a team of young people.\n\n- You are driven and ambitious\n- Driven people stay'),
    ).toEqual([
      {
        ...{ key: 'boast', kind: 'gender', word: 'boast', count: 1, suggestion: 'offer' },
        before: 'We ',
        after: ' a team of young people.',
      },
      expect.objectContaining({ key: 'young', kind: 'age', word: 'young' }),
      expect.objectContaining({ key: 'driven', before: 'You are ', word: 'driven', count: 2 }),
      expect.objectContaining({ key: 'ambitious', word: 'ambitious' }),
    ]);
  });

  it.each([
    ['Self-confident and self reliant', ['confident']],
    ['Recent college graduates, aged 25 to 35', ['recent_graduate', 'age_range']],
    ['wheelchair-bound or confined to a wheelchair', ['wheelchair_bound']],
    ['Able-bodied candidates only', ['able_bodied']],
    ['A data-driven, competent, flyboys-free office', []],
    ['You lead a team and analyse decisions', []],
    ['', []],
  ])('%s', (text, keys) => {
    expect(hintsOf(text).map(({ key }) => key)).toEqual(keys);
  });

  it('see a word whose marks change within it', () => {
    const hints = wordingHints({
      blocks: [{ type: 'paragraph', text: [{ text: 'dri', bold: true }, { text: 'ven' }] }],
    });
    expect(hints.hints.map(({ word }) => word)).toEqual(['driven']);
  });

  it('are given for English only', () => {
    const german =
      'Sie planen die Liegeplätze im Hafen, sprechen mit Kapitänen und ändern den Plan, wenn ein Sturm kommt; young ist hier niemand.';
    const arabic = 'أنت تخطط للأرصفة';
    expect([german, arabic].map((text) => wordingHints(textFromPlain(text)))).toEqual([
      { isEnglish: false, hints: [] },
      { isEnglish: false, hints: [] },
    ]);
  });

  it('quote what was written, and little of it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('driven', 'the', 'of', 'work', 'young', '“', '.'), { maxLength: 40 }),
        (words) => {
          const text = words.join(' ');
          for (const { before, word, after, count } of hintsOf(text)) {
            expect(text.replace(/\s+/g, ' ')).toContain(
              `${before.replace('…', '')}${word}${after.replace('…', '')}`,
            );
            expect(before.length + after.length).toBeLessThanOrEqual(82);
            expect(count).toBe(words.filter((each) => each === word).length);
          }
        },
      ),
    );
  });
});
