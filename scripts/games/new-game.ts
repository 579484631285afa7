import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AuthorError, typedPath } from './game-folder.ts';
import { assembleGame, type SampleName } from './samples.ts';

/** What a game can begin as: a finished small one, to be changed. */
const TEMPLATES: Readonly<Record<string, SampleName>> = {
  plain: 'dot-count',
  jspsych: 'jspsych-stroop',
};

/** What a new game is to be called, and what it begins as. */
interface NewGame {
  readonly name?: string;
  readonly template?: string;
}

/** Makes a folder with a whole game in it. Answers its path. @throws AuthorError */
export async function newGame(typed: string | undefined, options: NewGame): Promise<string> {
  if (typed === undefined) throw new AuthorError('Say which folder the game shall be in.');
  const folder = typedPath(typed);
  const { template = 'plain' } = options;
  const sample = Object.hasOwn(TEMPLATES, template) ? TEMPLATES[template] : undefined;
  if (sample === undefined) {
    throw new AuthorError(
      `There is no template ${template}; there are ${Object.keys(TEMPLATES).join(', ')}.`,
    );
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new AuthorError(`${folder} is not empty. Nothing was changed.`);
  }
  const name = options.name?.trim() || titleOf(basename(folder));
  const slug = slugOf(name) ?? slugOf(basename(folder));
  if (slug === null || name.length > 100) {
    throw new AuthorError('A name has at most 100 characters, some of them Latin letters or digits.');
  }
  mkdirSync(folder, { recursive: true });
  await assembleGame(sample, folder);
  rename(folder, { name, slug });
  return folder;
}

/** The copy has its own name; its first version is 1.0. */
function rename(folder: string, { name, slug }: { name: string; slug: string }): void {
  const place = join(folder, 'build.json');
  const manifest = JSON.parse(readFileSync(place, 'utf8'));
  for (const file of readdirSync(folder).filter((file) => /^(?!tryout-).*\.(html|js|md)$/.test(file))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const safe = file.endsWith('.html') ? escapeHtml(name) : file.endsWith('.js') ? escapeJs(name) : name;
    writeFileSync(
      join(folder, file),
      text.replaceAll(manifest.name, () => safe).replaceAll(`samples/dist/${manifest.slug}`, () => folder),
    );
  }
  const own = { ...manifest, slug, name, version: '1.0' };
  writeFileSync(place, `${JSON.stringify(own, null, 2)}\n`);
}

function titleOf(folder: string): string {
  const words = folder.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** Small letters, digits and hyphens, as build.json wants it; null when too little is left. */
function slugOf(name: string): string | null {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 63)
    .replace(/-+$/, '');
  return slug.length >= 2 ? slug : null;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function escapeJs(text: string): string {
  return text.replace(/[\\'\n]/g, (sign) => (sign === '\n' ? ' ' : `\\${sign}`));
}
