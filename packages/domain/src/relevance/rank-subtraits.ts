import { type Crosswalk, mixOf } from './crosswalk.ts';
import { familiesOf } from './job-families.ts';
import { type JobSentence, jobSentences, plainJobText, stemsOf } from './job-text.ts';
import {
  countStems,
  effectOfFactors,
  factorsOfStems,
  loadingsOfMix,
  numberOfStem,
  predictElements,
  type RelevanceModel,
  type Row,
  weighStems,
} from './relevance-model.ts';
import { bareTitle, type NamedOccupation, occupationsNamed, type TitleIndex } from './title-index.ts';

/** What is read of a position. */
export interface JobText {
  readonly title: string;
  /** Plain text or HTML; may be empty. */
  readonly text: string;
}

/** Words of the position that a proposal rests on, as they are written there. */
export interface Quote {
  readonly from: 'title' | 'text';
  readonly text: string;
}

/** How much one subtrait matters for a text. */
export interface SubtraitRelevance {
  readonly key: string;
  /** Standard deviations of rated importance above (below) the mean occupation. */
  readonly relevance: number;
  readonly quotes: readonly Quote[];
}

/** What a text tells of the subtraits that can be measured. */
export interface JobRelevance {
  /** Most relevant first; none that the library cannot measure or that has no anchor. */
  readonly subtraits: readonly SubtraitRelevance[];
  /** Subtraits that can be measured but have no anchor, so that nothing can be said of them. */
  readonly unanchored: readonly string[];
  /** What the ranking rests on mostly; `none`: nothing in the text was understood, the order is the library's. */
  readonly basis: 'text' | 'title' | 'family' | 'none';
  /** The rank correlation with people's ratings that texts as telling as this one reached; 0: nothing was understood. */
  readonly expected_rho: number;
  /** `low` below .40, `high` from .55 on. */
  readonly certainty: 'low' | 'medium' | 'high';
  /** Whether a longer text would help: too few words of the work itself. */
  readonly asks_for_text: boolean;
  /** Known stems, each once. */
  readonly known_stems: number;
  /** Occupations that the title names, most alike first. */
  readonly occupations: readonly { readonly code: string; readonly likeness: number }[];
}

/** Fewer known stems than this, and a longer text is asked for. */
export const FEW_STEMS = 15;

/** Without a title that is known, fewer stems than this may be about anything. */
const FEWEST_STEMS = 6;

/** What is expected of so little, and of a family that a text names. */
const LITTLE = 0.2;
const FAMILY = 0.35;

/** Longest quote, in characters. */
const LONGEST_QUOTE = 160;

/** Likeness of titles from which an occupation's own ratings count, and how much they count at likeness 1. */
export const TITLE_BLEND = { from: 0.72, share: 0.7 } as const;

/** Standardised importance of every element for a position, with what it rests on. */
export function elementsOf(
  model: RelevanceModel,
  titles: TitleIndex | null,
  job: { readonly title: string; readonly sentences: readonly JobSentence[] },
): {
  elements: number[];
  weighed: Map<number, number>;
  basis: JobRelevance['basis'];
  named: NamedOccupation[];
} {
  const text = job.sentences
    .filter(({ counts }) => counts)
    .map((each) => each.text)
    .join('\n');
  const weighed = weighStems(model, countStems(bareTitle(job.title), text));
  const fromText = predictElements(model, weighed);
  const named = titles === null || job.title.trim() === '' ? [] : occupationsNamed(titles, job.title);
  const [best] = named;
  let elements = fromText;
  let basis: JobRelevance['basis'] = weighed.size > 0 ? 'text' : 'none';
  const share = best ? titleShare(best.likeness) : 0;
  if (best && share > 0) {
    const alike = named.filter(({ likeness }) => likeness >= best.likeness - 0.05);
    const total = alike.reduce((sum, { likeness }) => sum + likeness, 0);
    elements = elements.map(
      (x, e) =>
        (1 - share) * x +
        (share * alike.reduce((sum, each) => sum + each.likeness * (each.ratings[e] ?? 0), 0)) / total,
    );
    if (weighed.size < FEW_STEMS) basis = 'title';
  }
  if (weighed.size < FEW_STEMS && share === 0) {
    const families = familiesOf(job.title, text).slice(0, 3);
    const hits = families.reduce((sum, each) => sum + each.hits, 0);
    if (hits > 0) {
      const trust = weighed.size / FEW_STEMS;
      elements = elements.map(
        (x, e) =>
          trust * x +
          ((1 - trust) *
            families.reduce((sum, { key, hits: n }) => sum + n * (model.families[key]?.[e] ?? 0), 0)) /
            (100 * hits),
      );
      if (trust < 0.5) basis = 'family';
    }
  }
  return { elements, weighed, basis, named };
}

