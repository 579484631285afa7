import type { Clause, Condition, Expression, Scalar, ShapePoint } from '../formulas/formula.ts';
import type { Span } from './source.ts';

/** A part of a text as it was read, before it becomes part of a formula's tree. */
export interface SourceNode extends Span {
  readonly kind: 'literal' | 'data_point' | 'operator' | 'compare' | 'named' | 'match' | 'broken';
  /** Operator, data point, condition, or how clauses are joined; of a literal ''. */
  readonly key: string;
  readonly literal: Scalar;
  readonly children: SourceNode[];
  readonly points: readonly ShapePoint[] | null;
  /** Levels of expressions, or of a condition its levels of conditions. */
  height: number;
  /** Whether another operand of the same sign joins these instead of nesting them. */
  readonly isOpen: boolean;
}

/** A node; what is left out is empty. */
export function node(
  kind: SourceNode['kind'],
  key: string,
  span: Span,
  rest: Partial<SourceNode> = {},
): SourceNode {
  const { children = [], literal = 0, points = null, isOpen = false } = rest;
  const tallest = children.reduce((most, each) => Math.max(most, each.height), 0);
  const own = kind === 'compare' ? 0 : 1;
  const height = kind === 'compare' ? 0 : own + tallest;
  return { kind, key, from: span.from, to: span.to, literal, children, points, height, isOpen };
}

/** Whether a node is a condition rather than a value. */
export function isCondition(source: SourceNode): boolean {
  return source.kind === 'compare' || source.kind === 'named' || source.kind === 'match';
}

/** The expression that a node means. */
export function expressionOf(source: SourceNode): Expression {
  if (source.kind === 'literal') return { literal: source.literal };
  if (source.kind === 'data_point') return { data_point: source.key };
  const args = source.children.map(expressionOf);
  return source.points === null
    ? { operator: source.key, args }
    : { operator: source.key, args, points: source.points };
}

const LISTS = new Set(['in', 'not_in', 'between']);

/** The clause that a node means. */
export function clauseOf(source: SourceNode): Clause {
  if (source.kind === 'named') return { condition_id: source.key };
  if (source.kind === 'match') return conditionOf(source);
  const [left, ...right] = source.children.map(expressionOf);
  const clause = { left: left as Expression, operator: source.key };
  if (LISTS.has(source.key)) return { ...clause, right };
  return right[0] === undefined ? clause : { ...clause, right: right[0] };
}

/** The condition that a node of clauses means. */
export function conditionOf(source: SourceNode): Condition {
  return { match: source.key as Condition['match'], clauses: source.children.map(clauseOf) };
}

/** Notes where a node and all below it stand. */
export function noteSpans(spans: Map<string, Span>, source: SourceNode, path: string): void {
  spans.set(path, { from: source.from, to: source.to });
  for (const [i, child] of source.children.entries()) {
    noteSpans(spans, child, `${path}.${childPath(source.kind, i)}`);
  }
}

function childPath(kind: SourceNode['kind'], i: number): string {
  if (kind === 'match') return `clauses.${i}`;
  if (kind === 'compare') return i === 0 ? 'left' : `right.${i - 1}`;
  return `args.${i}`;
}
