/** Keys of the four responses of every scenario. */
export const OPTION_KEYS = ['a', 'b', 'c', 'd'] as const;

/** Key of a response. */
export type OptionKey = (typeof OPTION_KEYS)[number];

/** A scenario in one language. */
export interface ScenarioText {
  readonly situation: string;
  readonly question: string;
  readonly options: Readonly<Record<OptionKey, string>>;
}

/** A scenario in every language of the product. */
export interface Scenario {
  readonly en: ScenarioText;
  readonly ar: ScenarioText;
}

const QUESTION = {
  en: 'How effective is each of these responses?',
  ar: 'ما مدى فاعلية كل تصرّف من هذه التصرّفات؟',
} as const;

/** A scenario from a situation and its responses 'a' to 'd' in both languages; the question is always the same. */
export function scenario(
  en: { readonly situation: string; readonly options: readonly [string, string, string, string] },
  ar: { readonly situation: string; readonly options: readonly [string, string, string, string] },
): Scenario {
  return { en: textOf(QUESTION.en, en), ar: textOf(QUESTION.ar, ar) };
}

function textOf(
  question: string,
  given: { readonly situation: string; readonly options: readonly [string, string, string, string] },
): ScenarioText {
  const [a, b, c, d] = given.options;
  return { situation: given.situation, question, options: { a, b, c, d } };
}
