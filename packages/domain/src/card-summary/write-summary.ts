import type { CardFact, CardFacts, SummaryAudience, SummaryLanguage } from './card-facts.ts';
import { BAND_WORDS, SUMMARY_WORDS } from './summary-words.ts';

/** A sentence with the parts of the card it rests on. */
export interface SummarySentence {
  readonly text: string;
  /** References of the facts it tells of; empty for a sentence that tells of no number. */
  readonly refs: readonly string[];
}

function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}

/** A trait's name as a summary writes it: between quotation marks, so that it is never mistaken for a word of its own. */
export function quotedName(name: string, language: SummaryLanguage): string {
  const { open, close } = SUMMARY_WORDS[language];
  return `${open}${name}${close}`;
}

function listed(items: readonly string[], language: SummaryLanguage): string {
  const { comma, and } = SUMMARY_WORDS[language];
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(comma)}${and}${last}`;
}

/** How many traits are named at either end, and how many that are missing. */
const NAMED = 2;
const MISSING_NAMED = 4;

/**
 * The highest and the lowest traits that a summary may name: at most two each, never one in both; of few traits only as
 * many as are told apart by their numbers.
 */
export function endsOf(facts: CardFacts): {
  readonly highest: readonly CardFact[];
  readonly lowest: readonly CardFact[];
} {
  const scored = facts.traits
    .filter((each): each is CardFact & { score: number } => each.score !== null)
    .map((each, i) => ({ each, i }))
    .sort((a, b) => b.each.score - a.each.score || a.i - b.i)
    .map(({ each }) => each);
  const highest = scored.slice(0, Math.min(NAMED, Math.ceil(scored.length / 2)));
  const rest = scored.slice(highest.length);
  const worst = highest.at(-1)?.score ?? 0;
  const lowest = rest
    .slice(-NAMED)
    .filter(({ score }) => score < worst)
    .reverse();
  return { highest, lowest };
}

/** The summary that rules make of a card: the same card always gives the same sentences. */
export function writeSummary(
  facts: CardFacts,
  audience: SummaryAudience,
  language: SummaryLanguage,
): SummarySentence[] {
  const words = SUMMARY_WORDS[language];
  const bands = BAND_WORDS[language];
  const isOwn = audience === 'candidate';
  const item = ({ name, score, band }: CardFact) =>
    fill(band === null || isOwn ? words.item : words.item_band, {
      name: quotedName(name, language),
      score: score ?? '',
      band: band === null ? '' : bands[band],
    });
  const about = (
    pattern: string,
    of: readonly CardFact[],
    show: (each: CardFact) => string,
  ): SummarySentence[] =>
    of.length === 0
      ? []
      : [{ text: fill(pattern, { items: listed(of.map(show), language) }), refs: of.map(({ ref }) => ref) }];
  const named = (each: CardFact) => quotedName(each.name, language);
  const { highest, lowest } = endsOf(facts);
  const missing = facts.traits.filter(({ score }) => score === null).slice(0, MISSING_NAMED);
  const { score, band, average } = facts.job_fit;
  const sentences: SummarySentence[] = [];
  const say = (pattern: string, values: Readonly<Record<string, string | number>> = {}, refs = ['job_fit']) =>
    sentences.push({ text: fill(pattern, values), refs });
  if (isOwn) {
    if (score === null) say(words.candidate.no_fit);
    else say(words.candidate.fit, { score });
    sentences.push(
      ...about(words.candidate.highest, highest, item),
      ...about(words.candidate.lowest, lowest, item),
      ...about(words.candidate.missing, missing, named),
    );
    say(words.candidate.meaning, {}, []);
    return sentences;
  }
  if (score === null) say(words.recruiter.no_fit);
  else if (band === null) say(words.recruiter.fit, { score });
  else say(words.recruiter.fit_band, { score, band: bands[band] });
  if (score !== null && average !== null) {
    const compared = score > average ? 'above' : score < average ? 'below' : 'same';
    say(words.recruiter[compared], { average });
  }
  sentences.push(
    ...about(words.recruiter.highest, highest, item),
    ...about(words.recruiter.lowest, lowest, item),
    ...about(words.recruiter.missing, missing, named),
  );
  if (facts.of > 0) say(words.recruiter.parts, { used: facts.used, of: facts.of }, ['measures']);
  sentences.push(...about(words.recruiter.ask, [...highest.slice(0, 1), ...lowest.slice(0, 1)], named));
  return sentences;
}
