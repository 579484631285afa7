import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs';

/** What the host of a game has seen; `found` is what the game measured. */
export interface SeenByHost<Found> {
  /** Numbers of the messages that were taken, as they came. */
  readonly taken: readonly number[];
  readonly refused: number;
  readonly phase: string;
  readonly found: Found;
}

/** A page with the real host, and a game from another host name in a closed-off frame of it. */
export interface MessagePages {
  /** Plays one of the games to its end. */
  play<Found>(game: 'trips' | 'many'): Promise<SeenByHost<Found>>;
  close(): Promise<void>;
}

/** The longest that a game may take, ms: 20,000 messages come at 180 a second. */
const LONGEST_MS = 300_000;

const FRAME_POLICY = 'sandbox allow-scripts';

/** Builds both sides, serves them and shows them in Chromium. */
export async function openMessagePages(): Promise<MessagePages> {
  const outDir = mkdtempSync(join(tmpdir(), 'tryout-messages-'));
  const scripts = await buildSides(outDir);
  const game = await serve('127.0.0.1', { '/': pageWith(scripts.game) }, FRAME_POLICY);
  const gameUrl = `http://127.0.0.1:${portOf(game)}/`;
  const host = await serve('localhost', { '/': pageWith(scripts.host) }, '');
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-sync'],
  });
  return {
    async play<Found>(which: 'trips' | 'many') {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${portOf(host)}/#${encodeURIComponent(`${gameUrl}#${which}`)}`);
      await page.waitForFunction(
        () => (window as unknown as { seen: SeenByHost<unknown> }).seen.found !== null,
        null,
        { timeout: LONGEST_MS },
      );
      const seen = (await page.evaluate(
        () => (window as unknown as { seen: SeenByHost<unknown> }).seen,
      )) as SeenByHost<Found>;
      await page.close();
      return seen;
    },
    async close() {
      await browser.close();
      game.close();
      host.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

async function buildSides(outDir: string): Promise<{ host: string; game: string }> {
  const side = async (name: 'host' | 'game') => {
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: join(outDir, name),
        emptyOutDir: true,
        lib: { entry: join(import.meta.dirname, `message-${name}.page.ts`), formats: ['es'], fileName: name },
      },
    });
    return readFileSync(join(outDir, name, `${name}.js`), 'utf8');
  };
  return { host: await side('host'), game: await side('game') };
}

const pageWith = (script: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Messages</title><body><script type="module">${script.replaceAll('</script', '<\\/script')}</script></body></html>`;

function serve(host: string, pages: Readonly<Record<string, string>>, policy: string): Promise<Server> {
  const server = createServer((request, response) => {
    const page = pages[new URL(request.url ?? '/', 'http://x').pathname];
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy && { 'content-security-policy': policy }),
    });
    response.end(page);
  });
  return new Promise((resolve) => server.listen(0, host, () => resolve(server)));
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