/** How much of the ranking the ratings of named occupations make. */
export function titleShare(likeness: number): number {
  return likeness < TITLE_BLEND.from
    ? 0
    : (TITLE_BLEND.share * (likeness - TITLE_BLEND.from)) / (1 - TITLE_BLEND.from);
}

/** How far apart values are: their standard deviation; 0 of none. */
export function spreadOf(values: Row): number {
  const mean = values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length);
  return Math.sqrt(values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, values.length));
}

/** What is to be expected of a ranking whose values are that far apart. */
export function expectedRho(certainty: RelevanceModel['certainty'], spread: number): number {
  return certainty.reduce((rho, step) => (spread >= step.spread ? step.rho : rho), certainty[0]?.rho ?? 0);
}

/**
 * Ranks the subtraits that matter for a position.
 * @param measured keys of the subtraits that the library can measure; nothing else is ever proposed
 */
export function rankSubtraits(
  model: RelevanceModel,
  titles: TitleIndex | null,
  crosswalk: Crosswalk,
  measured: readonly string[],
  job: JobText,
): JobRelevance {
  const title = plainJobText(job.title).replace(/\n/g, ' ').slice(0, 200);
  const sentences = jobSentences(plainJobText(job.text));
  const { elements, weighed, basis, named } = elementsOf(model, titles, { title, sentences });
  const known = weighed.size;
  const rated = measured.flatMap((key) => {
    const mix = mixOf(crosswalk[key] ?? {}, model.elements);
    return mix === null ? [] : [{ key, mix }];
  });
  const ranked = rated
    .map(({ key, mix }) => ({
      key,
      mix,
      relevance: mix.reduce((sum, share, e) => sum + share * (elements[e] ?? 0), 0),
    }))
    .sort((a, b) => (basis === 'none' ? 0 : b.relevance - a.relevance) || (a.key < b.key ? -1 : 1));
  const factors = factorsOfStems(model, weighed);
  const numbers = sentences.map((each) =>
    each.counts ? [...new Set(stemsOf(each.text).map((stem) => numberOfStem(model, stem)))] : [],
  );
  const rho =
    basis === 'none'
      ? 0
      : basis === 'text' && known < FEWEST_STEMS
        ? LITTLE
        : basis === 'family'
          ? FAMILY
          : expectedRho(model.certainty, spreadOf(ranked.map(({ relevance }) => relevance)));
  return {
    subtraits: ranked.map(({ key, mix, relevance }) => ({
      key,
      relevance: Math.round(relevance * 1000) / 1000,
      quotes:
        basis === 'none' || relevance <= 0
          ? []
          : quotesFor({ loadings: loadingsOfMix(model, mix), factors, weighed, sentences, numbers, title }),
    })),
    unanchored: measured.filter((key) => mixOf(crosswalk[key] ?? {}, model.elements) === null),
    basis,
    expected_rho: rho,
    certainty: rho >= 0.55 ? 'high' : rho >= 0.4 ? 'medium' : 'low',
    asks_for_text: known < FEW_STEMS,
    known_stems: known,
    occupations: named.map(({ code, likeness }) => ({ code, likeness: Math.round(likeness * 100) / 100 })),
  };
}

/** The two sentences that add most; the title where no sentence adds anything. */
function quotesFor(by: {
  loadings: Row;
  factors: ReadonlyMap<number, Row>;
  weighed: ReadonlyMap<number, number>;
  sentences: readonly JobSentence[];
  numbers: readonly (readonly (number | undefined)[])[];
  title: string;
}): Quote[] {
  const effects = new Map(
    [...by.weighed].map(([at, x]) => [at, x * effectOfFactors(by.factors.get(at) ?? [], by.loadings)]),
  );
  const adds = by.sentences
    .map(({ text }, i) => ({
      text,
      adds: (by.numbers[i] ?? []).reduce(
        (sum: number, at) => sum + (at === undefined ? 0 : (effects.get(at) ?? 0)),
        0,
      ),
      i,
    }))
    .filter((each) => each.adds > 0.02)
    .sort((a, b) => b.adds - a.adds || a.i - b.i)
    .slice(0, 2);
  if (adds.length === 0) return by.title === '' ? [] : [{ from: 'title', text: by.title }];
  return adds.map(({ text }) => ({ from: 'text', text: cut(text) }));
}

/** The beginning of a sentence, up to a whole word. */
function cut(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const end = text.lastIndexOf(' ', LONGEST_QUOTE);
  return text.slice(0, end > LONGEST_QUOTE / 2 ? end : LONGEST_QUOTE);
}
