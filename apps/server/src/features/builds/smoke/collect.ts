import type { Page } from 'playwright-core';
import type { ServedForSmoke } from './serve-build.ts';

const MOST = 20;
const LONGEST = 300;

/** Texts, each once, the first twenty, and how many there were. */
class Texts {
  readonly #texts = new Set<string>();
  count = 0;

  add(text: string): void {
    this.count += 1;
    if (this.#texts.size < MOST) this.#texts.add(text.slice(0, LONGEST).replace(/\s+/g, ' ').trim());
  }

  list(): string[] {
    return [...this.#texts];
  }
}

/** What a page with a game does, as far as the browser tells. */
export interface Collected {
  readonly errors: Texts;
  readonly heldBack: Texts;
  readonly outside: Texts;
  readonly missingFiles: Texts;
  readonly loadedFiles: Texts;
  hasCrashed: boolean;
}

const HELD_BACK =
  /Content Security Policy|sandboxed|Permissions[ -]Policy|Blocked (?:form|script|opening|a frame)/i;
/** What browsers say of our own headers; the game has no part in it. */
const OF_OUR_OWN = /^(?:Unrecognized Content-Security-Policy|Error with Permissions-Policy header)/;

/** Collects from now on. */
export function collect(
  page: Page,
  { origin, paths }: Pick<ServedForSmoke, 'origin' | 'paths'>,
  hostOrigin: string,
): Collected {
  const collected: Collected = {
    errors: new Texts(),
    heldBack: new Texts(),
    outside: new Texts(),
    missingFiles: new Texts(),
    loadedFiles: new Texts(),
    hasCrashed: false,
  };
  const inBuild = (url: string) => {
    const path = new URL(url).pathname.split('/').slice(4).join('/');
    try {
      return decodeURIComponent(path);
    } catch {
      // Not UTF-8 behind its percent signs, so it names no file of a build.
      return path;
    }
  };
  // Files that are not there have a list of their own.
  const isAboutMissingFile = (text: string) =>
    text.startsWith('Failed to load resource') ||
    (text.includes('CORS policy') && text.includes(`'${origin}/`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    if (OF_OUR_OWN.test(text)) return;
    if (HELD_BACK.test(text)) collected.heldBack.add(text);
    else if (message.type() === 'error' && !isAboutMissingFile(text)) collected.errors.add(text);
  });
  page.on('pageerror', (error) => collected.errors.add(error.message));
  page.on('crash', () => {
    collected.hasCrashed = true;
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(?:https?|wss?):/.test(url) || url.startsWith(`${hostOrigin}/`)) return;
    if (!url.startsWith(`${origin}/`)) collected.outside.add(new URL(url).origin);
    else if (!paths.has(inBuild(url))) collected.missingFiles.add(inBuild(url));
  });
  page.on('websocket', (socket) => collected.outside.add(socket.url()));
  page.on('response', (response) => {
    if (response.url().startsWith(`${origin}/`) && response.ok()) collected.loadedFiles.add(response.url());
  });
  return collected;
}
