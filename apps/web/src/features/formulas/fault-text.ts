import type { SourceProblem } from '@tryout/domain/formula-language/source';
import type { Text } from '../../platform/i18n/use-text.ts';
import { nearestName } from './nearest-name.ts';
import { type ProblemWord, problemWords } from './problem.messages.ts';

const isWord = (key: string): key is ProblemWord => Object.hasOwn(problemWords.en, key);

/** How much of a text is repeated in a message. */
const SHOWN = 40;

const short = (value: string): string => {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

/** Names that a text may use. */
export interface KnownNames {
  readonly data_points: readonly string[];
  readonly conditions: readonly string[];
  readonly operators: readonly string[];
}

const NAMES: Readonly<Record<string, keyof KnownNames>> = {
  unknown_data_point: 'data_points',
  unknown_everywhere: 'data_points',
  unknown_condition: 'conditions',
  unknown_operator: 'operators',
};

/** What is wrong at a place of a text, in the reader's language; of a name that is no name, which was likely meant. */
export function faultText(
  problem: Pick<SourceProblem, 'data'> & { readonly code: string },
  t: Text<ProblemWord>,
  known?: KnownNames,
): string {
  const key = `formulas.fault.${problem.code}`;
  const { found = '', limit = '', name = found, instead } = problem.data;
  if (instead !== undefined) {
    const habit = problem.code.startsWith('spreadsheet_') && isWord(key) ? key : 'formulas.fault.instead';
    return t(habit, { found: short(String(found)), instead: String(instead).replaceAll('\n', '  ') });
  }
  const text = t(isWord(key) ? key : 'formulas.fault.other', {
    found: short(String(found)),
    limit,
    name: short(String(name)),
  });
  const names = NAMES[problem.code];
  const written = String(found).replace(/^@?["`]?|["`]?$|\(.*$/gs, '');
  const meant = known && names ? nearestName(written, known[names]) : null;
  return meant === null ? text : `${text} ${t('formulas.fault.meant', { name: meant })}`;
}

/** Why something is refused; the server's own words where this release has none. */
export function blockerText(
  blocker: { readonly code: string; readonly message: string; readonly name: string },
  t: Text<ProblemWord>,
): string {
  const key = `formulas.fault.${blocker.code}`;
  return isWord(key) ? t(key, { found: blocker.name, limit: '', name: blocker.name }) : blocker.message;
}
