import type { FormulaBody } from '@tryout/domain/formula-language/source';
import type { Clause, Expression } from '@tryout/domain/formulas/formula';

/** One part of a formula's tree, with its path as problems and spans write it. */
export interface Part {
  readonly path: string;
  readonly part: Clause | Expression;
}

/** Every part of a formula, in the order of its text. Named conditions are not entered. */
export function partsOf(formula: FormulaBody): Part[] {
  const parts: Part[] = [];
  for (const [i, each] of formula.cases.entries()) {
    if (each.when !== 'always') clauseParts(each.when, `cases.${i}.when`, parts);
    expressionParts(each.value, `cases.${i}.value`, parts);
    expressionParts(each.total_score, `cases.${i}.total_score`, parts);
  }
  if (formula.otherwise !== 'not_calculated') {
    expressionParts(formula.otherwise.value, 'otherwise.value', parts);
    expressionParts(formula.otherwise.total_score, 'otherwise.total_score', parts);
  }
  return parts;
}

function clauseParts(clause: Clause, path: string, parts: Part[]): void {
  parts.push({ path, part: clause });
  if ('match' in clause) {
    for (const [i, each] of clause.clauses.entries()) clauseParts(each, `${path}.clauses.${i}`, parts);
  } else if ('left' in clause) {
    expressionParts(clause.left, `${path}.left`, parts);
    const right = clause.right === undefined ? [] : [clause.right].flat();
    for (const [i, each] of right.entries()) expressionParts(each as Expression, `${path}.right.${i}`, parts);
  }
}

function expressionParts(expression: Expression, path: string, parts: Part[]): void {
  parts.push({ path, part: expression });
  if (!('operator' in expression)) return;
  for (const [i, each] of expression.args.entries()) expressionParts(each, `${path}.args.${i}`, parts);
}
