import { createHash } from 'node:crypto';

/** So many scripts within a page may run; more would make the header too long for some browsers. */
const MOST = 50;
/** So many tags of scripts are looked at, of so many characters each: a page cannot make reading it costly. */
const MOST_TAGS = 500;
const LONGEST_TAG = 2_000;

const OPENING = /<script(?=[\s>/])/gi;
const REST_OF_TAG = /^(?:[^>"']|"[^"]*"|'[^']*')*>/;

/**
 * The sources (`'sha256-…'`) that let the scripts within a page run, and nothing that is added to it later. The
 * templates of Unity and Godot begin with such a script, and so does the app's own page. Pure.
 */
export function inlineScriptSources(html: Uint8Array): readonly string[] {
  const text = new TextDecoder().decode(html).replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
  const sources = new Set<string>();
  let at = 0;
  for (let tags = 0; tags < MOST_TAGS && sources.size < MOST; tags += 1) {
    OPENING.lastIndex = at;
    if (!OPENING.test(text)) break;
    at = OPENING.lastIndex;
    const [tag] = REST_OF_TAG.exec(text.slice(at, at + LONGEST_TAG)) ?? [];
    if (tag === undefined) continue;
    const from = at + tag.length;
    const length = text.slice(from).search(/<\/script[\s>/]/i);
    if (length < 0) break;
    at = from + length;
    if (/(?:^|[\s"'/])src\s*=/i.test(tag)) continue;
    const script = text.slice(from, at);
    sources.add(`'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`);
  }
  return [...sources];
}
