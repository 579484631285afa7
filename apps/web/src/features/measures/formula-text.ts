import type {
  Clause,
  Condition,
  Expression,
  Formula,
  Scalar,
  ShapePoint,
} from '@tryout/domain/formulas/formula';
import { operatorOf } from '@tryout/domain/formulas/formula-operators';
import { dataPointName, inWords, type MeasureWords } from './data-point-text.ts';
import { type MeasureKey, messages } from './measures.messages.ts';

const EXACT = { maximumFractionDigits: 6 } as const;

const isKey = (key: string): key is MeasureKey => Object.hasOwn(messages.en, key);

/** A value of a formula in the reader's words. */
export function scalarText(value: Scalar | null, words: MeasureWords): string {
  if (value === null) return words.t('measures.no_value');
  if (typeof value === 'number') return words.number(value, EXACT);
  if (typeof value === 'boolean') return words.t(value ? 'measures.yes' : 'measures.no');
  return value;
}

/** An operator's name in the reader's language, the registry's own label where there is none. */
export function operatorName(key: string, words: MeasureWords): string {
  const message = `measures.op.${key}`;
  return isKey(message) ? words.t(message) : (operatorOf(key)?.label ?? inWords(key));
}

const withinSentence = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1);

const SIGNS: Readonly<Record<string, string>> = { add: '+', sub: '−', mul: '×', div: '÷' };

/** What an expression stands for, as part of a sentence. */
export function expressionText(expression: Expression, words: MeasureWords): string {
  if ('literal' in expression) return scalarText(expression.literal, words);
  if ('data_point' in expression) return withinSentence(dataPointName(expression.data_point, words));
  const { operator, points = [] } = expression;
  const args = expression.args.map((arg) => expressionText(arg, words));
  const sign = SIGNS[operator];
  if (sign) return `(${args.join(` ${sign} `)})`;
  return (
    shapeText(operator, args, points, words) ??
    words.t('measures.call', { name: operatorName(operator, words), args: words.list(args) })
  );
}

function shapeText(
  operator: string,
  args: readonly string[],
  points: readonly ShapePoint[],
  words: MeasureWords,
): string | null {
  const { t } = words;
  const [x = '', second = '', third = '', dir = '1'] = args;
  const side = t(dir.startsWith('-') || dir.startsWith('−') ? 'measures.side.below' : 'measures.side.above');
  switch (operator) {
    case 'norm_t':
    case 'norm_pct':
      return t(`measures.${operator}`, { x, mean: second, sd: third, side });
    case 'clamp':
      return t('measures.clamp', { x, low: second, high: third });
    case 'target':
      return t('measures.target', { x, target: second, tolerance: third });
    case 'linear':
      return t('measures.linear', { x, from: second, to: third });
    case 'irt':
      return t('measures.irt', { x });
    case 'table':
    case 'step':
      return t(`measures.${operator}`, {
        x,
        points: words.list(
          points.map(([at, y]) => t('measures.point', { x: scalarText(at, words), y: scalarText(y, words) })),
        ),
      });
    default:
      return null;
  }
}

/** A comparison as words: "correct answers is at least 0.8". */
export function comparisonText(
  operator: string,
  left: string,
  right: readonly string[],
  words: MeasureWords,
): string {
  const message = `measures.cmp.${operator}`;
  const joined = operator === 'between' ? right.join(' – ') : words.list(right);
  if (isKey(message)) return words.t(message, { left, right: joined });
  return [left, operatorOf(operator)?.label ?? operator, joined].join(' ').trim();
}

function clauseText(clause: Clause, words: MeasureWords): string {
  if ('condition_id' in clause)
    return words.t('measures.named_condition', { name: inWords(clause.condition_id) });
  if ('match' in clause) return conditionText(clause, words);
  const right = clause.right === undefined ? [] : [clause.right].flat();
  return comparisonText(
    clause.operator,
    expressionText(clause.left, words),
    right.map((each) => expressionText(each as Expression, words)),
    words,
  );
}

/** A condition as words: "all of these hold: …". */
export function conditionText(condition: Condition, words: MeasureWords): string {
  const clauses = condition.clauses.map((clause) => clauseText(clause, words));
  return clauses.length === 1 && condition.match !== 'none'
    ? (clauses[0] as string)
    : words.t(`measures.match.${condition.match}`, { clauses: words.list(clauses) });
}

/** A formula as sentences, one for each case and one for what happens otherwise. */
export function formulaSentences(formula: Formula, subject: string, words: MeasureWords): string[] {
  const amount = (source: { value: Expression; total_score: Expression }) => ({
    subject,
    value: expressionText(source.value, words),
    total: expressionText(source.total_score, words),
  });
  const cases = formula.cases.map((each) =>
    each.when === 'always'
      ? words.t('measures.case.always', amount(each))
      : words.t('measures.case.when', { condition: clauseText(each.when, words), ...amount(each) }),
  );
  const otherwise =
    formula.otherwise === 'not_calculated'
      ? words.t(
          formula.cases.every(({ when }) => when === 'always')
            ? 'measures.otherwise_none'
            : 'measures.otherwise_not_calculated',
          { subject },
        )
      : words.t('measures.otherwise', amount(formula.otherwise));
  return [...cases, otherwise];
}
