import { type CompletionItem, completionsAt } from '@tryout/domain/formula-language/completion';
import type { Suggest, Suggestion } from './editor/completion.ts';
import type { TaskPoint, Vocabulary } from './formulas.api.ts';
import { CURSOR, type Insertable } from './insertables.ts';

/** What a text may name. */
interface Named {
  readonly points: readonly TaskPoint[];
  readonly conditions: Vocabulary['conditions'];
  readonly inactive: ReadonlySet<string>;
}

/** What may stand at a place, as the language tells it. */
type At = typeof completionsAt;

const COMPARED =
  /([\p{L}_][\p{L}\p{N}\p{M}_.]*|`[^`\n]+`)\s*(?:={1,2}|!=|≠|in\s*\((?:[^()\n]*,)?)\s*("[^"\n]*)?$/u;

/**
 * What may stand at a place of a text, by the rules of the language, told with what `items` say of it; after a choice
 * and `=` the values of the choice. By typing it needs a letter, by asking it needs nothing.
 */
export function suggestionsFrom(items: readonly Insertable[], named: Named, at: At = completionsAt): Suggest {
  const known = new Map(items.map((item) => [item.id, item]));
  return (text, position, asked) => {
    const values = valuesAt(text.slice(0, position), named.points);
    if (values) return { from: position - values.begun, to: position, options: values.options };
    const found = at(text, position, languagePoints(named.points), named.conditions, named.inactive);
    if (found.from === position && !asked) return null;
    const rest = text.slice(found.to);
    return {
      from: found.from,
      to: found.to,
      options: found.items.map((item) => suggestion(item, known, named.conditions, rest)),
    };
  };
}

const languagePoints = (points: readonly TaskPoint[]) =>
  points.map(({ key, type, unit }) => ({ key, unit, type: type as CompletionItem['type'] & string }));

/** The values of the choice that is being compared; null where none is. */
function valuesAt(before: string, points: readonly TaskPoint[]) {
  const found = COMPARED.exec(before);
  const name = found?.[1]?.replaceAll('`', '');
  const point = points.find(({ key, options }) => key === name && options.length > 0);
  if (!point) return null;
  const begun = found?.[2] ?? '';
  const options = point.options
    .map((option) => JSON.stringify(option))
    .filter((label) => label.startsWith(begun))
    .map((label): Suggestion => ({ label, kind: 'value' }));
  return { begun: begun.length, options };
}

function suggestion(
  { kind, key, insert, signature }: CompletionItem,
  known: ReadonlyMap<string, Insertable>,
  conditions: Vocabulary['conditions'],
  rest: string,
): Suggestion {
  if (kind === 'keyword') return { label: key, kind, insert: spaced(insert, rest) };
  const condition = kind === 'condition' ? conditions.find((each) => each.key === key) : undefined;
  const item = known.get(
    condition ? `condition:${condition.id}` : kind === 'operator' ? `operator:${key}` : `point:${key}`,
  );
  const told = [kind === 'data_point' ? item?.name : kind === 'operator' ? item?.detail : '', item?.means];
  return {
    label: kind === 'operator' ? (signature ?? key) : insert,
    kind,
    insert: kind === 'operator' ? called(insert, rest) : insert,
    detail: kind === 'data_point' ? item?.detail : item?.name,
    info: told.filter(Boolean).join(' — '),
  };
}

/** `mean(` gets its closing parenthesis, unless one stands there already. */
const called = (insert: string, rest: string): string =>
  rest.startsWith('(') ? insert.slice(0, -1) : `${insert}${CURSOR})`;

/** A word of the language and the blank behind it. */
const spaced = (insert: string, rest: string): string =>
  /[()]$/.test(insert) || /^\s/.test(rest) ? insert : `${insert} `;
