import {
  type CardFact,
  type CardFacts,
  factsOf,
  SUMMARY_LIMITS,
  type SummaryAudience,
  type SummaryLanguage,
} from './card-facts.ts';
import { BAND_WORDS, COMPARISONS, REFUSED_WORDS, SUMMARY_WORDS } from './summary-words.ts';
import { endsOf, type SummarySentence } from './write-summary.ts';

/** Why a summary is refused. */
export type SummaryProblem =
  /** It has no sentence, too many, or one that is too long. */
  | 'shape'
  /** A sentence names a part that the card does not have. */
  | 'unknown_ref'
  /** A number that none of the sentence's references shows, or one beside the wrong name. */
  | 'number'
  /** A name between quotation marks that is not of one of its references, or a name of the card without a reference. */
  | 'trait'
  /** A band that is not the one of the number it stands with. */
  | 'band'
  /** Higher or lower than something, without two numbers of the card that are so. */
  | 'comparison'
  /** A word about a protected characteristic. */
  | 'protected'
  /** Advice to hire or to reject. */
  | 'advice'
  /** A link, a picture, markup or a sign that text does not need. */
  | 'markup';

/** A refused sentence: its place from 0 (−1: the summary as a whole) and why. */
export interface SummaryFinding {
  readonly sentence: number;
  readonly problem: SummaryProblem;
  /** What was found, at most 80 characters. */
  readonly found: string;
}

