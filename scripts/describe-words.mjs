// Writes what the compiler is to know of the words in locales/ (languages, keys, what is filled in):
// node scripts/describe-words.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onNodeWithTypeScript, root } from './runtime.mjs';

await onNodeWithTypeScript(import.meta.filename);
const { compileMessage, namesIn } = await import('../packages/domain/src/text/message-compile.ts');
const { webWords } = await import('../apps/web/vite/words.ts');
const FOLDER = 'packages/domain/src/words';
const WRITTEN = '// Written by scripts/describe-words.mjs from locales/.';

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const property = (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

function readLanguage(tag) {
  return JSON.parse(readFileSync(join(root, 'locales', `${tag}.json`), 'utf8'));
}

/** Both files by their path. */
export function describedWords() {
  const tags = readdirSync(join(root, 'locales'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort((one, other) => (one === 'en' ? -1 : other === 'en' ? 1 : one < other ? -1 : 1));
  const rooms = { Web: webWords('en'), Server: readLanguage('en').server };
  return {
    [`${FOLDER}/languages.ts`]: languagesFile(tags.map((tag) => readLanguage(tag).locale)),
    [`${FOLDER}/word-keys.ts`]: keysFile(rooms),
  };
}

function languagesFile(heads) {
  const rows = heads.flatMap(({ tag, name, direction, intl }) => [
    `  ${property(tag)}: { name: ${quoted(name)}, direction: ${quoted(direction)}, intl: ${quoted(intl)} },`,
  ]);
  return `${[
    WRITTEN,
    '',
    '/**',
    ' * The languages that the product speaks, by BCP 47 tag; the first is complete and stands in for the others. Name in its',
    ' * own script; `intl` is the tag for numbers and dates.',
    ' */',
    'export const LANGUAGES = {',
    ...rows,
    '} as const;',
  ].join('\n')}\n`;
}

function keysFile(rooms) {
  return `${[WRITTEN, ...Object.entries(rooms).flatMap(([room, groups]) => roomLines(room, groups))].join('\n')}\n`;
}

function roomLines(room, groups) {
  const names = namesByKey(groups);
  const keys = Object.entries(groups).flatMap(([group, words]) => [
    `  ${property(group)}:`,
    ...Object.keys(words).map((key, i, all) => `    | ${quoted(key)}${i === all.length - 1 ? ';' : ''}`),
  ]);
  const places = [...names].map(([key, needed]) => `  ${property(key)}: ${needed.map(quoted).join(' | ')};`);
  return [
    '',
    `/** Keys of the words of the ${room.toLowerCase()} by their group. */`,
    `export interface ${room}Words {`,
    ...keys,
    '}',
    '',
    '/** What is put into a message, by its key; messages into which nothing is put are not here. */',
    `export interface ${room}Placeholders {`,
    ...places,
    '}',
  ];
}

/** A key may be in two groups, where one builds on the other: it needs the same then. */
function namesByKey(groups) {
  const names = new Map();
  for (const [key, text] of Object.values(groups).flatMap((words) => Object.entries(words))) {
    const needed = namesIn(compileMessage(text));
    if ((names.get(key) ?? needed).join() !== needed.join())
      throw new Error(`${key} is in two groups with other values`);
    names.set(key, needed);
  }
  return [...names].filter(([, needed]) => needed.length > 0);
}

if (import.meta.filename === process.argv[1])
  for (const [file, text] of Object.entries(describedWords())) writeFileSync(join(root, file), text);
