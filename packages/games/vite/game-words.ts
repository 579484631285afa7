import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const SRC = join(import.meta.dirname, '../src');
/** What all stations share, in a folder of its own beside the games. */
const SHARED = 'harbour';
/** The language that is complete, and stands in for what another lacks. */
const SOURCE = 'en';

type Group = Readonly<Record<string, string>>;

const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(SRC, folder, 'words')).map((name) => join(SRC, folder, 'words', name));

const readPlay = (file: string): Group => JSON.parse(readFileSync(file, 'utf8')).play ?? {};

/** What a game says while it is played, in one language; the harbour also knows what each station is called. */
export function playWords(folder: string, tag: string): Group {
  const file = filesOf(folder).find((each) => basename(each, '.json') === tag);
  const own = file ? readPlay(file) : {};
  if (folder !== SHARED) return own;
  const keys: readonly string[] = JSON.parse(readFileSync(join(SRC, 'game-keys.json'), 'utf8'));
  const titles = keys.flatMap((key) => {
    const title = playWords(key, tag)[`${key}.title`];
    return title === undefined ? [] : [[`${key}.title`, title] as const];
  });
  return { ...own, ...Object.fromEntries(titles) };
}

const ASKED = /\bdefineGameWords\('([\w-]+)'/;
const MODULE = 'virtual:game-words/';
const MESSAGES = /games[\\/]src[\\/][\w-]+[\\/]messages\.ts$/;

/**
 * Puts the words of `words/<language>.json` into the games that ask for them by `defineGameWords('<game>')`: English at
 * once, every other language as a file of its own that is fetched when somebody plays in it.
 */
export function gameWords(): Plugin {
  return {
    name: 'game-words',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(MODULE) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const [folder = '', tag = ''] = id.slice(MODULE.length + 1).split('/');
      for (const file of filesOf(folder)) this.addWatchFile(file);
      return `export default ${JSON.stringify(playWords(folder, tag))};`;
    },
    transform(code, id) {
      if (!MESSAGES.test(id)) return null;
      const [call = '', folder = ''] = ASKED.exec(code) ?? [];
      if (!call) throw new Error(`${id} asks for no words: defineGameWords('<game>')`);
      for (const file of filesOf(folder)) this.addWatchFile(file);
      const others = filesOf(folder)
        .map((file) => basename(file, '.json'))
        .filter((tag) => tag !== SOURCE)
        .map((tag) => `'${tag}': () => import('${MODULE}${folder}/${tag}').then((module) => module.default)`);
      const filled = `defineGameWords({ en: ${JSON.stringify(playWords(folder, SOURCE))}, others: { ${others.join(', ')} } }`;
      return { code: code.replace(call, () => filled), map: null };
    },
  };
}
