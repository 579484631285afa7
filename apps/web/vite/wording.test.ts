import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, JUDGES, TASK_KEYS } from '@tryout/games/registry';
import { SIMULATIONS } from '@tryout/games/simulations';
import { SIMULATION_TEMPLATES } from '@tryout/games/simulations/templates';
import { CATEGORIES } from '@tryout/games/vocabulary';
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
  [/\bput in\b(?! order)/i, '"insert"'],
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
  [/\b(?:again|effect|applicants|company|deleted|works) at once\b/i, '"immediately"'],
  [/\b(?:by hand|by themselves|again by itself)\b/i, '"manually", "automatically"'],
  [/\b(?:already|undone|ended|used) already\b|\bin use already\b/i, '"already" before the verb'],
  [/\bset-up\b|\buser name\b/i, '"setup", "username"'],
  [/\bany more\b/i, '"no longer"'],
  [/\bcancel(?:ed|ing)\b/i, '"cancelled", as everywhere here'],
  [/\b(?:so far|this far)\.$/i, 'say what is true now'],
  [/\bhow (?:far|it) (?:they have|goes)\b/i, '"progress"'],
  [/\bwhoever runs\b/i, '"your administrator"'],
  [
    /\bhas not been|\bis not (?:valid|a calendar|encrypted)\b|\bdoes not answer\b/i,
    'a contraction, "isn’t responding"',
  ],
  [/\bcolor|\b(?:summaris|recognis|customis|apologis|minimis)/i, '"colour" and -ize, as everywhere here'],
];

const ROOT = join(import.meta.dirname, '../../..');
const GAME_FILES = join(ROOT, 'packages/games/src');
/** What people react to in a test: another wording is another item. */
const ITEM = /^(?:team-days\.\w+\.(?:situation|[a-d])|shift-desk\.text_\w+)$/;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Everything the product says in a language: pages, answers and emails of the server, games. */
function said(tag: string): readonly { room: string; key: string; text: string }[] {
  const games = globSync('*/words', { cwd: GAME_FILES }).flatMap((folder) => {
    const parts: Record<string, unknown> = readJson(join(GAME_FILES, folder, `${tag}.json`));
    // Simulations and the vocabulary are one group without parts.
    const isGroup = Object.values(parts).some((part) => typeof part === 'string');
    return (isGroup ? [parts] : Object.values(parts)) as Record<string, string>[];
  });
  const rooms = {
    web: Object.values(webWords(tag)),
    server: Object.values(readJson(join(ROOT, `locales/${tag}.json`)).server),
    games,
  };
  return Object.entries(rooms).flatMap(([room, groups]) =>
    groups
      .flatMap((words) => Object.entries(words as Record<string, string>))
      .map(([key, text]) => ({ room, key, text })),
  );
}

it('says nothing in words that a native writer would not use (docs/languages.md)', () => {
  const found = said('en')
    .filter(({ key }) => !ITEM.test(key))
    .flatMap(({ room, key, text }) =>
      NOT_SAID.filter(([pattern]) => pattern.test(text)).map(
        ([, instead]) => `${room} ${key}: “${text}” – ${instead}`,
      ),
    );
  expect(found).toEqual([]);
});

/** All texts within something, however deep. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

it('says nothing of that kind in what the product brings along: games, traits, simulations', () => {
  const brought = [
    ...TASK_KEYS.flatMap((key) => [GAMES[key].library, JUDGES[key].data_points, JUDGES[key].parameters]),
    ...SIMULATIONS,
    ...SIMULATION_TEMPLATES,
    ...CATEGORIES,
  ];
  const found = textsIn(brought).filter((text) => NOT_SAID.some(([pattern]) => pattern.test(text)));
  expect(found).toEqual([]);
});

/** Syntax of messages, and what people type as it is here: addresses, formulas, code. */
const NO_WORDS = /\{\w+, *\w+,|\{\w+\}|[\w-]+ *(?=\{)|<\/?\w+>|\S*(?:[@/:_]|\w\.\w)\S*|["“«‎][^"”»]*["”»]/g;
const ENGLISH_PHRASE = /\b[A-Za-z]{2,}(?:[ ,]+[A-Za-z’'-]{2,}){2,}/;

it('says no English sentence in Arabic', () => {
  const found = said('ar').filter(({ text }) => ENGLISH_PHRASE.test(text.replace(NO_WORDS, ' ')));
  expect(found).toEqual([]);
});

it('says in Arabic letters whatever has words in English', () => {
  const english = new Map(said('en').map(({ key, text }) => [key, text]));
  const found = said('ar').filter(
    ({ key, text }) =>
      /[a-z]{4,} [a-z]{2,}/.test((english.get(key) ?? '').replace(NO_WORDS, ' ')) &&
      key !== 'formulas.editor.placeholder' &&
      !/\p{Script=Arabic}/u.test(text),
  );
  expect(found).toEqual([]);
});

it('has a word for every kind of mail that the server sends', () => {
  const { server, web } = readJson(join(ROOT, 'locales/en.json'));
  const kinds = Object.keys(server['notifications/kinds']).map((key) => key.replace(/\..*$/, ''));
  // News that waited for one mail a day come in a kind of their own.
  expect(Object.keys(web['administration/mail-kinds']).toSorted()).toEqual(
    [...new Set([...kinds, 'daily_digest'])].map((kind) => `administration.mail_kind.${kind}`).toSorted(),
  );
});

it('has a word for whatever the server writes to the security log, and for each part of its detail', () => {
  const sources = globSync('**/*.ts', { cwd: join(ROOT, 'apps/server/src') })
    .filter((name) => !/\.test\.ts$|testing\//.test(name))
    .map((name) => readFileSync(join(ROOT, 'apps/server/src', name), 'utf8'))
    .join('\n');
  const targets = [...sources.matchAll(/target_type: '([a-z_]+)'/g)].map(([, name]) => `about.${name}`);
  const details = [...sources.matchAll(/\bmeta: \{((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(([, inside]) =>
    [...(inside ?? '').matchAll(/(?:^|[,{])\s*([a-z_]+)(?=\s*(?:[:,}]|$))/g)].map(
      ([, name]) => `field.${name}`,
    ),
  );
  const known = readJson(join(ROOT, 'locales/en.json')).web['administration/security-log'];
  expect([...new Set([...targets, ...details])].filter((name) => !(`security.${name}` in known))).toEqual([]);
});

it('has words for every kind of line that the checks of uploaded games write', () => {
  const folder = join(ROOT, 'apps/server/src/features/builds');
  const codes = globSync('**/*.ts', { cwd: folder })
    .filter((name) => !/\.test\.ts$|testing|\.routes\.ts$/.test(name))
    .flatMap((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      return [
        ...source.matchAll(/\bcode: '([a-z_]+)'/g),
        ...source.matchAll(/\bline\(\s*'(?:error|warning|info)',\s*'([a-z_]+)'/g),
        ...source.matchAll(/^ {2}\| '([a-z_]+)'$/gm),
      ].map(([, code]) => `builds.log.${code}`);
    });
  expect(codes.length).toBeGreaterThan(80);
  const known = readJson(join(ROOT, 'locales/en.json')).web['builds/log'];
  expect([...new Set(codes)].filter((key) => !(key in known))).toEqual([]);
});
