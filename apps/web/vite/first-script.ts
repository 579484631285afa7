import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Those that run before everything else, and what their tags are marked with in the HTML of the build. */
const SCRIPTS = { 'before-paint.js': '', 'ask-early.js': ' data-asks' } as const;

/** The script that asks early, as it stands in the HTML of the build; pages that come with their answers go without. */
export const ASKING = /\s*<script data-asks>.*?<\/script>/s;

/**
 * Writes the scripts that run before the first paint into the HTML of the build: as files of their own they hold up
 * everything after them for one more way to the server. The server names their digests in the content security policy
 * (apps/server/src/platform/http/inline-scripts.ts).
 */
export function firstScript(root: string): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        let written = html;
        for (const [script, mark] of Object.entries(SCRIPTS)) {
          const tag = `<script src="/${script}"></script>`;
          if (!written.includes(tag)) throw new Error(`index.html does not load ${script}`);
          const source = await readFile(join(root, 'public', script), 'utf8');
          const { code } = await minify(script, source);
          written = written.replace(tag, () => `<script${mark}>${code.trim()}</script>`);
        }
        return written;
      },
    },
  };
}
