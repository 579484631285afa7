import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ParsedManifest, parseManifestText } from '@tryout/game-sdk/manifest';

/** Something that the author has to put right first; its message says what. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError';
}

/** A path as it was typed, wherever npm was started. */
export function typedPath(typed: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), typed);
}

/** @throws AuthorError when there is no such folder. */
export function gameFolder(typed: string | undefined): string {
  if (typed === undefined) throw new AuthorError('Say which folder the game is in.');
  const folder = typedPath(typed);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new AuthorError(`${folder} is not a folder.`);
  return folder;
}

/** The text of `build.json`, and what it says. @throws AuthorError when there is none. */
export function readManifest(folder: string): { text: string; parsed: ParsedManifest } {
  const path = join(folder, 'build.json');
  if (!existsSync(path)) throw new AuthorError(`There is no build.json in ${folder}.`);
  const text = readFileSync(path, 'utf8');
  return { text, parsed: parseManifestText(text) };
}
