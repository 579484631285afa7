import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What all stations share, in a folder of its own beside the games. */
const SHARED = 'harbour';
/** The language that is complete, and stands in for what another lacks. */
const SOURCE = 'en';

type Group = Readonly<Record<string, string>>;

const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'words')).map((name) => join(folder, 'words', name));

/** What a game in a folder says while it is played, in one language; the harbour also knows what each station is called. */
function playWords(folder: string, tag: string): Group {
  const file = filesOf(folder).find((each) => basename(each, '.json') === tag);
  const own: Group = file ? (JSON.parse(readFileSync(file, 'utf8')).play ?? {}) : {};
  if (basename(folder) !== SHARED) return own;
  const keys: readonly string[] = JSON.parse(readFileSync(join(folder, '../game-keys.json'), 'utf8'));
  const titles = keys.flatMap((key) => {
    const title = playWords(join(folder, '..', key), tag)[`${key}.title`];
    return title === undefined ? [] : [[`${key}.title`, title] as const];
  });
  return { ...own, ...Object.fromEntries(titles) };
}

const ASKED = /\bdefineGameWords\('[\w-]+'/;
const MODULE = 'virtual:game-words/';
const MESSAGES = /[\\/][\w-]+[\\/]messages\.ts$/;

/**
 * Puts the words of `words/<language>.json` into the games that ask for them by `defineGameWords('<game>')`: English at
 * once, every other language as a file of its own that is fetched when somebody plays in it.
 */
export function gameWords(): Plugin {
  /** Where the games are that asked for words, by the names of their folders. */
  const folders = new Map<string, string>();
  return {
    name: 'game-words',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(MODULE) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const [tag = '', name = ''] = id.slice(MODULE.length + 1).split('/');
      const folder = folders.get(name) ?? '';
      for (const file of filesOf(folder)) this.addWatchFile(file);
      return `export default ${JSON.stringify(playWords(folder, tag))};`;
    },
    transform(code, id) {
      const call = MESSAGES.test(id) ? ASKED.exec(code)?.[0] : undefined;
      if (call === undefined) return null;
      const folder = dirname(id);
      folders.set(basename(folder), folder);
      for (const file of filesOf(folder)) this.addWatchFile(file);
      const others = filesOf(folder)
        .map((file) => basename(file, '.json'))
        .filter((tag) => tag !== SOURCE)
        .map((tag) => {
          const from = `${MODULE}${tag}/${basename(folder)}`;
          return `'${tag}': () => import('${from}').then((module) => module.default)`;
        });
      const filled = `defineGameWords({ en: ${JSON.stringify(playWords(folder, SOURCE))}, others: { ${others.join(', ')} } }`;
      return { code: code.replace(call, () => filled), map: null };
    },
  };
}
