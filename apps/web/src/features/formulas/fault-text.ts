import type { SourceProblem } from '@tryout/domain/formula-language/source';
import type { Text } from '../../platform/i18n/use-text.ts';
import { type ProblemWord, problemWords } from './problem.messages.ts';

const isWord = (key: string): key is ProblemWord => Object.hasOwn(problemWords.en, key);

/** How much of a text is repeated in a message. */
const SHOWN = 40;

const short = (value: string): string => {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

/** What is wrong at a place of a text, in the reader's language. */
export function faultText(
  problem: Pick<SourceProblem, 'data'> & { readonly code: string },
  t: Text<ProblemWord>,
): string {
  const key = `formulas.fault.${problem.code}`;
  const { found = '', limit = '', name = found } = problem.data;
  return t(isWord(key) ? key : 'formulas.fault.other', {
    found: short(String(found)),
    limit,
    name: short(String(name)),
  });
}

/** Why something is refused; the server's own words where this release has none. */
export function blockerText(
  blocker: { readonly code: string; readonly message: string; readonly name: string },
  t: Text<ProblemWord>,
): string {
  const key = `formulas.fault.${blocker.code}`;
  return isWord(key) ? t(key, { found: blocker.name, limit: '', name: blocker.name }) : blocker.message;
}
