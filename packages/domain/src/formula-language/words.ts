/**
 * Words that mean something in a formula's text. A data point with such a name is written in backticks. Names of
 * operators are not among them: they mean the operator only in front of a parenthesis.
 */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  'when',
  'always',
  'otherwise',
  'of',
  'and',
  'or',
  'not',
  'all',
  'any',
  'none',
  'between',
  'in',
  'is',
  'exists',
  'missing',
  'true',
  'false',
]);

/** Words that a case begins with; reading goes on at the next one after something wrong. */
export const CASE_WORDS: ReadonlySet<string> = new Set(['when', 'always', 'otherwise']);

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}\p{M}_]*(?:\.[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*)*$/u;
const PLAIN_CONDITION = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.-]*$/u;

/** The name of a data point as it is written in a text: in backticks where it must be. */
export function nameText(name: string): string {
  if (PLAIN_NAME.test(name) && !RESERVED_WORDS.has(name)) return name;
  const escaped = JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll('`', '\\`');
  return `\`${escaped}\``;
}

/** The name of a shared condition as it is written in a text: `@key`, or `@"Any name"`. */
export function conditionNameText(name: string): string {
  return PLAIN_CONDITION.test(name) ? `@${name}` : `@${JSON.stringify(name)}`;
}
