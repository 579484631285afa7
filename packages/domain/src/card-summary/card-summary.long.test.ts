import { expect, inject, test } from 'vitest';
import { randomFrom } from '../statistics/random.ts';
import { SUMMARY_AUDIENCES, SUMMARY_LANGUAGES } from './card-facts.ts';
import { checkSummary } from './check-summary.ts';
import { drawCard, type Mutation, mutate } from './testing/draw-cards.ts';
import { writeSummary } from './write-summary.ts';

test('500 cards are told in full accordance with them; of 2,000 mutants at least 99 % are refused', () => {
  const random = randomFrom(`summaries ${inject('soakSeed')}`);
  const draw = (below: number) => random.int(below);
  const kinds: readonly Mutation[] = ['number', 'trait', 'band', 'comparison'];
  let [mutants, refused] = [0, 0];
  for (let i = 0; i < 500 || mutants < 2000; i++)
    for (const language of SUMMARY_LANGUAGES)
      for (const audience of SUMMARY_AUDIENCES) {
        const card = drawCard(draw, language);
        const told = writeSummary(card, audience, language);
        expect(checkSummary(told, card, audience, language)).toEqual([]);
        for (const kind of kinds) {
          const mutant = mutate(told, card, language, kind, draw);
          if (mutant === null) continue;
          mutants += 1;
          if (checkSummary(mutant, card, audience, language).length > 0) refused += 1;
        }
      }
  expect(refused / mutants).toBeGreaterThanOrEqual(0.99);
});
