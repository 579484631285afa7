import type { RichText, TextRun } from '../text/rich-text.ts';

/** Whom a wording may keep from applying. */
export type WordingKind = 'gender' | 'age' | 'ability';

/** A word or phrase to look at again. */
export interface WordingHint {
  /** The rule's own name; stays the same over releases. */
  readonly key: string;
  readonly kind: WordingKind;
  /** As it is written at its first place, with up to 40 characters of what stands around it. */
  readonly word: string;
  readonly before: string;
  readonly after: string;
  /** How often the rule applies, at least 1. */
  readonly count: number;
  /** English words to use in its place. */
  readonly suggestion: string;
}

/** What was found. `isEnglish` is false where the text is clearly in another language; then there are no hints. */
export interface WordingHints {
  readonly isEnglish: boolean;
  readonly hints: readonly WordingHint[];
}

type Rule = readonly [key: string, pattern: string, suggestion: string];

/**
 * Words in the order of the sources named in docs/inclusive-language.md: Gaucher, Friesen & Kay 2011 (masculine-coded
 * words), 29 CFR § 1625.4 (age), the Disability-Inclusive Language Guidelines of the United Nations Office at Geneva 2019.
 */
const RULES: Readonly<Record<WordingKind, readonly Rule[]>> = {
  gender: [
    ['adventurous', 'adventurous', 'open to new things'],
    ['aggressive', 'aggress[a-z]*', 'proactive'],
    ['ambitious', 'ambitio[a-z]*', 'motivated'],
    ['assertive', 'assert[a-z]*', 'clear and direct'],
    ['athletic', 'athlet[a-z]*', 'comfortable with physical work'],
    ['autonomous', 'autonom[a-z]*', 'free to plan your own work'],
    ['battle', 'battl[a-z]*', 'work on'],
    ['boast', 'boast[a-z]*', 'offer'],
    ['challenging', 'challeng[a-z]*', 'varied'],
    ['champion', 'champion[a-z]*', 'advocate for'],
    ['competitive', 'compet(?:e|es|ed|ing|iti[a-z]*)', 'attractive'],
    ['confident', '(?:self-?)?confiden(?:t|tly|ce)', 'comfortable with the task'],
    ['courageous', 'courag[a-z]*', 'willing to speak up'],
    ['decisive', 'decisive[a-z]*', 'able to weigh options'],
    ['dominant', 'domina[a-z]*', 'well known'],
    ['driven', 'driven', 'motivated'],
    ['fearless', 'fearless[a-z]*', 'open to trying things'],
    ['fight', 'fight[a-z]*', 'work against'],
    ['headstrong', 'head-?strong', 'clear about goals'],
    ['hierarchy', 'hierarch[a-z]*', 'structure'],
    ['independent', 'independen[a-z]*', 'able to plan your own work'],
    ['outspoken', 'outspoken', 'open'],
    ['persistent', 'persist[a-z]*', 'patient'],
    ['self_reliant', 'self-?(?:relian|sufficien)[a-z]*', 'able to plan your own work'],
    ['superior', 'superior[a-z]*', 'excellent'],
  ],
  age: [
    ['young', 'young(?:er|est)?', 'at any stage of your career'],
    ['college_student', 'college\\s+students?', 'entry level'],
    ['recent_graduate', 'recent(?:\\s+college)?\\s+graduates?', 'entry level'],
    ['boy', 'boys?', 'person'],
    ['girl', 'girls?', 'person'],
    ['age_range', 'aged?\\s+\\d\\d\\s*(?:to|-|–)\\s*\\d\\d', 'no age range'],
  ],
  ability: [
    ['able_bodied', 'able-?\\s?bodied', 'able to do the task you name'],
    ['handicapped', 'handicap(?:s|ped)?', 'person with a disability'],
    ['wheelchair_bound', '(?:wheelchair-?\\s?bound|confined\\s+to\\s+a\\s+wheelchair)', 'wheelchair user'],
    ['crippled', 'crippl[a-z]*', 'with a disability'],
    ['suffers_from', 'suffer(?:s|ing)?\\s+from', 'has'],
    ['special_needs', 'special\\s+needs', 'individual needs'],
    ['differently_abled', '(?:differently\\s+abled|physically\\s+challenged)', 'with a disability'],
  ],
};

const AROUND = 40;
/** Whole words only, also within hyphens: `data-driven` describes no person. */
const patternOf = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}]|-\\p{L})`, 'giu');
const COMPILED = (Object.keys(RULES) as WordingKind[]).flatMap((kind) =>
  RULES[kind].map(([key, pattern, suggestion]) => ({ kind, key, suggestion, pattern: patternOf(pattern) })),
);

/**
 * Wordings of an English text that research or guidance names as keeping people from applying, in the order of their
 * first places, each rule once. They are hints: nothing is wrong with the text. A text of at least 12 words in which
 * fewer than one word in 15 is a common English one counts as written in another language.
 */
export function wordingHints({ blocks }: RichText): WordingHints {
  const texts = blocks.flatMap((block) =>
    block.type === 'list'
      ? block.items.flatMap(({ text, list }) => [text, ...(list?.items ?? []).map((each) => each.text)])
      : [block.text],
  );
  const lines = texts.map((runs: readonly TextRun[]) => runs.map((run) => run.text).join(''));
  if (!readsAsEnglish(lines.join(' '))) return { isEnglish: false, hints: [] };
  const found = new Map<string, { at: number; hint: WordingHint }>();
  let start = 0;
  for (const line of lines) {
    for (const { pattern, kind, key, suggestion } of COMPILED) {
      for (const match of line.matchAll(pattern)) {
        const known = found.get(key);
        const word = match[0];
        const end = match.index + word.length;
        found.set(
          key,
          known
            ? { ...known, hint: { ...known.hint, count: known.hint.count + 1 } }
            : {
                at: start + match.index,
                hint: {
                  ...{ key, kind, word, suggestion, count: 1 },
                  before: cutBefore(line.slice(0, match.index)),
                  after: cutAfter(line.slice(end)),
                },
              },
        );
      }
    }
    start += line.length + 1;
  }
  return {
    isEnglish: true,
    hints: [...found.values()].sort((a, b) => a.at - b.at).map(({ hint }) => hint),
  };
}

/** The end of what stands before a word, from the beginning of a word on. */
function cutBefore(text: string): string {
  return text.length <= AROUND ? text : `…${text.slice(-AROUND).replace(/^\S*\s/, '')}`;
}

function cutAfter(text: string): string {
  return text.length <= AROUND ? text : `${text.slice(0, AROUND).replace(/\s\S*$/, '')}…`;
}

const COMMON = new Set(
  'the and you to of a in with for our we will are is your on or be have as at an by from this that it'.split(
    ' ',
  ),
);

function readsAsEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];
  if (words.length < 12) return !words.some((word) => /\p{L}/u.test(word) && !/\p{Script=Latin}/u.test(word));
  return words.filter((word) => COMMON.has(word)).length * 15 >= words.length;
}
