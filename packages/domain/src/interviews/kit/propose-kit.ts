/** A trait of a score template, with what an applicant's score card says of it. */
export interface KitTrait {
  readonly trait_id: string;
  /** Share of the job fit, of any scale. */
  readonly weight: number;
  /** 0 to 100; null where the card has no score or there is no card. */
  readonly score: number | null;
  readonly subtraits: readonly {
    readonly subtrait_id: string;
    readonly weight: number;
    readonly score: number | null;
  }[];
}

/** A question that can be proposed. */
export interface OfferedQuestion {
  readonly key: string;
  readonly subtrait_id: string;
  readonly kind: 'behavioural' | 'situational' | 'own';
}

/** Why a trait is asked about: among the two lowest or two highest on the card, or, without a card, by its weight. */
export type KitReason = 'lowest' | 'highest' | 'weight';

/** A trait that is asked about. */
export interface ChosenTrait {
  readonly trait_id: string;
  readonly reason: KitReason;
}

/** Most traits that are proposed at either end of a card. */
const EACH_END = 2;
/** Most traits that are proposed without a card. */
const BY_WEIGHT = 4;

/**
 * The traits to ask about: the two lowest and the two highest of the card, fewer where it has fewer than four (the lower
 * end first); without any score the four that weigh most. Ties go to the greater weight, then to the template's order.
 * The answer is in the template's order, which says nothing of the scores.
 */
export function chooseTraits(traits: readonly KitTrait[]): ChosenTrait[] {
  const placed = traits.map((trait, at) => ({ ...trait, at }));
  const scored = placed.filter((each) => each.score !== null);
  const heavier = (a: (typeof placed)[number], b: (typeof placed)[number]) =>
    b.weight - a.weight || a.at - b.at;
  const reasons = new Map<string, KitReason>();
  if (scored.length === 0) {
    for (const each of [...placed].sort(heavier).slice(0, BY_WEIGHT)) reasons.set(each.trait_id, 'weight');
  } else {
    const low = Math.min(EACH_END, Math.ceil(scored.length / 2));
    const rising = [...scored].sort((a, b) => (a.score ?? 0) - (b.score ?? 0) || heavier(a, b));
    for (const each of rising.slice(0, low)) reasons.set(each.trait_id, 'lowest');
    const falling = [...scored].sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || heavier(a, b));
    const rest = falling.filter((each) => !reasons.has(each.trait_id));
    for (const each of rest.slice(0, EACH_END)) reasons.set(each.trait_id, 'highest');
  }
  return traits.flatMap(({ trait_id }) => {
    const reason = reasons.get(trait_id);
    return reason ? [{ trait_id, reason }] : [];
  });
}

/** A proposed question. */
export interface ProposedQuestion extends ChosenTrait {
  readonly key: string;
  readonly subtrait_id: string;
}

/** Interviews from this length on leave time for a second question on each trait. */
export const LONG_INTERVIEW_MIN = 45;

const KIND_ORDER = ['behavioural', 'situational', 'own'] as const;

/**
 * The questions to ask. Of each chosen trait one, or two from 45 minutes on: of a low trait first on its lowest subtrait,
 * of a high one on its highest, without scores on the heaviest; about what was done before about a case. Questions that
 * were asked in an earlier interview come last. The same input gives the same answer.
 */
export function proposeQuestions(
  traits: readonly KitTrait[],
  offered: readonly OfferedQuestion[],
  interview: { readonly duration_min: number; readonly asked: ReadonlySet<string> },
): ProposedQuestion[] {
  const each = interview.duration_min >= LONG_INTERVIEW_MIN ? 2 : 1;
  return chooseTraits(traits).flatMap(({ trait_id, reason }) => {
    const trait = traits.find((other) => other.trait_id === trait_id);
    const places = orderedSubtraits(trait?.subtraits ?? [], reason);
    const ranked = offered
      .filter((question) => places.includes(question.subtrait_id))
      .map((question) => ({
        question,
        rank: [
          Number(interview.asked.has(question.key)),
          places.indexOf(question.subtrait_id),
          KIND_ORDER.indexOf(question.kind),
        ],
      }))
      .sort((a, b) => compareRanks(a.rank, b.rank));
    return ranked
      .slice(0, each)
      .map(({ question: { key, subtrait_id } }) => ({ key, subtrait_id, trait_id, reason }));
  });
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function orderedSubtraits(subtraits: KitTrait['subtraits'], reason: KitReason): string[] {
  const sign = reason === 'highest' ? -1 : 1;
  const scoreOf = (score: number | null) => (score === null ? Number.POSITIVE_INFINITY : sign * score);
  return subtraits
    .map((subtrait, at) => ({ ...subtrait, at }))
    .sort((a, b) => {
      const [x, y] = [scoreOf(a.score), scoreOf(b.score)];
      if (reason !== 'weight' && x !== y) return x - y;
      return b.weight - a.weight || a.at - b.at;
    })
    .map((each) => each.subtrait_id);
}

/** Who asks which question, in turns: the first asks the first, and so on; null for each where nobody is there. */
export function assignInTurn(count: number, people: readonly string[]): (string | null)[] {
  return Array.from({ length: count }, (_, at) => people[at % Math.max(1, people.length)] ?? null);
}
