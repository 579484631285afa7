const LONGEST = 300;

const RULES: readonly (readonly [RegExp, string])[] = [
  // The signed part of a build's own address.
  [/\/b\/[\w.-]+\/[0-9a-f-]{36}\//gi, '/'],
  [/[^\s<>@"']{1,64}@[^\s<>@"']{1,190}\.[a-z]{2,}/gi, '(address)'],
  [/(https?:\/\/[^\s?#]{0,200})[?#]\S*/gi, '$1'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '(id)'],
  [/\b[0-9a-f]{16,}\b/gi, '(id)'],
  [/\d{5,}/g, '(number)'],
];

/**
 * A message of a game as it is kept: on one line, cut, and without addresses, ids and long numbers, so that it tells of
 * no person and the same problem of many players is one.
 */
export function redactedMessage(message: string): string {
  const line = message
    .slice(0, 2000)
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return RULES.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line).slice(0, LONGEST);
}
