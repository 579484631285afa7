import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileMessage } from '@tryout/domain/text/message-compile';
import type { CompiledMessage } from '@tryout/domain/text/message-format';
import type { Plugin } from 'vite';

type Group = Readonly<Record<string, string>>;
type Groups = Readonly<Record<string, Group>>;

const ROOT = join(import.meta.dirname, '../../..');
const GAMES = join(ROOT, 'packages/games/src');
/** What the built-in games say of themselves joins these groups: part of a game's words → group of the web. */
const OF_GAMES = { own: 'score-cards/own-games', settings: 'tasks/settings' } as const;
/** The language that is complete, and stands in for what another lacks. */
const SOURCE = 'en';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Tags of the languages there are: one for each file of `locales`. */
export const languageTags = (): readonly string[] =>
  readdirSync(join(ROOT, 'locales')).map((file) => basename(file, '.json'));

function filesOf(tag: string): readonly string[] {
  const keys: readonly string[] = readJson(join(GAMES, 'game-keys.json'));
  return [
    join(ROOT, 'locales', `${tag}.json`),
    ...keys.map((key) => join(GAMES, key, 'words', `${tag}.json`)),
  ];
}

/** All words of the web in one language, by group; a game without words in it is left out. */
export function webWords(tag: string): Groups {
  const [file = '', ...ofGames] = filesOf(tag);
  const groups: Record<string, Record<string, string>> = { ...readJson(file).web };
  for (const game of ofGames) {
    const parts = readGame(game);
    for (const [part, group] of Object.entries(OF_GAMES))
      groups[group] = { ...groups[group], ...parts[part] };
  }
  return groups;
}

function readGame(file: string): Partial<Record<string, Group>> {
  try {
    return readJson(file);
  } catch (error) {
    // A language may be added without touching the games.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** A group as the browser gets it: read messages instead of texts, English ones where the language has none. */
export function compiledGroup(tag: string, name: string): Readonly<Record<string, CompiledMessage>> {
  const group = { ...groupOf(SOURCE, name), ...groupOf(tag, name) };
  return Object.fromEntries(Object.entries(group).map(([key, text]) => [key, compileMessage(text)]));
}

const known = new Map<string, Groups>();

function groupOf(tag: string, name: string): Group {
  const groups = known.get(tag) ?? webWords(tag);
  known.set(tag, groups);
  const group = groups[name];
  if (group === undefined && tag === SOURCE)
    throw new Error(`locales/${SOURCE}.json has no words of ${name}`);
  return group ?? {};
}

const CATALOGUE = /\bdefineCatalogue\('([\w/-]+)'/;
const MODULE = 'virtual:words/';

/**
 * Puts the words of `locales` into the modules that ask for them by `defineCatalogue('<group>')`: English at once, every
 * other language as a file of its own in a build, fetched when somebody reads it. Without a build all are at hand.
 */
export function words(): Plugin {
  let apart = false;
  return {
    name: 'words',
    enforce: 'pre',
    configResolved: ({ command }) => {
      apart = command === 'build';
      known.clear();
    },
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const [tag = '', ...name] = id.slice(MODULE.length + 1).split('/');
      for (const file of filesOf(tag)) this.addWatchFile(file);
      return `export default ${JSON.stringify(compiledGroup(tag, name.join('/')))};`;
    },
    transform: (code, id) =>
      id.endsWith('.messages.ts') ? { code: withWords(id, code, languageTags(), apart), map: null } : null,
  };
}

/** The module with the words in place of the group's name. A module without a catalogue stops the build: its words would be lost. */
export function withWords(id: string, code: string, tags: readonly string[], apart: boolean): string {
  const found = CATALOGUE.exec(code);
  if (!found) throw new Error(`${id} defines no catalogue: defineCatalogue('<group of locales/en.json>')`);
  const [call, name = ''] = found;
  const others = tags.filter((tag) => tag !== SOURCE);
  const imports = apart ? [] : others.map((tag, i) => `import words${i} from '${MODULE}${tag}/${name}';\n`);
  const ways = others.map((tag, i) =>
    apart
      ? `'${tag}': () => import('${MODULE}${tag}/${name}').then((module) => module.default)`
      : `'${tag}': words${i}`,
  );
  const source = JSON.stringify(compiledGroup(SOURCE, name));
  const filled = `defineCatalogue({ ${SOURCE}: ${source}, others: { ${ways.join(', ')} } }`;
  return `${imports.join('')}${code.slice(0, found.index)}${filled}${code.slice(found.index + call.length)}`;
}
