import { OPERATOR_FORMS } from '@tryout/domain/formula-language/operator-forms';
import { conditionNameText, nameText } from '@tryout/domain/formula-language/words';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Text } from '../../platform/i18n/use-text.ts';
import { dataPointName, hasDataPointName, type MeasureWords } from '../measures/public.ts';
import type { FormulaPageMessage } from './formula-page.messages.ts';
import type { TaskPoint, Vocabulary } from './formulas.api.ts';
import { operatorLabel, operatorMeaning } from './operator-name.ts';
import type { OperatorWord } from './operator-words.messages.ts';
import { pointLine } from './point-text.ts';

/** Stands in a template where the cursor goes. */
export const CURSOR = '\u2038';

/** Something that may be put into a text. */
export interface Insertable {
  /** Unique among all of one list. */
  readonly id: string;
  readonly kind: 'data_point' | 'condition' | 'operator' | 'keyword';
  /** As it is written. */
  readonly label: string;
  /** What is written; `CURSOR` marks where the cursor goes. */
  readonly template: string;
  /** Its name for people. */
  readonly name: string;
  /** Type, unit, range and better side; or the written form. */
  readonly detail: string;
  /** What it means, where that needs a sentence. */
  readonly means: string;
}

/** The words that insertables are told in. */
export interface InsertableWords {
  readonly t: Text<FormulaPageMessage>;
  readonly operators: Text<OperatorWord>;
  readonly measures: MeasureWords;
  readonly locale: Locale;
}

/** How operators are put in that are not written as `name(…)`. */
const TEMPLATES: Readonly<Record<string, readonly [label: string, template: string]>> = {
  eq: ['=', ' = '],
  ne: ['!=', ' != '],
  gt: ['>', ' > '],
  gte: ['>=', ' >= '],
  lt: ['<', ' < '],
  lte: ['<=', ' <= '],
  between: ['between … and …', ` between ${CURSOR} and `],
  in: ['in (…)', ` in (${CURSOR})`],
  not_in: ['not in (…)', ` not in (${CURSOR})`],
  exists: ['exists', ' exists'],
  missing: ['is missing', ' is missing'],
  all: ['and', ' and '],
  any: ['or', ' or '],
  none: ['not', 'not '],
  add: ['+', ' + '],
  sub: ['-', ' - '],
  mul: ['*', ' * '],
  div: ['/', ' / '],
};

const KEYWORDS: readonly (readonly [label: string, template: string])[] = [
  ['when … : … of …', `when ${CURSOR}: 8 of 10`],
  ['always: … of …', `always: ${CURSOR} of 100`],
  ['otherwise: not calculated', 'otherwise: not calculated'],
  ['otherwise: … of …', `otherwise: ${CURSOR} of 10`],
];

/** Everything that may be put in, in the order of a list: data points, conditions, operators, sentence parts. */
export function insertables(
  points: readonly TaskPoint[],
  { conditions, operators }: Pick<Vocabulary, 'conditions' | 'operators'>,
  words: InsertableWords,
): Insertable[] {
  return [
    ...points.map((point) => ofPoint(point, words)),
    ...conditions.map(({ id, key, name, description }) => ({
      id: `condition:${id}`,
      kind: 'condition' as const,
      label: conditionNameText(key),
      template: conditionNameText(key),
      name,
      detail: '',
      means: description,
    })),
    ...operators.filter(({ is_active }) => is_active).map((operator) => ofOperator(operator, words)),
    ...KEYWORDS.map(([label, template]) => ({
      id: `keyword:${label}`,
      kind: 'keyword' as const,
      label,
      template,
      name: '',
      detail: '',
      means: '',
    })),
  ];
}

function ofPoint(point: TaskPoint, { t, measures }: InsertableWords): Insertable {
  return {
    id: `point:${point.key}`,
    kind: 'data_point',
    label: nameText(point.key),
    template: nameText(point.key),
    // The key of an uploaded game's stands there as it is already.
    name: hasDataPointName(point.key) ? dataPointName(point.key, measures) : '',
    detail: pointLine(point, t, measures),
    means: '',
  };
}

function ofOperator(operator: Vocabulary['operators'][number], words: InsertableWords): Insertable {
  const { key } = operator;
  const [label, template] = TEMPLATES[key] ?? [`${key}(…)`, `${key}(${CURSOR})`];
  return {
    id: `operator:${key}`,
    kind: 'operator',
    label,
    template,
    name: operatorLabel(operator, words.locale, words.operators),
    detail: OPERATOR_FORMS[key]?.form ?? '',
    means: operatorMeaning(key, words.operators),
  };
}
