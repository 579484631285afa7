// Drafts by the small model: a position of 4,000 characters is ranked, beside only counting the stems of its text.

import { STARTER_CROSSWALK } from '@tryout/domain/relevance/crosswalk';
import { rankSubtraits } from '@tryout/domain/relevance/rank-subtraits';
import { countStems } from '@tryout/domain/relevance/relevance-model';
import { randomFrom } from '@tryout/domain/statistics/random';
import { relevanceFiles, titleIndex } from '../apps/server/src/features/ai-assist/relevance-files.ts';
import { conclude, median, report } from './harness/report.ts';

const CHARACTERS = 4_000;
const ROUNDS = 15;

const [{ model }, titles] = await Promise.all([relevanceFiles(), titleIndex()]);
const random = randomFrom('drafts');
const stems = [...model.stems.keys()];
/** An advert in which hardly a word comes twice: the most that there is to do. */
const words = Array.from(
  { length: 900 },
  (_, i) => `${stems[random.int(stems.length)]}${i % 9 === 8 ? '.\n' : ''}`,
);
const text = words.join(' ').slice(0, CHARACTERS);
const keys = Object.keys(STARTER_CROSSWALK);

function once(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const rounds = Array.from({ length: ROUNDS + 5 }, () => ({
  rank: once(() =>
    rankSubtraits(model, titles, STARTER_CROSSWALK, keys, { title: 'Registered Nurse', text }),
  ),
  count: once(() => countStems('registered nurse', text)),
})).slice(5);
const rank = median(rounds.map((round) => round.rank));

report({
  what: `an advert of ${CHARACTERS} characters, ranked by the small model`,
  figure: rank,
  unit: 'ms',
  limit: { most: 100 },
  from: `${keys.length} subtraits`,
});
report({
  what: 'the same, against counting its stems',
  figure: median(rounds.map((round) => round.rank / round.count)),
  unit: '×',
  limit: { most: 60 },
  from: `${median(rounds.map((round) => round.count)).toFixed(2)} ms to count`,
});
conclude();
