import { type Difference, differencesOf } from '@tryout/domain/records/differences';
import type { Text } from '../../../../platform/i18n/use-text.ts';
import type { MeasureWords } from '../../../measures/public.ts';
import type { FormulaPageMessage } from '../../formula-page.messages.ts';
import type { FormulaTestCase } from '../../formulas.api.ts';
import { inputsText, outcomeText } from '../../point-text.ts';

/** What of two versions is compared. */
export interface Comparable {
  readonly name: string;
  readonly description: string;
  readonly subtrait: string;
  readonly task: string;
  readonly source: string;
  readonly tests: readonly FormulaTestCase[];
}

/** What differs between two versions, test cases as sentences; nothing of what the database and the language keep beside. */
export function versionDifferences(
  before: Partial<Comparable>,
  after: Partial<Comparable>,
  t: Text<FormulaPageMessage>,
  words: MeasureWords,
): Difference[] {
  const told = ({ name, description, subtrait, task, tests, source }: Partial<Comparable>) => ({
    name,
    subtrait,
    task,
    ...(source === undefined ? {} : { source: source.trim() }),
    ...(tests === undefined
      ? {}
      : {
          tests: tests.map(({ inputs, expect }) =>
            t('formulas.test_line', {
              given: inputsText(inputs, words) || t('formulas.tests.nothing_given'),
              expected: outcomeText(expect, t, words),
            }),
          ),
        }),
    description,
  });
  return differencesOf(told(before), told(after));
}

const FIELDS = ['name', 'source', 'tests', 'description', 'subtrait', 'task'] as const;

/** The place of a difference in words. */
export function differencePlace(path: readonly string[], t: Text<FormulaPageMessage>): string {
  const field = FIELDS.find((each) => each === path[0]);
  const place = field ? t(`formulas.field.${field}`) : (path[0] ?? '');
  return path[1] === undefined ? place : `${place} ${Number(path[1]) + 1}`;
}
