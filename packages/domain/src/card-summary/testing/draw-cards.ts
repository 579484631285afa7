import { BAND_KEYS } from '../../score-cards/band-keys.ts';
import { bandOf } from '../../score-cards/bands.ts';
import type { CardFact, CardFacts, SummaryLanguage } from '../card-facts.ts';
import { BAND_WORDS } from '../summary-words.ts';
import type { SummarySentence } from '../write-summary.ts';

const NAMES: Readonly<Record<SummaryLanguage, readonly string[]>> = {
  en: [
    'Attention',
    'Pace',
    'Self-control',
    'Reasoning',
    'Memory',
    'Planning',
    'Risk judgement',
    'Organising',
    'Effort',
    'Teamwork',
    'Trustworthiness',
    'Service',
    'Cooperation',
    'Work style',
    'Highest standards',
    'Men’s wear',
  ],
  ar: [
    'الانتباه',
    'السرعة',
    'ضبط النفس',
    'الاستدلال',
    'الذاكرة',
    'التخطيط',
    'تقدير المخاطر',
    'التنظيم',
    'بذل الجهد',
    'العمل الجماعي',
    'الأمانة',
    'الخدمة',
    'التعاون',
    'أسلوب العمل',
  ],
};

/** A made-up card. `draw` answers whole numbers from 0 up to (not including) its argument. */
export function drawCard(draw: (below: number) => number, language: SummaryLanguage): CardFacts {
  const names = [...NAMES[language]];
  const fact = (ref: string, name: string): CardFact => {
    const score = draw(10) === 0 ? null : draw(101);
    return {
      ref,
      name,
      score,
      band: score === null || draw(4) === 0 ? null : (bandOf(score)?.key ?? null),
      average: draw(3) === 0 ? null : draw(101),
    };
  };
  const traits = Array.from({ length: 1 + draw(10) }, (_, i) =>
    fact(`trait:${i}`, names.splice(draw(names.length), 1)[0] ?? ''),
  );
  const of = 1 + draw(20);
  return {
    job_fit: fact('job_fit', ''),
    categories: Array.from({ length: 1 + draw(4) }, (_, i) =>
      fact(`category:${i}`, `${language === 'en' ? 'Area' : 'مجال'} ${String.fromCharCode(65 + i)}`),
    ),
    traits,
    used: draw(of + 1),
    of,
  };
}

/** What a mutation changes. */
export type Mutation = 'number' | 'trait' | 'band' | 'comparison';

/** A summary with one number, trait, band or comparison changed; null where it has none of the kind. */
export function mutate(
  sentences: readonly SummarySentence[],
  facts: CardFacts,
  language: SummaryLanguage,
  kind: Mutation,
  draw: (below: number) => number,
): SummarySentence[] | null {
  const change = (pattern: RegExp, replace: (found: string) => string | null): SummarySentence[] | null => {
    const spots = sentences.flatMap(({ text }, s) =>
      [...text.matchAll(pattern)].map((match) => ({ s, match })),
    );
    for (let tries = 0; spots.length > 0 && tries < 20; tries++) {
      const spot = spots[draw(spots.length)];
      if (!spot) continue;
      const { s, match } = spot;
      const instead = replace(match[0]);
      if (instead === null || instead === match[0]) continue;
      return sentences.map((each, i) =>
        i === s
          ? {
              ...each,
              text:
                each.text.slice(0, match.index) + instead + each.text.slice(match.index + match[0].length),
            }
          : each,
      );
    }
    return null;
  };
  if (kind === 'number') return change(/\d+/g, () => String(draw(101)));
  if (kind === 'trait')
    return change(language === 'en' ? /(?<=“)[^”]+(?=”)/g : /(?<=«)[^»]+(?=»)/g, (found) => {
      const others = [...facts.traits.map(({ name }) => name), 'Charisma', 'الذكاء'].filter(
        (name) => name !== found,
      );
      return others[draw(others.length)] ?? null;
    });
  if (kind === 'band') {
    const names = Object.values(BAND_WORDS[language]);
    return change(
      new RegExp(names.map((name) => `(?<=[,،] |the band |الفئة )${name}(?=[).])`).join('|'), 'gu'),
      () => names[draw(BAND_KEYS.length)] ?? null,
    );
  }
  const swaps: Readonly<Record<string, string>> = {
    higher: 'lower',
    lower: 'higher',
    same: draw(2) === 0 ? 'higher' : 'lower',
    highest: 'lowest',
    lowest: 'highest',
    strongest: 'weakest',
    أعلى: 'أدنى',
    أدنى: 'أعلى',
    أبرز: 'أضعف',
  };
  return change(/\b(higher|lower|highest|lowest|strongest|same as)\b|أعلى|أدنى|أبرز/gu, (found) =>
    found === 'same as' ? `${swaps.same} than` : (swaps[found] ?? null),
  );
}
