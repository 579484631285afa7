import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CardFacts, cardFacts, SUMMARY_AUDIENCES, SUMMARY_LANGUAGES } from './card-facts.ts';
import { checkSummary } from './check-summary.ts';
import { drawCard, mutate } from './testing/draw-cards.ts';
import { writeSummary } from './write-summary.ts';

const fact = (ref: string, name: string, score: number | null, average: number | null = null) => ({
  ref,
  name,
  score,
  band: score === null ? null : ('average' as const),
  average,
});
const CARD: CardFacts = {
  job_fit: { ref: 'job_fit', name: '', score: 61, band: 'above_average', average: 55 },
  categories: [fact('category:f', 'Focus', 60)],
  traits: [
    fact('trait:a', 'Attention', 50),
    fact('trait:m', 'Memory', 48),
    fact('trait:p', 'Planning', null),
  ],
  used: 2,
  of: 3,
};
const say = (text: string, refs: string[] = ['job_fit']) => [{ text, refs }];
const problems = (text: string, refs?: string[]) =>
  checkSummary(say(text, refs), CARD, 'recruiter', 'en').map(({ problem }) => problem);

test('the rules tell what the card shows, for each reader in their own words', () => {
  expect(writeSummary(CARD, 'recruiter', 'en').map(({ text }) => text)).toEqual([
    'The job fit on this card is 61 out of 100, in the band Above Average.',
    'That is higher than the average for this position, 55.',
    'The highest scores are for “Attention” (50, Average).',
    'The lowest scores are for “Memory” (48, Average).',
    'No score was calculated for “Planning”.',
    'The card rests on 2 of 3 measures.',
    'In the interview, ask for examples of “Attention” and “Memory”.',
  ]);
  const own = writeSummary(CARD, 'candidate', 'en')
    .map(({ text }) => text)
    .join(' ');
  expect(own).toContain('Your job fit for this position is 61 out of 100.');
  expect(own).not.toMatch(/average|55/i);
});

test('a card without numbers is told without numbers', () => {
  const empty: CardFacts = { job_fit: fact('job_fit', '', null), categories: [], traits: [], used: 0, of: 0 };
  for (const audience of SUMMARY_AUDIENCES)
    for (const language of SUMMARY_LANGUAGES) {
      const told = writeSummary(empty, audience, language);
      expect(told.length).toBeGreaterThan(0);
      expect(checkSummary(told, empty, audience, language)).toEqual([]);
    }
});

test.each([
  ['The job fit is 62 out of 100.', 'number'],
  ['The job fit is sixty-two.', 'number'],
  ['The job fit is ٦٢ out of 100.', 'number'],
  ['The job fit is 61 out of 61.', 'number'],
  ['The job fit is 61%.', 'number'],
  ['The job fit is 61, in the band Outstanding.', 'band'],
  ['Their charisma, “Charisma”, shows.', 'trait'],
  ['Memory is what this card is about.', 'trait'],
  ['That is lower than the average for this position, 55.', 'comparison'],
  ['The job fit is 61, better than other applicants.', 'comparison'],
  ['An older candidate with a job fit of 61.', 'protected'],
  ['She has a job fit of 61.', 'protected'],
  ['You should hire: the job fit is 61.', 'advice'],
  ['We recommend an offer.', 'advice'],
  ['See https://evil.example/61 for the job fit.', 'markup'],
  ['![x](y) 61', 'markup'],
  ['<b>61</b>', 'markup'],
  ['', 'shape'],
] as const)('refuses %s', (text, problem) => {
  expect(problems(text)).toContain(problem);
});

test.each([
  ['The job fit on this card is 61 out of 100.', ['job_fit']],
  ['“Attention” came to 50, in the band Average.', ['trait:a']],
  ['Management of the interview is with the team.', []],
] as const)('lets pass %s', (text, refs) => {
  expect(problems(text, [...refs])).toEqual([]);
});

test('a reference that the card does not have is refused', () => {
  expect(problems('The job fit is 61.', ['job_fit', 'trait:other'])).toEqual(['unknown_ref']);
});

test('what the rules write always passes, and a changed part never does but by chance', () => {
  let [mutants, refused] = [0, 0];
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 400, maxLength: 400 }), (numbers) => {
      let at = 0;
      const draw = (below: number) => (numbers[at++ % numbers.length] ?? 0) % below;
      for (const language of SUMMARY_LANGUAGES)
        for (const audience of SUMMARY_AUDIENCES) {
          const card = drawCard(draw, language);
          const told = writeSummary(card, audience, language);
          expect(checkSummary(told, card, audience, language)).toEqual([]);
          for (const kind of ['number', 'trait', 'band', 'comparison'] as const) {
            const mutant = mutate(told, card, language, kind, draw);
            if (mutant === null) continue;
            mutants += 1;
            if (checkSummary(mutant, card, audience, language).length > 0) refused += 1;
          }
        }
    }),
    { numRuns: 25 },
  );
  expect(refused / mutants).toBeGreaterThan(0.97);
});

test('the facts hold names of the library and numbers, nothing of the person', () => {
  const facts = cardFacts(
    {
      job_fit_score: 60.5,
      scale: 'norm',
      used: 1,
      of: 1,
      position_average: { job_fit: 40.2 },
      categories: [
        {
          category_id: 'c',
          category: 'Focus',
          score: 64.6,
          scale: 'percent',
          traits: [{ trait_id: 't', trait: 'Attention', score: null, scale: null, position_average: 33 }],
        },
      ],
    },
    false,
  );
  expect(facts).toEqual({
    job_fit: { ref: 'job_fit', name: '', score: 61, band: 'above_average', average: null },
    categories: [{ ref: 'category:c', name: 'Focus', score: 65, band: null, average: null }],
    traits: [{ ref: 'trait:t', name: 'Attention', score: null, band: null, average: null }],
    used: 1,
    of: 1,
  });
});