/** Numbers in words that would get past a search for digits. */
const NUMBER_WORDS: Readonly<Record<SummaryLanguage, RegExp>> = {
  en: /\b(zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|third|quarter|percentile|double|twice|dozen)\b/i,
  ar: /(^|[\s،(])(و|ب|ل|ال)?(اثن|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع|عشر|مئة|مائة|ألف|نصف|ثلث|ربع|ضعف)\p{L}*/u,
};

/** Figures of other scripts as European ones, and other spaces as spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (sign) => String(sign.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (sign) => String(sign.charCodeAt(0) - 0x06f0))
    .replace(/\s+/g, ' ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
}

/** Roots shorter than this are whole words: `man` must not refuse `manage`. */
const SHORTEST_ROOT = 6;

function findsWord(
  words: readonly string[],
  refused: readonly string[],
  language: SummaryLanguage,
): string | undefined {
  return words.find((word) => {
    const bare =
      language === 'ar'
        ? word.replace(/[\u064b-\u0652\u0640]/g, '').replace(/^(?:و|ف)?(?:ال|بال|لل|ب|ل)?(?=.{2})/, '')
        : word;
    return refused.some(
      (root) =>
        bare === root ||
        word === root ||
        (language === 'en'
          ? root.length >= SHORTEST_ROOT && word.startsWith(root)
          : bare.startsWith(root) && bare.length <= root.length + 3),
    );
  });
}

/**
 * Holds a summary against its card. Everything it tells has to be there: each number is the shown one of a fact that the
 * sentence refers to, each name and each band belongs to it, and what is called higher or lower is so. Names are read
 * between the language's quotation marks and taken out before words are judged, so that a trait may be called anything.
 * @returns what was found; empty: nothing stands against it
 */
export function checkSummary(
  sentences: readonly SummarySentence[],
  facts: CardFacts,
  audience: SummaryAudience,
  language: SummaryLanguage,
): SummaryFinding[] {
  if (sentences.length === 0 || sentences.length > SUMMARY_LIMITS.sentences)
    return [{ sentence: -1, problem: 'shape', found: String(sentences.length) }];
  return sentences.flatMap(({ text, refs }, sentence) =>
    problemsOf(text, refs, facts, audience, language).map(({ problem, found }) => ({
      sentence,
      problem,
      found: found.slice(0, 80),
    })),
  );
}

function problemsOf(
  given: string,
  refs: readonly string[],
  facts: CardFacts,
  audience: SummaryAudience,
  language: SummaryLanguage,
): { problem: SummaryProblem; found: string }[] {
  if (given.trim() === '' || given.length > SUMMARY_LIMITS.characters)
    return [{ problem: 'shape', found: given }];
  const found: { problem: SummaryProblem; found: string }[] = [];
  const markup =
    /[<>[\]{}`|\\*_#~]|:\/\/|www\.|\p{Extended_Pictographic}|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Cc}/u.exec(
      given,
    );
  if (markup) return [{ problem: 'markup', found: markup[0] }];
  const all = new Map(factsOf(facts).map((each) => [each.ref, each]));
  const held: CardFact[] = [];
  for (const ref of refs) {
    const one = all.get(ref);
    if (one) held.push(one);
    else if (ref !== 'measures') found.push({ problem: 'unknown_ref', found: ref });
  }
  const text = plain(given);
  const { open, close } = SUMMARY_WORDS[language];
  const names = [...text.matchAll(new RegExp(`[${open}"«]([^${open}${close}"«»]*)[${close}"»]`, 'g'))];
  const spans: { fact: CardFact; at: number; end: number }[] = [];
  for (const match of names) {
    const one = held.find(({ name }) => name !== '' && plain(name) === match[1]);
    if (one && spans.every(({ fact }) => fact !== one))
      spans.push({ fact: one, at: match.index, end: match.index + match[0].length });
    else found.push({ problem: 'trait', found: match[1] ?? '' });
  }
  // What is between quotation marks is a name and nothing else; the places keep their length.
  const bare = names.reduce(
    (rest, match) =>
      rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length),
    text,
  );
  if (/["“”«»]/.test(bare)) found.push({ problem: 'trait', found: bare });
  const loose = [...all.values()].find(
    ({ ref, name }) =>
      name !== '' &&
      !refs.includes(ref) &&
      new RegExp(
        `(^|[^\\p{L}])${plain(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}([^\\p{L}]|$)`,
        'iu',
      ).test(bare),
  );
  if (loose) found.push({ problem: 'trait', found: loose.name });
  found.push(...numberProblems(bare, spans, held, refs, facts, audience, language));
  const words = wordsOf(bare);
  const { protected: characteristics, advice } = REFUSED_WORDS[language];
  const personal = findsWord(words, characteristics, language);
  if (personal) found.push({ problem: 'protected', found: personal });
  const advised = findsWord(words, advice, language);
  if (advised) found.push({ problem: 'advice', found: advised });
  return found;
}

/** The fact that a place in a sentence tells of: the name before it; without names the only fact of the sentence. */
function factAt(
  at: number,
  spans: readonly { fact: CardFact; at: number; end: number }[],
  held: readonly CardFact[],
): CardFact | undefined {
  const before = spans.findLast(({ end }) => end <= at);
  if (before) return before.fact;
  return spans.length === 0
    ? (held.find(({ ref }) => ref === 'job_fit') ?? (held.length === 1 ? held[0] : undefined))
    : held.find(({ ref }) => ref === 'job_fit');
}

function numberProblems(
  bare: string,
  spans: readonly { fact: CardFact; at: number; end: number }[],
  held: readonly CardFact[],
  refs: readonly string[],
  facts: CardFacts,
  audience: SummaryAudience,
  language: SummaryLanguage,
): { problem: SummaryProblem; found: string }[] {
  const found: { problem: SummaryProblem; found: string }[] = [];
  const spelled = NUMBER_WORDS[language].exec(bare);
  if (spelled) found.push({ problem: 'number', found: spelled[0] });
  const { more, less } = COMPARISONS[language];
  const bandSpots = bandsIn(bare, language);
  const inBand = (at: number) => bandSpots.some((spot) => at >= spot.at && at < spot.end);
  const compared = [...bare.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].filter(
    (match) => !inBand(match.index) && [...more, ...less].includes(strip(match[0].toLowerCase(), language)),
  );
  const saysMore = compared.some((match) => more.includes(strip(match[0].toLowerCase(), language)));
  const saysLess = compared.some((match) => less.includes(strip(match[0].toLowerCase(), language)));
  let averageTold = false;
  for (const match of bare.matchAll(/\d+(?:[.,]\d+)*/g)) {
    const number = Number(match[0].replace(/,/g, '.'));
    const own = factAt(match.index, spans, held);
    const after = bare.slice(match.index + match[0].length);
    const before = bare.slice(0, match.index);
    const isScale =
      match[0] === '100' &&
      (language === 'en' ? /out of $/.test(before) : /من $/.test(before)) &&
      /\d\s*(out of|من) $/.test(before);
    const isMeasure =
      refs.includes('measures') &&
      spans.length === 0 &&
      ((number === facts.used && (language === 'en' ? /^ of \d/ : /^ من \d/).test(after)) ||
        (number === facts.of && (language === 'en' ? /\d of $/ : /\d من $/).test(before)));
    const isAverage =
      audience === 'recruiter' &&
      own !== undefined &&
      own.average !== null &&
      own.average === number &&
      !(spans.length > 0 && own.score === number) &&
      (language === 'en' ? /average/i : /متوسط/).test(before);
    if (isScale || isMeasure) continue;
    // Out of what: of a hundred, or it is another number.
    if (language === 'en' ? /\d\s*out of $/.test(before) : /\d\s*من $/.test(before)) {
      found.push({ problem: 'number', found: match[0] });
      continue;
    }
    if (isAverage) {
      averageTold = true;
      continue;
    }
    if (own === undefined || own.score !== number) found.push({ problem: 'number', found: match[0] });
  }
  // The name of the scale after a number must not change: 55 out of 60 is another number.
  if (/%|٪|\bper ?cent\b|\bpercent\b/i.test(bare)) found.push({ problem: 'number', found: '%' });
  for (const { key, at, text } of bandSpots) {
    const own = factAt(at, spans, held);
    if (audience === 'candidate' || own === undefined || own.band !== key)
      found.push({ problem: 'band', found: text });
  }
  if (saysMore || saysLess) {
    const word = compared[0]?.[0] ?? '';
    if (!isTrueComparison(saysMore, saysLess, averageTold, spans, held, facts))
      found.push({ problem: 'comparison', found: word });
  } else if (
    (language === 'en' ? /\bsame\b|\bequal|\bas (high|low|good) as\b/i : /مساو|يساوي/).test(bare) &&
    !held.some(({ score, average }) => score !== null && score === average)
  ) {
    found.push({ problem: 'comparison', found: 'same' });
  }
  return found;
}

function strip(word: string, language: SummaryLanguage): string {
  return language === 'ar'
    ? word
        .replace(/[\u064b-\u0652\u0640]/g, '')
        .replace(/^(?:و|ف)(?=.{3})/, '')
        .replace(/^ال(?=.{3})/, '')
    : word;
}

function isTrueComparison(
  saysMore: boolean,
  saysLess: boolean,
  averageTold: boolean,
  spans: readonly { fact: CardFact }[],
  held: readonly CardFact[],
  facts: CardFacts,
): boolean {
  // Both at once leave open which number is which.
  if (saysMore && saysLess) return false;
  if (averageTold) {
    const compared = spans.length > 0 ? spans.map(({ fact }) => fact) : held;
    return (
      compared.length > 0 &&
      compared.every(({ score, average }) =>
        score === null || average === null ? false : saysMore ? score > average : score < average,
      )
    );
  }
  if (spans.length === 0) return false;
  const { highest, lowest } = endsOf(facts);
  const ends = saysMore ? highest : lowest;
  const scores = ends.flatMap(({ score }) => score ?? []);
  const edge = saysMore ? Math.min(...scores) : Math.max(...scores);
  return spans.every(({ fact }) =>
    fact.score === null || ends.length === 0 || !fact.ref.startsWith('trait:')
      ? false
      : saysMore
        ? fact.score >= edge
        : fact.score <= edge,
  );
}

/** Where a sentence names a band; the longer names first, so that `Above Average` is not `Average`. */
function bandsIn(
  bare: string,
  language: SummaryLanguage,
): { key: NonNullable<CardFact['band']>; at: number; end: number; text: string }[] {
  const names = (Object.entries(BAND_WORDS[language]) as [NonNullable<CardFact['band']>, string][]).sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const spots: { key: NonNullable<CardFact['band']>; at: number; end: number; text: string }[] = [];
  for (const [key, name] of names)
    for (const match of bare.matchAll(
      new RegExp(`(?<![\\p{L}\\p{M}])(?:ال)?${name}(?![\\p{L}\\p{M}])`, 'giu'),
    )) {
      const [at, end] = [match.index, match.index + match[0].length];
      const isAverageOfPosition =
        key === 'average' &&
        (language === 'en'
          ? /(the|position('s|’s)?) $/i.test(bare.slice(0, at)) ||
            /^ (for|of) (this|the)/i.test(bare.slice(end))
          : /^ (هذه|الوظيفة)/.test(bare.slice(end)) || /(من|ل) ?$/.test(bare.slice(0, at)));
      if (isAverageOfPosition || spots.some((spot) => at < spot.end && end > spot.at)) continue;
      spots.push({ key, at, end, text: match[0] });
    }
  return spots;
}
