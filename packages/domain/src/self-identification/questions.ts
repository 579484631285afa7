/**
 * What people may say about themselves after applying, set by set; an organization chooses one, or asks nothing. Each
 * question may be left out, and `PREFER_NOT` may be answered to each; both count as not known.
 *
 * - `eeo1`: sex, and race or ethnicity, in the categories of the United States' Employer Information Report EEO-1
 *   (Component 1), which New York City's rules name too (6 RCNY § 5-301(b)).
 * - `international`: gender, and whether one belongs to an ethnic minority where one lives; plain and few.
 */
export const SELF_IDENTIFICATION_SETS = {
  eeo1: {
    sex: ['female', 'male'],
    ethnicity: ['hispanic', 'white', 'black', 'pacific', 'asian', 'native', 'two_or_more'],
  },
  international: {
    sex: ['woman', 'man', 'another_gender'],
    ethnicity: ['minority', 'majority'],
  },
} as const;

/** See `SELF_IDENTIFICATION_SETS`. */
export type SelfIdentificationSet = keyof typeof SELF_IDENTIFICATION_SETS;

/** The sets by name. */
export const SET_NAMES = Object.keys(SELF_IDENTIFICATION_SETS) as [SelfIdentificationSet];

/** The questions of every set. */
export const SELF_IDENTIFICATION_QUESTIONS = ['sex', 'ethnicity'] as const;

/** See `SELF_IDENTIFICATION_QUESTIONS`. */
export type SelfIdentificationQuestion = (typeof SELF_IDENTIFICATION_QUESTIONS)[number];

/** Said instead of a category. */
export const PREFER_NOT = 'prefer_not';

/** Every category of every set. */
export const SELF_IDENTIFICATION_CATEGORIES = [
  ...new Set(Object.values(SELF_IDENTIFICATION_SETS).flatMap((set) => [...set.sex, ...set.ethnicity])),
];

/** Somebody's answers; null: not answered. */
export type SelfIdentificationAnswers = Readonly<Record<SelfIdentificationQuestion, string | null>>;

/** The first question whose answer is none of the set's; null: all are, or are left out. */
export function wrongAnswer(
  set: SelfIdentificationSet,
  answers: SelfIdentificationAnswers,
): SelfIdentificationQuestion | null {
  for (const question of SELF_IDENTIFICATION_QUESTIONS) {
    const answer = answers[question];
    if (answer === null || answer === PREFER_NOT) continue;
    if (!(SELF_IDENTIFICATION_SETS[set][question] as readonly string[]).includes(answer)) return question;
  }
  return null;
}

/** An answer as it counts: its category; null where the question was left out or not to be answered. */
export function categoryOf(answer: string | null): string | null {
  return answer === PREFER_NOT ? null : answer;
}
