import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { webWords } from './words.ts';

/** What a native writer would not have written, and what to write instead. */
const NOT_SAID: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:stands?|lies|hangs) (?:here|there|in|on|beside|against|at)\b/i, 'name what is shown, or say "is"'],
  [/\btak(?:e|en|ing) (?:it )?back\b|\btook back\b/i, '"undo", "withdraw"'],
  [/\b(?:some|no)body\b/i, 'name the role'],
  [/\bbegun\b/i, '"started"'],
  [/\banew\b/i, '"again"'],
  [/\bas far as\b/i, '"within"'],
  [/\bbecomes? of\b/i, '"happens to"'],
  [/\b(?:came|comes) to\b/i, '"result"'],
  [/\bspeaks? for\b/i, '"evidence"'],
  [/\bput in\b/i, '"insert"'],
  [/\be-mail/i, '"email"'],
  [/\bshort[- ]list/i, '"shortlist"'],
  [/\bnetwork address/i, '"IP address"'],
  [/\bmiddle time\b|\bnine of ten\b/i, '"median", "90th percentile"'],
  [/\bopenings? taken\b/i, '"filled"'],
  [/\bby now\b/i, '"now"'],
  [/\bso far as\b|\bgiven already\b|\balready given\b/i, '"existing"'],
  [/\b(?:cut into|gone through|looked at|held by|as it is here)\b/i, 'say what happens in the field’s words'],
  [/\bspread\b/i, '"SD", "distribution"'],
  [/\bmeanwhile\b/i, '"in the meantime", or name who changed it'],
  [/\bcandidates? (?:is|are) told\b|\bis told\b|\bare told\b/i, '"is notified", or say what happens'],
  [/^[^:]{1,30}: (?:is|must|has|are)\b/, 'a whole sentence'],
];

const ENGLISH = Object.entries({
  web: webWords('en'),
  server: JSON.parse(readFileSync(join(import.meta.dirname, '../../../locales/en.json'), 'utf8')).server,
}).flatMap(([room, groups]) =>
  Object.values(groups as Record<string, Record<string, string>>).flatMap((words) =>
    Object.entries(words).map(([key, text]) => ({ room, key, text })),
  ),
);

it('says nothing in words that a native writer would not use (docs/languages.md)', () => {
  const found = ENGLISH.flatMap(({ room, key, text }) =>
    NOT_SAID.filter(([pattern]) => pattern.test(text)).map(
      ([, instead]) => `${room} ${key}: “${text}” – ${instead}`,
    ),
  );
  expect(found).toEqual([]);
});
