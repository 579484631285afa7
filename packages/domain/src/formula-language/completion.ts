import { OPERATORS } from '../formulas/formula-operators.ts';
import type { FormulaDataPoint } from '../formulas/formula-validation.ts';
import { type CompletionContext, contextAt } from './completion-context.ts';
import { OPERATOR_FORMS } from './operator-forms.ts';
import { scan, type Token } from './scan.ts';
import { SOURCE_LIMITS, type Span } from './source.ts';
import { conditionNameText, nameText } from './words.ts';

/** Something that may stand in a text at a position. */
export interface CompletionItem {
  readonly kind: 'data_point' | 'operator' | 'condition' | 'keyword';
  /** The data point's, operator's or condition's key; of a keyword the word or sign. */
  readonly key: string;
  /** What to put in place of the part from `from` to `to`. An operator's text ends behind its open parenthesis. */
  readonly insert: string;
  /** Of an operator its written form, e.g. `clamp(x, low, high)`; of a condition its name; else null. */
  readonly signature: string | null;
  /** Of a data point; else null. */
  readonly type: FormulaDataPoint['type'] | null;
  readonly unit: string | null;
}

/** What may stand at a position, and the word there that it takes the place of. */
export interface Completions extends Span {
  readonly items: readonly CompletionItem[];
}

/** A data point as completion shows it. */
export type CompletionDataPoint = FormulaDataPoint & { readonly unit?: string | null };

/**
 * What may stand at a position of a formula's text: data points, operators, shared conditions, words and signs of the
 * language. What begins like the word under the position comes first, then what holds it; nothing else. Inside
 * numbers, quotes and comments there is nothing to offer.
 * @param position in UTF-16 units from the beginning
 * @param off keys of operators that are switched off
 */
export function completionsAt(
  text: string,
  position: number,
  data_points: readonly CompletionDataPoint[],
  conditions: readonly { readonly key: string; readonly name: string }[],
  off: ReadonlySet<string> = new Set(),
): Completions {
  const nothing = { from: position, to: position, items: [] };
  if (text.length > SOURCE_LIMITS.length) return nothing;
  const { tokens } = scan(text);
  const under = tokens.find((each) => each.type !== 'end' && each.from < position && position <= each.to);
  const before = tokens.filter((each) => each.type !== 'end' && each.to <= position && each !== under);
  if (isInComment(text, before.at(-1)?.to ?? 0, under?.from ?? position)) return nothing;
  if (under !== undefined && isOpaque(text, under, position)) return nothing;
  const replaced = under !== undefined && isNaming(under) ? under : null;
  const place = contextAt(replaced === null && under !== undefined ? [...before, under] : before);
  const typed = replaced === null ? '' : text.slice(replaced.from, position).replace(/^@?["`]?/, '');
  const { from, to } = replaced ?? nothing;
  const isNamed = text[from] === '@' && replaced !== null;
  const items = isNamed
    ? place.takesConditions
      ? conditionItems(conditions)
      : []
    : itemsOf(place, data_points, conditions, off);
  return { from, to, items: matching(items, typed) };
}

/** The same for the text of a condition on its own. */
export function conditionCompletionsAt(
  text: string,
  position: number,
  data_points: readonly CompletionDataPoint[],
  conditions: readonly { readonly key: string; readonly name: string }[],
  off: ReadonlySet<string> = new Set(),
): Completions {
  const head = 'when ';
  const shifted = completionsAt(head + text, head.length + position, data_points, conditions, off);
  const items = shifted.items.filter((each) => each.key !== ':');
  return { from: shifted.from - head.length, to: shifted.to - head.length, items };
}

function itemsOf(
  place: CompletionContext,
  data_points: readonly CompletionDataPoint[],
  conditions: readonly { readonly key: string; readonly name: string }[],
  off: ReadonlySet<string>,
): CompletionItem[] {
  const items: CompletionItem[] = [];
  if (place.dataPoints !== 'none') {
    for (const each of data_points) {
      const isSeries = each.type === 'series';
      if (place.dataPoints === 'any' || isSeries === (place.dataPoints === 'series')) {
        items.push(item('data_point', each.key, nameText(each.key), null, each.type, each.unit ?? null));
      }
    }
  }
  if (place.takesConditions) items.push(...conditionItems(conditions));
  if (place.takesOperators) items.push(...operatorItems(off));
  for (const word of place.keywords) items.push(item('keyword', word, word));
  return items;
}

function conditionItems(conditions: readonly { readonly key: string; readonly name: string }[]) {
  return conditions.map(({ key, name }) => item('condition', key, conditionNameText(key), name));
}

function operatorItems(off: ReadonlySet<string>): CompletionItem[] {
  const items: CompletionItem[] = [];
  for (const { key, kind } of OPERATORS) {
    const form = OPERATOR_FORMS[key]?.form ?? '';
    if (kind === 'compare' || kind === 'logic' || off.has(key) || !form.startsWith(`${key}(`)) continue;
    items.push(item('operator', key, `${key}(`, form));
  }
  return items;
}

function item(
  kind: CompletionItem['kind'],
  key: string,
  insert: string,
  signature: string | null = null,
  type: CompletionItem['type'] = null,
  unit: string | null = null,
): CompletionItem {
  return { kind, key, insert, signature, type, unit };
}

function matching(items: readonly CompletionItem[], typed: string): CompletionItem[] {
  const sought = typed.toLowerCase();
  const rank = (each: CompletionItem) => {
    const names = [each.key, each.kind === 'condition' ? (each.signature ?? '') : ''].map((name) =>
      name.toLowerCase(),
    );
    if (names.some((name) => name.startsWith(sought))) return 0;
    return names.some((name) => name.includes(sought)) ? 1 : 2;
  };
  return items.filter((each) => rank(each) < 2).sort((one, other) => rank(one) - rank(other));
}

function isNaming({ type }: Token): boolean {
  return type === 'name' || type === 'quoted_name' || type === 'condition';
}

function isOpaque(text: string, token: Token, position: number): boolean {
  if (token.type === 'number') return true;
  if (token.type !== 'text') return false;
  return position < token.to || text[token.to - 1] !== '"' || token.to - token.from === 1;
}

function isInComment(text: string, from: number, position: number): boolean {
  const gap = text.slice(from, position);
  return gap.slice(gap.lastIndexOf('\n') + 1).includes('#');
}
