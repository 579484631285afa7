import { compileMessage, namesIn } from './message-compile.ts';
import type { CompiledMessage, CompiledPart } from './message-format.ts';

type Words = Readonly<Record<string, string>>;

/**
 * What is wrong with the words of a language beside the English ones, by key; empty where nothing is: a key that one of
 * the two lacks, a message that is empty or cannot be read, a place that English does not fill, a count with some but not
 * every form that the language counts in; one with exact numbers only needs none. `tag` is BCP 47 and decides the forms
 * (Unicode CLDR); English itself may leave out "one". A language that is not
 * complete yet is looked at with `mayLack`.
 */
export function catalogueProblems(
  en: Words,
  other: Words,
  tag: string,
  { mayLack = false }: { readonly mayLack?: boolean } = {},
): string[] {
  const forms = tag === 'en' ? [] : new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return [...new Set([...Object.keys(en), ...Object.keys(other)])].flatMap((key) => {
    if (!en[key]?.trim()) return [`${key}: no English words`];
    if (!other[key]?.trim()) return mayLack && other[key] === undefined ? [] : [`${key}: no words in ${tag}`];
    const [english, said] = [read(key, en[key]), read(key, other[key])];
    if (typeof english === 'object' && 'problem' in english) return [english.problem];
    if (typeof said === 'object' && 'problem' in said) return [said.problem];
    const filled = new Set(namesIn(english));
    return [
      ...namesIn(said).flatMap((name) => (filled.has(name) ? [] : [`${key}: {${name}} is not filled`])),
      ...countsIn(said).flatMap((options) =>
        formsNeeded(options, forms)
          .filter(
            (form) => !Object.hasOwn(options, form) && !(form === 'zero' && Object.hasOwn(options, '=0')),
          )
          .map((form) => `${key}: the form "${form}" is missing in ${tag}`),
      ),
    ];
  });
}

type Options = Readonly<Record<string, readonly CompiledPart[]>>;

/** None where a count only tells exact numbers from all others. */
const formsNeeded = (options: Options, forms: readonly string[]): readonly string[] =>
  Object.keys(options).some((key) => key !== 'other' && !key.startsWith('=')) || !Object.hasOwn(options, '=0')
    ? forms
    : [];

/** The options of every count in a message. */
function countsIn(message: CompiledMessage): Options[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (typeof part === 'string' || part === 0) return [];
    if (part.length === 3) return countsIn(part[2]);
    if (part.length < 4) return [];
    const [, by, options] = part as Extract<typeof part, { readonly length: 4 }>;
    const within = Object.values(options).flatMap((each) => countsIn(each));
    return by === 'plural' ? [options, ...within] : within;
  });
}

function read(key: string, message: string): CompiledMessage | { readonly problem: string } {
  try {
    return compileMessage(message);
  } catch (error) {
    return { problem: `${key}: ${String(error)}` };
  }
}
